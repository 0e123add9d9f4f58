// SPDX-License-Identifier: MIT
// Lines of text around the table: the log of moves and the keys.
#include "tui/widgets/lines.hpp"

#include <algorithm>
#include <ftxui/screen/string.hpp>
#include <vector>

namespace glazier::tui {

void DrawLog(Sheet& sheet,
             const Theme& theme,
             const Area& area,
             std::span<const LogEntry> entries,
             int at) {
  const Style lead = theme.Of(Role::kLead);
  sheet.Fill({area.x, area.y, area.width, 1}, lead,
             theme.Frames(Weight::kLight).across);
  sheet.Put(area.x + 1, area.y, " Moves ", theme.Of(Role::kFaint));
  const int count = static_cast<int>(entries.size());
  const int rows = area.height - 1;
  const int marked = at < 0 ? count - 1 : std::min(at, count - 1);
  // While looking back, some of what follows stays in sight.
  const int after = at < 0 ? 0 : std::min(rows / 3, count - 1 - marked);
  const int first = std::max(0, marked + after - rows + 1);
  std::size_t widest = 0;
  for (const LogEntry& entry : entries) {
    widest = std::max(widest, static_cast<std::size_t>(Columns(entry.who)));
  }
  constexpr int kWidestName = 10;
  const int names = std::min(static_cast<int>(widest), kWidestName);
  for (int i = first; i < std::min(count, first + rows); ++i) {
    const LogEntry& entry = entries[static_cast<std::size_t>(i)];
    const int y = area.y + 1 + i - first;
    const bool here = i == marked;
    if (here) {
      sheet.Put(area.x, y, theme.Show(Sign::kPointer), theme.Of(Role::kLast));
    }
    sheet.Put(area.x + 2, y, Fitted(entry.who, names), theme.Of(Role::kFaint));
    const int x = area.x + 3 + (entry.who.empty() ? -1 : names);
    sheet.PutIn(x, y, area.right() - x, Fitted(entry.what, area.right() - x),
                theme.Of(here                ? Role::kLast
                         : entry.who.empty() ? Role::kFaint
                                             : Role::kText));
  }
}

void DrawKeys(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              std::span<const KeyHint> hints) {
  int x = area.x;
  for (const KeyHint& hint : hints) {
    const int width = Columns(hint.key) + 1 + Columns(hint.does);
    if (x + width > area.right()) {
      continue;
    }
    x = sheet.Put(x, area.y, hint.key, theme.Of(Role::kKey)) + 1;
    x = sheet.Put(x, area.y, hint.does, theme.Of(Role::kFaint)) + 2;
  }
}

std::string Fitted(std::string_view text, int columns) {
  constexpr std::string_view kDots = "..";
  const int all = Columns(text);
  const int room = all <= columns ? columns : columns - Columns(kDots);
  std::string fitted;
  int used = 0;
  for (const std::string& glyph : ftxui::Utf8ToGlyphs(std::string(text))) {
    const int cells = Columns(glyph);
    if (used + cells > room) {
      break;
    }
    fitted += glyph;
    used += cells;
  }
  if (all > columns && columns >= Columns(kDots)) {
    fitted += kDots;
    used += Columns(kDots);
  }
  return fitted.append(static_cast<std::size_t>(std::max(0, columns - used)),
                       ' ');
}

std::string Cut(std::string_view text, int columns) {
  return Columns(text) <= columns ? std::string(text) : Fitted(text, columns);
}

int DrawText(Sheet& sheet,
             const Area& area,
             std::string_view text,
             const Style& style) {
  const std::vector<std::string> lines = Wrap(text, area.width);
  const int rows = std::min(static_cast<int>(lines.size()), area.height);
  for (int row = 0; row < rows; ++row) {
    sheet.PutIn(area.x, area.y + row, area.width,
                lines[static_cast<std::size_t>(row)], style);
  }
  return rows;
}

}  // namespace glazier::tui
