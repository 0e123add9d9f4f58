// SPDX-License-Identifier: MIT
// How sure Sintra's evaluation is of who wins.
#pragma once

#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief Whether no deal comes before the end of the game: what is solved then
/// is certain.
bool IsLastRound(const State& state);

/// @brief Between two players, somebody to move: how far the difference of two
/// expected scores may be wrong. Fitted to who won (spreads_2.hpp); shrinks
/// with every pane taken.
int SpreadBetweenTwo(const State& state);

}  // namespace glazier::sintra
