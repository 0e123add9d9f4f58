// SPDX-License-Identifier: MIT
// Random play against the reference's figures, and the greedy player's
// strength.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>

#include "engine/road/words.hpp"
#include "tests/engine/road/every_position.hpp"
#include "tests/support/effort.hpp"

namespace glazier::road {
namespace {

struct Figures {
  double decisions = 0;
  double legal = 0;
  double score = 0;
  double buildings = 0;
  double error = 0;  ///< of the mean number of decisions
};

Figures RandomPlay(const Options& options, int games) {
  double decisions = 0;
  double squares = 0;
  double legal = 0;
  double score = 0;
  double buildings = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game) + 1);
    State state(options);
    int steps = 0;
    while (state.Turn() != kNobody) {
      legal += state.CountSteps();
      steps += state.RandomStep(rng) ? 1 : 0;
    }
    REQUIRE(steps < 450);
    decisions += steps;
    squares += static_cast<double>(steps) * steps;
    for (int seat = 0; seat < state.players(); ++seat) {
      score += state.Score(seat) / 2.0;
      buildings += state.estate(seat).built.Count();
    }
  }
  const double mean = decisions / games;
  const double seats = static_cast<double>(games) * options.players;
  return {mean, legal / decisions, score / seats, buildings / seats,
          std::sqrt((squares / games - mean * mean) / games)};
}

TEST_CASE("Road: uniformly random play gives the reference's figures") {
  struct Row {
    Options options;
    double decisions;
    double legal;
    double score;
    double buildings;
  };
  const Row rows[] = {
      {{1, false, 7}, 87.5, 9.45, 3.42, 3.28},
      {{2, false, 4}, 159.4, 9.38, 3.34, 2.58},
      {{3, false, 4}, 221.8, 9.38, 2.97, 2.12},
      {{4, false, 4}, 307.1, 9.46, 3.20, 2.31},
      {{1, true, 7}, 88.8, 9.54, 3.98, -1},
      {{2, true, 4}, 161.3, 9.44, 3.98, -1},
      {{2, false, 5}, 195.5, 9.33, 4.07, -1},
      {{3, true, 4}, 224.1, 9.43, 3.30, -1},
      {{3, false, 5}, 271.8, 9.37, 3.45, -1},
      {{4, true, 4}, 311.1, 9.34, 3.48, -1},
      {{4, false, 5}, 375.7, 9.56, 3.92, -1},
  };
  for (const Row& row : rows) {
    const Figures seen = RandomPlay(row.options, 1000);
    CAPTURE(row.options.players);
    CAPTURE(row.options.periods);
    // The facts page's figures have errors of their own: 300 or 2,000 games.
    CHECK(std::abs(seen.decisions - row.decisions) < 8 * seen.error);
    CHECK(std::abs(seen.legal - row.legal) < 0.4);
    CHECK(std::abs(seen.score - row.score) < 0.45);
    if (row.buildings > 0) {
      CHECK(std::abs(seen.buildings - row.buildings) < 0.25);
    }
  }
}

Step BestStep(const State& state, int seat) {
  const State view = state.View(seat);
  State::Steps steps;
  view.List(seat, steps);
  Step best = steps[0];
  int most = Appraise(view, seat, best);
  for (const Step& step : steps) {
    const int value = Appraise(view, seat, step);
    if (value > most) {
      most = value;
      best = step;
    }
  }
  return best;
}

TEST_CASE("Road: the greedy player beats a random one in 95 of 100 games") {
  const int games = Games(200);
  int won = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game) + 501);
    State state(Options{2});
    const int greedy = game % 2;
    int steps = 0;
    while (state.Turn() != kNobody && ++steps < 5000) {
      if (state.Turn() == greedy) {
        state.Play(greedy, BestStep(state, greedy));
      } else {
        state.RandomStep(rng);
      }
    }
    REQUIRE(steps < 5000);
    won += state.Score(greedy) > state.Score(1 - greedy) ? 1 : 0;
  }
  CHECK(won * 100 >= games * 95);
}

TEST_CASE("Road: alone the greedy player has ten points or more") {
  const int games = Games(80);
  int total = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game) + 901);
    State state(Options{1});
    while (state.Turn() != kNobody) {
      if (state.Turn() == 0) {
        state.Play(0, BestStep(state, 0));
      } else {
        state.Apply(state.Draw(rng));
      }
    }
    total += state.Score(0);
  }
  CHECK(total >= games * 2 * 10);
}

TEST_CASE("Road: the greedy player throws nothing away") {
  EveryPosition(8, 77, [](const State& state, Rng&) {
    if (state.Turn() < 0 || state.phase() == Phase::kGift) {
      return;
    }
    const Step best = BestStep(state, state.Turn());
    REQUIRE_FALSE((best.kind == Step::Kind::kConvert && !best.gain.IsNone() &&
                   best.gain.IsNothing()));
  });
}

}  // namespace
}  // namespace glazier::road
