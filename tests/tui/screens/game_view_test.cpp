// SPDX-License-Identifier: MIT
// The table while a game is played: people, bots, taking back, looking back.
#include <doctest/doctest.h>

#include <thread>

#include "engine/bots/bot.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/record.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {
namespace {

using SintraGame = GameView<sintra::State>;
using SintraReplay = ReplayView<sintra::State>;
using SintraResult = ResultView<sintra::State>;
using ftxui::Event;
using std::chrono::milliseconds;

/// A game with these seats; the seat that is dealt the first turn begins.
struct AtTable : FakeKeeper {
  explicit AtTable(std::vector<Seat> seats,
                   std::string_view overrides = "pace=fast")
      : player(*this, overrides) {
    player.stage.Push(std::make_unique<StartView>(player.stage));
    GameSetup setup;
    setup.seats = std::move(seats);
    player.stage.Push(NewGame(player.stage, setup));
  }
  Player player;

  SintraGame& view() { return *player.Top<SintraGame>(); }
  const SintraTable& table() { return view().session().table(); }
  std::size_t moves() { return table().steps(); }

  /// Types the first legal move.
  void PlayAny() {
    player.Press(':');
    player.Type(StepText(table().now().NthStep(0)));
    player.Enter();
  }
  /// Waits, as long as it takes, until the bot's thread has found its move.
  void LetBotMove() {
    const auto before = moves();
    for (int i = 0; i < 10'000 && moves() == before; ++i) {
      player.Wait(milliseconds(600));
      std::this_thread::sleep_for(milliseconds(1));
    }
    REQUIRE(moves() == before + 1);
  }
  void LetBotsMove() {
    while (!view().session().MayMove()) {
      LetBotMove();
    }
  }
};

const std::vector<Seat> kAgainstBot = {{"human", "Ana"}, {"greedy", "Bruno"}};
const std::vector<Seat> kHotSeat = {{"human", "Ana"}, {"human", "Zoe"}};

}  // namespace

TEST_CASE("the table fits every size, with all that can lie above it") {
  for (const int players : {2, 3, 4}) {
    std::vector<Seat> seats(static_cast<std::size_t>(players),
                            {"human", "Somebody"});
    AtTable at(seats);
    for (const Size size : kSizes) {
      CAPTURE(players);
      CAPTURE(size.width);
      CHECK(at.player.Fits(size));
      at.player.Press('?');
      CHECK(at.player.Fits(size));
      CHECK(at.player.Sees("Help", size));
      at.player.Escape();
      at.player.Press('q');
      CHECK(at.player.Fits(size));
      CHECK(at.player.Sees("Game menu", size));
      at.player.Escape();
    }
  }
}

TEST_CASE("help and menu are named at every size, whoever plays") {
  for (const int players : {2, 3, 4}) {
    AtTable at(std::vector<Seat>(static_cast<std::size_t>(players),
                                 {"human", "Somebody"}));
    for (const Size size : {Size{80, 24}, {100, 30}, {110, 35}, {120, 40}}) {
      CAPTURE(players);
      CAPTURE(size.width);
      CHECK(at.player.Sees("? help", size));
      CHECK(at.player.Sees("q menu", size));
    }
  }
}

TEST_CASE("a refusal is told to its end at every size") {
  AtTable at(kHotSeat);
  at.PlayAny();
  at.player.Escape();
  at.player.Press(':');
  at.player.Type("hello");
  at.player.Enter();
  for (const Size size : kSizes) {
    CAPTURE(size.width);
    CHECK(at.player.Sees("Not possible: cannot read 'hello'", size));
    CHECK(at.player.Sees("back).", size));
  }
}

TEST_CASE("a game is kept from the start, and after every move") {
  AtTable at(kHotSeat);
  CHECK(at.saves == 1);
  REQUIRE(ReadRecord<sintra::State>(at.games["sintra-7"]));
  at.PlayAny();
  CHECK(at.moves() == 1);
  CHECK(at.saves == 2);
  const auto kept = ReadRecord<sintra::State>(at.games["sintra-7"]);
  REQUIRE(kept);
  CHECK(kept->now() == at.table().now());
}

TEST_CASE("a bot's move appears when the pace allows, not before") {
  AtTable at(kAgainstBot, "pace=fast\nanimation=off");
  if (at.view().session().MayMove()) {
    at.PlayAny();
  }
  const auto before = at.moves();
  CHECK(at.player.Wait(milliseconds(0)));  // "is thinking" appears
  CHECK(at.player.Sees("Bruno is thinking"));
  std::this_thread::sleep_for(milliseconds(50));
  CHECK_FALSE(at.player.Wait(milliseconds(499)));  // nothing to draw meanwhile
  CHECK(at.moves() == before);
  at.LetBotMove();
  CHECK(at.saves > 0);
}

TEST_CASE("with animation a bot's move is a preview for one frame first") {
  AtTable at(kAgainstBot, "pace=fast\nanimation=on");
  if (at.view().session().MayMove()) {
    at.PlayAny();
  }
  const auto before = at.moves();
  CHECK(at.player.Wait(milliseconds(0)));
  CHECK_FALSE(at.player.Wait(milliseconds(200)));
  // Past half of the pace it shows, once the bot has found it.
  bool shown = at.player.Wait(milliseconds(100));
  for (int i = 0; i < 1000 && !shown; ++i) {
    std::this_thread::sleep_for(milliseconds(10));
    shown = at.player.Wait(milliseconds(0));
  }
  CHECK(shown);
  CHECK(at.player.Sees(" fills "));
  CHECK_FALSE(at.player.Wait(milliseconds(100)));
  CHECK(at.moves() == before);
  at.LetBotMove();
}

TEST_CASE("taking back returns to one's own last decision") {
  AtTable at(kAgainstBot);
  at.LetBotsMove();
  const auto before = at.moves();
  const auto position = at.table().now();
  at.PlayAny();
  at.LetBotsMove();
  const auto later = at.moves();
  at.player.Press('u');
  CHECK(at.moves() == before);
  CHECK(at.table().now() == position);
  CHECK(at.view().session().MayMove());
  at.player.Press('r');
  CHECK(at.moves() == later);
  at.player.Press('r');
  CHECK(at.player.Sees("nothing to play again"));
}

TEST_CASE("taking back while the bot thinks") {
  AtTable at(kAgainstBot);
  at.LetBotsMove();
  const auto before = at.moves();
  at.PlayAny();
  at.player.Wait(milliseconds(0));
  at.player.Press('u');
  CHECK(at.moves() == before);
  CHECK(at.view().session().MayMove());
  at.player.Wait(milliseconds(10'000));
  CHECK(at.moves() == before);
}

TEST_CASE("before one's first decision there is nothing to take back") {
  AtTable at(kAgainstBot);
  at.LetBotsMove();
  const auto before = at.moves();
  at.player.Press('u');
  CHECK(at.moves() == before);
  CHECK(at.player.Sees("there is no move of yours to take back"));
}

TEST_CASE("two people at one screen: the next one is told unmistakably") {
  AtTable at(kHotSeat);
  const int first = at.table().now().Turn();
  at.PlayAny();
  const std::string next = kHotSeat[static_cast<std::size_t>(1 - first)].name;
  CHECK(at.player.Sees(next + ", it is your turn"));
  // The first key counts already; nothing has to be closed.
  at.PlayAny();
  CHECK(at.moves() == 2);
  at.player.Escape();
  CHECK_FALSE(at.player.Sees("it is your turn"));
  CHECK_FALSE(at.player.Sees("Game menu"));
}

TEST_CASE("a tip comes with its reason") {
  AtTable at(kHotSeat);
  at.player.Press('t');
  for (int i = 0; i < 10'000 && !at.player.Wait(milliseconds(1)); ++i) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  CHECK(at.player.Sees("Tip: "));
  CHECK(at.moves() == 0);
}

TEST_CASE("a tip is shown where it would be made, and t takes it over") {
  AtTable at(kHotSeat);
  const auto ask = [&at] {
    at.player.Press('t');
    for (int i = 0; i < 10'000 && !at.player.Sees("Tip: "); ++i) {
      at.player.Wait(milliseconds(1));
      std::this_thread::sleep_for(milliseconds(1));
    }
    REQUIRE(at.player.Sees("Tip: "));
  };
  ask();
  CHECK(at.player.Sees("Tip: F"));
  CHECK(at.player.Sees(" takes "));  // in words, not only in notation
  CHECK(at.player.Sees("("));        // panes that the move would bring
  at.player.Press(Event::ArrowRight);
  CHECK_FALSE(at.player.Sees("Tip: "));
  // In the middle of a choice as well.
  at.player.Enter();
  REQUIRE(at.view().chooser()->kind() == SintraPick::kColour);
  ask();
  at.player.Press('t');
  CHECK_FALSE(at.player.Sees("Tip: "));
  REQUIRE(at.view().chooser()->Complete());
  const auto ready = at.view().chooser()->Ready();
  REQUIRE(ready);
  at.player.Enter();
  REQUIRE(at.moves() == 1);
  CHECK(*at.table().history().back().step() == *ready);
}

namespace {

/// The move that gives away most, as the coach counts.
sintra::Step WorstStep(const sintra::State& state) {
  const int seat = state.Turn();
  sintra::Step worst = state.NthStep(0);
  for (int i = 0; i < state.CountSteps(); ++i) {
    if (Appraise(state, seat, state.NthStep(i)) <
        Appraise(state, seat, worst)) {
      worst = state.NthStep(i);
    }
  }
  return worst;
}

}  // namespace

TEST_CASE("the coach asks once before a move that gives away much") {
  AtTable at(kHotSeat, "coach=warn\ncoach-points=1");
  const auto wait = [&at](auto until) {
    for (int i = 0; i < 20'000 && !until(); ++i) {
      at.player.Wait(milliseconds(1));
      std::this_thread::sleep_for(milliseconds(1));
    }
    REQUIRE(until());
  };
  const std::string worst = StepText(WorstStep(at.table().now()));
  at.player.Press(':');
  at.player.Type(worst);
  at.player.Enter();
  CHECK(at.moves() == 0);
  wait([&at] { return at.player.Sees("Coach: this gives away about"); });
  CHECK(at.player.Sees("Better is "));
  CHECK(at.moves() == 0);
  at.player.Enter();
  CHECK(at.moves() == 1);
}

TEST_CASE("the coach talks after a move, and is silent when it is off") {
  AtTable at(kHotSeat, "coach=talk\ncoach-points=20");
  at.PlayAny();
  for (int i = 0; i < 20'000 && at.moves() == 0; ++i) {
    at.player.Wait(milliseconds(1));
    std::this_thread::sleep_for(milliseconds(1));
  }
  CHECK(at.moves() == 1);
  at.player.Escape();
  CHECK(at.player.Sees("Coach: "));
  AtTable alone(kHotSeat);
  alone.PlayAny();
  CHECK(alone.moves() == 1);
  alone.player.Escape();
  CHECK_FALSE(alone.player.Sees("Coach"));
}

TEST_CASE("help has pages, the signs and the parts of the table") {
  AtTable at(kHotSeat);
  at.player.Press('?');
  CHECK(at.player.Sees("more lines: PgDn"));
  at.player.Press(Event::PageDown);
  const std::string second = at.player.See();
  at.player.Press(Event::End);
  CHECK(at.player.Sees("the end: PgUp"));
  CHECK(at.player.Sees("ornament"));
  at.player.Press(Event::Home);
  CHECK(at.player.Sees("Now: choose where to take panes"));
  at.player.Press(Event::PageDown);
  CHECK(at.player.See() == second);
}

TEST_CASE("looking back shows earlier positions and changes nothing") {
  AtTable at(kHotSeat);
  at.PlayAny();
  at.PlayAny();
  at.player.Press(Event::PageUp);
  CHECK(at.player.Sees("move 1 of 2"));
  at.player.Press(Event::Home);
  CHECK(at.player.Sees("move 0 of 2"));
  at.player.Press(Event::PageUp);
  CHECK(at.player.Sees("move 0 of 2"));
  at.player.Press(Event::PageDown);
  CHECK(at.player.Sees("move 1 of 2"));
  at.player.Press(Event::End);
  CHECK_FALSE(at.player.Sees("LOOKING BACK"));
  at.player.Press(Event::PageUp);
  at.player.Escape();
  CHECK_FALSE(at.player.Sees("LOOKING BACK"));
  CHECK(at.moves() == 2);
}

TEST_CASE("a bot waits while one looks back") {
  AtTable at(kAgainstBot);
  at.LetBotsMove();
  at.PlayAny();
  const auto before = at.moves();
  at.player.Press(Event::PageUp);
  for (int i = 0; i < 5; ++i) {
    at.player.Wait(milliseconds(10'000));
  }
  CHECK(at.moves() == before);
  at.player.Press(Event::End);
  at.LetBotMove();
}

TEST_CASE("help fits the moment and leads to the rules") {
  AtTable at(kHotSeat);
  at.player.Press('?');
  CHECK(at.player.Sees("choose where to take panes"));
  at.player.Escape();
  at.player.Enter();
  at.player.Press('?');
  CHECK(at.player.Sees("choose the colour"));
  at.player.Enter();
  CHECK(at.player.Top<TextView>() != nullptr);
  at.player.Escape();
  CHECK(at.player.Top<SintraGame>() != nullptr);
}

TEST_CASE("the patterns table at the press of a key") {
  AtTable at(kHotSeat);
  at.player.Press('n');
  CHECK(at.player.stage.theme().options().patterns);
  at.player.Press('n');
  CHECK_FALSE(at.player.stage.theme().options().patterns);
}

TEST_CASE("the game menu: go on, or leave to the start screen") {
  AtTable at(kHotSeat);
  at.player.Press('q');
  REQUIRE(at.player.Sees("Game menu"));
  at.player.Enter();
  CHECK_FALSE(at.player.Sees("Game menu"));
  at.player.Press('q');
  at.player.Press('q');
  CHECK(at.player.Top<StartView>() != nullptr);
}

TEST_CASE("a game that cannot be kept goes on, with one warning") {
  AtTable at(kHotSeat);
  at.warning = "cannot save: the disk is full";
  at.PlayAny();
  CHECK(at.moves() == 1);
  CHECK(at.player.Sees("the disk is full"));
}

TEST_CASE("a long warning is told to its end, beside all of the keys") {
  AtTable at(kHotSeat);
  at.warning =
      "The bot of seat 2 has left the table: it could not be started, the "
      "program '/no/such/program' was not found; from now on coral plays";
  at.PlayAny();
  at.player.Wait(milliseconds(1));
  at.player.stage.Warn(at.warning);
  for (const Size size : kSizes) {
    CAPTURE(size.width);
    CHECK(at.player.Sees("The bot of seat 2 has left", size));
    CHECK(at.player.Sees(" plays ", size));
    CHECK(at.player.Sees("q menu", size));
  }
  at.player.Press('q');  // above the table it takes whole rows
  at.player.stage.Warn(at.warning);
  CHECK(at.player.Sees("coral plays"));
}

TEST_CASE("leaving while a bot thinks is safe") {
  AtTable at(kAgainstBot);
  if (at.view().session().MayMove()) {
    at.PlayAny();
  }
  at.player.Wait(milliseconds(0));
  at.player.stage.Home();
  at.player.Wait(milliseconds(1));
  CHECK(at.player.Top<StartView>() != nullptr);
}

TEST_CASE("the end of the game leads to the scoring") {
  AtTable at(kHotSeat);
  while (at.player.Top<SintraGame>() != nullptr) {
    at.PlayAny();
    at.player.Wait(milliseconds(1));
  }
  REQUIRE(at.player.Top<SintraResult>() != nullptr);
  CHECK(at.player.Top<SintraResult>()->scoring());
}

}  // namespace glazier::tui
