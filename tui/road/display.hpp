// SPDX-License-Identifier: MIT
// The display of buildings: three rows of cost, points and effect.
#pragma once

#include "engine/road/state.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief The display as one player looks at it.
struct DisplayView {
  const road::State& state;
  const road::Estate& buyer;  ///< whose goods say what is affordable
  road::Buildings offered{};  ///< what can be picked now
  road::BuildingId cursor = road::kNoBuilding;
  int tag = 0;  ///< of the building with the number 0; 0: none
};

/// @brief Rows of one building: its name alone, or its effect below.
struct DisplayForm {
  bool heading = true;
  int entry_rows = 1;

  int Height(int row) const { return (heading ? 1 : 0) + row * entry_rows; }
};

/// @brief One building in a line: a mark if it is affordable, id, name, cost,
/// points; where there is room, its effect beside it or below.
void DrawBuilding(Sheet& sheet,
                  const Theme& theme,
                  const Area& area,
                  const DisplayView& view,
                  road::BuildingId id);

/// @brief The three types side by side.
void DrawDisplay(Sheet& sheet,
                 const Theme& theme,
                 const Area& area,
                 const DisplayForm& form,
                 const DisplayView& view);

}  // namespace glazier::tui
