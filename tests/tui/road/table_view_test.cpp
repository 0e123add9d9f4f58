// SPDX-License-Identifier: MIT
// The whole table of Glass Road: pictures at many sizes and in many looks.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/road/names.hpp"
#include "tests/tui/road/played.hpp"
#include "tests/tui/support/golden.hpp"
#include "tests/tui/support/screen_text.hpp"
#include "tui/road/looks.hpp"
#include "tui/road/scene.hpp"
#include "tui/road/wheels.hpp"
#include "tui/table/table_view.hpp"

namespace glazier::tui::test {
namespace {

using ftxui::Event;

ftxui::Screen Picture(const RoadModel& model,
                      const ThemeOptions& options,
                      int width,
                      int height) {
  const Theme theme = ThemeFor(options, kRoadPanes);
  return Draw(RenderTable(model, theme, width, height), width, height);
}

std::string Table(const RoadModel& model,
                  const ThemeOptions& options,
                  int width,
                  int height) {
  return Text(Picture(model, options, width, height));
}

bool Has(const std::string& text, std::string_view words) {
  return text.find(words) != std::string::npos;
}

void Press(RoadChooser& chooser, std::string_view keys) {
  for (const char key : keys) {
    chooser.OnEvent(key == '\r' ? Event::Return
                                : Event::Character(std::string(1, key)));
  }
}

}  // namespace

TEST_CASE("pictures of Glass Road by size and players") {
  constexpr int kSizes[4][2] = {{80, 24}, {100, 30}, {120, 40}, {200, 50}};
  for (const int players : {1, 2, 4}) {
    const RoadPlayed game(players, 7, players == 1 ? 60 : 60 * players);
    const RoadModel model = game.Model();
    for (const auto& [width, height] : kSizes) {
      CheckGolden("road_" + std::to_string(players) + "_" +
                      std::to_string(width) + "x" + std::to_string(height),
                  Table(model, {}, width, height));
    }
  }
}

TEST_CASE("pictures of choosing cards: alone, and among four") {
  const RoadPlayed alone = PlayedTo(1, 7, road::Phase::kPick);
  const RoadPlayed four = PlayedTo(4, 7, road::Phase::kPick);
  for (const RoadPlayed* const game : {&alone, &four}) {
    RoadModel model = game->Model();
    RoadChooser chooser(model.state, model.near);
    Press(chooser, "fk");
    model.state = chooser.state();
    model.chooser = &chooser;
    const std::string players = std::to_string(model.state.players());
    CheckGolden("road_pick_" + players, Table(model, {}, 80, 24));
    CheckGolden("road_pick_wide_" + players, Table(model, {}, 120, 40));
  }
}

TEST_CASE("pictures of a turn: an action, a building, an ending") {
  const RoadPlayed game = PlayedTo(2, 7, road::Phase::kTurn);
  RoadModel model = game.Model();
  RoadChooser chooser(model.state, model.near);
  model.chooser = &chooser;
  CheckGolden("road_turn_start", Table(model, {}, 80, 24));
  Press(chooser, "e\r1");
  model.state = chooser.state();
  CheckGolden("road_turn_action", Table(model, {}, 80, 24));
  const RoadPlayed over(2, 7, 100'000);
  REQUIRE(over.now().Turn() == kNobody);
  CHECK(Has(Table(over.Model(), {}, 80, 24), "THE END"));
}

TEST_CASE("pictures of Glass Road in other looks") {
  const RoadPlayed game(2, 7, 120);
  RoadModel model = game.Model();
  RoadChooser chooser(model.state, model.near);
  model.chooser = &chooser;
  ThemeOptions ascii;
  ascii.ascii = true;
  CheckGolden("road_look_ascii", Table(model, ascii, 80, 24));
  ThemeOptions shapes;
  shapes.glyphs = Glyphs::kShapes;
  CheckGolden("road_look_shapes", Table(model, shapes, 80, 24));
  ThemeOptions mono;
  mono.depth = ColourDepth::kMono;
  const auto screen = Picture(model, mono, 80, 24);
  CheckGolden("road_look_mono", Text(screen) + Attributes(screen));
}

TEST_CASE("Glass Road in ASCII shows no other byte") {
  for (const int players : {1, 2, 4}) {
    const RoadPlayed game(players, 3, 70 * players);
    RoadModel model = game.Model();
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

TEST_CASE("at every size from the smallest on all of Glass Road is there") {
  for (const int players : {1, 2, 3, 4}) {
    for (const int steps : {3, 60 * players}) {
      const RoadPlayed game(players, 11, steps);
      const RoadModel model = game.Model();
      for (int width = 80; width <= 210; width += 26) {
        for (int height = 24; height <= 60; height += 9) {
          CAPTURE(players);
          CAPTURE(width);
          CAPTURE(height);
          const std::string text = Table(model, {}, width, height);
          model.state.Shown().ForEach([&](road::BuildingId id) {
            CHECK_MESSAGE(Has(text, road::IdText(id)), road::IdText(id));
          });
          for (const Seat& seat : model.seats) {
            CHECK(Has(text, seat.name));
          }
          if (model.state.phase() == road::Phase::kPick) {
            CHECK(Has(text, "Woodcutter"));
            CHECK(Has(text, "Water Carrier"));
          } else {
            CHECK(Has(text, "GLASS"));
            CHECK(Has(text, "BRICK"));
            CHECK(Has(text, "hand"));
          }
          const std::size_t last = text.rfind('\n', text.size() - 2);
          CHECK(Has(text.substr(last), "help"));
        }
      }
    }
  }
}

TEST_CASE("what is left of a hidden hand is its number") {
  const RoadPlayed game = PlayedTo(4, 7, road::Phase::kLay);
  const RoadModel model = game.Model();
  const std::string text = Table(model, {}, 80, 24);
  const road::CardSet mine = game.now().estate(model.near).cards.hand;
  REQUIRE(road::CountCards(mine) == 5);
  CHECK(Has(text, "hand " + road::CardsText(mine)));
  int others = 0;
  for (int seat = 0; seat < 4; ++seat) {
    const road::CardSet hand = game.now().estate(seat).cards.hand;
    if (hand != mine) {
      CHECK_FALSE(Has(text, road::CardsText(hand)));
      ++others;
    }
  }
  CHECK(others > 0);
  CHECK(Has(text, "hand 5"));
}

TEST_CASE("a wheel says what it needs to turn") {
  road::Amounts goods = road::kStartAmounts;
  CHECK(WheelNeeds(goods, true) == "needs S");
  CHECK(WheelNeeds(goods, false) == "needs K");
  goods.Add(road::kGlass, 3);
  CHECK(WheelNeeds(goods, true) == "at 3: full");
}

TEST_CASE("a click on Glass Road finds what is drawn there") {
  const RoadPlayed game = PlayedTo(2, 7, road::Phase::kTurn);
  RoadModel model = game.Model();
  const Theme theme = ThemeFor({}, kRoadPanes);
  const auto screen = Picture(model, {}, 80, 24);
  int places = 0;
  int buildings = 0;
  int markers = 0;
  for (int y = 0; y < 24; ++y) {
    for (int x = 0; x < 80; ++x) {
      const int tag = TagAt(model, theme, 80, 24, x, y);
      places += tag >= kPlaceTag && tag < kMarkerTag ? 1 : 0;
      markers += tag >= kMarkerTag && tag < kCardTag ? 1 : 0;
      buildings += tag >= kBuildingTag ? 1 : 0;
    }
  }
  CHECK(places == road::kPlaces * 4);  // each four columns wide
  CHECK(markers > road::kMarkers * 10);
  CHECK(buildings >= 12 * 20);
}

}  // namespace glazier::tui::test
