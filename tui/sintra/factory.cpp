// SPDX-License-Identifier: MIT
// Factories and the centre: where panes are taken from.
#include "tui/sintra/factory.hpp"

#include <algorithm>
#include <optional>

namespace glazier::tui {
namespace {

/// The border with its label; the lid is heavy under the cursor and where the
/// last move took from.
void DrawBorder(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const SourceView& view) {
  sheet.Box(area, theme.Frames(Weight::kLight), theme.Of(Role::kLead));
  if (view.cursor || view.last) {
    Style style = theme.Of(view.cursor ? Role::kLeadChosen : Role::kLast);
    style.underlined = false;  // heavy is enough
    sheet.Lid(area, theme.Frames(Weight::kHeavy), style);
  }
  sheet.Tag(area, view.tag);
  const std::string label = view.label;
  Style label_style = theme.Of(view.faint ? Role::kFaint : Role::kStrong);
  if (view.cursor) {
    label_style = theme.Of(Role::kChosen);
  }
  sheet.Put(area.x + (area.width - Columns(label)) / 2, area.y, label,
            label_style);
}

void DrawTagged(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const SourceView& view,
                const PaneView& pane) {
  DrawPane(sheet, theme, area, pane);
  sheet.Tag(area, view.tag + 1 + pane.colour);
}

/// All panes of one colour on a source, as one sector of the patterns table.
struct Sector {
  PaneView pane;
  int count = 0;
};

Sector SectorOf(const SourceView& view, int colour) {
  Sector sector;
  sector.pane.colour = colour;
  sector.pane.look = PaneView::Look::kSpace;
  sector.pane.faint = true;
  for (const PaneView& pane : view.panes) {
    if (pane.colour == colour) {
      sector.count += pane.look == PaneView::Look::kGlass ? 1 : 0;
      sector.pane = pane;
    }
  }
  return sector;
}

/// A sector in one row: its glyph and count, in fixed columns.
void DrawSector(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const SourceView& view,
                int colour) {
  const Sector sector = SectorOf(view, colour);
  DrawTagged(sheet, theme, area, view, sector.pane);
  if (sector.count == 0) {
    return;
  }
  const Style style =
      sector.pane.faint ? theme.Shadow(colour) : theme.Glass(colour);
  std::string text =
      theme.Glyph(colour, true, 1) + std::to_string(sector.count);
  if (sector.pane.mark == PaneView::Mark::kChosen) {
    text = area.width >= 3 ? "[" + text : text;
    text += area.width >= 4 ? "]" : "";
  }
  sheet.Fill(area, style);
  const int indent = std::max(0, area.width - Columns(text)) / 2;
  sheet.PutIn(area.x + indent, area.y, area.width - indent, text, style);
}

void DrawMarker(Sheet& sheet, const Theme& theme, int x, int y, int width) {
  sheet.PutIn(x, y, width, "1st", theme.Of(Role::kTurn));
}

constexpr int kPane = 3;

/// Panes one by one with a gap around; false if they do not fit.
bool DrawOneByOne(Sheet& sheet,
                  const Theme& theme,
                  const Area& inner,
                  const SourceView& view,
                  int width,
                  int height,
                  int gap) {
  const int pitch = width + gap;
  const int across = (inner.width + gap) / pitch;
  const int row_pitch = height > 1 ? height + gap : 1;
  const int down = (inner.height + row_pitch - height) / row_pitch;
  const int pieces =
      static_cast<int>(view.panes.size()) + (view.marker ? 1 : 0);
  if (across * down < pieces) {
    return false;
  }
  int place = 0;
  const auto next = [&] {
    const Area area = {inner.x + pitch * (place % across),
                       inner.y + row_pitch * (place / across), width, height};
    ++place;
    return area;
  };
  if (view.marker) {
    const Area area = next();
    sheet.Fill(area, theme.Of(Role::kTurn));
    DrawMarker(sheet, theme, area.x + (width - kPane) / 2,
               area.y + (height - 1) / 2, kPane);
  }
  for (const PaneView& pane : view.panes) {
    DrawTagged(sheet, theme, next(), view, pane);
  }
  return true;
}

void DrawCounted(Sheet& sheet,
                 const Theme& theme,
                 const Area& inner,
                 const SourceView& view) {
  constexpr int kPitch = kPane + 4;
  const int across = std::max(1, (inner.width + 1) / kPitch);
  int place = 0;
  for (int colour = 0; colour < theme.colours(); ++colour) {
    const Sector sector = SectorOf(view, colour);
    if (sector.count == 0 && sector.pane.faint) {
      continue;
    }
    const Area area = {inner.x + kPitch * (place % across),
                       inner.y + place / across, kPane, 1};
    ++place;
    DrawTagged(sheet, theme, area, view, sector.pane);
    sheet.Put(area.right(), area.y, "x" + std::to_string(sector.count),
              theme.Of(Role::kStrong));
  }
  if (view.marker) {
    DrawMarker(sheet, theme, inner.x + kPitch * (place % across),
               inner.y + place / across, kPane);
  }
}

void DrawPlaces(Sheet& sheet,
                const Theme& theme,
                const Area& inner,
                const SourceView& view) {
  // The joker, last in a theme's table, is never a pane.
  const int colours = theme.colours() - 1;
  constexpr int kRoomy = 5;
  const bool one_row = inner.width >= kRoomy * colours;
  const int across = one_row ? colours : (colours + 1) / 2;
  const int width = inner.width / across;
  for (int colour = 0; colour < colours; ++colour) {
    const Area area = {inner.x + width * (colour % across),
                       inner.y + colour / across, width - 1, 1};
    DrawSector(sheet, theme, area, view, colour);
    if (view.bonus == colour) {
      const Style style = theme.Of(Role::kLast);
      if (one_row) {
        sheet.Put(area.x, area.y + 1, "bonus", style);
      } else {
        sheet.Put(area.right(), area.y, theme.Show(Sign::kOrnament), style);
      }
    }
  }
  if (view.marker) {
    if (one_row) {
      DrawMarker(sheet, theme, inner.x, inner.bottom() - 1, kPane);
    } else {
      DrawMarker(sheet, theme, inner.x + width * (across - 1), inner.y + 1,
                 kPane);
    }
  }
}

}  // namespace

void DrawFactory(Sheet& sheet,
                 const Theme& theme,
                 int x,
                 int y,
                 const FactoryForm& form,
                 const SourceView& view) {
  const Area area = {x, y, form.Width(), form.Height()};
  const Area inner = {x + 1, y + 1, area.width - 2, area.height - 2};
  DrawBorder(sheet, theme, area, view);
  const int right = inner.right() - form.pane_width;
  if (theme.options().patterns) {
    const int rows_apart = (inner.height - 1) / 2;
    for (int colour = 0; colour + 1 < theme.colours(); ++colour) {
      DrawSector(sheet, theme,
                 {colour % 2 == 0 ? inner.x : right,
                  inner.y + rows_apart * (colour / 2), form.pane_width, 1},
                 view, colour);
    }
    return;
  }
  const Frame& frame = theme.Frames(Weight::kLight);
  const Style lead = theme.Of(Role::kLead);
  const int rung = inner.y + form.pane_height;
  sheet.Fill({inner.x, rung, inner.width, 1}, lead, frame.across);
  sheet.Put(area.x, rung, frame.left, lead);
  sheet.Put(area.right() - 1, rung, frame.right, lead);
  if (form.inner_leads) {
    const int middle = inner.x + form.pane_width;
    sheet.Fill({middle, inner.y, 1, inner.height}, lead, frame.down);
    sheet.Put(middle, rung, frame.cross, lead);
    sheet.Put(middle, area.bottom() - 1, frame.bottom, lead);
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(view.panes.size(), 4);
       ++i) {
    DrawTagged(sheet, theme,
               {i % 2 == 0 ? inner.x : right, i < 2 ? inner.y : rung + 1,
                form.pane_width, form.pane_height},
               view, view.panes[i]);
  }
}

void DrawCentre(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const FactoryForm& form,
                const SourceView& view) {
  DrawBorder(sheet, theme, area, view);
  const Area inner = {area.x + 1, area.y + 1, area.width - 2, area.height - 2};
  if (theme.options().patterns) {
    DrawPlaces(sheet, theme, inner, view);
    return;
  }
  // As large as on the factories, or smaller, or counted.
  const int width = std::max(form.pane_width, kPane);
  if (!DrawOneByOne(sheet, theme, inner, view, width, form.pane_height, 1) &&
      !DrawOneByOne(sheet, theme, inner, view, kPane, 1, 1) &&
      !DrawOneByOne(sheet, theme, inner, view, kPane, 1, 0)) {
    DrawCounted(sheet, theme, inner, view);
  }
}

}  // namespace glazier::tui
