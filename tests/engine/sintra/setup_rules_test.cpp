// SPDX-License-Identifier: MIT
// The box and the set-up of Sintra.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/sintra/facts.hpp"
#include "engine/sintra/state.hpp"
#include "tests/support/statistics.hpp"

namespace glazier::sintra {
namespace {

State SetUp(int players, std::uint64_t seed) {
  State state(Options{players, Side::kA});
  Rng rng(seed);
  state.Apply(state.Draw(rng));
  return state;
}

TEST_CASE("Components: the strips as listed, with two jokers on one face") {
  constexpr std::array<std::string_view, kFaces> kListed = {
      "OYOYO", "BGPGB", "PBPBP", "GOYOG", "YGYGY", "OPBPO", "BOBOB", "PYGYP",
      "GPGPG", "YBOBY", "OYBGO", "BOPYB", "PBGOP", "GPYBG", "YGOPY", "?OYB?"};
  CHECK(kFacePatterns == kListed);
  std::map<char, int> spaces;
  for (const std::string_view face : kFacePatterns) {
    for (const char letter : face) {
      ++spaces[letter];
    }
  }
  CHECK(spaces ==
        std::map<char, int>{
            {'O', 16}, {'Y', 16}, {'B', 16}, {'P', 15}, {'G', 15}, {'?', 2}});
  CHECK(Back(0) == 1);
  CHECK(Back(kJokerFace) == 14);
}

TEST_CASE("Components: points, tracks and numbers as printed") {
  CHECK(kWindowPoints == std::array<int, 8>{4, 3, 3, 2, 2, 1, 1, 2});
  CHECK(kGlassTrack == std::array<int, 9>{0, 1, 2, 4, 6, 8, 11, 14, 18});
  CHECK(kOrnamentPoints == std::array<int, 5>{0, 0, 3, 6, 10});
  CHECK(kColourLetters == "OPYBG");
  CHECK(kPanes == 100);
}

TEST_CASE("Set-up: 5, 7 or 9 factories for 2, 3 or 4 players") {
  CHECK(State(Options{2, Side::kA}).factories() == 5);
  CHECK(State(Options{3, Side::kA}).factories() == 7);
  CHECK(State(Options{4, Side::kA}).factories() == 9);
}

TEST_CASE("Set-up: chance is to move until the first round is dealt") {
  State state(Options{3, Side::kB});
  CHECK(state.AwaitsSetup());
  CHECK(state.Turn() == kDealer);
  CHECK(state.CountSteps() == 0);
  Rng rng(4);
  state.Apply(state.Draw(rng));
  CHECK_FALSE(state.AwaitsSetup());
  CHECK(state.Turn() == kDealer);
  CHECK(state.CountSteps() == 0);
  CHECK(state.round() == 1);
  state.Apply(state.Draw(rng));
  CHECK(state.Turn() == state.starter());
  CHECK(state.CountSteps() > 0);
  CHECK(state.MarkerInCentre());
}

TEST_CASE("Set-up: six bonus panes, 94 in the bag, nothing elsewhere") {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const State state = SetUp(2, seed);
    CHECK(state.bag().Total() == 94);
    CHECK(state.tower().Empty());
    CHECK(state.centre().Empty());
    std::set<Colour> later;
    for (int round = 2; round <= 6; ++round) {
      later.insert(state.bonus(round));
    }
    CHECK(later.size() == 5);  // ruling 10
    for (const Colour colour : kAllColours) {
      CHECK(state.bag().Count(colour) == (colour == state.bonus(1) ? 18 : 19));
    }
  }
}

TEST_CASE("Set-up: glaziers on the left, scores 0, markers at the top") {
  const State state = SetUp(4, 9);
  for (int seat = 0; seat < 4; ++seat) {
    const Board& board = state.board(seat);
    CHECK(board.glazier == 0);
    CHECK(board.score == 0);
    CHECK(board.glass == 0);
    CHECK(board.Lost() == 0);
    CHECK(board.PanesOnStrips().Empty());
    CHECK(board.PanesInWindows().Empty());
    CHECK(board.strips == 0xFF);
  }
}

TEST_CASE("Set-up: each player has each strip once, jokers face down") {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    const State state = SetUp(4, seed);
    for (int seat = 0; seat < 4; ++seat) {
      std::set<int> strips;
      for (const int face : state.board(seat).face) {
        CHECK(face != kJokerFace);
        strips.insert(face / 2);
      }
      CHECK(strips.size() == 8);
    }
  }
}

TEST_CASE("Set-up: strips lie anywhere and either way up, for each player") {
  // Strips 1-7 fall on either face; strip 8 always shows the one without
  // jokers. Every strip comes to every place equally often.
  constexpr int kSetUps = 8000;
  std::vector<int> up(kFaces, 0);
  std::vector<int> joker_strip_at(kPlaces, 0);
  int same_for_both = 0;
  for (std::uint64_t seed = 1; seed <= kSetUps; ++seed) {
    const State state = SetUp(2, seed);
    for (std::size_t place = 0; place < kPlaces; ++place) {
      const int face = state.board(0).face[place];
      ++up.at(static_cast<std::size_t>(face));
      joker_strip_at[place] += face == Back(kJokerFace) ? 1 : 0;
    }
    same_for_both += state.board(0).face == state.board(1).face ? 1 : 0;
  }
  CHECK(up[static_cast<std::size_t>(Back(kJokerFace))] == kSetUps);
  up.resize(kFaces - 2);
  CHECK(Unevenness(up) < 4);
  CHECK(Unevenness(joker_strip_at) < 4);
  CHECK(same_for_both == 0);
}

TEST_CASE("Set-up: every seat is as likely to begin, every colour to show") {
  for (const int players : {2, 3, 4}) {
    std::vector<int> first(static_cast<std::size_t>(players), 0);
    std::vector<int> round_one(kColours, 0);
    std::vector<int> round_two(kColours, 0);
    for (std::uint64_t seed = 1; seed <= 6000; ++seed) {
      const State state = SetUp(players, seed);
      ++first.at(static_cast<std::size_t>(state.starter()));
      ++round_one.at(static_cast<std::size_t>(state.bonus(1)));
      ++round_two.at(static_cast<std::size_t>(state.bonus(2)));
    }
    CHECK(Unevenness(first) < 4);
    CHECK(Unevenness(round_one) < 4);
    CHECK(Unevenness(round_two) < 4);
  }
}

TEST_CASE("Set-up: four panes on every factory, drawn from the bag") {
  for (const int players : {2, 3, 4}) {
    State state = SetUp(players, 3);
    const Panes full = state.bag();
    Rng rng(5);
    state.Apply(state.Draw(rng));
    Panes dealt;
    for (int factory = 0; factory < kMaxFactories; ++factory) {
      CHECK(state.source(factory).Total() ==
            (factory < state.factories() ? 4 : 0));
      dealt += state.source(factory);
    }
    CHECK(state.bag() + dealt == full);
    CHECK(state.tower().Empty());
  }
}

// The bag without green: a quarter of the first panes has each colour left.
TEST_CASE("Refill: every pane of the bag is as likely to be drawn") {
  const auto position = State::ParsePosition(
      "sintra 1 players=2 side=A round=2 turn=deal first=1 marker=centre "
      "bonus=GYPBOG factories=-,-,-,-,- centre=- tower=1,1,1,1,18 "
      "seat=0:0:0:1:OYOYO/BGPGB,PBPBP/GOYOG,YGYGY/OPBPO,BOBOB/PYGYP,"
      "GPGPG/YBOBY,OYBGO/BOPYB,PBGOP/GPYBG,YGOPY/?OYB?:..,..,..,..,..,..,..,.."
      " seat=0:0:0:1:OYOYO/BGPGB,PBPBP/GOYOG,YGYGY/OPBPO,BOBOB/PYGYP,"
      "GPGPG/YBOBY,OYBGO/BOPYB,PBGOP/GPYBG,YGOPY/?OYB?:..,..,..,..,..,..,..,"
      "..");
  REQUIRE(position.why() == "");
  CHECK(position->bag().Count(Colour::kGreen) == 1);
  CHECK(position->bag().Count(Colour::kOrange) == 18);
  Rng rng(77);
  for (const std::size_t factory : {0U, 2U, 4U}) {
    std::vector<int> counts(4, 0);
    int green = 0;
    constexpr int kDeals = 20000;
    for (int i = 0; i < kDeals; ++i) {
      const Deal deal = position->Draw(rng);
      for (const Colour colour :
           {Colour::kOrange, Colour::kPink, Colour::kYellow, Colour::kBlue}) {
        counts[static_cast<std::size_t>(colour)] +=
            deal.factories[factory].Count(colour);
      }
      green += deal.factories[factory].Count(Colour::kGreen);
    }
    CHECK(Unevenness(counts) < 4);
    // One green among 73 panes, four draws a factory: 4/73 of all deals.
    CHECK(green == doctest::Approx(kDeals * 4.0 / 73).epsilon(0.1));
  }
}

}  // namespace
}  // namespace glazier::sintra
