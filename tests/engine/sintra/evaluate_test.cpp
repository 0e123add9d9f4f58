// SPDX-License-Identifier: MIT
// The fast ways to evaluate and to play at random agree with the plain ones.
#include "engine/sintra/evaluate.hpp"

#include <doctest/doctest.h>

#include "engine/sintra/weights.hpp"
#include "tests/support/effort.hpp"

namespace glazier::sintra {
namespace {

/// Calls see(state) for every position of random games of every kind.
template <class See>
void EveryPosition(int games, See see) {
  for (int i = 0; i < games; ++i) {
    State state({2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB});
    Rng rng(static_cast<std::uint64_t>(i));
    while (state.Turn() != kNobody) {
      see(state);
      state.RandomStep(rng);
    }
    see(state);
  }
}

/// The expectation between two rounds, feature by feature.
int FromFeatures(const State& state, int seat) {
  const int played = state.round() - 1;
  const auto& weights = WeightsFor(state.players())
                            .gains[static_cast<std::size_t>(state.side())]
                                  [static_cast<std::size_t>(played - 1)];
  int sum = 100 * state.board(seat).score;
  Look(state.board(seat), state.side(), state.bonus(played + 1),
       seat == state.starter(), [&](int feature, int amount) {
         sum += weights[static_cast<std::size_t>(feature)] * amount;
       });
  return sum;
}

TEST_CASE("Evaluation: between rounds it is the sum of the features") {
  int compared = 0;
  EveryPosition(Games(120), [&](const State& state) {
    if (state.Turn() != kDealer || state.round() == 1) {
      return;
    }
    for (int seat = 0; seat < state.players(); ++seat) {
      CHECK(ExpectedScore(state, seat) == FromFeatures(state, seat));
      ++compared;
    }
  });
  CHECK(compared > 100);
}

TEST_CASE("Evaluation: after the game it is the final score") {
  EveryPosition(Games(120), [&](const State& state) {
    if (state.Turn() == kNobody) {
      for (int seat = 0; seat < state.players(); ++seat) {
        CHECK(ExpectedScore(state, seat) == 100 * state.Final(seat).total);
      }
    }
  });
}

TEST_CASE("Evaluation: a step is worth what the position after it is") {
  int ends = 0;
  int completions = 0;
  EveryPosition(Games(24), [&](const State& state) {
    if (state.Turn() < 0) {
      return;
    }
    State::Steps moves;
    state.List(state.Turn(), moves);
    for (int seat = 0; seat < state.players(); ++seat) {
      const StepValues values(state, seat);
      for (const Step& move : moves) {
        State after = state;
        after.Play(after.Turn(), move);
        const StepValue value = values.After(move);
        REQUIRE(value.value == Evaluate(after, seat));
        REQUIRE(value.ends == (after.Turn() < 0));
        REQUIRE(values.MoverScore(move) == ExpectedScore(after, state.Turn()));
        REQUIRE(state.BoardAfter(move) == after.board(state.Turn()));
        ends += value.ends ? 1 : 0;
        completions += move.Completes() ? 1 : 0;
      }
    }
  });
  CHECK(ends > 50);
  CHECK(completions > 50);
}

TEST_CASE("Random play: a run is the same steps as one by one") {
  for (int i = 0; i < Games(600); ++i) {
    const Options options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB};
    State steps(options);
    State runs(options);
    Rng step_luck(static_cast<std::uint64_t>(i));
    Rng run_luck = step_luck;
    while (runs.Turn() != kNobody) {
      int moves = runs.RandomRun(run_luck);
      if (moves == 0) {
        CHECK_FALSE(steps.RandomStep(step_luck));
      }
      for (; moves > 0; --moves) {
        CHECK(steps.RandomStep(step_luck));
      }
      REQUIRE(steps == runs);
    }
  }
}

}  // namespace
}  // namespace glazier::sintra
