// SPDX-License-Identifier: MIT
// What holds in every position of every game of River Valley.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/bots/playout.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/game_properties.hpp"
#include "tests/support/river_positions.hpp"
#include "tests/support/statistics.hpp"

namespace glazier::river {
namespace {

static_assert(SampledGame<State>);

Options AnyOptions(int i) {
  return {2 + i % 4};
}

template <class Look>
void EveryPosition(int games, std::uint64_t seed, Look look) {
  glazier::EveryPosition<State>(games, seed, AnyOptions, look);
}

TEST_CASE("River, every position: the box by colour and shape") {
  int positions = 0;
  EveryPosition(Games(1000), 1, [&positions](const State& state, Rng&) {
    ++positions;
    Pieces all = state.bag();
    all += state.PiecesOutsideBag();
    if (all != Pieces::Box(state.players())) {
      FAIL(PositionText(state));
    }
  });
  CHECK(positions > 40 * Games(1000));
}

TEST_CASE("River, every position: its moves, their number and their words") {
  EveryPosition(Games(60), 2, [](const State& state, Rng&) {
    CheckMoveList(state);
    CheckMoveTexts(state);
  });
}

TEST_CASE("River, every position: its text reads back as the same position") {
  EveryPosition(Games(400), 5,
                [](const State& state, Rng&) { CheckPositionText(state); });
}

TEST_CASE("River, every position: lines of at most 80 columns describe it") {
  EveryPosition(Games(100), 6, [](const State& state, Rng&) {
    CheckDescription(state, "Somebody");
  });
}

// Bytes that may be a move: near a legal one, so that some of them are.
Step AnyBytes(const State& state, Rng& rng) {
  Step move = state.NthStep(static_cast<int>(
      rng.Below(static_cast<std::uint32_t>(state.CountSteps()))));
  for (std::uint32_t i = rng.Below(3); i > 0; --i) {
    const auto small = static_cast<std::uint8_t>(
        rng.Below(8) == 0 ? rng.Below(256) : rng.Below(10));
    switch (rng.Below(6)) {
      case 0:
        move.piece = rng.Below(2) == 0 ? kNoPiece : Piece(rng.Below(56));
        break;
      case 1:
        move.second = rng.Below(2) == 0 ? kNoPiece : Piece(rng.Below(56));
        break;
      case 2:
        move.tile = small;
        break;
      case 3:
        move.gather = small;
        break;
      case 4:
        move.colour = small;
        break;
      default:
        move.kind = static_cast<Step::Kind>(rng.Below(6));
    }
  }
  return move;
}

TEST_CASE("River, every position: what is not listed is refused in words") {
  int refused = 0;
  int allowed = 0;
  EveryPosition(Games(300), 4, [&](const State& state, Rng& rng) {
    if (state.Turn() < 0) {
      return;
    }
    State::Steps moves;
    state.List(state.Turn(), moves);
    for (int i = 0; i < 20; ++i) {
      ++(CheckRefusal(state, moves, AnyBytes(state, rng)) ? allowed : refused);
    }
  });
  CHECK(refused > 50 * Games(300));
  CHECK(allowed > 50 * Games(300));
}

TEST_CASE("River, every position: deals read back in their own words") {
  EveryPosition(Games(200), 7, [](const State& state, Rng&) {
    if (state.Turn() == kDealer) {
      Rng rng(1);
      const Deal deal = state.Draw(rng);
      const auto read = ParseDeal(state, DealText(deal));
      REQUIRE(read.why() == "");
      REQUIRE(*read == deal);
    }
  });
}

TEST_CASE("River, every position: choices are legal, different, never none") {
  EveryPosition(Games(300), 8, [](const State& state, Rng&) {
    State::Steps choices;
    ListChoices(state, choices);
    REQUIRE(choices.empty() == (state.Turn() < 0));
    for (std::size_t i = 0; i < choices.size(); ++i) {
      REQUIRE(state.WhyNot(state.Turn(), choices[i]) == "");
      for (std::size_t j = 0; j < i; ++j) {
        REQUIRE(choices[i] != choices[j]);
      }
    }
  });
}

TEST_CASE("River, random moves: every legal move is equally likely") {
  // No two moves of this position lead to the same one.
  const State state = Layout()
                          .Satchel("W3P3L4")
                          .Lake("W1P2L3D4D4")
                          .On('1', "G1")
                          .On('2', "L1M1")
                          .On('3', "W2")
                          .On('4', "D1")
                          .On('5', "Y2")
                          .On('6', "O2")
                          .Build();
  for (const char* const words : {"", "W3>3-2", "~W1"}) {
    const State asked = *words == '\0' ? state : After(state, words);
    const std::vector<int> counts = RandomStepCounts(asked, 20000);
    CHECK(counts.size() > 1);
    // A little more than usual: of two steps the measure varies more.
    CHECK(Unevenness(counts) < 6);
  }
}

TEST_CASE("River: random steps deal what a table would deal") {
  for (int i = 0; i < 60; ++i) {
    CheckRandomDeals<State>(AnyOptions(i), static_cast<std::uint64_t>(i));
  }
}

TEST_CASE("River, draws: every piece in the bag is equally likely") {
  // One piece of each kind is left, and one is drawn.
  Layout layout = Layout().Satchel("W3").On('4', "W4");
  State state = layout.Build();
  std::string rest;
  for (int kind = 0; kind < kBlack * kShapes; ++kind) {
    for (int i = 1; i < state.bag().Count(static_cast<Piece>(kind)); ++i) {
      rest += PieceText(static_cast<Piece>(kind));
    }
  }
  state = layout.Seat(2).Overflow(rest).Build();
  state.Play(state.Turn(), Legal(state, "W3>3-4"));
  std::vector<int> counts(static_cast<std::size_t>(state.bag().Total()), 0);
  Rng rng(9);
  std::vector<int> index(kKinds, -1);
  int kinds = 0;
  state.bag().ForEach([&](Piece piece) { index[piece] = kinds++; });
  for (int i = 0; i < 40000; ++i) {
    const Deal deal = state.Draw(rng);
    ++counts.at(static_cast<std::size_t>(index.at(deal.drawn[0])));
  }
  CHECK(counts.size() > 40);
  CHECK(Unevenness(counts) < 4);
}

struct Averages {
  int players;
  double steps;
  double turns;
  double legal;
  double score;
};

// Uniformly random steps; measured with 300 games each by the reference.
constexpr std::array<Averages, 4> kAverages = {{{2, 43.9, 24.5, 11.9, 28.2},
                                                {3, 58.8, 32.3, 11.9, 29.2},
                                                {4, 72.3, 39.7, 11.5, 27.6},
                                                {5, 89.6, 48.3, 11.1, 25.3}}};

TEST_CASE("River, playouts: near the known averages, to the end") {
  const int games = Games(2000);
  Rng rng(9);
  for (const Averages& known : kAverages) {
    CAPTURE(known.players);
    double steps = 0;
    double turns = 0;
    double legal = 0;
    double score = 0;
    int most = 0;
    for (int i = 0; i < games; ++i) {
      State state(Options{known.players});
      while (state.Turn() != kNobody) {
        if (state.Turn() >= 0) {
          ++steps;
          turns += state.asked() == Asked::kTurn ? 1 : 0;
          legal += state.CountSteps();
          most = std::max(most, state.CountSteps());
        }
        state.RandomStep(rng);
      }
      for (int seat = 0; seat < known.players; ++seat) {
        score += state.Score(seat);
      }
    }
    // The errors of 300 games: about 1 % of steps and 3 % of scores.
    CHECK(steps / games == doctest::Approx(known.steps).epsilon(0.03));
    CHECK(turns / games == doctest::Approx(known.turns).epsilon(0.03));
    CHECK(legal / steps == doctest::Approx(known.legal).epsilon(0.03));
    CHECK(score / games / known.players ==
          doctest::Approx(known.score).epsilon(0.06));
    CHECK(most > 60);
    CHECK(most <= static_cast<int>(State::kMaxSteps));
  }
}

}  // namespace
}  // namespace glazier::river
