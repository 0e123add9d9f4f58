// SPDX-License-Identifier: MIT
// The whole table of River Valley: pictures at many sizes and in many looks.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/river/words.hpp"
#include "tests/tui/support/golden.hpp"
#include "tests/tui/support/river_played.hpp"
#include "tests/tui/support/screen_text.hpp"
#include "tui/river/pane_looks.hpp"
#include "tui/river/views.hpp"
#include "tui/table/table_view.hpp"

namespace glazier::tui::test {
namespace {

using ftxui::Event;

ftxui::Screen Picture(const RiverModel& model,
                      const ThemeOptions& options,
                      int width,
                      int height) {
  const Theme theme = ThemeFor(options, kRiverPanes);
  return Draw(RenderTable(model, theme, width, height), width, height);
}

std::string Table(const RiverModel& model,
                  const ThemeOptions& options,
                  int width,
                  int height) {
  return Text(Picture(model, options, width, height));
}

bool Has(const std::string& text, std::string_view words) {
  return text.find(words) != std::string::npos;
}

void Press(RiverChooser& chooser, const std::string& keys) {
  for (const char key : keys) {
    chooser.OnEvent(Event::Character(std::string(1, key)));
  }
}

}  // namespace

TEST_CASE("pictures of River Valley by size") {
  const RiverPlayed two(2, 7, 12);
  const RiverModel model = two.Model();
  CheckGolden("river-2-80x24", Table(model, {}, 80, 24));
  CheckGolden("river-2-100x30", Table(model, {}, 100, 30));
  CheckGolden("river-2-120x40", Table(model, {}, 120, 40));
  CheckGolden("river-2-200x50", Table(model, {}, 200, 50));
}

TEST_CASE("pictures of River Valley by players") {
  const RiverPlayed three(3, 7, 20);
  CheckGolden("river-3-80x24", Table(three.Model(), {}, 80, 24));
  const RiverPlayed five(5, 7, 40);
  CheckGolden("river-5-80x24", Table(five.Model(), {}, 80, 24));
  CheckGolden("river-5-100x30", Table(five.Model(), {}, 100, 30));
  CheckGolden("river-5-120x40", Table(five.Model(), {}, 120, 40));
}

TEST_CASE("pictures of a choice: glass, neighbour, draw") {
  const RiverPlayed game(2, 7, 12);
  RiverModel model = game.Model();
  RiverChooser chooser(game.now());
  model.chooser = &chooser;
  CheckGolden("river-choice-pieces", Table(model, {}, 80, 24));
  chooser.OnEvent(Event::Return);
  chooser.OnEvent(Event::Return);
  CheckGolden("river-choice-gather", Table(model, {}, 80, 24));
  RiverChooser draw(game.now());
  model.chooser = &draw;
  Press(draw, "w");
  model.state = draw.state();  // as the screen does: the drafted position
  CheckGolden("river-choice-draw", Table(model, {}, 80, 24));
}

TEST_CASE("pictures of the end") {
  int moves = 1;
  while (RiverPlayed(2, 7, moves).now().end() != river::End::kLast) {
    ++moves;
  }
  const RiverPlayed last(2, 7, moves);
  RiverModel model = last.Model();
  RiverChooser chooser(last.now());
  model.chooser = &chooser;
  const std::string text = Table(model, {}, 80, 24);
  CHECK(Has(text, "LAST TURN"));
  CheckGolden("river-last-turn", text);
  const RiverPlayed over(2, 7, 1000);
  REQUIRE(over.now().Turn() == kNobody);
  CHECK(Has(Table(over.Model(), {}, 80, 24), "THE END"));
}

TEST_CASE("pictures of River Valley in other looks") {
  const RiverPlayed game(2, 7, 12);
  RiverModel model = game.Model();
  RiverChooser chooser(game.now());
  chooser.OnEvent(Event::Return);
  model.chooser = &chooser;
  ThemeOptions ascii;
  ascii.ascii = true;
  CheckGolden("river-look-ascii", Table(model, ascii, 80, 24));
  ThemeOptions both;
  both.glyphs = Glyphs::kBoth;
  CheckGolden("river-look-both", Table(model, both, 100, 30));
  ThemeOptions shapes;
  shapes.glyphs = Glyphs::kShapes;
  CheckGolden("river-look-shapes", Table(model, shapes, 80, 24));
  ThemeOptions mono;
  mono.depth = ColourDepth::kMono;
  const auto screen = Picture(model, mono, 80, 24);
  CheckGolden("river-look-mono", Text(screen) + Attributes(screen));
}

TEST_CASE("wherever glass is lit, its letter and its shape are there") {
  const Theme theme = ThemeFor({}, kRiverPanes);
  for (const int players : {2, 3, 5}) {
    const RiverPlayed game(players, 7, 26);
    const auto screen = Picture(game.Model(), {}, 80, 24);
    int lit = 0;
    for (int colour = 0; colour < river::kColours; ++colour) {
      const ftxui::Color ground = theme.Glass(colour).ground;
      const char letter =
          river::kColourLetters[static_cast<std::size_t>(colour)];
      for (int y = 1; y < 17; ++y) {  // the header counts the bag
        for (int x = 0; x < 80; ++x) {
          std::string run;
          while (x < 80 && screen.PixelAt(x, y).background_color == ground) {
            run += screen.PixelAt(x++, y).character;
          }
          if (!run.empty()) {
            CAPTURE(run);
            const auto at = run.find(letter);
            REQUIRE(at != std::string::npos);
            CHECK((run[at + 1] >= '1' && run[at + 1] <= '6'));
            ++lit;
          }
        }
      }
    }
    CHECK(lit > 20);
  }
}

TEST_CASE("River Valley in ASCII shows no other byte") {
  for (const int players : {2, 5}) {
    const RiverPlayed game(players, 3, 17);
    RiverModel model = game.Model();
    model.seats[0].name = "Zoë 漢字";
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

TEST_CASE("at every size from the smallest on all of River Valley is there") {
  for (const int players : {2, 3, 4, 5}) {
    const RiverPlayed game(players, 11, 9);
    const RiverModel model = game.Model();
    for (int width = 80; width <= 210; width += 13) {
      for (int height = 24; height <= 60; height += 5) {
        CAPTURE(players);
        CAPTURE(width);
        CAPTURE(height);
        const std::string text = Table(model, {}, width, height);
        for (const std::string_view name : river::kShapeNames) {
          CHECK(Has(text, name));
        }
        for (const Seat& seat : model.seats) {
          CHECK(Has(text, seat.name));
        }
        CHECK(Has(text, "lake"));
        CHECK(Has(text, "satchel"));
        CHECK(Has(text, "/17"));
        const std::size_t last = text.rfind('\n', text.size() - 2);
        CHECK(Has(text.substr(last), "help"));
      }
    }
  }
}

TEST_CASE("a click on River Valley finds what is drawn there") {
  using Kind = RiverTarget::Kind;
  const RiverPlayed game(2, 7, 0);
  RiverModel model = game.Model();
  RiverChooser chooser(game.now());
  model.chooser = &chooser;
  const Theme theme = ThemeFor({}, kRiverPanes);
  const auto at = [&](int x, int y) {
    return RiverTargetOf(TagAt(model, theme, 80, 24, x, y));
  };
  CHECK(at(1, 1) == RiverTarget{Kind::kTile, game.now().tile(0), -1});
  REQUIRE(at(3, 3));
  CHECK(at(3, 3)->kind == Kind::kTile);
  CHECK(at(3, 3)->colour >= 0);
  CHECK(at(10, 15) == RiverTarget{Kind::kSatchel, 0, -1});
  REQUIRE(at(70, 4));
  CHECK(at(70, 4)->kind == Kind::kLake);
  CHECK_FALSE(at(10, 10));
  CHECK_FALSE(at(99, 99));
}

TEST_CASE("a preview tells exactly what playing the move does") {
  for (int moves = 0; moves < 36; moves += 4) {
    const RiverPlayed game(2, 3, moves);
    if (game.now().Turn() < 0) {
      break;
    }
    river::State::Steps list;
    game.now().List(game.now().Turn(), list);
    for (const river::Step& move : list) {
      CAPTURE(StepText(move));
      const RiverPreview preview{TryStep(game.now(), game.now().Turn(), move)};
      int built = 0;
      for (int column = 0; column < river::kColumns; ++column) {
        for (int row = 0; row < river::kRows; ++row) {
          built += preview.Builds(column, row) ? 1 : 0;
        }
      }
      CHECK(built == preview.effect.built);
      const std::string text = PreviewText(preview);
      CHECK(text.starts_with(StepText(move)));
      CHECK(Has(text, "overflow") == (preview.effect.spilled > 0));
      const int change = preview.ScoreChange();
      CHECK(Has(text, std::string("points ") + (change < 0 ? "" : "+") +
                          std::to_string(change)));
    }
  }
}

}  // namespace glazier::tui::test
