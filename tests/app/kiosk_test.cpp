// SPDX-License-Identifier: MIT
// The kiosk's limits: what one guest can take from the others.
#include <doctest/doctest.h>

#include <string>

#include "app/kiosk/openings.hpp"
#include "app/store/games.hpp"
#include "engine/sintra/state.hpp"
#include "tests/app/host_support.hpp"

namespace glazier {
namespace {

/// What a kiosk below this home answers to these lines.
std::string AtKiosk(const Home& home,
                    const std::string& lines,
                    const Words& more = {}) {
  Words words = {"kiosk", "--line", "--home", (home / "kiosk").string()};
  words.insert(words.end(), more.begin(), more.end());
  return Spawn(home, words, lines).out;
}

std::string Times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i) {
    all += text;
  }
  return all;
}

TEST_CASE("Kiosk: a table that nobody played ends when its guest leaves it") {
  const TableHome home;
  const std::string said =
      AtKiosk(home, "Ana\n" + Times(6, "open\nquit\n") + "tables\nquit\n");
  CHECK(Contains(said, "Waiting for others to join"));
  CHECK(Contains(said, "Nobody has opened a table."));
  for (const std::string& file : home.Files()) {
    CHECK_MESSAGE(!file.ends_with(".table"), file);
  }
}

TEST_CASE("Kiosk: one guest cannot take the tables of all") {
  const TableHome home;
  // Six tables, four of them for others than quick games.
  const Words limits = {"--tables", "6", "--openings", "4"};
  for (int visit = 0; visit < 3; ++visit) {
    AtKiosk(home, "Ana\n" + Times(4, "open\nquit\n") + "quit\n", limits);
  }
  const std::string again = AtKiosk(home, "Ana\nopen\nquit\n", limits);
  CHECK(Contains(again, "You have opened enough tables: at most 4 an hour"));
  const std::string other = AtKiosk(home, "Bruno\nquick\nquit\nquit\n", limits);
  CHECK(Contains(other, "You have seat 1, Bruno."));
}

TEST_CASE("Kiosk: openings are counted by guest and by address") {
  const TableHome home;
  constexpr Openings::Seconds kNow = 1'000'000;
  const OpeningLimits limits{2, 4, 3, 6};
  const KioskGuestId ana{"ana", "1.2.3.4"};
  const KioskGuestId bruno{"bruno", "1.2.3.4"};
  const KioskGuestId carla{"carla", "5.6.7.8"};
  const auto why = [&](const KioskGuestId& who, Openings::Seconds now,
                       std::vector<std::string> open) {
    Openings openings(now);
    openings.SetOpen(std::move(open));
    return openings.WhyNot(who, limits);
  };
  const auto add = [&](const KioskGuestId& who, const std::string& code) {
    Openings openings(kNow);
    openings.SetOpen({});
    openings.Add(code, who);
  };
  add(ana, "BBBBB");
  add(ana, "CCCCC");
  CHECK(why(ana, kNow, {}) == "");
  CHECK(why(ana, kNow, {"BBBBB"}) == "");
  CHECK(Contains(why(ana, kNow, {"BBBBB", "CCCCC"}), "2 open tables"));
  CHECK(why(bruno, kNow, {"BBBBB", "CCCCC"}) == "");
  add(bruno, "DDDDD");
  CHECK(Contains(why({"new", "1.2.3.4"}, kNow, {"BBBBB", "CCCCC", "DDDDD"}),
                 "from your address"));
  CHECK(why(carla, kNow, {"BBBBB", "CCCCC", "DDDDD"}) == "");
  // An unknown address belongs to nobody.
  CHECK(why({"new", ""}, kNow, {"BBBBB", "CCCCC", "DDDDD"}) == "");
  add(ana, "FFFFF");
  add(ana, "GGGGG");
  CHECK(Contains(why(ana, kNow + 3599, {}), "at most 4 an hour"));
  CHECK(why(ana, kNow + 3600, {}) == "");
  // Whatever the clock says, a table that is open counts.
  CHECK(Contains(why(ana, kNow + 9999, {"BBBBB", "CCCCC"}), "2 open tables"));
}

TEST_CASE("Kiosk: the last tables are for quick games") {
  const TableHome home;
  const Words limits = {"--tables", "4", "--own-tables", "9"};
  // Three tables that stay, with hosts that the kiosk takes for its own.
  Home kiosk_home;
  const fs::path run = home / "kiosk/run";
  fs::create_directories(run);
  fs::permissions(run, fs::perms::owner_all);
  kiosk_home.Set("TMPDIR", run.string());
  kiosk_home.Set("GLAZIER_TABLES", run.string());
  kiosk_home.Set("XDG_RUNTIME_DIR", std::nullopt);
  const OpenedTable one(PlainTable("BBBBB"));
  const OpenedTable two(PlainTable("CCCCC"));
  const OpenedTable three(PlainTable("DDDDD"));
  CHECK(Contains(AtKiosk(home, "Ana\nopen\nquit\nquit\n", limits),
                 "or play a quick game"));
  CHECK(Contains(AtKiosk(home, "Ana\nquick\nquit\nquit\n", limits),
                 "You have seat 1, Ana."));
  const OpenedTable four(PlainTable("FFFFF"));
  CHECK(Contains(AtKiosk(home, "Ana\nquick\nquit\nquit\n", limits),
                 "There are too many open tables"));
}

TEST_CASE("Kiosk: letters of two alphabets make no nickname") {
  const TableHome home;
  const std::string said = AtKiosk(home, "Аna\nAna\nquit\n");
  CHECK(Contains(said, "written with the letters of one alphabet"));
  CHECK(Contains(said, "Hello Ana."));
}

TEST_CASE("Kiosk: of finished games the oldest go first") {
  const Home home;
  std::vector<fs::path> paths;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const fs::path path = NewGamePath("sintra", seed);
    const Table<sintra::State> table(sintra::Options{}, seed, {});
    REQUIRE(SaveGame(table, path) == "");
    REQUIRE(SaveGame(table, path) == "");  // PATH~ as well
    fs::last_write_time(
        path, fs::file_time_type::clock::now() - std::chrono::hours(10 - seed));
    paths.push_back(path);
  }
  ForgetOldGames(5);
  CHECK(home.Files().size() == 10);
  ForgetOldGames(2);
  CHECK(home.Files().size() == 4);
  CHECK(RecordedGames() == std::vector<fs::path>{paths[4], paths[3]});
}

TEST_CASE("A passing table: kept as soon as somebody has moved") {
  const TableHome home;
  HostOptions options = OpenedTable::Quick();
  options.passing = true;
  TableFile file = PlainTable("KRTWX");
  file.claims = {Claim{geteuid(), "Anakey", "Ana"}};
  const TablePaths paths = TablePaths::Of("KRTWX");
  OpenedTable table(file, options);
  CHECK(fs::exists(paths.table));
  Player ana(table.place(), "Ana");
  ana.Await("now");
  SUBCASE("nobody moves") {
    ana.Send("start");
    ana.AwaitDealt();
    ana.Leave();
    table.WaitEnd();
    CHECK_FALSE(fs::exists(paths.table));
    CHECK_FALSE(fs::exists(paths.record));
  }
  SUBCASE("somebody moves") {
    ana.Send("start");
    ana.AwaitDealt();
    while (!ana.MyTurn()) {
      ana.AwaitMoves(ana.table().steps() + 1);
    }
    const std::size_t moves = ana.table().steps();
    ana.Send(ana.AnyStep());
    ana.AwaitMoves(moves + 1);
    ana.Leave();
    Player again(table.place(), "Ana");
    again.Await("now");
    CHECK(again.table().steps() > moves);
  }
}

}  // namespace
}  // namespace glazier
