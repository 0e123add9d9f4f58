// SPDX-License-Identifier: MIT
// Evaluation of Glass Road's positions, for its planner.
#pragma once

#include <cstdint>

#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief The points a seat is expected to have at the end, in hundredths, if
/// it still evaluates `cards_left` cards; 0 gives its current points.
int ValueOf(const State& state, int seat, int cards_left);

/// @brief The expected lead of a seat at the end, in hundredths of a point:
/// over the mean of the others, as any of them may still become the best; once
/// the game is over, the exact lead over the best. In a solo game, the points
/// themselves.
int Evaluate(const State& state, int seat);

/// @brief The points a seat is expected to have at the end, in hundredths.
int ExpectedScore(const State& state, int seat);

/// @brief The standard deviation of the difference between two expected scores,
/// in hundredths of a point.
int Spread(const State& state);

/// @brief Equal for equal positions; for a view, it covers what the view shows.
std::uint64_t Fingerprint(const State& state);

/// @brief One seat's side of the table and the state of its turn: equal for two
/// orders of the same steps.
std::uint64_t TurnKey(const State& state, int seat);

/// @brief How carefully steps are considered.
enum class Care : std::uint8_t {
  kQuick,     ///< one cell, one source and the greatest gains
  kThorough,  ///< several cells, and gains that keep a wheel from turning
};

/// @brief The legal steps of a seat without those that are hardly ever useful:
/// no tile is removed unless a cell is wanted, no good thrown away, smaller
/// gains only where the greatest turns a wheel, and of many cells only the
/// likely ones. There is always at least one step. `all` is working memory.
void ListWorthwhile(const State& state,
                    int seat,
                    Care care,
                    State::Steps& all,
                    State::Steps& steps);

/// @brief The same for Turn(), or for a seat that acts at the same time.
void ListChoices(const State& state, State::Steps& steps);
void ListChoices(const State& state, int seat, State::Steps& steps);

}  // namespace glazier::road
