// SPDX-License-Identifier: MIT
// The landscape: twenty cells, the three sites, and what changed on them.
#pragma once

#include "engine/road/estate.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief A player's land, as it is and as it was.
struct LandView {
  const road::Estate& now;
  const road::Estate& before;  ///< the same unless something changed
  bool promise = false;        ///< `now` is only drafted
  road::PlaceSet offered = 0;  ///< places that can be picked
  road::PlaceSet picked = 0;
  int cursor = -1;
  int tag = 0;  ///< of the first place; 0: none
};

/// @brief How large a landscape is drawn.
struct LandForm {
  int cell_width = 4;
  int cell_height = 1;
  bool rungs = false;  ///< lines between the rows

  int Pitch() const { return cell_width + 1; }
  /// The sites, the numbers of the rows, the cells.
  int SitesWidth() const { return cell_width + 2; }
  int Width() const { return SitesWidth() + road::kColumns * Pitch() + 1; }
  int RowPitch() const { return cell_height + (rungs ? 1 : 0); }
  /// The letters of the columns stand above the cells or on the frame.
  int Height() const { return 1 + road::kRows * RowPitch(); }

  friend bool operator==(const LandForm&, const LandForm&) = default;
};

void DrawLand(Sheet& sheet,
              const Theme& theme,
              int x,
              int y,
              const LandForm& form,
              const LandView& view);

}  // namespace glazier::tui
