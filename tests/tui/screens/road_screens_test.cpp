// SPDX-License-Identifier: MIT
// Glass Road on the screens that all games share: two persons at one keyboard.
#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/road/game_ui.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/game_view.hpp"

namespace glazier::tui {
namespace {

using RoadGame = GameView<road::State>;

struct AtRoad : FakeKeeper {
  AtRoad() : player(*this, "pace=instant\nanimation=off") {
    player.stage.Push(std::make_unique<StartView>(player.stage));
    GameSetup setup;
    setup.game = "road";
    setup.seats = {{"human", "Ana"}, {"human", "Ben"}};
    player.stage.Push(NewGame(player.stage, setup));
  }

  const road::State& now() { return player.Top<RoadGame>()->session().now(); }
  /// The person who is asked picks five cards.
  void Pick(const std::string& letters) {
    player.Press(':');
    player.Type(letters);
    player.Enter();
  }
  Player player;
};

TEST_CASE("Glass Road at one keyboard: the table is covered in between") {
  AtRoad at;
  if (at.player.Sees("Next player")) {  // the second seat begins
    at.player.Enter();
  }
  const int first = at.now().Turn();
  CHECK_FALSE(at.player.Sees("Next player"));
  at.Pick("lpfdr");
  REQUIRE(at.now().Turn() == 1 - first);
  CHECK(at.player.Sees("Next player"));
  CHECK(at.player.Sees(first == 0 ? "Ben, it is your turn"
                                  : "Ana, it is your turn"));
  CHECK_FALSE(at.player.Sees("Forester"));  // nothing of the table
  CHECK_FALSE(at.player.Sees("GLASS ROAD"));
  // The key that uncovers the table picks nothing.
  at.player.Press('f');
  CHECK_FALSE(at.player.Sees("Next player"));
  CHECK(at.now().estate(1 - first).cards.count == 0);
  CHECK(at.player.Sees("Forester"));
}

TEST_CASE("Glass Road at one keyboard: a seat sees only its own hand") {
  AtRoad at;
  if (at.player.Sees("Next player")) {
    at.player.Enter();
  }
  const int first = at.now().Turn();
  at.Pick("lpfdr");
  at.player.Enter();
  CHECK(at.now().estate(first).cards.hidden);
  CHECK(at.now().estate(first).cards.hand == 0);
  at.Pick("mbcsw");
  at.player.Enter();
  CHECK(at.now().estate(first).cards.hand != 0);
  CHECK(at.now().estate(1 - first).cards.hand == 0);
}

TEST_CASE("Glass Road: nobody waits for what a bot picks in secret") {
  FakeKeeper keeper;
  Player player(keeper, "pace=slow");
  player.stage.Push(std::make_unique<StartView>(player.stage));
  GameSetup setup;
  setup.game = "road";
  setup.seats = {{"human", "Ana"}, {"beginner", "Bot"}};
  player.stage.Push(NewGame(player.stage, setup));
  const auto bots_cards = [&player] {
    return int{player.Top<RoadGame>()->session().now().estate(1).cards.count};
  };
  const auto let_bot_think = [&player, &bots_cards](int wanted) {
    for (int i = 0; i < 20'000 && bots_cards() != wanted; ++i) {
      player.Wait(std::chrono::milliseconds(0));  // the clock stands still
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  };
  if (player.Top<RoadGame>()->session().now().first() == 0) {
    player.Press(':');
    player.Type("lpfdr");
    player.Enter();
  }
  let_bot_think(5);
  CHECK(bots_cards() == 5);
}

}  // namespace
}  // namespace glazier::tui
