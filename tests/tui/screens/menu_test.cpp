// SPDX-License-Identifier: MIT
// The start screen and the pages behind it.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/bot.hpp"
#include "engine/table/record.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/river/game_ui.hpp"
#include "tui/screens/appearance.hpp"
#include "tui/screens/lessons.hpp"
#include "tui/screens/saved_games.hpp"
#include "tui/screens/setup.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/sintra/game_ui.hpp"
#include "tui/terminal/input_parser.hpp"

namespace glazier::tui {
namespace {

using RiverGame = GameView<river::State>;
using SintraGame = GameView<sintra::State>;
using SintraReplay = ReplayView<sintra::State>;
using SintraResult = ResultView<sintra::State>;
using ftxui::Event;

/// A player in front of the start screen.
struct AtStart : FakeKeeper {
  explicit AtStart(std::string_view overrides = "",
                   const Capabilities& terminal = {})
      : player(*this, overrides, terminal) {
    player.stage.Push(std::make_unique<StartView>(player.stage));
  }
  /// Takes an entry of the page by its name.
  void Choose(std::string_view label) {
    const auto* const page = player.Top<MenuView>();
    REQUIRE(page != nullptr);
    const auto& rows = page->form().rows();
    const auto row =
        std::find_if(rows.begin(), rows.end(),
                     [label](const auto& each) { return each.label == label; });
    REQUIRE(row != rows.end());
    player.Press(Event::Home);
    for (auto above = rows.begin(); above != row; ++above) {
      player.Press(Event::ArrowDown);
    }
    player.Enter();
  }
  Player player;
};

/// A record of a game with one move.
std::string SomeRecord() {
  SintraTable table({}, 7, {{"human", "Ana"}, {"greedy", "Bruno"}});
  table.Play(table.now().Turn(), table.now().NthStep(0));
  return WriteRecord(table);
}

}  // namespace

TEST_CASE("every page of the menu fits every size") {
  AtStart at;
  for (const char* const page : {"", "New game", "Saved games", "Statistics",
                                 "Learn and rules", "Appearance"}) {
    CAPTURE(page);
    if (*page != '\0') {
      at.Choose(page);
    }
    for (const Size size : kSizes) {
      CHECK(at.player.Fits(size));
    }
    if (*page != '\0') {
      at.player.Escape();
    }
  }
  CHECK(at.player.Top<StartView>() != nullptr);
}

TEST_CASE("the menu in ASCII is nothing but ASCII") {
  Capabilities terminal;
  terminal.utf8 = false;
  terminal.color = ftxui::Terminal::Palette1;
  AtStart at("", terminal);
  for (const char letter : at.player.See()) {
    REQUIRE(static_cast<unsigned char>(letter) < 0x80);
  }
}

TEST_CASE("Enter at once begins a game against a bot") {
  AtStart at;
  at.player.Enter();
  const auto* game = at.player.Top<SintraGame>();
  REQUIRE(game != nullptr);
  const auto& seats = game->session().table().seats();
  REQUIRE(seats.size() == 2);
  CHECK(seats[0].IsHuman());
  CHECK_FALSE(seats[1].IsHuman());
}

TEST_CASE("a game that was left is the first entry") {
  AtStart at;
  CHECK_FALSE(at.player.Sees("Resume"));
  at.games["mine"] = SomeRecord();
  at.unfinished = KeptGame{"mine", "yesterday, Ana 0 Bruno 0", false};
  at.Choose("New game");
  at.player.Escape();  // comes back and looks again
  CHECK(at.player.Sees("r Resume the last game"));
  CHECK(at.player.Sees("1 Quick game of Sintra"));  // as without it
  CHECK(at.player.Sees("yesterday"));
  at.player.Enter();
  const auto* game = at.player.Top<SintraGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().steps() == 1);
  CHECK(game->session().name() == "mine");
}

TEST_CASE("a game that cannot be read says why") {
  AtStart at;
  at.games["bad"] = "glazier record 1\nrubbish\n";
  at.Choose("Saved games");
  at.player.Enter();
  CHECK(at.player.Top<SavedGamesView>() != nullptr);
  CHECK(at.player.Sees("line 2"));
}

TEST_CASE("saved games: Enter goes on, r looks at it") {
  AtStart at;
  at.games["mine"] = SomeRecord();
  at.Choose("Saved games");
  at.player.Press('r');
  CHECK(at.player.Top<SintraReplay>() != nullptr);
  at.player.Press('q');
  at.player.Enter();
  CHECK(at.player.Top<SintraGame>() != nullptr);
}

TEST_CASE("a replay can be played on from anywhere, beside its record") {
  AtStart at;
  at.games["mine"] = SomeRecord();
  at.Choose("Saved games");
  at.player.Press('r');
  at.player.Press('p');
  auto* game = at.player.Top<SintraGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().steps() == 0);
  CHECK(game->session().name() == "sintra-7");
  CHECK(at.games["mine"] == SomeRecord());
  CHECK(at.games.contains("sintra-7"));
}

TEST_CASE("while a name is typed the keys of typing are shown") {
  AtStart at;
  at.Choose("New game");
  at.player.Press('4');  // Seat 1
  CHECK(at.player.Sees("Type, then Enter."));
  CHECK(at.player.Sees("leave it as it was"));
  CHECK_FALSE(at.player.Sees("Left and Right"));
  at.player.Escape();
  CHECK_FALSE(at.player.Sees("leave it as it was"));
}

TEST_CASE("without games the page of saved games leads back") {
  AtStart at;
  at.Choose("Saved games");
  CHECK(at.player.Sees("No games yet"));
  at.player.Press('r');
  at.player.Enter();
  CHECK(at.player.Top<StartView>() != nullptr);
}

TEST_CASE("setting up: game, seats, kinds, names, side and seed") {
  AtStart at;
  Player& player = at.player;
  at.Choose("New game");
  REQUIRE(player.Top<SetupView>() != nullptr);
  player.Press('3');  // Players: 3
  CHECK(player.stage.settings().players == 3);
  CHECK(player.Sees("Seat 3"));
  player.Press(Event::ArrowDown);   // Seat 1
  player.Press(Event::ArrowRight);  // the first bot
  CHECK(player.stage.settings().seats[0].player ==
        BotNames<sintra::State>().front());
  player.Press(Event::ArrowLeft);
  CHECK(player.stage.settings().seats[0].IsHuman());
  player.Enter();
  for (int i = 0; i < 10; ++i) {
    player.Press(Event::Backspace);
  }
  player.Type("Ana");
  player.Enter();
  CHECK(player.stage.settings().seats[0].name == "Ana");
  player.Press('7');  // Side
  CHECK(player.stage.settings().options.at("side") == "B");
  player.Press('8');  // Seed
  for (int i = 0; i < 10; ++i) {
    player.Press(Event::Backspace);
  }
  player.Type("42");
  player.Enter();
  CHECK(player.stage.settings().seed == 42U);
  player.Press('1');  // Begin
  const auto* game = player.Top<SintraGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().seats().size() == 3);
  CHECK(game->session().table().seats()[0].name == "Ana");
  CHECK(game->session().table().seed() == 42U);
  CHECK(game->session().now().side() == sintra::Side::kB);
  CHECK(at.settings.find("players=3") != std::string::npos);
}

TEST_CASE("setting up River Valley: up to five, and no side to choose") {
  AtStart at;
  Player& player = at.player;
  at.Choose("New game");
  player.Press('2');  // Game
  CHECK(player.Sees("River Valley"));
  CHECK_FALSE(player.Sees("Side"));
  for (int i = 0; i < 5; ++i) {
    player.Press('3');  // Players
  }
  CHECK(player.Sees("Seat 5"));
  CHECK(player.Fits(kSmallest));
  player.Press('1');  // Begin
  const auto* game = player.Top<RiverGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().now().players() == 5);
  CHECK(at.settings.find("game=river") != std::string::npos);
  // Sintra seats four of them.
  at.player.stage.Home();
  at.Choose("New game");
  player.Press(Event::ArrowDown);
  player.Press(Event::ArrowLeft);
  CHECK(player.Sees("Sintra"));
  CHECK(player.Sees("Seat 4"));
  CHECK_FALSE(player.Sees("Seat 5"));
  player.Press('1');
  CHECK(player.Top<SintraGame>() != nullptr);
}

TEST_CASE("a quick game of River Valley, kept and opened again") {
  AtStart at;
  at.Choose("Quick game of River Valley");
  const auto* game = at.player.Top<RiverGame>();
  REQUIRE(game != nullptr);
  CHECK(game->session().table().seats().size() == 2);
  CHECK(at.player.Sees("RIVER VALLEY"));
  RiverTable table({2}, 7, {{"human", "Ana"}, {"human", "Zoe"}});
  table.Play(table.now().Turn(), table.now().NthStep(0));
  at.games["mine"] = WriteRecord(table);
  at.player.stage.Home();
  at.Choose("Saved games");
  at.player.Press('r');
  CHECK(at.player.Top<ReplayView<river::State>>() != nullptr);
  at.player.Press('q');
  at.player.Enter();
  REQUIRE(at.player.Top<RiverGame>() != nullptr);
  CHECK(at.player.Top<RiverGame>()->session().table().steps() == 1);
}

TEST_CASE("back from a page the cursor is where it was") {
  AtStart at;
  at.player.Press(Event::ArrowDown);
  at.player.Press(Event::ArrowDown);
  const auto* start = at.player.Top<StartView>();
  REQUIRE(start != nullptr);
  REQUIRE(start->form().cursor() == 2);
  at.player.Press('?');
  REQUIRE(at.player.Top<LearnView>() != nullptr);
  at.player.Escape();
  CHECK(start->form().cursor() == 2);
}

TEST_CASE("appearance changes the theme at once and is remembered") {
  AtStart at;
  at.Choose("Appearance");
  REQUIRE(at.player.Top<AppearanceView>() != nullptr);
  at.player.Press(Event::ArrowRight);
  CHECK(at.player.stage.theme().options().palette == Palette::kProtan);
  at.player.Press('3');
  CHECK(at.player.stage.theme().options().patterns);
  at.player.Press('4');
  CHECK(at.player.stage.theme().options().ascii);
  CHECK(at.settings.find("palette=protan") != std::string::npos);
}

TEST_CASE("rules scroll by line, page and section, and close") {
  AtStart at;
  at.Choose("Learn and rules");
  at.Choose("Rules of Sintra");
  auto* text = at.player.Top<TextView>();
  REQUIRE(text != nullptr);
  at.player.See();
  at.player.Press('j');
  CHECK(text->top() == 1);
  at.player.Press(' ');
  CHECK(text->top() > 10);
  at.player.Press(Event::Home);
  CHECK(text->top() == 0);
  at.player.Press('n');
  CHECK(at.player.Sees("Last part"));
  at.player.Escape();
  CHECK(at.player.Top<LearnView>() != nullptr);
}

TEST_CASE("a failed save of the settings is one warning, until a key") {
  AtStart at;
  at.warning = "the disk is full";
  at.Choose("Appearance");
  at.player.Press('3');
  CHECK(at.player.Sees("the disk is full"));
  at.player.Press(Event::ArrowDown);
  CHECK_FALSE(at.player.Sees("the disk is full"));
}

TEST_CASE("a window too small says so, and how large it must be") {
  AtStart at;
  const Size small = {40, 10};
  CHECK(at.player.Sees("40 x 10", small));
  CHECK(at.player.Sees("80 x 24", small));
  CHECK(at.player.Sees("Ctrl-C leaves", small));
  CHECK(at.player.Sees("Quick game"));
  CHECK(at.player.Sees(" small. ", {20, 5}));
}

TEST_CASE("a window too small takes no keys until it has grown") {
  AtStart at;
  at.player.See({60, 15});
  CHECK_FALSE(at.player.Enter());
  CHECK_FALSE(at.player.Press('q'));
  CHECK(at.player.Top<StartView>() != nullptr);
  CHECK_FALSE(at.player.stage.done());
  at.player.See();
  at.player.Enter();
  CHECK(at.player.Top<SintraGame>() != nullptr);
}

TEST_CASE("Home and End, whatever the terminal sends for them") {
  AtStart at;
  at.Choose("Learn and rules");
  at.Choose("Rules of Sintra");
  auto* text = at.player.Top<TextView>();
  REQUIRE(text != nullptr);
  for (const auto& keys :
       {std::pair("\x1b[H", "\x1b[F"), std::pair("\x1b[1~", "\x1b[4~"),
        std::pair("\x1b[7~", "\x1b[8~")}) {
    const auto& home = keys.first;
    const auto& end = keys.second;
    CAPTURE(home);
    at.player.See();
    InputParser parser;
    InputParser::Events events;
    parser.Feed(end, events);
    parser.Feed(home, events);
    REQUIRE(events.size() == 2);
    at.player.Press(events[0]);
    at.player.See();
    CHECK(text->top() > 0);
    at.player.Press(events[1]);
    CHECK(text->top() == 0);
  }
}

TEST_CASE("q and the last entry quit; Escape does not") {
  AtStart at;
  at.player.Escape();
  CHECK_FALSE(at.player.stage.done());
  at.player.Press('q');
  CHECK(at.player.stage.done());
  AtStart other;
  other.player.Press(Event::End);
  other.player.Enter();
  CHECK(other.player.stage.done());
}

}  // namespace glazier::tui
