// SPDX-License-Identifier: MIT
// The river's tiles and the lake they lead to.
#include "tui/river/stream.hpp"

#include <algorithm>

#include "tui/river/pane_looks.hpp"

namespace glazier::tui {
namespace {

constexpr int kLightBlue = 2;  // water has the colour of its glass

Style WaterStyle(const Theme& theme) {
  Style style = theme.Tint(kLightBlue);
  style.dim = theme.options().depth <= ColourDepth::k16;
  return style;
}

/// Heavy and lit where something is chosen or has changed.
void DrawBank(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              bool chosen,
              bool last) {
  Style style = theme.Of(chosen ? Role::kLeadChosen
                         : last ? Role::kLast
                                : Role::kLead);
  style.underlined = false;  // The frame is heavy: enough.
  sheet.Box(area,
            theme.Frames(chosen || last ? Weight::kHeavy : Weight::kLight),
            style);
}

/// Pieces in rows of the full width, or closer together when there are many.
void DrawPile(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const TileForm& form,
              const PieceViews& pieces,
              int tag) {
  int width = form.piece_width;
  int height = form.piece_height;
  const auto room = [&] {
    return (area.width / width) * (area.height / height);
  };
  const int count = static_cast<int>(pieces.size());
  while (room() < count && height > 1) {
    height = 1;
    width = std::min(width, 4);
  }
  if (room() < count) {
    width = 2;
  }
  const int across = area.width / width;
  const int shown = room() < count ? room() - 1 : count;
  for (int i = 0; i < shown; ++i) {
    const PieceView& view = pieces[static_cast<std::size_t>(i)];
    const Area at = {area.x + width * (i % across),
                     area.y + height * (i / across), width, height};
    // A gap between two pieces, unless the room is needed for a sign.
    const bool plain = view.mark == PaneView::Mark::kNone &&
                       view.look == PaneView::Look::kGlass;
    const int gap = width > 4 || (width == 4 && plain) ? 1 : 0;
    DrawPiece(sheet, theme, {at.x + gap, at.y, width - gap, height}, view);
    sheet.Tag(at, tag + 1 + river::ColourOf(view.piece));
  }
  if (shown < count) {
    sheet.PutIn(area.x + width * (shown % across),
                area.y + height * (shown / across), width,
                '+' + std::to_string(count - shown), theme.Of(Role::kStrong));
  }
}

}  // namespace

void DrawTile(Sheet& sheet,
              const Theme& theme,
              int x,
              int y,
              const TileForm& form,
              const TileView& view) {
  const Area area = {x, y, form.Width(), form.Height()};
  const bool chosen = view.cursor || view.gather;
  DrawBank(sheet, theme, area, chosen, view.last);
  sheet.Tag(area, view.tag);
  const auto index = static_cast<std::size_t>(view.tile);
  sheet.Put(x + 1, y, ' ' + std::to_string(view.tile + 1) + ' ',
            theme.Of(chosen       ? Role::kChosen
                     : view.faint ? Role::kFaint
                                  : Role::kKey));
  // The stones of a tile say how much glass its new neighbour gets.
  const int stones = river::kStones[index];
  const std::string printed(static_cast<std::size_t>(stones), 'o');
  sheet.Put(area.right() - 3 - stones, y, ' ' + printed + ' ',
            theme.Of(view.faint ? Role::kFaint : Role::kText));
  const Style words = theme.Of(view.faint ? Role::kFaint : Role::kText);
  const std::string name(river::kShapeNames[index]);
  const bool glyph = !theme.options().ascii && form.piece_width > 4;
  sheet.PutIn(x + 1, y + 1, area.width - 2,
              glyph ? std::string(kShapeGlyphs[index]) + ' ' + name : name,
              words);
  DrawPile(sheet, theme, {x + 1, y + 2, area.width - 2, area.height - 3}, form,
           view.pieces, view.tag);
  const std::string_view does = view.cursor   ? " to "
                                : view.gather ? " gather "
                                              : "";
  sheet.Put(x + (area.width - Columns(does)) / 2, area.bottom() - 1, does,
            theme.Of(Role::kChosen));
}

void DrawWater(Sheet& sheet, const Theme& theme, const Area& area) {
  const Style style = WaterStyle(theme);
  sheet.Fill(area, style, "~");
  sheet.Put(area.x, area.y + area.height / 2,
            theme.options().ascii ? ">" : "\u25B8", style);
}

void DrawLake(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const TileForm& form,
              const LakeView& view) {
  DrawBank(sheet, theme, area, view.cursor, view.last);
  sheet.Put(area.x + 1, area.y, view.keys ? " 0 lake " : " lake ",
            theme.Of(view.cursor  ? Role::kChosen
                     : view.faint ? Role::kFaint
                                  : Role::kStrong));
  const Area inner = {area.x + 1, area.y + 1, area.width - 2, area.height - 2};
  for (int y = inner.y; y < inner.bottom(); ++y) {
    for (int x = inner.x + (y % 2) * 2; x < inner.right(); x += 4) {
      sheet.Put(x, y, "~", WaterStyle(theme));
    }
  }
  // As large as on the tiles, if five find room.
  int width = form.piece_width + 1;
  int height = form.piece_height;
  const auto room = [&] {
    return (inner.width / width) * (inner.height / height);
  };
  while (height > 1 && room() < river::kLake) {
    --height;
  }
  const int across = std::min(inner.width / width, 3);
  const int down = (river::kLake + across - 1) / across;
  const int gap = inner.width - across * width;
  const int space = down > 1 && down * (height + 1) <= inner.height ? 1 : 0;
  for (std::size_t i = 0; i < view.pieces.size(); ++i) {
    const int column = static_cast<int>(i) % across;
    const int row = static_cast<int>(i) / across;
    const Area at = {inner.x + column * width + gap * column / across,
                     inner.y + inner.height - down * height -
                         space * (down - 1) + row * (height + space),
                     width, height};
    if (view.keys) {
      DrawKeyedPiece(sheet, theme, at, view.pieces[i], "vwxyz"[i]);
    } else {
      DrawPiece(sheet, theme, {at.x + 1, at.y, width - 1, height},
                view.pieces[i]);
    }
    sheet.Tag(at, view.tag + static_cast<int>(i));
  }
}

}  // namespace glazier::tui
