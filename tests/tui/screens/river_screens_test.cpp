// SPDX-License-Identifier: MIT
// River Valley on the screens that all games share.
#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <thread>

#include "engine/table/record.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tests/tui/support/river_played.hpp"
#include "tests/tui/support/screen_text.hpp"
#include "tui/river/pane_looks.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/analysis.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/local_session.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_parts.hpp"
#include "tui/screens/table/result_view.hpp"

namespace glazier::tui {
namespace {

using ftxui::Event;
using std::chrono::milliseconds;
using RiverGame = GameView<river::State>;
using RiverReplay = ReplayView<river::State>;
using RiverResult = ResultView<river::State>;
using RiverUi = GameUi<river::State>;

struct AtRiver : FakeKeeper {
  explicit AtRiver(std::vector<Seat> seats)
      : player(*this, "pace=instant\nanimation=off") {
    player.stage.Push(std::make_unique<StartView>(player.stage));
    GameSetup setup;
    setup.game = "river";
    setup.seats = std::move(seats);
    player.stage.Push(NewGame(player.stage, setup));
  }
  Player player;

  RiverGame& view() { return *player.Top<RiverGame>(); }
  const RiverTable& table() { return view().session().table(); }
  void PlayAny() {
    player.Press(':');
    player.Type(StepText(test::WholeTurn(table().now())));
    player.Enter();
  }
};

std::shared_ptr<Session<river::State>> Finished(Keeper& keeper, int players) {
  return std::make_shared<LocalSession<river::State>>(
      keeper, test::RiverPlayed(players, 3, 1000).table(), "the file");
}

}  // namespace

TEST_CASE("River Valley fits every size, with all that can lie above it") {
  for (const int players : {2, 3, 4, 5}) {
    AtRiver at(std::vector<Seat>(static_cast<std::size_t>(players),
                                 {"human", "Somebody"}));
    for (const Size size : kSizes) {
      CAPTURE(players);
      CAPTURE(size.width);
      CHECK(at.player.Fits(size));
      at.player.Press('?');
      CHECK(at.player.Fits(size));
      CHECK(at.player.Sees("place glass, or draw", size));
      at.player.Escape();
      at.player.Press('q');
      CHECK(at.player.Sees("Game menu", size));
      at.player.Escape();
    }
  }
}

TEST_CASE("River Valley names help and menu, and tells a refusal to its end") {
  AtRiver at(std::vector<Seat>(3, {"human", "Somebody"}));
  at.PlayAny();
  at.player.Escape();
  for (const Size size : {Size{80, 24}, {100, 30}, {110, 35}, {120, 40}}) {
    CAPTURE(size.width);
    CHECK(at.player.Sees("? help", size));
    CHECK(at.player.Sees("q menu", size));
  }
  at.player.Press(':');
  at.player.Type("foo");
  at.player.Enter();
  for (const Size size : kSizes) {
    CAPTURE(size.width);
    CHECK(at.player.Sees("Not possible: cannot read 'foo'", size));
    CHECK(at.player.Sees("(pass).", size));
  }
}

TEST_CASE("River Valley: a tip that comes after its step is not shown") {
  AtRiver at({{"human", "Ana"}, {"human", "Zoe"}});
  const river::State& now = at.table().now();
  river::State::Steps steps;
  now.List(now.Turn(), steps);
  const auto asks = [&now](const river::Step& step) {
    river::State after = now;
    return !after.Play(now.Turn(), step).ends_turn;
  };
  const auto* const begins = std::find_if(steps.begin(), steps.end(), asks);
  REQUIRE(begins != steps.end());
  at.player.Press('t');
  at.player.Press(':');
  at.player.Type(StepText(*begins));
  at.player.Enter();
  REQUIRE_FALSE(at.view().chooser()->First());  // and columns are asked for
  for (int i = 0; i < 500; ++i) {
    at.player.Wait(milliseconds(1));
    std::this_thread::sleep_for(milliseconds(1));
  }
  CHECK_FALSE(at.player.Sees("Tip: "));
  CHECK(at.table().steps() == 0);
}

TEST_CASE("River Valley: played, taken back, played again, kept") {
  AtRiver at({{"human", "Ana"}, {"human", "Zoe"}});
  at.PlayAny();
  CHECK(at.table().steps() == 1);
  const auto after = at.table().now();
  const auto kept = ReadRecord<river::State>(at.games["river-7"]);
  REQUIRE(kept);
  CHECK(kept->now() == after);
  at.player.Press('u');
  CHECK(at.table().steps() == 0);
  at.player.Press('r');
  CHECK(at.table().now() == after);
  at.player.Press(Event::PageUp);
  CHECK(at.player.Sees("move 0 of 1, round 1"));
}

TEST_CASE("River Valley: bots move, and a tip comes with its reason") {
  AtRiver at({{"human", "Ana"}, {"greedy", "Bruno"}, {"greedy", "Clara"}});
  const auto wait = [&](auto until) {
    for (int i = 0; i < 20'000 && !until(); ++i) {
      at.player.Wait(milliseconds(1));
      std::this_thread::sleep_for(milliseconds(1));
    }
    REQUIRE(until());
  };
  wait([&] { return at.view().session().MayMove(); });
  at.player.Press('t');
  wait([&] { return at.player.Sees("Tip: "); });
  at.PlayAny();
  const auto moves = at.table().steps();
  wait([&] { return at.table().steps() == moves + 2; });
}

TEST_CASE("a whole game of River Valley by Enter alone leads to its scoring") {
  AtRiver at({{"human", "Ana"}, {"human", "Zoe"}});
  for (int keys = 0; at.player.Top<RiverGame>() != nullptr && keys < 2000;
       ++keys) {
    at.player.Enter();
    at.player.Wait(milliseconds(1));
  }
  REQUIRE(at.player.Top<RiverResult>() != nullptr);
  CHECK(at.player.Top<RiverResult>()->scoring());
}

TEST_CASE("the scoring of River Valley: rows, columns, overflow") {
  FakeKeeper keeper;
  for (const int players : {2, 5}) {
    Player player(keeper, "animation=off");
    player.stage.Push(std::make_unique<RiverResult>(
        player.stage, Finished(keeper, players), RiverResult::Show::kScoring));
    const auto& view = *player.Top<RiverResult>();
    CHECK(view.steps() == 3 * players);
    while (view.scoring()) {
      for (const Size size : kSizes) {
        CHECK(player.Fits(size));
      }
      player.Enter();
    }
    for (const Size size : kSizes) {
      CHECK(player.Fits(size));
      CHECK(player.Sees("overflow", size));
      CHECK(player.Sees("best move", size));
    }
  }
}

TEST_CASE("a long move leaves what follows it in its column") {
  SeatAnalysis seat;
  seat.name = "1 Ana";
  seat.best = {20, "D1+M1>5-3:LO", 14};
  seat.worst = {3, "-", -2};
  SeatAnalysis other = seat;
  other.best.move = "D1>5-3";
  const auto table = MoveTable(Theme(ThemeOptions{}, RiverUi::Panes()),
                               {seat, other}, &ScoreText<river::State>);
  const auto screen = test::Draw(table, 80, 3);
  const std::string text = test::Text(screen);
  const auto first = text.find("+14  move 21");
  REQUIRE(first != std::string::npos);
  const auto second = text.find("+14  move 21", first + 1);
  REQUIRE(second != std::string::npos);
  const auto column = [&](std::size_t at) { return at - text.rfind('\n', at); };
  CHECK(column(first) == column(second));
}

TEST_CASE("points of River Valley by source add up to the total") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    CAPTURE(seed);
    const test::RiverPlayed game(2 + static_cast<int>(seed % 4), seed, 1000);
    const auto seats =
        Analyse(Timeline<river::State>(game.table()), game.table().seats(),
                test::ThemeFor({}, kRiverPanes));
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const int seat = static_cast<int>(i);
      CHECK(std::accumulate(seats[i].sources.begin(), seats[i].sources.end(),
                            0) == seats[i].total);
      CHECK(seats[i].total == game.now().Score(seat));
      CHECK(ScoreAfter(game.now(), seat, 100) == seats[i].total);
      CHECK(ScoreAfter(game.now(), seat, 0) == 0);
      CHECK(seats[i].scores.back() == seats[i].total);
    }
  }
}

TEST_CASE("the replay of River Valley goes by moves and rounds") {
  FakeKeeper keeper;
  Player player(keeper);
  const auto session = Finished(keeper, 3);
  // How many steps the first turns have.
  const auto steps_of = [&session](int turns) {
    int steps = 0;
    for (const auto& entry : session->table().history()) {
      if (entry.step() != nullptr && turns > 0) {
        ++steps;
        turns -= entry.effect.ends_turn ? 1 : 0;
      }
    }
    return steps;
  };
  player.stage.Push(std::make_unique<RiverReplay>(player.stage, session));
  auto& replay = *player.Top<RiverReplay>();
  player.Press(Event::ArrowRight);
  CHECK(replay.at() == 1);
  player.Press(Event::ArrowDown);
  CHECK(replay.at() == steps_of(3));
  CHECK(player.Sees("round 2"));
  player.Press('4');
  CHECK(replay.at() == steps_of(9));
  player.Press(Event::End);
  CHECK(player.Sees("the last turns"));
  CHECK(player.Sees("REPLAY"));
  CHECK(player.Sees("Right/Space on"));
  CHECK(player.Sees("q leave"));
  player.Press('f');
  REQUIRE(player.Top<RiverResult>() != nullptr);
  player.stage.Pop();
  player.Escape();
  CHECK(player.stage.done());
}

}  // namespace glazier::tui
