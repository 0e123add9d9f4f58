// SPDX-License-Identifier: MIT
// A piece of glass: colour and shape.
#include "tui/river/glass.hpp"

#include "tui/river/pane_looks.hpp"

namespace glazier::tui {

std::string PieceGlyph(const Theme& theme, river::Piece piece, int cells) {
  const auto shape = static_cast<std::size_t>(river::ShapeOf(piece));
  const std::string letter(
      1,
      river::kColourLetters[static_cast<std::size_t>(river::ColourOf(piece))]);
  const std::string digit = std::to_string(shape + 1);
  const ThemeOptions& options = theme.options();
  if (options.ascii) {
    return letter + digit;
  }
  const std::string glyph(kShapeGlyphs[shape]);
  if (options.glyphs == Glyphs::kShapes) {
    return letter + glyph;
  }
  const bool both = options.glyphs == Glyphs::kBoth || options.patterns;
  return letter + digit + (both && cells >= 3 ? glyph : "");
}

void DrawPiece(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const PieceView& view) {
  const bool marked = view.mark != PaneView::Mark::kNone ||
                      view.look == PaneView::Look::kPromise;
  DrawPane(sheet, theme, area,
           {river::ColourOf(view.piece), view.look, view.mark, view.faint},
           PieceGlyph(theme, view.piece, area.width - (marked ? 1 : 0)));
}

void DrawKeyedPiece(Sheet& sheet,
                    const Theme& theme,
                    const Area& area,
                    const PieceView& view,
                    char key) {
  const Style style = theme.Of(view.cursor  ? Role::kChosen
                               : view.faint ? Role::kFaint
                                            : Role::kKey);
  sheet.Put(area.x, area.y + (area.height - 1) / 2, std::string(1, key), style);
  DrawPiece(sheet, theme, {area.x + 1, area.y, area.width - 1, area.height},
            view);
}

}  // namespace glazier::tui
