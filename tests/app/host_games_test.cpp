// SPDX-License-Identifier: MIT
// Every game at a shared table: what each player is told.
#include <doctest/doctest.h>

#include <string>

#include "app/store/games.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

using Road = road::State;

/// What a seat, or kWatcher, must have heard of a game before its end.
template <Game G>
std::string Expected(const Table<G>& record, int viewer) {
  std::string text;
  for (std::size_t i = 0; i < record.history().size(); ++i) {
    const auto& entry = record.history()[i];
    const bool secret = entry.step() != nullptr && entry.seat != viewer &&
                        IsSecret(entry.before, entry.seat);
    text +=
        "step " +
        (secret ? std::to_string(entry.seat + 1) + " ?" : EntryText<G>(entry)) +
        '\n';
    if constexpr (HiddenGame<G>) {
      text += "view " + PositionText(ViewOf(record.After(i), viewer)) + '\n';
    }
  }
  return text;
}

/// The steps and views of what was heard, up to what the end opened.
std::string Steps(const std::string& heard) {
  std::string text;
  for (const auto line : Split(heard, '\n')) {
    if (line == "open") {
      break;
    }
    if (line.starts_with("step ") || line.starts_with("view ")) {
      text += std::string(line) + '\n';
    }
  }
  return text;
}

TEST_CASE("Host, every game: played to the end; all hear what they may know") {
  HouseGames::ForEach([]<Game G>() {
    CAPTURE(G::kInfo.name);
    const TableHome home;
    const OpenedTable table(PlainTable<G>("KRTWX"));
    PlayerOf<G> watcher(table.place(), Hello{Hello::Wish::kWatch, "", "Wanda"});
    watcher.Await("now");
    PairOf<G> pair(table);
    std::size_t sent = 0;
    bool at_once = false;
    while (!pair.ana.table().Over()) {
      at_once = at_once || (pair.ana.MyTurn() && pair.bruno.MyTurn());
      for (PlayerOf<G>* player : {&pair.ana, &pair.bruno}) {
        if (player->MyTurn()) {
          player->Send(player->AnyStep());
          player->Await("done");
          ++sent;
        }
      }
      pair.ana.AwaitMoves(sent);
      pair.bruno.AwaitMoves(sent);
    }
    CHECK(at_once == HiddenGame<G>);
    const std::vector<PlayerOf<G>*> all = {&pair.ana, &pair.bruno, &watcher};
    for (PlayerOf<G>* player : all) {
      while (player->news().progress != Progress::kOver) {
        player->Await("");
      }
    }
    const auto record = LoadGame<G>(home.OnlyGame());
    REQUIRE_MESSAGE(record, record.why());
    for (PlayerOf<G>* player : all) {
      CHECK(player->heard().find("refused") == std::string::npos);
      const int viewer = player->news().you ? player->seat() : kWatcher;
      CHECK((Steps(player->heard()) == Expected(*record, viewer)));
      // In the end everything is open.
      REQUIRE(player->table().history().size() == record->history().size());
      for (std::size_t i = 0; i < record->history().size(); ++i) {
        REQUIRE(EntryText<G>(player->table().history()[i]) ==
                EntryText<G>(record->history()[i]));
      }
    }
  });
}

TEST_CASE("Host, Glass Road: cards are picked at the same time") {
  const TableHome home;
  const OpenedTable table(PlainTable<Road>("KRTWX"));
  PairOf<Road> pair(table);
  for (const std::string card : {"L", "P", "F"}) {
    const std::string count =
        std::to_string(pair.ana.table().now().estate(0).cards.count);
    pair.ana.Send("move " + count + ' ' + card);
    pair.bruno.Send("move " + count + ' ' + card);
    pair.ana.Await("done");
    pair.bruno.Await("done");
    pair.ana.AwaitMoves(2 * std::stoul(count) + 2);
    pair.bruno.AwaitMoves(2 * std::stoul(count) + 2);
  }
  CHECK(pair.ana.heard().find("refused") == std::string::npos);
  CHECK(pair.ana.heard().find("step 2 ?") != std::string::npos);
  CHECK(pair.ana.heard().find("step 2 L") == std::string::npos);
  // Taking back one player's choice leaves the other's alone.
  pair.ana.Send("undo");
  pair.ana.Await("back");
  pair.ana.Await("done");
  CHECK(pair.ana.table().now().estate(0).cards.count == 2);
  CHECK(pair.ana.table().now().estate(1).cards.count == 3);

  // A returning player gets their own hand, and nobody else's.
  pair.ana.Leave();
  pair.bruno.Await("seat 1 away");
  PlayerOf<Road> back(table.place(), "Ana");
  back.Await("now");
  CHECK((back.table().now() == pair.ana.table().now()));
  CHECK(back.table().now().estate(0).cards.hand ==
        road::With(road::CardBit(road::CardOf('L')), road::CardOf('P')));
  CHECK(back.table().now().estate(1).cards.hand == 0);
  CHECK(back.heard().find("step 2 L") == std::string::npos);
}

TEST_CASE("Host, Glass Road: a game that goes on is told in the bounds") {
  // The longest line, and everything that a late arrival is told at once.
  const PeerLimits limits;
  const Table<Road> start(*ParseOptions<Road>("players=4 periods=5"), 3, {});
  Table<Road> table = start;
  Rng rng(3);
  std::size_t all = 0;
  while (!table.Over()) {
    const auto steps = std::make_unique<Road::Steps>();
    const int seat = table.now().Turn();
    table.now().List(seat, *steps);
    REQUIRE(
        table
            .Play(
                seat,
                (*steps)[rng.Below(static_cast<std::uint32_t>(steps->size()))])
            .empty());
    const std::size_t line = PositionText(ViewOf(table.now(), seat)).size();
    REQUIRE(line + 10 < kLongestNews);
    all += line + 20;
  }
  CHECK(all < limits.unsent);
}

TEST_CASE("Host: a game for one needs no table") {
  const auto room = NewHostedGame("road", "players=1", 1, {});
  CHECK(room.why() ==
        "a game for one needs no table: glazier play road --players 1");
}

}  // namespace
}  // namespace glazier
