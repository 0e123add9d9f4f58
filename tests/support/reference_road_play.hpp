// SPDX-License-Identifier: MIT
// Short ways to bring the reference game of Glass Road to a position.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/support/reference_road.hpp"

namespace glazier::reference {

/// @brief The display of the component facts' count of legal words.
inline const std::string kRoadDisplay =
    "P4,P17,P19,P24,I19,I20,I21,I22,V7,V8,V21,V28";

/// @brief A game after its set-up. For four players in the full set the display
/// has fifteen tiles.
Road RoadWith(const RoadOptions& options,
              int first = 0,
              const std::string& display = kRoadDisplay);

/// @brief Plays the words one after the other.
void RoadPlay(Road& road, const std::vector<std::string>& words);

/// @brief Answers every "pick" with the seat's letters, in their order.
void RoadPick(Road& road, const std::vector<std::string>& letters);

/// @brief Goes on with the shortest answers until the state is reached: "." or
/// "+0" where it is legal, the first word otherwise.
void RoadSkipTo(Road& road, const std::string& state);

/// @brief Goes on with the shortest answers until the period begins.
void RoadSkipToPeriod(Road& road, int period);

bool RoadLegal(const Road& road, const std::string& word);

/// @brief A game of two in which seat 0 evaluates the card alone.
Road RoadAlone(char card, const std::string& display = kRoadDisplay);

}  // namespace glazier::reference
