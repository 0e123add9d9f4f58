// A game that another program plays: offered to watch, followed, not touched.
#include <doctest/doctest.h>

#include "engine/sintra/state.hpp"
#include "engine/table/record.hpp"
#include "tests/tui/screens/fake_host.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/watch_offer.hpp"

namespace glazier::tui {
namespace {

using sintra::State;

/// Somebody else has the game.
class Elsewhere : public FakeHost {
 public:
  std::string taken = "x is being played by process 12";
  std::string TakeGame(const std::string& /*name*/) override { return taken; }
};

Table<State> Begun() {
  Table<State> table(sintra::Options{}, 7,
                     {{"human", "Ana"}, {"greedy", "Bot"}});
  table.Play(table.now().NthMove(0));
  return table;
}

TEST_CASE("watching: told who plays, then the table follows the record") {
  Elsewhere host;
  auto table = Begun();
  host.games["x"] = WriteRecord(table);
  Player player(host);
  player.stage.Push(std::make_unique<StartView>(player.stage));
  auto view = OpenGame(player.stage, "x", host.games["x"]);
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
  table.Play(table.now().NthMove(0));
  host.games["x"] = WriteRecord(table);
  CHECK_FALSE(player.Wait(milliseconds(10)));  // it looks now and then only
  CHECK(player.Wait(milliseconds(300)));
  CHECK(player.Sees("it is the turn of Ana"));

  // Keys play nothing and take nothing back; a damaged record is passed over.
  player.Enter();
  player.Press('u');
  player.Wait(milliseconds(300));
  CHECK(host.games["x"] == WriteRecord(table));
  CHECK(host.saves == 0);
  host.games["x"] = "half a rec";
  CHECK_FALSE(player.Wait(milliseconds(300)));
  CHECK(player.Sees("it is the turn of Ana"));
}

TEST_CASE("watching: once the other has left, the game can be played on") {
  Elsewhere host;
  host.games["x"] = WriteRecord(Begun());
  Player player(host);
  player.stage.Push(std::make_unique<StartView>(player.stage));
  player.stage.Push(std::move(*OpenGame(player.stage, "x", host.games["x"])));
  REQUIRE(player.Top<WatchOffer>() != nullptr);
  host.taken.clear();
  player.Press(ftxui::Event::ArrowDown);
  player.Enter();
  CHECK(player.Top<WatchOffer>() == nullptr);
  CHECK_FALSE(player.Sees("you are watching"));
}

TEST_CASE("watching: the offer fits every window") {
  Elsewhere host;
  Player player(host);
  player.stage.Push(
      std::make_unique<WatchOffer>(player.stage, "x", host.taken));
  for (const Size size : kSizes) {
    CHECK(player.Fits(size));
    CHECK(player.Sees("Watch it", size));
  }
  player.Escape();
  CHECK(player.stage.done());
}

}  // namespace
}  // namespace glazier::tui
