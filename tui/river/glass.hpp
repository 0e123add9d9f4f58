// SPDX-License-Identifier: MIT
// A piece of glass: colour and shape.
#pragma once

#include <string>
#include <vector>

#include "engine/river/pieces.hpp"
#include "tui/widgets/pane.hpp"

namespace glazier::tui {

/// @brief A piece as it lies somewhere.
struct PieceView {
  river::Piece piece = river::kNoPiece;
  PaneView::Look look = PaneView::Look::kGlass;
  PaneView::Mark mark = PaneView::Mark::kNone;
  bool faint = false;
  bool cursor = false;

  friend bool operator==(const PieceView&, const PieceView&) = default;
};
using PieceViews = std::vector<PieceView>;

/// @brief Letter and digit; letter and shape; or all three where `cells` allow.
std::string PieceGlyph(const Theme& theme, river::Piece piece, int cells);

void DrawPiece(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const PieceView& view);

/// @brief A piece with its key before it, as they lie in satchel and lake.
void DrawKeyedPiece(Sheet& sheet,
                    const Theme& theme,
                    const Area& area,
                    const PieceView& view,
                    char key);

}  // namespace glazier::tui
