// SPDX-License-Identifier: MIT
// The tracks: broken glass, score, bonus colours.
#include "tui/widgets/tracks.hpp"

#include <algorithm>
#include <array>
#include <ftxui/screen/string.hpp>

#include "tui/widgets/lines.hpp"
#include "tui/widgets/pane.hpp"

namespace glazier::tui {

int TrackWidth(const TrackView& track) {
  int width = 1;
  for (const int value : track.values) {
    width += static_cast<int>(std::to_string(value).size()) + 1;
  }
  return width;
}

void DrawTrack(Sheet& sheet,
               const Theme& theme,
               int x,
               int y,
               const TrackView& track) {
  std::string_view closing = " ";
  for (int i = 0; i < static_cast<int>(track.values.size()); ++i) {
    const bool here = i == track.at;
    const bool promised = i == track.promise && track.promise != track.at;
    const std::string_view opening = here ? "[" : promised ? "(" : closing;
    Style style = theme.Of(Role::kFaint);
    if (here) {
      style = theme.Of(track.last ? Role::kLast : Role::kStrong);
    } else if (promised) {
      style = theme.Of(Role::kBad);
    }
    const Style edge = here || promised ? style : theme.Of(Role::kFaint);
    const bool closed_before = opening == closing && closing != " ";
    x = sheet.Put(x, y, opening,
                  closed_before ? theme.Of(Role::kStrong) : edge);
    x = sheet.Put(
        x, y, std::to_string(track.values[static_cast<std::size_t>(i)]), style);
    closing = here ? "]" : promised ? ")" : " ";
    if (here || promised) {
      sheet.Put(x, y, closing, style);
    }
  }
  if (closing == " ") {
    sheet.Put(x, y, closing, theme.Of(Role::kFaint));
  }
}

namespace {

constexpr std::array<std::string_view, 5> kPips = {"▪", "▴", "▾", "◊", "◦"};
constexpr std::array<std::string_view, 5> kAsciiPips = {"#", "^", "v", "*",
                                                        "o"};

/// The sign of a seat whose initial others share. A digit beside numbers would
/// read as a number.
std::string_view PipOf(const Theme& theme, std::size_t seat) {
  return (theme.options().ascii ? kAsciiPips : kPips)[seat % kPips.size()];
}

/// The first letter of a name; empty where others begin with it, too, or where
/// it is wide.
std::string InitialOf(std::span<const ScoreView> players, std::size_t seat) {
  const auto initial = [&players](std::size_t which) {
    const auto glyphs = ftxui::Utf8ToGlyphs(players[which].name);
    return glyphs.empty() ? std::string() : glyphs.front();
  };
  bool own = Columns(initial(seat)) == 1;
  for (std::size_t other = 0; other < players.size(); ++other) {
    own = own && (other == seat || initial(other) != initial(seat));
  }
  return own ? initial(seat) : "";
}

/// The name as the track writes it, after its pip if it has one.
std::string NameOf(const Theme& theme,
                   std::span<const ScoreView> players,
                   std::size_t seat,
                   int longest) {
  const std::string name = Cut(players[seat].name, longest);
  return InitialOf(players, seat).empty()
             ? std::string(PipOf(theme, seat)) + ' ' + name
             : name;
}

/// The longest names that leave room for all of them and their points.
int NameWidth(const Theme& theme,
              int cells,
              std::span<const ScoreView> players,
              ScoreLabel label) {
  constexpr int kLongest = 10;
  constexpr int kShortest = 4;
  for (int longest = kLongest; longest > kShortest; --longest) {
    int width = -2;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      width += Columns(NameOf(theme, players, seat, longest)) + 1 +
               Columns(label(players[seat].score)) + 2;
    }
    if (width <= cells) {
      return longest;
    }
  }
  return kShortest;
}

}  // namespace

void DrawScoreTrack(Sheet& sheet,
                    const Theme& theme,
                    const Area& area,
                    std::span<const ScoreView> players,
                    ScoreLabel label) {
  const Style faint = theme.Of(Role::kFaint);
  int x = sheet.Put(area.x, area.y, "Score ", faint);
  const int longest = NameWidth(theme, area.right() - x, players, label);
  int low = 0;
  int high = 20;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const ScoreView& player = players[seat];
    const Style style = theme.Of(player.to_move ? Role::kTurn : Role::kStrong);
    x = sheet.Put(
        x, area.y,
        NameOf(theme, players, seat, longest) + ' ' + label(player.score),
        style);
    x += 2;
    low = std::min(low, player.score);
    high = std::max(high, player.score);
  }
  const int cells = area.right() - x;
  constexpr int kShortest = 16;
  if (cells < kShortest) {
    return;
  }
  // Scale: whole points a cell, so that equal scores share a cell.
  const int points = (high - low) / cells + 1;
  const auto column = [&](int score) { return x + (score - low) / points; };
  const Style lead = theme.Of(Role::kLead);
  for (int score = low; column(score) < area.right(); ++score) {
    sheet.Put(column(score), area.y, theme.Frames(Weight::kLight).across, lead);
  }
  std::vector<int> markers;
  for (const ScoreView& player : players) {
    int at = column(player.score);
    while (std::find(markers.begin(), markers.end(), at) != markers.end()) {
      ++at;
    }
    markers.push_back(std::min(at, area.right() - 1));
  }
  for (int score = low - low % 10; column(score) < area.right(); score += 10) {
    const std::string tick = label(score);
    const int first = column(score);
    const int end = first + static_cast<int>(tick.size());
    // A number beside a marker would read as one number.
    const bool alone =
        std::none_of(markers.begin(), markers.end(),
                     [&](int at) { return at >= first - 1 && at <= end; });
    if (score >= low && end <= area.right()) {
      sheet.Put(first, area.y,
                alone ? tick : std::string(theme.Frames(Weight::kLight).cross),
                alone ? faint : lead);
    }
  }
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const std::string initial = InitialOf(players, seat);
    sheet.Put(markers[seat], area.y,
              initial.empty() ? PipOf(theme, seat) : initial,
              theme.Of(Role::kChosen));
  }
}

void DrawBonusTrack(Sheet& sheet,
                    const Theme& theme,
                    int x,
                    int y,
                    std::span<const int> colours,
                    const Style& style) {
  bool first = true;
  for (const int colour : colours) {
    const PaneView pane = {
        colour, PaneView::Look::kGlass,
        first ? PaneView::Mark::kChosen : PaneView::Mark::kNone, false};
    const int width = first ? 3 : 1;
    DrawPane(sheet, theme, {x, y, width, 1}, pane);
    x += width;
    if (first && colours.size() > 1) {
      x = sheet.Put(x, y, " then ", style);
    } else {
      x = sheet.Put(x, y, " ", style);
    }
    first = false;
  }
}

}  // namespace glazier::tui
