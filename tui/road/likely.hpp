// SPDX-License-Identifier: MIT
// What a player's open goods, land and buildings say about the next cards.
#pragma once

#include <string>

#include "engine/road/state.hpp"

namespace glazier::tui {

/// @brief The cards that a player is likely to choose: as many as are chosen in
/// this period, those with the highest immediate value. It looks only at open
/// information, so it says nothing that the others could not work out
/// themselves.
road::CardSet LikelyCards(const road::State& view, int seat);

/// @brief The cards that are likely in front of anybody but one seat.
road::CardSet LikelyOfOthers(const road::State& view, int seat);

/// @brief What the others can make of a card, after a semicolon: "; 2 of 3
/// others may well choose it". Empty where there is nothing to say.
std::string OthersWith(const road::State& view, int seat, road::Card card);

}  // namespace glazier::tui
