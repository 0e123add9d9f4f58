// SPDX-License-Identifier: MIT
// How likely each seat is to win, as far as the evaluation can tell.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/bots/thought.hpp"

namespace glazier {

/// @brief Chances to win by seat; they add up to 1.
using Chances = std::array<double, kMaxSeats>;

/// @brief The logistic curve with this slope is next to the normal
/// distribution.
inline constexpr double kSlope = 1.702;

/// @brief The exponential function, near enough, from basic arithmetic alone: a
/// bot that goes by it plays the same on every machine.
inline double Exponential(double x) {
  constexpr int kSquares = 10;
  double power = 1 + std::clamp(x, -40.0, 40.0) / (1 << kSquares);
  for (int i = 0; i < kSquares; ++i) {
    power *= power;
  }
  return power;
}

/// @brief Whether no deal comes before the end of the game, if the game can
/// tell.
template <SearchableGame G>
bool AllDealt([[maybe_unused]] const G& position) {
  if constexpr (requires { IsLastRound(position); }) {
    return IsLastRound(position);
  } else {
    return false;
  }
}

/// @brief The chance of one of two players, by what a search found for them.
/// What is solved to the end of the game is won, lost or a tie.
template <SearchableGame G>
double ChanceOf(const G& position, const Thought<typename G::Step>& thought) {
  if (thought.solved && AllDealt(position)) {
    return thought.value > 0 ? 1 : thought.value < 0 ? 0 : 0.5;
  }
  return 1 / (1 + Exponential(-kSlope * thought.value / Spread(position)));
}

/// @brief From what each seat may expect at the end, and how sure that is; once
/// the game is over, the winners share it.
template <SearchableGame G>
Chances ChancesAt(const G& position) {
  const bool over = position.Turn() == kNobody;
  const double slope = over ? 0 : kSlope / Spread(position);
  const int first = over ? 0 : ExpectedScore(position, 0);
  Chances chances{};
  double sum = 0;
  for (int seat = 0; seat < position.players(); ++seat) {
    double& chance = chances[static_cast<std::size_t>(seat)];
    if (over) {
      chance = position.Wins(seat) ? 1 : 0;
    } else {
      chance = Exponential(slope * (ExpectedScore(position, seat) - first));
    }
    sum += chance;
  }
  for (double& chance : chances) {
    chance /= sum;
  }
  return chances;
}

}  // namespace glazier
