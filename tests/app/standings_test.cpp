// SPDX-License-Identifier: MIT
// Who a guest of the kiosk is, and how strong.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include "app/host/results.hpp"
#include "app/kiosk/guest_key.hpp"
#include "app/kiosk/kiosk.hpp"
#include "app/kiosk/standings.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

GameResult Won(std::int64_t when,
               const std::string& winner,
               const std::string& loser) {
  return {when,
          "sintra",
          {{winner, "the " + winner, true, 50},
           {loser, "the " + loser, false, 40}}};
}

TEST_CASE("Rating: the example of the paper") {
  const Glicko after = After(
      {1500, 200, 0.06}, {{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}});
  CHECK(after.points == doctest::Approx(1464.06).epsilon(0.00001));
  CHECK(after.deviation == doctest::Approx(151.52).epsilon(0.0001));
  CHECK(after.volatility == doctest::Approx(0.05999).epsilon(0.001));
}

TEST_CASE("Rating: nothing is learned from nobody, and more from more") {
  const Glicko before;
  CHECK(After(before, {}).points == before.points);
  const Glicko won = After(before, {{Glicko{}, 1}});
  const Glicko lost = After(before, {{Glicko{}, 0}});
  CHECK(won.points > 1500);
  CHECK(lost.points < 1500);
  CHECK(won.points - 1500 == doctest::Approx(1500 - lost.points));
  CHECK(won.Error() < before.Error());
}

TEST_CASE("Results: a line a game, and nothing else is read") {
  const GameResult result{
      1'767'225'600,
      "river",
      {{"key1", "Ana B", true, 61.5}, {"bot:medium", "Bot 2", false, -48}}};
  CHECK(result.Line() ==
        "1767225600\triver\tkey1\tAna B\twon\t61.5\tbot:medium\tBot 2\tlost"
        "\t-48.0\n");
  const std::string line = result.Line();
  const auto read = GameResult::Parse(line.substr(0, line.size() - 1));
  REQUIRE_MESSAGE(read, read.why());
  CHECK(read->Line() == line);
  for (const char* const bad :
       {"", "1", "1\tsintra", "1\tsintra\ta\tA\twon\t1",
        "x\tsintra\ta\tA\twon\t1\tb\tB\tlost\t0",
        "1\tsintra\ta\tA\twins\t1\tb\tB\tlost\t0",
        "1\tsintra\ta\tA\twon\tnan\tb\tB\tlost\t0",
        "1\tsintra\ta\tA\twon\t1e99\tb\tB\tlost\t0",
        "1\tsintra\t\tA\twon\t1\tb\tB\tlost\t0",
        "1\tsintra\ta\tA\twon\t1\tb\tB\tlost\t0\textra"}) {
    CAPTURE(bad);
    CHECK_FALSE(GameResult::Parse(bad));
  }
  const TableHome home;
  REQUIRE(AddResult(Won(20, "ana", "ben")) == "");
  REQUIRE(AddResult(Won(30, "ben", "ana")) == "");
  // Another machine's, by rsync; half of it has not arrived yet.
  WriteText(ResultsFolder() / "other",
            Won(10, "ana", "cleo").Line() + "25\tsintra\tana\tA");
  const auto all = ReadResults();
  REQUIRE(all.size() == 3);
  CHECK(all[0].when == 10);
  CHECK(all[2].when == 30);
}

TEST_CASE("Standings: by game, by what is sure, with form") {
  std::vector<GameResult> results;
  for (int n = 0; n < 7; ++n) {
    results.push_back(Won(n, n == 6 ? "ben" : "ana", n == 6 ? "ana" : "ben"));
  }
  results.push_back(Won(9, "cleo", "ben"));
  results.push_back({10,
                     "river",
                     {{"ana", "Ana", true, 9},
                      {"bot:easy", "Bot 2", false, 3},
                      {"bot:easy", "Bot 3", false, 4}}});
  const auto standings = StandingsOf(results);
  REQUIRE(standings.size() == 2);
  CHECK(standings[0].game == "river");
  CHECK(standings[1].people[0].who == "ana");
  CHECK(standings[1].people[0].games == 7);
  CHECK(standings[1].people[0].wins == 6);
  CHECK(standings[1].people[0].form == "WWWWL");
  CHECK(standings[1].people[1].who == "cleo");  // one victory proves little
  const std::string text = StandingsText(standings);
  CHECK(Contains(text, "sintra"));
  CHECK(Contains(text, "1. the ana "));
  CHECK(Contains(text, "7     6  WWWWL\n"));
  CHECK_FALSE(Contains(text, "Bot 2"));
  CHECK(Contains(StandingsText(std::vector<GameStandings>{}),
                 "No game has been played"));
}

TEST_CASE("Standings: two people of one nickname are two lines") {
  GameResult result = Won(1, "key1", "key2");
  result.seats[0].name = result.seats[1].name = "Ana";
  const std::string text = StandingsText(StandingsOf({result}));
  CHECK(Contains(text, "1. Ana ("));
  CHECK(Contains(text, "2. Ana ("));
}

TEST_CASE("Kiosk guests: the key in what sshd tells") {
  CHECK(SshKeyIn("publickey ssh-ed25519 AAAAC3Nza\n") == "AAAAC3Nza");
  CHECK(SshKeyIn("password\npublickey ssh-rsa AAAAB3\n") == "AAAAB3");
  for (const char* const none :
       {"", "password\n", "publickey", "publickey ssh-rsa", "publickey a b;c",
        "publickey a \x1b[2J"}) {
    CHECK(SshKeyIn(none).empty());
  }
  TableHome home;
  home.Set("SSH_USER_AUTH", (home / "auth").string());
  CHECK(SshKeyOfGuest().empty());
  WriteText(home / "auth", "publickey ssh-ed25519 AAAAC3Nza\n");
  CHECK(SshKeyOfGuest() == "AAAAC3Nza");
  fs::rename(home / "auth", home / "real");
  fs::create_symlink(home / "real", home / "auth");
  CHECK(SshKeyOfGuest().empty());
}

TEST_CASE("Kiosk guests: keys are people, nicknames are not") {
  const TableHome home;
  const auto key = [](const std::string& ssh, const std::string& typed) {
    Kiosk kiosk({}, "", ssh);
    REQUIRE(kiosk.Enter(typed) == "");
    return kiosk.Seated().key;
  };
  const std::string ana = key("AAAA", "Ana");
  CHECK(ana == key("AAAA", "Anna"));  // one key, two nicknames
  CHECK(ana != key("BBBB", "Ana"));   // two keys, one nickname
  CHECK(ana != key("", "Ana"));
  CHECK(key("", "Ana#word") == key("BBBB", "Ana#word"));
  CHECK(key("", "Ana#word") != key("", "Ana#wort"));
  CHECK(key("", "Ana#word") != key("", "Ben#word"));
  // Fit for the wire, and another one at every kiosk.
  CHECK(Hello::Parse("glazier 2 join " + ana + " Ana"));
  CHECK(ana.size() > 40);
  const std::string path = (home / "state/glazier/secret").string();
  struct stat status {};
  REQUIRE(stat(path.c_str(), &status) == 0);
  CHECK((status.st_mode & 0077U) == 0);
  fs::remove(path);
  CHECK(ana != key("AAAA", "Ana"));
}

TEST_CASE("Kiosk guests: one's own glazier does not choose the key") {
  const TableHome home;
  Kiosk kiosk({}, "", "AAAA");
  REQUIRE(kiosk.Enter("Ana") == "");
  CHECK(kiosk.Introduced("glazier 2 join stolen Eve") ==
        "glazier 2 join " + kiosk.Seated().key + " Eve");
  CHECK(kiosk.Introduced("glazier 2 look stolen") ==
        "glazier 2 look " + kiosk.Seated().key);
  for (const char* const same : {"glazier 2 watch Eve", "glazier 2 look",
                                 "glazier 1 join stolen Eve", "nonsense"}) {
    CHECK(kiosk.Introduced(same) == same);
  }
  CHECK(Kiosk({}).Introduced("glazier 2 join own Eve") ==
        "glazier 2 join own Eve");
}

TEST_CASE("Kiosk: a finished game counts, for those who played it") {
  const TableHome home;
  HostOptions options = OpenedTable::Quick();
  options.rated = true;
  TableFile file = PlainTable("KRTWX");
  OpenedTable table(file, options);
  Player ana(table.place(), "Ana");
  ana.Await("now");
  ana.Send("start");
  ana.AwaitDealt();
  while (!ana.table().Over()) {
    const std::size_t next = ana.table().steps() + 1;
    if (ana.MyTurn()) {
      ana.Send(ana.AnyStep());
    }
    ana.AwaitMoves(next);
  }
  ana.Await("progress over");
  const auto results = ReadResults();
  REQUIRE(results.size() == 1);
  CHECK(results[0].game == "sintra");
  CHECK(results[0].seats[0].who == "Anakey");
  CHECK(results[0].seats[0].name == "Ana");
  CHECK(results[0].seats[0].won == ana.table().now().Wins(0));
  CHECK(results[0].seats[1].who == "bot:random");
}

}  // namespace
}  // namespace glazier
