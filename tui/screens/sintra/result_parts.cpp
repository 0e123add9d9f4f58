// The pieces that the scoring and the result are made of.
#include "tui/screens/sintra/result_parts.hpp"

#include <algorithm>
#include <array>
#include <ftxui/screen/string.hpp>

namespace glazier::tui {
namespace {

using sintra::Colour;

constexpr int kNameWidth = 12;
constexpr int kPointsWidth = 9;

std::string Signed(int points) {
  return (points >= 0 ? "+" : "") + std::to_string(points);
}

std::string Count(int n, const std::string& what) {
  return std::to_string(n) + ' ' + what + (n == 1 ? "" : "s");
}

/// Cut to a width in cells, filled up with spaces.
std::string Fit(const std::string& text, int width) {
  std::string fitted;
  int used = 0;
  for (const std::string& glyph : ftxui::Utf8ToGlyphs(text)) {
    const int cells = ftxui::string_width(glyph);
    if (glyph.empty() || used + cells > width) {
      continue;
    }
    fitted += glyph;
    used += cells;
  }
  return fitted + std::string(static_cast<std::size_t>(width - used), ' ');
}

std::string Right(const std::string& text, int width) {
  const int cells = ftxui::string_width(text);
  return std::string(static_cast<std::size_t>(std::max(0, width - cells)),
                     ' ') +
         text;
}

int PointsOf(const sintra::FinalScore& final, int source) {
  return source == 0 ? final.leftover : source == 1 ? final.glass : final.bonus;
}

/// Side A: "ornaments with 4, 2, 0 and 3 panes around them".
std::string OrnamentStory(const sintra::Board& board) {
  std::string story = "ornaments with ";
  for (int i = 0; i < sintra::kOrnaments; ++i) {
    const int filled = board.PanesIn(2 * i) + board.PanesIn(2 * i + 1);
    story += (i == 0                        ? ""
              : i + 1 == sintra::kOrnaments ? " and "
                                            : ", ") +
             std::to_string(filled);
  }
  return story + " panes around them";
}

/// Side B: windows with both panes, times the panes of the best colour.
std::string WindowStory(const sintra::Board& board) {
  int finished = 0;
  for (int window = 0; window < sintra::kPlaces; ++window) {
    finished += board.PanesIn(window) == 2 ? 1 : 0;
  }
  const sintra::Panes panes = board.PanesInWindows();
  Colour best = Colour::kOrange;
  for (const Colour colour : sintra::kAllColours) {
    if (panes.Count(colour) > panes.Count(best)) {
      best = colour;
    }
  }
  return Count(finished, "finished window") + " x " +
         std::to_string(panes.Count(best)) + " " +
         std::string(sintra::Name(best)) + " panes";
}

ftxui::Element Cell(const std::string& text, int width, const Style& style) {
  return ftxui::text(Right(text, width)) | Paint(style);
}

}  // namespace

int ScoreAfter(const sintra::State& end, int seat, int step) {
  const sintra::FinalScore final = end.Final(seat);
  int score = final.in_play;
  for (int source = 0; source < kScoringSources; ++source) {
    if (step > source * end.players() + seat) {
      score += PointsOf(final, source);
    }
  }
  return score;
}

std::string ScoringStory(const sintra::State& end,
                         const std::vector<Seat>& seats,
                         int step) {
  const int seat = step % end.players();
  const int source = step / end.players();
  const sintra::Board& board = end.board(seat);
  std::string story = seats[static_cast<std::size_t>(seat)].name + ": ";
  if (source == 0) {
    story += Count(board.PanesOnStrips().Total(), "pane") +
             " left on strips, one point for every three";
  } else if (source == 1) {
    story += board.glass == 0
                 ? std::string("no broken glass to pay for")
                 : "broken glass at step " + std::to_string(board.glass);
  } else if (end.side() == sintra::Side::kA) {
    story += OrnamentStory(board);
  } else {
    story += WindowStory(board);
  }
  return story + ": " + Signed(PointsOf(end.Final(seat), source));
}

Style SeatStyle(const Theme& theme, int seat) {
  constexpr std::array<Colour, sintra::kMaxPlayers> kSeatColours = {
      Colour::kBlue, Colour::kOrange, Colour::kGreen, Colour::kPink};
  Style style = theme.Tint(static_cast<int>(
      kSeatColours[static_cast<std::size_t>(seat) % kSeatColours.size()]));
  style.bold = true;
  return style;
}

ftxui::Element ScoreBar(const Theme& theme,
                        const std::string& name,
                        int seat,
                        int score,
                        int most,
                        bool marked,
                        int width) {
  const int room = std::max(1, width - kNameWidth - 8);
  const int filled = std::clamp(score * room / most, 0, room);
  std::string bar;
  for (int i = 0; i < filled; ++i) {
    bar += theme.options().ascii ? "=" : "█";
  }
  return ftxui::hbox({
      ftxui::text(marked ? std::string(theme.Show(Sign::kPointer)) + " "
                         : "  "),
      ftxui::text(Fit(name, kNameWidth)) |
          Paint(theme.Of(marked ? Role::kStrong : Role::kText)),
      ftxui::text(Right(std::to_string(score), 4) + "  ") |
          Paint(theme.Of(Role::kStrong)),
      ftxui::text(bar) | Paint(SeatStyle(theme, seat)),
      ftxui::text(std::string(static_cast<std::size_t>(room - filled), ' ')),
  });
}

ftxui::Element SourceTable(const Theme& theme,
                           const sintra::State& end,
                           const std::vector<Seat>& seats,
                           const std::vector<SeatAnalysis>& analyses) {
  const std::string special =
      end.side() == sintra::Side::kA ? "ornament" : "colours";
  ftxui::Elements head = {ftxui::text(Fit("", kNameWidth + 4)) |
                          Paint(theme.Of(Role::kFaint))};
  for (const std::string& column :
       {std::string("windows"), std::string("bonus"), std::string("lost 18s"),
        std::string("leftover"), std::string("glass"), special,
        std::string("total")}) {
    head.push_back(ftxui::text(Right(column, kPointsWidth)) |
                   Paint(theme.Of(Role::kFaint)));
  }
  ftxui::Elements rows = {ftxui::hbox(std::move(head))};
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    const SeatAnalysis& seat = analyses[i];
    const auto points = [&](int value) {
      const Role role = value < 0   ? Role::kBad
                        : value > 0 ? Role::kText
                                    : Role::kFaint;
      return Cell(std::to_string(value), kPointsWidth, theme.Of(role));
    };
    const bool wins = end.Wins(static_cast<int>(i));
    rows.push_back(ftxui::hbox({
        ftxui::text(wins ? " " + std::string(theme.Show(Sign::kPointer)) + " "
                         : "   ") |
            Paint(theme.Of(Role::kGood)),
        ftxui::text(
            Fit(std::to_string(i + 1) + " " + seats[i].name, kNameWidth + 1)) |
            Paint(SeatStyle(theme, static_cast<int>(i))),
        points(seat.windows),
        points(seat.bonus),
        points(seat.wraps),
        points(seat.leftover),
        points(seat.glass),
        points(seat.special),
        Cell(std::to_string(seat.total), kPointsWidth, theme.Of(Role::kStrong)),
    }));
  }
  return ftxui::vbox(std::move(rows));
}

ftxui::Element MoveTable(const Theme& theme,
                         const std::vector<Seat>& seats,
                         const std::vector<SeatAnalysis>& analyses) {
  const auto told = [&](const WeighedMove& weighed) {
    if (weighed.number < 0) {
      return ftxui::text(Fit("none", 30)) | Paint(theme.Of(Role::kFaint));
    }
    return ftxui::hbox({
        ftxui::text(Fit(MoveText(weighed.move), 8)) |
            Paint(theme.Of(Role::kStrong)),
        ftxui::text(Fit(Signed(weighed.points), 5)) |
            Paint(theme.Of(weighed.points < 0 ? Role::kBad : Role::kGood)),
        ftxui::text(Fit("move " + std::to_string(weighed.number + 1), 16)) |
            Paint(theme.Of(Role::kFaint)),
    });
  };
  ftxui::Elements rows = {ftxui::text(Fit("", kNameWidth + 4) +
                                      Fit("best move", 29) + "worst move") |
                          Paint(theme.Of(Role::kFaint))};
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    rows.push_back(ftxui::hbox({
        ftxui::text("   "),
        ftxui::text(
            Fit(std::to_string(i + 1) + " " + seats[i].name, kNameWidth + 1)) |
            Paint(SeatStyle(theme, static_cast<int>(i))),
        told(analyses[i].best),
        told(analyses[i].worst),
    }));
  }
  return ftxui::vbox(std::move(rows));
}

}  // namespace glazier::tui
