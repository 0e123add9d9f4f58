// How a position of Glass Road stands: what its planner looks for.
#pragma once

#include <cstdint>

#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief The points a seat is expected to have at the end, in hundredths, if
/// it still evaluates `cards_left` cards; 0: the points it has.
int ValueOf(const State& state, int seat, int cards_left);

/// @brief How far a seat is expected to be ahead of the others at the end, in
/// hundredths of a point: of their mean, as any of them may still come to be
/// the best; once the game is over, of the best, exactly. Alone, the points
/// themselves.
int Evaluate(const State& state, int seat);

/// @brief The points a seat is expected to have at the end, in hundredths.
int ExpectedScore(const State& state, int seat);

/// @brief How far the difference of two expected scores may be wrong: its
/// standard deviation, in hundredths of a point.
int Spread(const State& state);

/// @brief Equal for equal positions; of a view, for all that it shows.
std::uint64_t Fingerprint(const State& state);

/// @brief One seat's side of the table and where its turn stands: equal for
/// two orders of the same steps.
std::uint64_t TurnKey(const State& state, int seat);

/// @brief How closely steps are looked at.
enum class Care : std::uint8_t {
  kQuick,     ///< one cell, one source and the greatest gains
  kThorough,  ///< several cells, and gains that keep a wheel from turning
};

/// @brief The legal steps of a seat without those that are hardly ever any
/// use: no tile removed unless a cell is wanted, no good thrown away, smaller
/// gains only where the greatest turns a wheel, and of many cells the likely
/// ones. There is always one. `all` is room to work in.
void ListWorthwhile(const State& state,
                    int seat,
                    Care care,
                    State::Steps& all,
                    State::Steps& steps);

/// @brief The same for Turn(), or for a seat that acts at the same time.
void ListChoices(const State& state, State::Steps& steps);
void ListChoices(const State& state, int seat, State::Steps& steps);

}  // namespace glazier::road
