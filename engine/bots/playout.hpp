// SPDX-License-Identifier: MIT
// A random game to its end: the yardstick of speed, and search's last resort.
#pragma once

#include <stdexcept>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Plays uniformly random moves to the end; returns how many. Does not
/// allocate. The bound is proven (see kMaxStepsPerGame), so passing it means a
/// broken rule, not bad luck.
template <CountedGame G>
int PlayOut(G& game, Rng& rng) {
  int moves = 0;
  while (game.Turn() != kNobody) {
    if constexpr (RunningGame<G>) {
      moves += game.RandomRun(rng);
    } else {
      moves += game.RandomStep(rng) ? 1 : 0;
    }
    if (moves > G::kMaxStepsPerGame) {
      throw std::logic_error("a game went on beyond its proven bound");
    }
  }
  return moves;
}

}  // namespace glazier
