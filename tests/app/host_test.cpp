// SPDX-License-Identifier: MIT
// A table for several: seats, moves, taking back, talk, leaving and returning.
#include <doctest/doctest.h>

#include <string>

#include "app/store/games.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

TEST_CASE("Host: two meet, and play to the end") {
  const TableHome home;
  OpenedTable table(PlainTable("KRTWX"));
  {
    Pair pair(table);
    CHECK(pair.ana.news().you == 0);
    CHECK(pair.bruno.news().you == 1);
    CHECK(pair.ana.news().progress == Progress::kPlaying);
    while (!pair.ana.table().Over()) {
      pair.PlayOne();
    }
    CHECK(pair.ana.table().now() == pair.bruno.table().now());
    pair.ana.Await("progress over");
    pair.bruno.Await("progress over");

    // What was told leads to the very game that the host has recorded.
    const auto record = LoadGame<sintra::State>(home.OnlyGame());
    REQUIRE_MESSAGE(record, record.why());
    CHECK(record->now() == pair.ana.table().now());
    CHECK(record->seats() == pair.ana.table().seats());
    CHECK(record->steps() == pair.ana.table().steps());
    // The seed, from which the future could be computed, is never told.
    CHECK(pair.ana.heard().find("7654321012345") == std::string::npos);
    CHECK(WriteRecord(*record).find("7654321012345") != std::string::npos);
  }
  table.WaitEnd();  // nobody is left
  CHECK(KeptTables().empty());
}

TEST_CASE("Host: only moves of one's own seat, legal, and for this position") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  pair.other().Send(pair.mover().AnyStep());
  CHECK(pair.other().Await("refused") == "refused it is not your turn");
  pair.mover().Send("move 0 nonsense");
  pair.mover().Await("refused ");
  pair.mover().Send("move 5 " + StepText(pair.ana.table().now().NthStep(0)));
  CHECK(pair.mover().Await("refused") ==
        "refused the table has changed meanwhile");
  pair.mover().Send("move");
  pair.mover().Await("refused ");
  pair.mover().Send("dance");
  CHECK(pair.mover().Await("refused") ==
        "refused this table does not know 'dance'");
  pair.PlayOne();  // and nothing was disturbed
  CHECK(pair.ana.table().now() == pair.bruno.table().now());
}

TEST_CASE("Host: whoever starts plays against bots until somebody joins") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX", 3));
  Player ana(table.place(), "Ana");
  ana.Await("now");
  CHECK(ana.news().progress == Progress::kWaiting);
  Player bruno(table.place(), "Bruno");
  bruno.Await("now");
  bruno.Send("start");
  CHECK(bruno.Await("refused") == "refused Ana starts the game");
  CHECK_FALSE(bruno.news().MayStart());
  bruno.Leave();  // before the game begins the seat is free again
  ana.Await("seat 2 here");
  CHECK(ana.Await("seat 2 open") == "seat 2 open random Bot 2");
  CHECK(ana.news().MayStart());
  ana.Send("start");
  ana.AwaitDealt();
  ana.Send("start");
  ana.Await("refused the game has begun");
  while (!ana.MyTurn()) {
    ana.Await("step");
  }
  CHECK(ana.table().seats()[1] == Seat{"random", "Bot 2"});

  Player carla(table.place(), "Carla");
  carla.Await("now");
  CHECK(carla.news().you == 1);
  CHECK(carla.table().steps() >= ana.table().steps());
  ana.Await("seat 2 here human Carla");
  CHECK(ana.table().seats()[1] == Seat{"human", "Carla"});

  Player dario(table.place(), "Dario");
  dario.Await("now");
  Player eva(table.place(), "Eva");
  CHECK(eva.Await("bye").starts_with("bye every seat is taken"));
}

TEST_CASE("Host: a player who drops keeps the seat and comes back to it") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  pair.PlayOne();
  pair.bruno.Leave();
  pair.ana.Await("seat 2 away human Bruno");

  // Nobody else can take it: not by name, nor with another key.
  Player thief(table.place(), "Bruno", "otherkey");
  CHECK(thief.Await("bye").starts_with("bye somebody here is called Bruno"));
  Player crowd(table.place(), "Carla");
  CHECK(crowd.Await("bye").starts_with("bye every seat is taken"));

  // A bot plays on only if another player allows it.
  pair.ana.Send("bot 1");
  CHECK(pair.ana.Await("refused") == "refused Ana is not away");
  pair.ana.Send("bot 9");
  pair.ana.Await("refused which seat?");
  pair.ana.Send("bot 2");
  pair.ana.Await("seat 2 stand-in human Bruno");
  for (int n = 0; n < 3; ++n) {
    while (!pair.ana.MyTurn()) {
      pair.ana.Await("step");
    }
    pair.ana.Send(pair.ana.AnyStep());
    pair.ana.AwaitMoves(pair.ana.table().steps() + 1);
  }

  Player back(table.place(), "Bruno");
  back.Await("now");
  CHECK(back.news().you == 1);
  pair.ana.Await("seat 2 here human Bruno");
  back.Send("say hello again");
  CHECK(pair.ana.Await("say") == "say Bruno\thello again");
  // Now the seat is Bruno's again: the bot does not move for it.
  while (pair.ana.table().steps() < back.table().steps()) {
    pair.ana.Await("step");
  }
  CHECK(pair.ana.table().now() == back.table().now());

  // A dead connection is replaced by the new one.
  Player again(table.place(), "Bruno");
  again.Await("now");
  CHECK(back.Await("bye") == "bye you joined again from another terminal");
}

TEST_CASE("Host: an onlooker sees every move and can do nothing") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  pair.PlayOne();
  Player watcher(table.place(), Hello{Hello::Wish::kWatch, "", "Wanda"});
  watcher.Await("now");
  CHECK_FALSE(watcher.news().you);
  CHECK(watcher.table().steps() == 1);
  for (int n = 0; n < 10; ++n) {
    pair.PlayOne();
    watcher.AwaitMoves(pair.ana.table().steps());
    CHECK(watcher.table().now() == pair.ana.table().now());
  }
  for (const std::string word : {"move 11 C", "undo", "say hi", "bot 1",
                                 "wait 1", "start", "nonsense"}) {
    watcher.Send(word);
    CHECK(watcher.Await("refused").find("looking on") != std::string::npos);
  }
  watcher.Send("bye");
  CHECK(watcher.Await("bye") == "bye goodbye");
}

TEST_CASE("Host: a move can be taken back until it is answered") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  pair.mover().Send("undo");
  pair.mover().Await("refused ");
  Player& first = pair.mover();
  Player& second = pair.other();
  const auto start = first.table().now();
  pair.PlayOne();
  second.Send("undo");
  second.Await("refused ");
  first.Send("undo");
  first.Await("back");
  second.Await("back");
  CHECK(first.table().now() == start);
  CHECK(second.table().now() == start);
  pair.PlayOne();
  REQUIRE(&pair.mover() == &second);
  pair.PlayOne();
  first.Send("undo");
  CHECK(first.Await("refused").find("has moved since") != std::string::npos);
}

TEST_CASE("Host: who has not moved has nothing to take back") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  for (Player* player : {&pair.ana, &pair.bruno}) {
    player->Send("undo");
    CHECK(player->Await("refused") ==
          "refused there is no move of yours to take back");
  }
}

TEST_CASE("Host: what changes nothing does not hold up a bot") {
  const TableHome home;
  HostOptions options = OpenedTable::Quick();
  options.pause = std::chrono::milliseconds(500);
  options.limits.messages = 1e6;
  const OpenedTable table(PlainTable("KRTWX"), options);
  Pair pair(table);
  // The bot is to make the first move: the other has none to take back.
  Player& stays = pair.other();
  const std::string away = &stays == &pair.ana ? "2" : "1";
  pair.mover().Leave();
  stays.Await("seat " + away + " away");
  for (int n = 0; n < 500 && stays.table().steps() == 0; ++n) {
    stays.Send("bot " + away);
    stays.Await("done");
    stays.Send("undo");
    stays.Await("done");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  CHECK(stays.table().steps() > 0);
}

TEST_CASE("Host: talk is clean, short and not too much") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  pair.ana.Send("say   " + std::string(400, 'x'));
  CHECK(pair.bruno.Await("say") ==
        "say Ana\t" + std::string(kMaxChatBytes, 'x'));
  pair.ana.Send("say  ");
  pair.ana.Await("refused there is nothing to say");
  for (int n = 0; n < 20; ++n) {
    pair.ana.Send("say again");
  }
  pair.ana.Await("refused not so fast");
  // Control sequences never get past the host.
  pair.bruno.Send("say \x1b[2J");
  CHECK(pair.bruno.Await("bye") ==
        "bye you sent something that is not plain text in UTF-8");
  pair.ana.Await("seat 2 away");
  CHECK(pair.ana.heard().find('\x1b') == std::string::npos);
}

TEST_CASE("Host: names are cleaned, and no two are the same") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX", 3));
  Player ana(table.place(), "Ana");
  ana.Await("now");
  Player other(table.place(), "aNa", "another");
  CHECK(other.Await("bye").starts_with("bye somebody here is called aNa"));
  // Reverses the direction of the line: U+202E.
  Player turned(table.place(),
                "\xE2\x80\xAE"
                "anA",
                "third");
  CHECK(turned.Await("bye").starts_with("bye you sent something"));
  Player unnamed(table.place(), Hello{Hello::Wish::kJoin, "fourth", ""});
  unnamed.Await("now");
  ana.Await("seat 2 here human Nobody");
}

TEST_CASE("Host: what was kept opens again, everybody's seat included") {
  const TableHome home;
  const TableFile file = PlainTable("KRTWX", 3);
  std::optional<OpenedTable> table;
  table.emplace(file);
  std::optional<Player> ana;
  ana.emplace(table->place(), "Ana");
  ana->Await("now");
  ana->Send("start");
  ana->AwaitDealt();
  for (int n = 0; n < 4; ++n) {
    while (!ana->MyTurn()) {
      ana->Await("step");
    }
    ana->Send(ana->AnyStep());
    ana->AwaitMoves(ana->table().steps() + 1);
  }
  table->Close();
  CHECK(ana->Await("bye") ==
        "bye the host has closed the table; the game is kept");
  std::string before = WriteRecord(ana->table());
  before.erase(before.rfind("end "));
  REQUIRE(KeptTables() == Words{"KRTWX"});

  const auto text = FileText(TablePaths::Of("KRTWX").table);
  const auto kept = TableFile::Read(text);
  REQUIRE_MESSAGE(kept, kept.why());
  CHECK(kept->Write() == text);
  CHECK(kept->seed == file.seed);
  table.emplace(*kept);
  Player thief(table->place(), "Ana", "wrongkey");
  thief.Await("bye somebody here is called Ana");
  ana.emplace(table->place(), "Ana");
  ana->Await("now");
  CHECK(ana->news().you == 0);
  // Bots may have continued: what was seen before is the beginning.
  CHECK(WriteRecord(ana->table()).starts_with(before));
}

TEST_CASE("Host: the file of a table is read strictly") {
  TableFile file = PlainTable("KRTWX", 3);
  file.claims = {Claim{1000, "abc", "Ana"}, std::nullopt,
                 Claim{0, "def", "Bruno Maria"}};
  const std::string text = file.Write();
  const auto read = TableFile::Read(text);
  REQUIRE_MESSAGE(read, read.why());
  CHECK(read->claims == file.claims);
  CHECK(read->Write() == text);
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    CHECK_FALSE(TableFile::Read(text.substr(0, size)));  // cut off
  }
  CHECK_FALSE(TableFile::Read("glazier table 2\n" + text.substr(16)));
}

}  // namespace
}  // namespace glazier
