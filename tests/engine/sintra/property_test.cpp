// SPDX-License-Identifier: MIT
// What holds in every position of every game, whoever plays it.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/bots/playout.hpp"
#include "engine/sintra/words.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/game_properties.hpp"
#include "tests/support/sintra_positions.hpp"
#include "tests/support/statistics.hpp"

namespace glazier::sintra {
namespace {

Options AnyOptions(int i) {
  return {2 + i % 3, i / 3 % 2 == 0 ? Side::kA : Side::kB};
}

// Every player count and side.
template <class Look>
void EveryPosition(int games, std::uint64_t seed, Look look) {
  glazier::EveryPosition<State>(games, seed, AnyOptions, look);
}

TEST_CASE("Every position: 20 panes of every colour") {
  int positions = 0;
  EveryPosition(Games(3000), 1, [&positions](const State& state, Rng&) {
    ++positions;
    if (state.AwaitsSetup()) {
      return;
    }
    const Panes all = state.bag() + state.PanesOutsideBag();
    for (const Colour colour : kAllColours) {
      if (all.Count(colour) != 20) {
        FAIL(PositionText(state));
      }
    }
  });
  CHECK(positions > 80 * Games(3000));
}

TEST_CASE("Every position: the list of moves, its length and its members") {
  EveryPosition(Games(2000), 2,
                [](const State& state, Rng&) { CheckMoveList(state); });
}

TEST_CASE("Every position: what is listed is allowed and reads back") {
  EveryPosition(Games(200), 3,
                [](const State& state, Rng&) { CheckMoveTexts(state); });
}

TEST_CASE("Every position: what is not listed is refused in words") {
  int refused = 0;
  int allowed = 0;
  EveryPosition(Games(1000), 4, [&](const State& state, Rng& rng) {
    State::Steps moves;
    state.List(state.Turn(), moves);
    for (int i = 0; i < 20; ++i) {
      const Step move{static_cast<std::uint8_t>(rng.Below(12)),
                      static_cast<std::uint8_t>(rng.Below(6)),
                      static_cast<std::uint8_t>(rng.Below(10)),
                      static_cast<std::uint8_t>(rng.Below(7))};
      const bool listed = CheckRefusal(state, moves, move);
      ++(listed ? allowed : refused);
    }
  });
  CHECK(refused > 100 * allowed);
  CHECK(allowed > 0);
}

TEST_CASE("Every position: its text reads back as the same position") {
  EveryPosition(Games(400), 5,
                [](const State& state, Rng&) { CheckPositionText(state); });
}

TEST_CASE("Every position: lines of at most 80 columns describe it") {
  EveryPosition(Games(50), 6, [](const State& state, Rng&) {
    CheckDescription(state, "Somebody");
  });
}

TEST_CASE("Random moves: every legal move is equally likely") {
  // Positions in which no two moves lead to the same position.
  const Layout first = Layout().Factory(1, "OPYB").Factory(2, "OOPG");
  const Layout late = Layout()
                          .Factory(1, "OPPG")
                          .Centre("YYB")
                          .Strip(4, "OYOYO", "OYOY.")
                          .Window(1, "PG")
                          .Window(7, "GP")
                          .Glazier(3);
  for (const Layout& layout : {first, late}) {
    const std::vector<int> counts = RandomStepCounts(layout.Build(), 20000);
    CHECK(counts.size() > 8);
    CHECK(Unevenness(counts) < 4);
  }
}

TEST_CASE("Random moves, side B: every pane to keep is a move of its own") {
  const State state = Layout(2, 'B')
                          .Factory(1, "OPYB")
                          .Strip(4, "OYOYO", "OYOY.")
                          .Strip(8, "?OYB?", "P.YBG")
                          .Window(8, "Y.")
                          .Glazier(3)
                          .Build();
  const std::vector<int> counts = RandomStepCounts(state, 30000);
  CHECK(counts.size() == static_cast<std::size_t>(state.CountSteps()));
  CHECK(LegalMoves(state).find("F1O>8=G") != std::string::npos);
  CHECK(Unevenness(counts) < 4);
}

TEST_CASE("Random steps deal what a table would deal") {
  for (int i = 0; i < 60; ++i) {
    CheckRandomDeals<State>(AnyOptions(i), static_cast<std::uint64_t>(i));
  }
}

TEST_CASE("Playouts: within the bound, near the known averages") {
  struct Expected {
    Options options;
    double moves;
    double score;
  };
  const int games = Games(8000);
  // Two players: about 75 moves (74 on side B) and near -61 points.
  for (const Expected& expected :
       {Expected{{2, Side::kA}, 75, -61}, Expected{{2, Side::kB}, 74, -61}}) {
    Rng rng(9);
    double moves = 0;
    double score = 0;
    for (int i = 0; i < games; ++i) {
      State state(expected.options);
      moves += PlayOut(state, rng);
      score += (state.Score(0) + state.Score(1)) / 2.0;
    }
    CHECK(moves / games == doctest::Approx(expected.moves).epsilon(0.015));
    CHECK(score / games == doctest::Approx(expected.score).epsilon(0.03));
  }
  Rng rng(10);
  for (int i = 0; i < games; ++i) {
    State state(AnyOptions(i));
    const int moves = PlayOut(state, rng);
    REQUIRE(moves <= 48 * state.factories());
    REQUIRE(state.Turn() == kNobody);
  }
}

}  // namespace
}  // namespace glazier::sintra
