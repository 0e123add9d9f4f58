// SPDX-License-Identifier: MIT
// The whole table: pictures at many sizes and in many looks.
#include <algorithm>
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "engine/sintra/words.hpp"
#include "tests/tui/support/golden.hpp"
#include "tests/tui/support/played.hpp"
#include "tests/tui/support/screen_text.hpp"
#include "tui/sintra/palace.hpp"
#include "tui/sintra/views.hpp"
#include "tui/table/table_view.hpp"

namespace glazier::tui::test {
namespace {

using ftxui::Event;
using sintra::Side;

std::string Table(const SintraModel& model,
                  const ThemeOptions& options,
                  int width,
                  int height) {
  return Text(Draw(RenderTable(model, ThemeFor(options), width, height), width,
                   height));
}

void Press(SintraChooser& chooser, const std::string& keys) {
  for (const char key : keys) {
    chooser.OnEvent(Event::Character(std::string(1, key)));
  }
}

TEST_CASE("pictures of the table by size") {
  const Played two(2, Side::kA, 7, 15);
  const SintraModel model = two.Model();
  CheckGolden("table-2-80x24", Table(model, {}, 80, 24));
  CheckGolden("table-2-100x30", Table(model, {}, 100, 30));
  CheckGolden("table-2-120x40", Table(model, {}, 120, 40));
  CheckGolden("table-2-200x50", Table(model, {}, 200, 50));
}

TEST_CASE("pictures of the table by players and side") {
  const Played three(3, Side::kB, 7, 22);
  CheckGolden("table-3-B-80x24", Table(three.Model(), {}, 80, 24));
  CheckGolden("table-3-B-120x40", Table(three.Model(), {}, 120, 40));
  const Played four(4, Side::kA, 7, 30);
  CheckGolden("table-4-80x24", Table(four.Model(), {}, 80, 24));
  CheckGolden("table-4-100x30", Table(four.Model(), {}, 100, 30));
  CheckGolden("table-4-120x40", Table(four.Model(), {}, 120, 40));
  CheckGolden("table-4-200x50", Table(four.Model(), {}, 200, 50));
}

TEST_CASE("pictures of a choice: cursor, targets, preview") {
  const Played game(2, Side::kA, 7, 15);
  SintraModel model = game.Model();
  SintraChooser chooser(game.now());
  model.chooser = &chooser;
  CheckGolden("choice-source", Table(model, {}, 80, 24));
  Press(chooser, "c");
  CheckGolden("choice-colour", Table(model, {}, 80, 24));
  chooser.OnEvent(Event::Return);
  CheckGolden("choice-strip", Table(model, {}, 80, 24));
}

TEST_CASE("pictures of other looks") {
  const Played game(2, Side::kA, 7, 15);
  SintraModel model = game.Model();
  SintraChooser chooser(game.now());
  chooser.OnEvent(Event::Return);
  model.chooser = &chooser;
  ThemeOptions ascii;
  ascii.ascii = true;
  CheckGolden("look-ascii", Table(model, ascii, 80, 24));
  ThemeOptions patterns;
  patterns.patterns = true;
  CheckGolden("look-patterns", Table(model, patterns, 80, 24));
  ThemeOptions both;
  both.glyphs = Glyphs::kBoth;
  CheckGolden("look-both", Table(model, both, 100, 30));
  ThemeOptions shapes;
  shapes.glyphs = Glyphs::kShapes;
  CheckGolden("look-shapes", Table(model, shapes, 80, 24));
  ThemeOptions mono;
  mono.depth = ColourDepth::kMono;
  const auto screen = Draw(RenderTable(model, ThemeFor(mono), 80, 24), 80, 24);
  CheckGolden("look-mono", Text(screen) + Attributes(screen));
}

TEST_CASE("wherever a colour is lit, its letter is there") {
  const Theme theme = ThemeFor({});
  for (const int players : {2, 3, 4}) {
    const Played game(players, Side::kA, 7, 26);
    const auto screen = Draw(RenderTable(game.Model(), theme, 80, 24), 80, 24);
    int lit = 0;
    for (int colour = 0; colour < sintra::kColours; ++colour) {
      const ftxui::Color ground = theme.Glass(colour).ground;
      const std::string letter = theme.Glyph(colour, true);
      for (int y = 0; y < 24; ++y) {
        for (int x = 0; x < 80; ++x) {
          // A run of cells in the colour of one pane, or of several.
          std::string run;
          while (x < 80 && screen.PixelAt(x, y).background_color == ground) {
            run += screen.PixelAt(x++, y).character;
          }
          if (!run.empty()) {
            CAPTURE(run);
            CHECK(run.find(letter) != std::string::npos);
            ++lit;
          }
        }
      }
    }
    CHECK(lit > 20);
  }
}

TEST_CASE("monochrome uses no colour at all") {
  const Played game(2, Side::kA, 7, 15);
  ThemeOptions mono;
  mono.depth = ColourDepth::kMono;
  const auto screen =
      Draw(RenderTable(game.Model(), ThemeFor(mono), 80, 24), 80, 24);
  for (int y = 0; y < 24; ++y) {
    for (int x = 0; x < 80; ++x) {
      REQUIRE(screen.PixelAt(x, y).foreground_color == ftxui::Color::Default);
      REQUIRE(screen.PixelAt(x, y).background_color == ftxui::Color::Default);
    }
  }
}

TEST_CASE("ASCII mode shows no other byte, whatever players are called") {
  for (const int players : {2, 3, 4}) {
    const Played game(players, Side::kB, 3, 17);
    SintraModel model = game.Model();
    model.seats[0].name = "Zoë 漢字";
    model.message = "näher";
    for (const Glyphs glyphs :
         {Glyphs::kLetters, Glyphs::kShapes, Glyphs::kBoth}) {
      ThemeOptions options;
      options.ascii = true;
      options.glyphs = glyphs;
      const std::string text = Table(model, options, 120, 40);
      CHECK(std::all_of(text.begin(), text.end(), [](char c) {
        return c == '\n' || (c >= ' ' && c <= '~');
      }));
    }
  }
}

TEST_CASE(
    "every size from the smallest on fits: the last row holds the keys, "
    "and every palace part is there") {
  for (const int players : {2, 3, 4}) {
    const Played game(players, Side::kA, 11, 9);
    const SintraModel model = game.Model();
    for (int width = 80; width <= 210; width += 13) {
      for (int height = 24; height <= 60; height += 5) {
        CAPTURE(players);
        CAPTURE(width);
        CAPTURE(height);
        const std::string text = Table(model, {}, width, height);
        // The near palace's lower lead carries all points of the windows.
        std::string digits;
        bool points = false;
        for (std::size_t at = 0; at < text.size();) {
          const std::size_t end = text.find('\n', at);
          digits.clear();
          for (std::size_t i = at; i < end; ++i) {
            if (text[i] >= '0' && text[i] <= '9') {
              digits += text[i];
            }
          }
          points = points || digits.rfind("43322112", 0) == 0;
          at = end + 1;
        }
        CHECK(points);
        const std::size_t last = text.rfind('\n', text.size() - 2);
        CHECK(text.find("help", last) != std::string::npos);
      }
    }
  }
}

TEST_CASE("a window that is too small says so, and recovers") {
  const Played game(2, Side::kA, 7, 3);
  const std::string text = Table(game.Model(), {}, 60, 20);
  CHECK(text.find("60x20") != std::string::npos);
  CHECK(text.find("80x24") != std::string::npos);
  CHECK(Table(game.Model(), {}, 9, 4).size() > 4);
  CHECK(Table(game.Model(), {}, 80, 24).find("SINTRA") != std::string::npos);
}

TEST_CASE("Tab's opponent is the one shown where not all fit") {
  const Played game(4, Side::kA, 7, 8);
  SintraModel model = game.Model();
  REQUIRE(model.near == 0);
  // The score line names everybody: count the name bars.
  const auto bars = [&](const std::string& name) {
    const std::string text = Table(model, {}, 80, 24);
    std::size_t count = 0;
    for (std::size_t at = text.find(name); at != std::string::npos;
         at = text.find(name, at + 1)) {
      ++count;
    }
    return count;
  };
  model.last.reset();
  model.far = 3;
  CHECK(bars("Dora") == 2);
  CHECK(bars("Cleo") == 1);
  model.far = 2;
  CHECK(bars("Cleo") == 2);
}

TEST_CASE("four palaces have room at 100x30, and the moves on demand") {
  const Played game(4, Side::kA, 7, 8);
  SintraModel model = game.Model();
  model.last.reset();
  const std::string text = Table(model, {}, 100, 30);
  for (const Seat& seat : model.seats) {
    CAPTURE(seat.name);
    CHECK(text.find(seat.name) != text.rfind(seat.name));  // board and score
  }
  CHECK(text.find("Moves") == std::string::npos);
  model.show_log = true;
  CHECK(Table(model, {}, 100, 30).find("Moves") != std::string::npos);
}

TEST_CASE(
    "what happened since one's own move is told as far as rows are free") {
  const Played game(4, Side::kA, 7, 8);
  SintraModel model = game.Model();
  REQUIRE(model.last);
  const PlayedStep<sintra::State> last = *model.last;
  model.earlier = {last, last};
  model.earlier[0].seat = 1;
  model.earlier[1].seat = 2;
  const std::string tall = Table(model, {}, 120, 40);
  const auto told = [&](int seat) {
    return model.seats[static_cast<std::size_t>(seat)].name + ' ' +
           Tell(last.before, last.seat, last.step).substr(0, 12);
  };
  const auto first = tall.find(told(1));
  CHECK(first != std::string::npos);
  CHECK(first < tall.find(told(2)));
  CHECK(tall.find(told(2)) < tall.find(told(last.seat)));
  // A note takes the rows of the oldest; the newest stays.
  model.message = std::string(70, 'a') + ' ' + std::string(70, 'b');
  const std::string small = Table(model, {}, 80, 24);
  CHECK(small.find(told(1)) == std::string::npos);
  CHECK(small.find(told(last.seat)) != std::string::npos);
}

TEST_CASE("a finished window has lit leads, and an ornament kindles") {
  PalaceView view;
  view.name = "Ana";
  view.score = "0";
  constexpr std::array<int, 2> kTrack = {0, 1};
  view.glass.values = kTrack;
  const PaneView glass = {0, PaneView::Look::kGlass, PaneView::Mark::kNone,
                          false};
  view.places.resize(8);
  for (PlaceView& place : view.places) {
    place.frames = {PaneView(), PaneView()};
  }
  view.places[0].frames = {glass, glass};
  view.ornaments = {{2, 3}, {0, 0}, {0, 0}, {0, 0}};
  const PalaceForm form;
  for (const bool ascii : {false, true}) {
    ThemeOptions options;
    options.ascii = ascii;
    const Theme theme = ThemeFor(options);
    Sheet sheet(form.Width(), form.Height(), ascii);
    DrawPalace(sheet, theme, 0, 0, form, view);
    const int row = form.Height() - 3;  // the upper panes
    CHECK(sheet.At(0, row).glyph == theme.Frames(Weight::kHeavy).down);
    CHECK(sheet.At(5, row).glyph == theme.Show(Sign::kKindled));
    CHECK(sheet.At(10, row).glyph == theme.Frames(Weight::kLight).down);
    CHECK(sheet.At(15, row).glyph == theme.Show(Sign::kOrnament));
  }
}

TEST_CASE("whose turn it is, stands in the prompt and at the palace") {
  const Played game(2, Side::kA, 7, 4);
  SintraModel model = game.Model();
  model.waiting = "is thinking";
  const std::string text = Table(model, {}, 80, 24);
  const std::string name =
      model.seats[static_cast<std::size_t>(model.state.Turn())].name;
  CHECK(text.find("► " + name + "  is thinking") != std::string::npos);
  CHECK(text.find(" ► " + name) != std::string::npos);
}

TEST_CASE(
    "the log replaces the other palace at 80x24, and stays beside it "
    "where there is room") {
  const Played game(2, Side::kA, 7, 12);
  SintraModel model = game.Model();
  CHECK(Table(model, {}, 80, 24).find("Moves") == std::string::npos);
  CHECK(Table(model, {}, 100, 30).find("Moves") != std::string::npos);
  model.show_log = true;
  CHECK(Table(model, {}, 80, 24).find("Moves") != std::string::npos);
}

TEST_CASE("the end of the game can be shown") {
  const Played game(2, Side::kA, 7, 1000);
  REQUIRE(game.now().Turn() == kNobody);
  CHECK(Table(game.Model(), {}, 80, 24).find("THE END") != std::string::npos);
}

TEST_CASE("a click finds what is drawn there") {
  const Played game(2, Side::kA, 7, 0);
  const SintraModel model = game.Model();
  const Theme theme = ThemeFor({});
  const auto at = [&](int x, int y) {
    return SintraTargetOf(TagAt(model, theme, 80, 24, x, y));
  };
  using Kind = SintraTarget::Kind;
  CHECK(at(1, 1) == SintraTarget{Kind::kSource, 0});
  REQUIRE(at(3, 2));
  CHECK(at(3, 2)->kind == Kind::kPane);
  CHECK(at(3, 2)->index == 0);
  CHECK(at(3, 10) == SintraTarget{Kind::kStrip, 0, 0, model.near});
  CHECK(at(3, 7) == SintraTarget{Kind::kGlazier, 0, 0, model.near});
  CHECK_FALSE(at(3, 21));
  CHECK_FALSE(at(99, 99));
  // The palace of another player cannot be clicked on.
  SintraChooser chooser(game.now());
  CHECK(chooser.OnClick(TagAt(model, theme, 80, 24, 50, 10)).kind ==
        TableAsk::kIgnored);
  CHECK(chooser.OnClick(TagAt(model, theme, 80, 24, 3, 10)).kind ==
        TableAsk::kHandled);
}

}  // namespace
}  // namespace glazier::tui::test
