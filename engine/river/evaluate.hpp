// SPDX-License-Identifier: MIT
// Evaluation of River Valley's positions, for search.
#pragma once

#include <cstdint>

#include "engine/bots/base.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief The position after LikelyStep has finished the current turn; between
/// turns, the position itself.
State Finished(State state);

/// @brief The expected lead of a seat over the best other one at the end, in
/// hundredths of a point; exact once the game is over.
int Evaluate(const State& state, int seat);

/// @brief The points a seat is expected to have at the end, in hundredths.
int ExpectedScore(const State& state, int seat);

/// @brief The standard deviation of the difference between two expected scores,
/// in hundredths of a point.
int Spread(const State& state);

/// @brief Equal for positions that differ only in shapes that no longer
/// matter: those in glassworks and overflows.
std::uint64_t Fingerprint(const State& state);

/// @brief The legal steps: no two of them are equivalent.
inline void ListChoices(const State& state, State::Steps& steps) {
  state.List(state.Turn(), steps);
}

/// @brief The step of a sensible, quick player: considers nearly all turns at
/// the cost of evaluating a dozen.
Step LikelyStep(const State& state);

}  // namespace glazier::river
