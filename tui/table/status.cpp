// SPDX-License-Identifier: MIT
// What stands below every table: scores, last move, preview, prompt, keys.
#include "tui/table/status.hpp"

#include <algorithm>

#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

void DrawPrompt(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const StatusView& view) {
  int x = area.x;
  if (!view.bar.empty()) {
    const std::string pointer =
        view.turn ? std::string(theme.Show(Sign::kPointer)) + ' ' : "";
    x = sheet.Put(x, area.y, ' ' + pointer + view.bar + ' ',
                  theme.Of(view.turn ? Role::kTurn : Role::kTitle)) +
        1;
  }
  sheet.Put(x, area.y, Cut(view.prompt, area.right() - x),
            theme.Of(Role::kStrong));
}

/// What fits into the given rows; dots stand for the rest.
std::string Shortened(const std::string& text, int width, int rows) {
  std::vector<std::string> lines = Wrap(text, width);
  const auto room = static_cast<std::size_t>(rows);
  if (lines.size() <= room) {
    return text;
  }
  const std::string& last = lines[room - 1];
  lines[room - 1] = Wrap(last, width - 4).front() + " ...";
  std::string shortened;
  for (std::size_t i = 0; i < room; ++i) {
    shortened += (i == 0 ? "" : " ") + lines[i];
  }
  return shortened;
}

/// The newest as a whole, and before it those that have room, a row each.
/// Returns the rows used.
int DrawNews(Sheet& sheet,
             const Theme& theme,
             const Area& area,
             const std::vector<std::string>& news) {
  const std::string newest = Shortened(news.back(), area.width, area.height);
  const int rows = static_cast<int>(Wrap(newest, area.width).size());
  const int earlier =
      std::min(area.height - rows, static_cast<int>(news.size()) - 1);
  int y = area.y;
  for (auto it = news.end() - 1 - earlier; it != news.end() - 1; ++it) {
    sheet.Put(area.x, y++, Cut(*it, area.width), theme.Of(Role::kText));
  }
  return earlier + DrawText(sheet, {area.x, y, area.width, rows}, newest,
                            theme.Of(Role::kLast));
}

}  // namespace

void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const StatusView& view) {
  DrawScoreTrack(sheet, theme, {area.x, area.y, area.width, 1}, view.players,
                 view.label);
  const int prompt = area.bottom() - 2;
  int y = area.y + 1;
  // A row is kept free for a note: the news stay where they are.
  const int notes = static_cast<int>(Wrap(view.note, area.width).size());
  const int room = prompt - y - std::max(notes, 1);
  if (!view.page.empty()) {
    y += DrawText(sheet, {area.x, y, area.width, prompt - y},
                  Shortened(view.page, area.width, prompt - y),
                  theme.Of(Role::kText));
  } else if (!view.news.empty() && room > 0) {
    y += DrawNews(sheet, theme, {area.x, y, area.width, room}, view.news);
  }
  if (y < prompt) {
    DrawText(sheet, {area.x, y, area.width, prompt - y},
             Shortened(view.note, area.width, prompt - y),
             theme.Of(view.note_role));
  }
  // The last rows are free to their ends, whatever lies beside the others.
  DrawPrompt(sheet, theme, {area.x, prompt, sheet.width() - area.x - 1, 1},
             view);
  DrawKeys(sheet, theme, {area.x, prompt + 1, sheet.width() - area.x - 1, 1},
           view.keys);
}

std::vector<KeyHint> TableHints(Part part,
                                bool looking_back,
                                std::vector<KeyHint> choosing,
                                bool first,
                                bool others) {
  constexpr KeyHint kOthers = {"Tab", "others"};
  constexpr KeyHint kHelp = {"?", "help"};
  constexpr KeyHint kMenu = {"q", "menu"};
  constexpr KeyHint kTip = {"t", "tip"};
  constexpr KeyHint kNames = {"/", "names"};
  constexpr KeyHint kUndo = {"u", "undo"};
  constexpr KeyHint kMoves = {"m", "moves"};
  constexpr KeyHint kPatterns = {"n", "patterns"};
  constexpr KeyHint kBack = {"PgUp", "look back"};
  if (part == Part::kReplay) {
    return {{"Right/Space", "on"},
            {"Left", "back"},
            {"Up/Down", "round"},
            {"Home/End", "ends"},
            kHelp,
            {"q", "leave"},
            {"p", "play on"},
            {"Tab", "players"},
            kMoves,
            kPatterns};
  }
  if (looking_back) {
    return {{"PgUp", "back"},
            {"PgDn", "forward"},
            {"Home", "first"},
            {"End", "now"},
            kOthers,
            kHelp,
            kMenu};
  }
  if (part == Part::kWatching) {
    return {kBack, kOthers, kMoves, kPatterns, kHelp, kMenu};
  }
  if (choosing.empty()) {
    return {kUndo, kBack, kOthers, kMoves, kPatterns, kHelp, kMenu};
  }
  std::vector<KeyHint> more = {kTip, kHelp, kMenu, kNames};
  if (first && others) {
    more = {kTip,   kUndo,  kOthers,   kHelp, kMenu,
            kNames, kMoves, kPatterns, kBack};
  } else if (first) {
    more = {kTip, kUndo, kMoves, kHelp, kMenu, kNames, kPatterns, kBack};
  }
  choosing.insert(choosing.end(), more.begin(), more.end());
  return choosing;
}

void DrawMoves(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               std::span<const LogLine> log,
               int at,
               const std::vector<Seat>& seats,
               int viewer) {
  std::vector<LogEntry> entries;
  entries.reserve(log.size());
  for (const LogLine& line : log) {
    entries.push_back({line.seat >= 0
                           ? seats[static_cast<std::size_t>(line.seat)].name
                           : std::string(),
                       line.For(viewer)});
  }
  DrawLog(sheet, theme, area, entries, at);
}

Sheet TooSmallTable(const Theme& theme, int width, int height) {
  Sheet sheet(width, height, theme.options().ascii);
  const auto size = [](int columns, int rows) {
    return std::to_string(columns) + "x" + std::to_string(rows);
  };
  DrawText(sheet, sheet.area(),
           "The window is " + size(width, height) + ", the table needs " +
               size(kTableWidth, kTableHeight) + ". Please enlarge it.",
           theme.Of(Role::kStrong));
  return sheet;
}

}  // namespace glazier::tui
