// SPDX-License-Identifier: MIT
// The pieces that the scoring and the result are made of.
#include "tui/screens/table/result_parts.hpp"

#include <algorithm>
#include <cstdlib>
#include <ftxui/screen/string.hpp>

#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

constexpr int kNameWidth = 12;
constexpr int kPointsWidth = 9;

std::string Right(const std::string& text, int width) {
  const int cells = ftxui::string_width(text);
  return std::string(static_cast<std::size_t>(std::max(0, width - cells)),
                     ' ') +
         text;
}

ftxui::Element Cell(const std::string& text, int width, const Style& style) {
  return ftxui::text(Right(text, width)) | Paint(style);
}

}  // namespace

ftxui::Element ScoreBar(const Theme& theme,
                        const ScoreLine& line,
                        int most,
                        int width,
                        ScoreLabel label) {
  const int room = std::max(1, width - kNameWidth - 8);
  const int filled = std::clamp(line.score * room / most, 0, room);
  std::string bar;
  for (int i = 0; i < filled; ++i) {
    bar += theme.options().ascii ? "=" : "█";
  }
  return ftxui::hbox({
      ftxui::text(line.marked ? std::string(theme.Show(Sign::kPointer)) + " "
                              : "  "),
      ftxui::text(Fitted(line.name, kNameWidth)) |
          Paint(theme.Of(line.marked ? Role::kStrong : Role::kText)),
      ftxui::text(Right(label(line.score), 4) + "  ") |
          Paint(theme.Of(Role::kStrong)),
      ftxui::text(bar) | Paint(line.style),
      ftxui::text(std::string(static_cast<std::size_t>(room - filled), ' ')),
  });
}

ftxui::Element SourceTable(const Theme& theme,
                           const std::vector<std::string>& sources,
                           const std::vector<SeatAnalysis>& seats,
                           ScoreLabel label) {
  ftxui::Elements head = {ftxui::text(Fitted("", kNameWidth + 4)) |
                          Paint(theme.Of(Role::kFaint))};
  const auto title = [&](const std::string& column) {
    head.push_back(ftxui::text(Right(column, kPointsWidth)) |
                   Paint(theme.Of(Role::kFaint)));
  };
  for (const std::string& source : sources) {
    title(source);
  }
  title("total");
  ftxui::Elements rows = {ftxui::hbox(std::move(head))};
  for (const SeatAnalysis& seat : seats) {
    ftxui::Elements row = {
        ftxui::text(seat.wins
                        ? " " + std::string(theme.Show(Sign::kPointer)) + " "
                        : "   ") |
            Paint(theme.Of(Role::kGood)),
        ftxui::text(Fitted(seat.name, kNameWidth + 1)) | Paint(seat.style)};
    for (const int value : seat.sources) {
      const Role role = value < 0   ? Role::kBad
                        : value > 0 ? Role::kText
                                    : Role::kFaint;
      row.push_back(Cell(label(value), kPointsWidth, theme.Of(role)));
    }
    row.push_back(
        Cell(label(seat.total), kPointsWidth, theme.Of(Role::kStrong)));
    rows.push_back(ftxui::hbox(std::move(row)));
  }
  return ftxui::vbox(std::move(rows));
}

ftxui::Element MoveTable(const Theme& theme,
                         const std::vector<SeatAnalysis>& seats,
                         ScoreLabel label) {
  constexpr int kMoveWidth = 29;
  // One width for all of them: what follows stands in columns.
  int width = 8;
  for (const SeatAnalysis& seat : seats) {
    for (const WeighedMove* weighed : {&seat.best, &seat.worst}) {
      width = std::max(width, ftxui::string_width(weighed->move) + 1);
    }
  }
  const auto told = [&](const WeighedMove& weighed) {
    if (weighed.number < 0) {
      return ftxui::text(Fitted("none", kMoveWidth)) |
             Paint(theme.Of(Role::kFaint));
    }
    return ftxui::hbox({
        ftxui::text(Fitted(weighed.move, width)) |
            Paint(theme.Of(Role::kStrong)),
        ftxui::text(Fitted(
            (weighed.points < 0 ? '-' : '+') + label(std::abs(weighed.points)),
            5)) |
            Paint(theme.Of(weighed.points < 0 ? Role::kBad : Role::kGood)),
        ftxui::text(Fitted("move " + std::to_string(weighed.number + 1),
                           kMoveWidth - 5 - width)) |
            Paint(theme.Of(Role::kFaint)),
    });
  };
  ftxui::Elements rows = {ftxui::text(Fitted("", kNameWidth + 4) +
                                      Fitted("best move", kMoveWidth) +
                                      "worst move") |
                          Paint(theme.Of(Role::kFaint))};
  for (const SeatAnalysis& seat : seats) {
    rows.push_back(ftxui::hbox({
        ftxui::text("   "),
        ftxui::text(Fitted(seat.name, kNameWidth + 1)) | Paint(seat.style),
        told(seat.best),
        told(seat.worst),
    }));
  }
  return ftxui::vbox(std::move(rows));
}

}  // namespace glazier::tui
