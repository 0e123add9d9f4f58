// SPDX-License-Identifier: MIT
// A player's side of the table: name, wheels, land, private buildings, cards.
#pragma once

#include <algorithm>
#include <string>

#include "engine/road/state.hpp"
#include "tui/road/land.hpp"
#include "tui/road/wheels.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief What is known about one player.
struct EstateView {
  std::string name;
  bool to_move = false;
  bool first = false;  ///< the first player of the period
  bool solo = false;
  int score = 0;
  int change = 0;  ///< of the score, since `land.before`
  WheelsView wheels;
  LandView land;
  road::Buildings offered{};  ///< private buildings that can be picked
  road::BuildingId cursor = road::kNoBuilding;
  int card = -1;         ///< of the hand, under the cursor
  int building_tag = 0;  ///< of the building with the number 0; 0: none
};

/// @brief How large an estate is drawn.
struct EstateForm {
  WheelForm wheel;
  LandForm land;
  int list = 0;  ///< columns for a list of buildings at the right; 0: none

  int LandX() const { return 2 * (wheel.Width() + 1); }
  int Width() const {
    return LandX() + land.Width() + (list > 0 ? list + 2 : 0);
  }
  /// Name, then wheels beside the land. Private buildings are listed below
  /// whichever of the two is shorter.
  int Height() const { return 1 + std::max(land.Height(), kGlassWheelRows); }
  bool PrivatesBelowWheels() const { return land.Height() > kGlassWheelRows; }
};

void DrawEstate(Sheet& sheet,
                const Theme& theme,
                int x,
                int y,
                const EstateForm& form,
                const EstateView& view);

/// @brief The same in one row: score, all goods, counts of tiles and buildings,
/// cards.
void DrawEstateLine(Sheet& sheet,
                    const Theme& theme,
                    const Area& area,
                    const EstateView& view);

}  // namespace glazier::tui
