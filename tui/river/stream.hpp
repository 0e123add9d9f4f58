// SPDX-License-Identifier: MIT
// The river's tiles and the lake they lead to.
#pragma once

#include <string>

#include "tui/river/glass.hpp"

namespace glazier::tui {

/// @brief One tile with what lies on it.
struct TileView {
  int tile = 0;
  PieceViews pieces;
  bool cursor = false;  ///< the glass goes here
  bool gather = false;  ///< it will be gathered
  bool last = false;    ///< the last move changed it
  bool faint = false;   ///< nothing to choose here now
  int tag = 0;          ///< of its cells; pieces: tag + 1 + colour
};

struct LakeView {
  PieceViews pieces;
  bool keys = false;  ///< the pieces can be chosen: their keys are shown
  bool cursor = false;
  bool last = false;
  bool faint = false;
  int tag = 0;  ///< of its first piece
};

/// @brief How large tiles are drawn.
struct TileForm {
  int piece_width = 4;
  int piece_height = 1;
  int rows = 3;  ///< of two pieces each

  int Width() const { return 2 * piece_width + 2; }
  int Height() const { return 3 + rows * piece_height; }
};

/// @brief Number, shape, stones and pieces. More pieces than there is room for
/// are drawn narrower.
void DrawTile(Sheet& sheet,
              const Theme& theme,
              int x,
              int y,
              const TileForm& form,
              const TileView& view);

/// @brief Water between two tiles: it flows towards the lake.
void DrawWater(Sheet& sheet, const Theme& theme, const Area& area);

void DrawLake(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const TileForm& form,
              const LakeView& view);

}  // namespace glazier::tui
