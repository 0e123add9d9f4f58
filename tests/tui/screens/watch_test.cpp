// SPDX-License-Identifier: MIT
// A game that another program plays: offered to watch, followed, not touched.
#include <doctest/doctest.h>

#include "engine/sintra/state.hpp"
#include "engine/table/record.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/watch_offer.hpp"

namespace glazier::tui {
namespace {

using sintra::State;

/// Another program plays the game.
class Elsewhere : public FakeKeeper {
 public:
  std::string taken = "x is being played by process 12";
  std::string TakeGame(const std::string& /*name*/) override { return taken; }
};

Table<State> Begun() {
  Table<State> table(sintra::Options{}, 7,
                     {{"human", "Ana"}, {"greedy", "Bot"}});
  table.Play(table.now().Turn(), table.now().NthStep(0));
  return table;
}

TEST_CASE("watching: told who plays, then the table follows the record") {
  Elsewhere keeper;
  auto table = Begun();
  keeper.games["x"] = WriteRecord(table);
  Player player(keeper);
  player.stage.Push(std::make_unique<StartView>(player.stage));
  auto view = OpenGame(player.stage, "x", keeper.games["x"]);
  REQUIRE(view.why() == "");
  player.stage.Push(std::move(*view));
  REQUIRE(player.Top<WatchOffer>() != nullptr);
  CHECK(player.Sees("x is being played by process 12"));
  player.Enter();
  CHECK(player.Sees("you are watching; it is the turn of Bot"));

  // Nothing new, nothing to draw; then a move.
  using std::chrono::milliseconds;
  player.Wait(milliseconds(300));
  CHECK_FALSE(player.Wait(milliseconds(300)));
  table.Play(table.now().Turn(), table.now().NthStep(0));
  keeper.games["x"] = WriteRecord(table);
  CHECK_FALSE(player.Wait(milliseconds(10)));  // it looks now and then only
  CHECK(player.Wait(milliseconds(300)));
  CHECK(player.Sees("it is the turn of Ana"));

  // Keys play nothing and take nothing back; a damaged record is passed over.
  player.Enter();
  player.Press('u');
  player.Wait(milliseconds(300));
  CHECK(keeper.games["x"] == WriteRecord(table));
  CHECK(keeper.saves == 0);
  keeper.games["x"] = "half a rec";
  CHECK_FALSE(player.Wait(milliseconds(300)));
  CHECK(player.Sees("it is the turn of Ana"));
}

TEST_CASE("watching: once the other has left, the game can be played on") {
  Elsewhere keeper;
  keeper.games["x"] = WriteRecord(Begun());
  Player player(keeper);
  player.stage.Push(std::make_unique<StartView>(player.stage));
  player.stage.Push(std::move(*OpenGame(player.stage, "x", keeper.games["x"])));
  REQUIRE(player.Top<WatchOffer>() != nullptr);
  keeper.taken.clear();
  player.Press(ftxui::Event::ArrowDown);
  player.Enter();
  CHECK(player.Top<WatchOffer>() == nullptr);
  CHECK_FALSE(player.Sees("you are watching"));
}

TEST_CASE("watching: the offer fits every window") {
  Elsewhere keeper;
  Player player(keeper);
  player.stage.Push(
      std::make_unique<WatchOffer>(player.stage, "x", keeper.taken));
  for (const Size size : kSizes) {
    CHECK(player.Fits(size));
    CHECK(player.Sees("Watch it", size));
  }
  player.Escape();
  CHECK(player.stage.done());
}

}  // namespace
}  // namespace glazier::tui
