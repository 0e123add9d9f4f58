// SPDX-License-Identifier: MIT
// Tables that run for days, and being called back to them.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "app/guest/bell.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

using namespace std::chrono_literals;

/// What a bell has written at moments in seconds, each with whose turn it is.
std::string Heard(const std::vector<std::pair<int, bool>>& moments,
                  bool titled = true) {
  std::string heard;
  {
    Bell bell([&heard](std::string_view text) { heard += text; }, titled);
    for (const auto& [second, mine] : moments) {
      bell.Look(mine, Bell::Clock::time_point(std::chrono::seconds(second)));
    }
    heard += '|';
  }
  return heard;
}

TEST_CASE("Bell: only after a wait of five seconds or more") {
  const std::string ring = std::string(Bell::kRing) + std::string(Bell::kTitle);
  const std::string quiet(Bell::kNoTitle);
  CHECK(Heard({{0, true}}) == "|");              // it was there already
  CHECK(Heard({{0, false}, {4, true}}) == "|");  // short
  CHECK(Heard({{0, false}, {5, true}}) == ring + '|' + quiet);
  CHECK(Heard({{0, false}, {3, false}, {5, true}, {6, true}}) ==
        ring + '|' + quiet);
  CHECK(Heard({{0, false}, {5, true}, {9, false}, {10, true}}) ==
        ring + quiet + '|');
  CHECK(Heard({{0, true}, {9, false}, {13, true}, {14, false}, {19, true}}) ==
        ring + '|' + quiet);
  CHECK(Heard({{0, false}, {5, true}}, false) ==
        std::string(Bell::kRing) + '|');
}

TEST_CASE("Table file: days are kept, and older files still open") {
  TableFile file = PlainTable("KRTWX");
  CHECK_FALSE(Contains(file.Write(), "days"));
  CHECK(TableFile::Read(file.Write())->Until() == 0);
  file.days = 3;
  file.since = 1000;
  file.claims = {Claim{7, "key", "Ana"}, std::nullopt};
  const auto read = TableFile::Read(file.Write());
  REQUIRE_MESSAGE(read, read.why());
  CHECK(read->days == 3);
  CHECK(read->Until() == 1000 + 3 * 86400);
  CHECK(read->claims[0]->name == "Ana");
  for (const std::string bad :
       {"days 0 1000", "days 3", "days 3 x", "days 61 1000", "days 3 1000 4"}) {
    std::string text = file.Write();
    text.replace(text.find("days 3 1000"), 11, bad);
    CAPTURE(bad);
    CHECK_FALSE(TableFile::Read(text));
  }
}

TEST_CASE("Days: past the limit a bot moves, whether anybody is there or not") {
  const TableHome home;
  TableFile file = PlainTable("KRTWX");
  file.days = 2;
  {
    const OpenedTable table(file);
    Pair pair(table);
    pair.PlayOne();
    const auto kept = TableFile::Read(FileText(TablePaths::Of("KRTWX").table));
    REQUIRE_MESSAGE(kept, kept.why());
    CHECK(kept->since >= std::time(nullptr) - 600);
    file = *kept;
  }
  // The machine was off for longer than that.
  file.since -= 3 * 86400;
  const OpenedTable table(file);
  Player eve(table.place(), Hello{Hello::Wish::kWatch, "", "Eve"});
  eve.AwaitMoves(2);
  // The next one has two days again.
  Player(table.place(), Hello{}).Await("bye");
  Player ana(table.place(), "Ana");
  ana.Await("now");
  CHECK(ana.table().steps() == 2);
  CHECK(ana.news().until > std::time(nullptr) + 86400);
}

TEST_CASE("Days: bots on empty seats do not wait for company") {
  const TableHome home;
  TableFile file = PlainTable("KRTWX");
  file.days = 2;
  const OpenedTable table(file);
  std::size_t moves = 0;
  {
    Player ana(table.place(), "Ana");
    ana.Await("now");
    ana.Send("start");
    ana.AwaitDealt();
    while (!ana.MyTurn()) {
      ana.AwaitMoves(ana.table().steps() + 1);
    }
    moves = ana.table().steps();
    ana.Send(ana.AnyStep());
    ana.Await("done");
  }
  // Nobody is there: the bot answers, and it is Ana's turn again.
  while (true) {
    Player look(table.place(), Hello{Hello::Wish::kLook, "Anakey", ""});
    look.Await("bye");
    CHECK(look.news().you == 0);
    if (look.news().MyTurn()) {
      break;
    }
  }
  Player ana(table.place(), "Ana");
  ana.Await("now");
  CHECK(ana.table().steps() >= moves + 2);
}

TEST_CASE("Turns: the tables that wait for you, and the exit code") {
  const TableHome home;
  const Result none = Spawn(home, {"turns"});
  CHECK(none.code == 1);
  CHECK(none.out == "No table waits for you.\n");
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  for (const std::string name : {"Ana", "Bruno"}) {
    Remember(table.place(), {Hello::Wish::kJoin, name + "key", name});
  }
  Remember({"BBBBB", 0, {}, {}}, {Hello::Wish::kJoin, "key", "Ana"});
  WriteText(home / "state/glazier/seats/rubbish", "rubbish");
  for (int turns = 0; turns < 2; ++turns) {
    const std::string mover =
        pair.ana.table()
            .seats()[static_cast<std::size_t>(pair.mover().seat())]
            .name;
    const Result result = Spawn(home, {"turns"});
    CHECK(result.code == 0);
    CHECK(result.out == "sintra  " + mover + "  glazier join KRTWX\n");
    const auto json =
        nlohmann::json::parse(Spawn(home, {"turns", "--json"}).out);
    REQUIRE(json["turns"].size() == 1);
    CHECK(json["version"] == 1);
    CHECK(json["turns"][0]["code"] == "KRTWX");
    CHECK(json["turns"][0]["name"] == mover);
    CHECK_FALSE(json["turns"][0].contains("until"));
    pair.PlayOne();
  }
}

TEST_CASE("Turns: of a stranger's look nothing is told") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  for (const std::string key : {"", "wrong"}) {
    Player look(table.place(), Hello{Hello::Wish::kLook, key, ""});
    look.Await("bye");
    CHECK_FALSE(look.news().you);
  }
  CHECK_FALSE(Hello::Parse("glazier 2 look no/key"));
}

TEST_CASE("Days: opened by the command line, and again after a crash") {
  const TableHome home;
  const Result opened =
      Spawn(home, {"host", "--days", "3", "--line", "--name", "Ana"},
            "start\nquit\n");
  REQUIRE_MESSAGE(opened.code == 0, opened.err);
  CHECK(Contains(opened.out, "glazier-table@"));
  const std::string code = opened.out.substr(6, kCodeLetters);
  const auto file = TableFile::Read(FileText(TablePaths::Of(code).table));
  REQUIRE_MESSAGE(file, file.why());
  CHECK(file->days == 3);
  CHECK(FindTable(code));
  const auto crash = [&home] {
    for (const auto& entry : fs::directory_iterator("/proc")) {
      if (Contains(FileText(entry.path() / "environ"), home.path().string()) &&
          Contains(FileText(entry.path() / "cmdline"), "--spawned")) {
        kill(std::stoi(entry.path().filename().string()), SIGKILL);
      }
    }
    while (FindTables().size() > 0 && IsServed(FindTables()[0].socket)) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  };
  crash();
  CHECK_FALSE(FindTable(code));
  const Result again = Spawn(home, {"host", "--resume", "--line"}, "quit\n");
  CHECK_MESSAGE(again.code == 0, again.err);
  CHECK(Contains(again.out, "You have seat 1, Ana."));
  // It stays open behind its owner, as before.
  CHECK(FindTable(code));
  crash();
}

}  // namespace
}  // namespace glazier
