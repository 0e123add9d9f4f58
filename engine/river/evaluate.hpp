// How a position of River Valley stands: what search looks for.
#pragma once

#include <cstdint>

#include "engine/bots/base.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief The position once the turn that is under way is finished as
/// LikelyStep does it; the position itself between turns.
State Finished(State state);

/// @brief How far a seat is expected to be ahead of the best other one at the
/// end, in hundredths of a point; exact once the game is over.
int Evaluate(const State& state, int seat);

/// @brief The points a seat is expected to have at the end, in hundredths.
int ExpectedScore(const State& state, int seat);

/// @brief How far the difference of two expected scores may be wrong: its
/// standard deviation, in hundredths of a point.
int Spread(const State& state);

/// @brief Equal for positions that differ only in shapes that no longer
/// matter: those in glassworks and overflows.
std::uint64_t Fingerprint(const State& state);

/// @brief The legal steps: no two of them come to the same.
inline void ListChoices(const State& state, State::Steps& steps) {
  state.List(state.Turn(), steps);
}

/// @brief What a sensible player does at once: looks at nearly all turns, in
/// the time it takes to look at a dozen.
Step LikelyStep(const State& state);

}  // namespace glazier::river
