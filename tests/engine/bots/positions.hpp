// SPDX-License-Identifier: MIT
// Positions from random games, for tests of bots.
#pragma once

#include <cstdint>

#include "engine/bots/bot.hpp"
#include "engine/sintra/words.hpp"

namespace glazier::sintra {

/// @brief A game after this many random moves, or where it ended before that.
inline State AfterRandomMoves(Options options, std::uint64_t seed, int moves) {
  State state(options);
  Rng rng(seed);
  while (state.Turn() != kNobody && (moves > 0 || state.Turn() == kDealer)) {
    moves -= state.RandomStep(rng) ? 1 : 0;
  }
  return state;
}

/// @brief A random game in a round, with at most this many panes to take.
inline State NearTheEndOf(int round,
                          Options options,
                          std::uint64_t seed,
                          int panes) {
  State state(options);
  Rng rng(seed);
  const auto on_offer = [&] {
    Panes all = state.centre();
    for (int factory = 0; factory < state.factories(); ++factory) {
      all += state.source(factory);
    }
    return all.Total();
  };
  while (state.Turn() < 0 || state.round() < round || on_offer() > panes) {
    state.RandomStep(rng);
    if (state.Turn() == kNobody) {  // a large last take: another game
      state = State(options);
    }
  }
  return state;
}

}  // namespace glazier::sintra
