// A random game to its end: the yardstick of speed, and search's last resort.
#pragma once

#include <stdexcept>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Plays uniformly random moves to the end; returns how many. Does not
/// allocate. The bound is proven (see kMaxMovesPerGame), so passing it means a
/// broken rule, not bad luck.
template <Game G>
int PlayOut(G& game, Rng& rng) {
  int moves = 0;
  for (int turn = game.Turn(); turn != kNobody; turn = game.Turn()) {
    if (turn == kDealer) {
      game.Apply(game.Draw(rng));
      continue;
    }
    if (++moves > G::kMaxMovesPerGame) {
      throw std::logic_error("a game went on beyond its proven bound");
    }
    game.Play(game.RandomMove(rng));
  }
  return moves;
}

}  // namespace glazier
