// SPDX-License-Identifier: MIT
// One pane, or the space for one.
#include "tui/widgets/pane.hpp"

#include <algorithm>
#include <string>

namespace glazier::tui {
namespace {

struct Signs {
  std::string_view before, after;
};

Signs SignsOf(const PaneView& pane) {
  switch (pane.mark) {
    case PaneView::Mark::kChosen:
      return {"[", "]"};
    case PaneView::Mark::kLast:
      return {">", "<"};
    default:
      break;
  }
  return pane.look == PaneView::Look::kPromise ? Signs{"(", ")"}
                                               : Signs{"", ""};
}

Style StyleOf(const Theme& theme, const PaneView& pane) {
  Style style;
  switch (pane.look) {
    case PaneView::Look::kGlass:
      style = pane.faint ? theme.Shadow(pane.colour) : theme.Glass(pane.colour);
      break;
    case PaneView::Look::kPromise:
      style = theme.Promise(pane.colour);
      break;
    default:
      style = pane.faint ? theme.Tint(pane.colour) : theme.Space(pane.colour);
      style.dim = style.dim || pane.faint;
      break;
  }
  style.bold = style.bold || pane.mark == PaneView::Mark::kChosen;
  return style;
}

/// Light from above fades downwards: percents for the halves of the rows.
int LightAt(int half, int halves) {
  constexpr int kTop = 22;
  constexpr int kBottom = -16;
  return kTop + (kBottom - kTop) * half / std::max(1, halves - 1);
}

}  // namespace

void FillGlass(Sheet& sheet, const Theme& theme, const Area& area, int colour) {
  Style style = theme.Glass(colour);
  if (!theme.Shades()) {
    sheet.Fill(area, style);
    return;
  }
  style.bold = false;
  const int halves = 2 * area.height;
  for (int row = 0; row < area.height; ++row) {
    style.ink = theme.Lit(colour, LightAt(2 * row, halves));
    // One row ends in the plain colour, on which its letter stands.
    style.ground = area.height == 1
                       ? theme.Glass(colour).ground
                       : theme.Lit(colour, LightAt(2 * row + 1, halves));
    sheet.Fill({area.x, area.y + row, area.width, 1}, style, "\u2580");
  }
}

void DrawPane(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const PaneView& pane) {
  const bool signs = !SignsOf(pane).before.empty();
  const bool room_for_both = area.width >= 4 || !signs;
  DrawPane(
      sheet, theme, area, pane,
      theme.Glyph(std::max(pane.colour, 0), pane.look != PaneView::Look::kSpace,
                  room_for_both ? area.width : 1));
}

void DrawPane(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const PaneView& pane,
              std::string_view text) {
  if (pane.look == PaneView::Look::kNone) {
    return;
  }
  const Style style = StyleOf(theme, pane);
  if (pane.look == PaneView::Look::kGlass && !pane.faint && area.height > 1) {
    FillGlass(sheet, theme, area, pane.colour);
  } else {
    sheet.Fill(area, style);
  }
  const auto [before, after] = SignsOf(pane);
  const int room = area.width - Columns(text);
  std::string all(text);
  if (room >= 2) {
    all = std::string(before) + all + std::string(after);
  } else if (room == 1) {
    all += after;  // No room on both sides.
  }
  const int indent = std::max(0, area.width - Columns(all)) / 2;
  sheet.PutIn(area.x + indent, area.y + (area.height - 1) / 2,
              area.width - indent, all, style);
}

}  // namespace glazier::tui
