// SPDX-License-Identifier: MIT
// Random games of Glass Road, checked in every position.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>

#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief Options of all kinds, one after the other.
inline Options AnyOptions(int i) {
  return Options{1 + i % 4, i / 4 % 2 == 1, 4 + i / 8 % 2};
}

/// @brief Plays random games and hands every position to `look`.
template <class Look>
void EveryPosition(int games, std::uint64_t seed, Look look) {
  for (int i = 0; i < games; ++i) {
    Rng rng(seed * 1'000'003 + static_cast<std::uint64_t>(i));
    State state(AnyOptions(i));
    int steps = 0;
    look(state, rng);
    while (state.Turn() != kNobody) {
      steps += state.RandomStep(rng) ? 1 : 0;
      REQUIRE(steps <= State::kMaxStepsPerGame);
      look(state, rng);
    }
  }
}

}  // namespace glazier::road
