// SPDX-License-Identifier: MIT
// Panes, factories, centre, tracks, log: each drawn alone.
#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "tests/tui/support/screen_text.hpp"
#include "tui/sintra/factory.hpp"
#include "tui/widgets/lines.hpp"
#include "tui/widgets/pane.hpp"
#include "tui/widgets/tracks.hpp"

namespace glazier::tui::test {
namespace {

using Look = PaneView::Look;
using Mark = PaneView::Mark;

std::string Shown(const Sheet& sheet) {
  return Text(Draw(Show(sheet), sheet.width(), sheet.height()));
}

std::string Pane(const ThemeOptions& options,
                 int width,
                 int height,
                 const PaneView& pane) {
  Sheet sheet(width, height);
  DrawPane(sheet, ThemeFor(options), sheet.area(), pane);
  return Shown(sheet);
}

PaneView Glass(int colour, Mark mark = Mark::kNone) {
  return {colour, Look::kGlass, mark, false};
}

TEST_CASE("a pane shows its letter at every size, with its marks") {
  for (int width = 1; width <= 9; ++width) {
    for (int height = 1; height <= 3; ++height) {
      CAPTURE(width);
      CHECK(Pane({}, width, height, Glass(1)).find('P') != std::string::npos);
    }
  }
  CHECK(Pane({}, 3, 1, Glass(0)) == " O\n");
  CHECK(Pane({}, 3, 1, {0, Look::kSpace, Mark::kNone, false}) == " o\n");
  CHECK(Pane({}, 3, 1, {0, Look::kPromise, Mark::kNone, false}) == "(O)\n");
  CHECK(Pane({}, 3, 1, Glass(0, Mark::kChosen)) == "[O]\n");
  CHECK(Pane({}, 5, 2, Glass(0, Mark::kLast)) == "▀>O<▀\n▀▀▀▀▀\n");
  CHECK(Pane({}, 2, 1, Glass(0, Mark::kLast)) == "O<\n");
}

TEST_CASE("light falls into glass from above, where the colours allow it") {
  ThemeOptions options;
  for (const ColourDepth depth : {ColourDepth::kMono, ColourDepth::k16,
                                  ColourDepth::k256, ColourDepth::kTrue}) {
    options.depth = depth;
    const Theme theme = ThemeFor(options);
    Sheet sheet(5, 2);
    DrawPane(sheet, theme, sheet.area(), Glass(3));
    const bool shaded = sheet.At(0, 0).glyph == "\u2580";
    CHECK(shaded == (depth >= ColourDepth::k256));
    // The letter stands on the glass itself, as it does everywhere.
    CHECK(sheet.At(2, 0).glyph == "B");
    CHECK(sheet.At(2, 0).style == theme.Glass(3));
  }
  options.ascii = true;
  CHECK(Pane(options, 5, 2, Glass(3)) == "  B\n\n");
}

TEST_CASE("every colour of glass stays darker below and lighter above") {
  for (const Palette palette : {Palette::kStandard, Palette::kProtan,
                                Palette::kDeutan, Palette::kTritan}) {
    ThemeOptions options;
    options.palette = palette;
    const Theme theme = ThemeFor(options);
    for (int colour = 0; colour < 5; ++colour) {
      CHECK_FALSE(theme.Lit(colour, 30) == theme.Lit(colour, 0));
      CHECK_FALSE(theme.Lit(colour, -14) == theme.Lit(colour, 0));
      CHECK(theme.Lit(colour, 0) == theme.Glass(colour).ground);
    }
  }
}

TEST_CASE("letter and shape together where there is room") {
  ThemeOptions options;
  options.glyphs = Glyphs::kBoth;
  options.ascii = true;
  CHECK(Pane(options, 3, 1, Glass(0)) == "O*\n");
  CHECK(Pane(options, 1, 1, Glass(0)) == "O\n");
  CHECK(Pane(options, 3, 1, Glass(0, Mark::kChosen)) == "[O]\n");
}

TEST_CASE("a factory: two by two panes in leads, its number above") {
  Sheet sheet(9, 5);
  SourceView view;
  view.label = "3";
  view.panes = {Glass(0), Glass(0), Glass(3), Glass(4)};
  DrawFactory(sheet, ThemeFor({}), 0, 0, {3, 1, true}, view);
  CHECK(Shown(sheet) ==
        "┌───3───┐\n"
        "│ O │ O │\n"
        "├───┼───┤\n"
        "│ B │ G │\n"
        "└───┴───┘\n");
}

TEST_CASE("patterns: five fixed sectors, so that the place tells the colour") {
  ThemeOptions options;
  options.patterns = true;
  Sheet sheet(9, 5);
  SourceView view;
  view.label = "3";
  view.panes = {Glass(0), Glass(0), Glass(3), Glass(4)};
  DrawFactory(sheet, ThemeFor(options), 0, 0, {3, 1, true}, view);
  CHECK(Shown(sheet) ==
        "┌───3───┐\n"
        "│O2   p │\n"
        "│ y  B1 │\n"
        "│G1     │\n"
        "└───────┘\n");
}

TEST_CASE("the centre: panes one by one, counted when there are too many") {
  SourceView view;
  view.label = "c";
  view.marker = true;
  view.panes = {Glass(0), Glass(2), Glass(2)};
  Sheet small(18, 3);
  DrawCentre(small, ThemeFor({}), small.area(), {3, 1, true}, view);
  CHECK(Shown(small) ==
        "┌───────c────────┐\n"
        "│1st  O   Y   Y  │\n"
        "└────────────────┘\n");
  view.panes.insert(view.panes.end(), 12, Glass(4));
  Sheet full(18, 4);
  DrawCentre(full, ThemeFor({}), full.area(), {3, 1, true}, view);
  CHECK(Shown(full) ==
        "┌───────c────────┐\n"
        "│ O x1   Y x2    │\n"
        "│ G x12 1st      │\n"
        "└────────────────┘\n");
}

TEST_CASE("the smallest centre counts all colours and the marker") {
  SourceView view;
  view.label = "c";
  view.marker = true;
  for (int colour = 0; colour < 5; ++colour) {
    view.panes.insert(view.panes.end(), 3, Glass(colour));
  }
  Sheet sheet(15, 5);
  DrawCentre(sheet, ThemeFor({}), sheet.area(), {4, 1, false}, view);
  CHECK(Shown(sheet) ==
        "┌──────c──────┐\n"
        "│ O x3   P x3 │\n"
        "│ Y x3   B x3 │\n"
        "│ G x3  1st   │\n"
        "└─────────────┘\n");
}

TEST_CASE(
    "patterns: the centre has a place for each colour and a marker at "
    "the bonus colour") {
  ThemeOptions options;
  options.patterns = true;
  SourceView view;
  view.label = "c";
  view.bonus = 2;
  view.marker = true;
  view.panes = {Glass(1), Glass(1), Glass(4)};
  Sheet sheet(28, 5);
  DrawCentre(sheet, ThemeFor(options), sheet.area(), {3, 1, true}, view);
  CHECK(Shown(sheet) ==
        "┌────────────c─────────────┐\n"
        "│ o    P2   y    b    G1   │\n"
        "│          bonus           │\n"
        "│1st                       │\n"
        "└──────────────────────────┘\n");
}

TEST_CASE("a track marks where one is and where a move would lead") {
  constexpr std::array<int, 5> kValues = {0, 1, 2, 4, 18};
  const TrackView here = {kValues, 3, -1, false};
  Sheet sheet(TrackWidth(here), 1);
  DrawTrack(sheet, ThemeFor({}), 0, 0, here);
  CHECK(Shown(sheet) == " 0 1 2[4]18\n");
  DrawTrack(sheet, ThemeFor({}), 0, 0, {kValues, 1, 4, false});
  CHECK(Shown(sheet) == " 0[1]2 4(18)\n");
}

TEST_CASE("the score track shows every player, also below zero") {
  const std::vector<ScoreView> players = {{"Anna", 12, true},
                                          {"Ben", -3, false}};
  Sheet sheet(60, 1);
  DrawScoreTrack(sheet, ThemeFor({}), sheet.area(), players,
                 [](int score) { return std::to_string(score); });
  CHECK(Shown(sheet) ==
        "Score Anna 12  Ben -3  B──0─────────┼─A───────20────────30──\n");
}

TEST_CASE("players of the same initial have signs on the score track") {
  const std::vector<ScoreView> players = {
      {"Bot 1", 12, true}, {"Bot 2", 3, false}, {"Clara", 7, false}};
  Sheet sheet(70, 1);
  const auto label = [](int score) { return std::to_string(score); };
  DrawScoreTrack(sheet, ThemeFor({}), sheet.area(), players, label);
  CHECK(Shown(sheet) ==
        "Score ▪ Bot 1 12  ▴ Bot 2 3  Clara 7  "
        "0──▴───C──┼─▪───────20────────30\n");
}

TEST_CASE("five long names share the row of the scores") {
  const std::vector<ScoreView> players = {{"Ana", 65, true},
                                          {"Bruno", 74, false},
                                          {"Clarissa Maria", 52, false},
                                          {"Dario", 50, false},
                                          {"Maximilian Groß", 49, false}};
  Sheet sheet(70, 1);
  const auto label = [](int score) { return std::to_string(score); };
  DrawScoreTrack(sheet, ThemeFor({}), {0, 0, 60, 1}, players, label);
  CHECK(Shown(sheet) ==
        "Score Ana 65  Bruno 74  Clariss.. 52  Dario 50  Maximil.. 49\n");
}

TEST_CASE("what is cut says so") {
  CHECK(Cut("Sand", 4) == "Sand");
  CHECK(Cut("Lumber Storage", 10) == "Lumber S..");
}

TEST_CASE("the log keeps the marked line in sight") {
  std::vector<LogEntry> entries;
  for (int i = 1; i <= 9; ++i) {
    entries.push_back({"Anna", "move " + std::to_string(i)});
  }
  Sheet sheet(16, 4);
  DrawLog(sheet, ThemeFor({}), sheet.area(), entries, -1);
  CHECK(Shown(sheet).find("► Anna move 9") != std::string::npos);
  CHECK(Shown(sheet).find("move 7") != std::string::npos);
  Sheet back(16, 4);
  DrawLog(back, ThemeFor({}), back.area(), entries, 1);
  CHECK(Shown(back).find("► Anna move 2") != std::string::npos);
  CHECK(Shown(back).find("move 3") != std::string::npos);
}

TEST_CASE("key hints that do not fit are left out whole") {
  const std::vector<KeyHint> hints = {
      {"Enter", "ok"}, {"PgUp", "look back"}, {"?", "help"}};
  Sheet sheet(18, 1);
  DrawKeys(sheet, ThemeFor({}), sheet.area(), hints);
  CHECK(Shown(sheet) == "Enter ok  ? help\n");
}

}  // namespace
}  // namespace glazier::tui::test
