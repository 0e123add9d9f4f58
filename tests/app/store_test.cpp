// SPDX-License-Identifier: MIT
// Files that are never half-written, and where they live.
#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "app/store/file.hpp"
#include "app/store/kept_record.hpp"
#include "app/store/paths.hpp"
#include "engine/sintra/state.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

using sintra::State;

Table<State> NewTable(std::uint64_t seed) {
  return {sintra::Options{}, seed, {{"human", "Ana"}, {"greedy", "Bot"}}};
}

TEST_CASE("Writing: the new file, the old one beside it, nothing else") {
  const Home home;
  const fs::path file = home / "a/b/game.game";
  CHECK(WriteFile(file, "one") == "");
  CHECK(home.Files() == Words{"a/b/game.game"});
  CHECK(WriteFile(file, "two") == "");
  CHECK(FileText(file) == "two");
  CHECK(FileText(file.string() + "~") == "one");
  CHECK(WriteFile(file, "three") == "");
  CHECK(FileText(file) == "three");
  CHECK(FileText(file.string() + "~") == "two");
  CHECK(home.Files() == Words{"a/b/game.game", "a/b/game.game~"});
}

TEST_CASE("Writing: only the owner can read what is kept") {
  const Home home;
  const fs::path file = home / "game.game";
  CHECK(WriteFile(file, "one") == "");
  CHECK(WriteFile(file, "two") == "");
  for (const fs::path& each : {file, fs::path(file.string() + "~")}) {
    CHECK((fs::status(each).permissions() & fs::perms::mask) ==
          (fs::perms::owner_read | fs::perms::owner_write));
  }
}

TEST_CASE("Writing: what cannot be written leaves everything as it was") {
  const Home home;
  const fs::path file = home / "game.game";
  REQUIRE(WriteFile(file, "one") == "");
  SUBCASE("a file where the folder should be") {
    const std::string why = WriteFile(file / "below.game", "two");
    CHECK(why.starts_with("cannot make "));
  }
  SUBCASE("a folder where the file should be") {
    fs::create_directories(home / "taken" / "inside");
    const std::string why = WriteFile(home / "taken", "two");
    CHECK(why.starts_with("cannot replace "));
    CHECK(fs::is_directory(home / "taken" / "inside"));
  }
  SUBCASE("the temporary file cannot be made") {
    // Root may write anywhere, but no name is longer than 255 bytes.
    const std::string why = WriteFile(home / std::string(250, 'x'), "two");
    CHECK(why.starts_with("cannot write "));
  }
  CHECK(FileText(file) == "one");
  CHECK(home.Files() == Words{"game.game"});
}

TEST_CASE("Reading: the whole file, up to a limit") {
  const Home home;
  const fs::path file = home / "x";
  WriteText(file, std::string("a\0b\n", 4));
  CHECK(*ReadFile(file, 4) == std::string("a\0b\n", 4));
  CHECK(ReadFile(file, 3).why() == file.string() + " is too large");
  CHECK(ReadFile(home / "y", 3).why().starts_with("cannot open "));
  CHECK(ReadFile(home.path(), 3).why().starts_with("cannot read "));
}

TEST_CASE("XDG: set and absolute counts, relative is ignored") {
  Home home;
  home.Set("XDG_DATA_HOME", "/x/data");
  home.Set("XDG_CONFIG_HOME", "/x/config");
  home.Set("HOME", "/home/ana");
  CHECK(GamesDirectory() == "/x/data/glazier/games");
  CHECK(ConfigDirectory() == "/x/config/glazier");
  for (const std::string ignored : {"relative/data", "", "./data"}) {
    home.Set("XDG_DATA_HOME", ignored);
    home.Set("XDG_CONFIG_HOME", ignored);
    CHECK(GamesDirectory() == "/home/ana/.local/share/glazier/games");
    CHECK(ConfigDirectory() == "/home/ana/.config/glazier");
  }
  home.Set("XDG_DATA_HOME", std::nullopt);
  CHECK(GamesDirectory() == "/home/ana/.local/share/glazier/games");
}

TEST_CASE("XDG: without a home there is nowhere to save") {
  Home home;
  home.Set("XDG_DATA_HOME", std::nullopt);
  home.Set("XDG_CONFIG_HOME", std::nullopt);
  for (const std::optional<std::string>& none :
       {std::optional<std::string>(), std::optional<std::string>(""),
        std::optional<std::string>("relative")}) {
    home.Set("HOME", none);
    CHECK(GamesDirectory().empty());
    CHECK(ConfigDirectory().empty());
    CHECK(NewGamePath("sintra", 7).empty());
    CHECK(RecordedGames().empty());
    CHECK_FALSE(LatestUnfinished());
    CHECK(SaveGame(NewTable(1), {}) == "there is no home directory to save in");
  }
}

TEST_CASE("Games: names that tell game and seed, and never collide") {
  const Home home;
  const fs::path first = NewGamePath("sintra", 7);
  CHECK(first.parent_path() == home.games());
  CHECK(first.filename().string().starts_with("sintra-"));
  CHECK(first.filename().string().ends_with("-7.game"));
  REQUIRE(SaveGame(NewTable(7), first) == "");
  const fs::path second = NewGamePath("sintra", 7);
  CHECK(second != first);
  CHECK_FALSE(fs::exists(second));
}

TEST_CASE("Games: saved and loaded again") {
  const Home home;
  const fs::path path = NewGamePath("sintra", 7);
  Table<State> table = NewTable(7);
  table.Play(table.now().Turn(), table.now().NthStep(3));
  REQUIRE(SaveGame(table, path) == "");
  const auto loaded = LoadGame<State>(path);
  REQUIRE(loaded.why() == "");
  CHECK(loaded->now() == table.now());
  CHECK(loaded->seats() == table.seats());
  CHECK(*GameOf(path) == "sintra");
}

TEST_CASE("Games: the latest unfinished one, damaged ones passed over") {
  const Home home;
  CHECK_FALSE(LatestUnfinished());
  CHECK(RecordedGames().empty());

  Table<State> over = NewTable(1);
  while (!over.Over()) {
    over.Play(over.now().Turn(), over.now().NthStep(0));
  }
  const auto age = [](const fs::path& path, int minutes) {
    fs::last_write_time(
        path, fs::file_time_type::clock::now() - std::chrono::minutes(minutes));
  };
  const fs::path old = home.games() / "old.game";
  const fs::path recent = home.games() / "recent.game";
  const fs::path finished = home.games() / "finished.game";
  const fs::path damaged = home.games() / "damaged.game";
  const fs::path other = home.games() / "notes.txt";
  REQUIRE(SaveGame(NewTable(2), old) == "");
  REQUIRE(SaveGame(NewTable(3), recent) == "");
  REQUIRE(SaveGame(over, finished) == "");
  WriteText(damaged, "glazier record 1\ngame sintra\n");
  WriteText(other, "not a game");
  age(old, 50);
  age(recent, 40);
  age(finished, 30);
  age(damaged, 20);
  age(other, 10);
  CHECK(LatestUnfinished().value().path == recent);
  CHECK(RecordedGames() ==
        std::vector<fs::path>{damaged, finished, recent, old});
  CHECK(FileText(damaged) == "glazier record 1\ngame sintra\n");
  age(old, 5);
  CHECK(LatestUnfinished().value().path == old);
}

TEST_CASE("Games: a damaged record is recovered from what it was before") {
  const Home home;
  const fs::path path = home.games() / "game.game";
  Table<State> table = NewTable(4);
  REQUIRE(SaveGame(table, path) == "");
  REQUIRE(table.Play(table.now().Turn(), table.now().NthStep(0)).empty());
  REQUIRE(SaveGame(table, path) == "");
  const State before = table.now();
  REQUIRE(table.Play(table.now().Turn(), table.now().NthStep(0)).empty());
  REQUIRE(SaveGame(table, path) == "");
  const std::string whole = FileText(path);
  CHECK_FALSE(Recover(path));
  CHECK_FALSE(WasRecovered(path));

  std::string damaged;
  SUBCASE("empty") {}
  SUBCASE("cut off") {
    damaged = whole.substr(0, whole.size() / 2);
  }
  SUBCASE("cut off at the end of a line") {
    damaged = whole.substr(0, whole.rfind("end "));
  }
  SUBCASE("as long as it was, and nothing but zeros") {
    damaged.assign(whole.size(), '\0');
  }
  SUBCASE("one letter") {
    damaged = whole;
    damaged[damaged.rfind("position=") + 9] ^= 1;
  }
  WriteText(path, damaged);
  CHECK(LatestUnfinished().value().path == path);
  const auto loaded = LoadGame<State>(path);
  REQUIRE_MESSAGE(loaded, loaded.why());
  CHECK(loaded->now() == before);
  CHECK(WasRecovered(path));
  CHECK(FileText(path.string() + ".damaged") == damaged);
  const Result resumed = Spawn(home, {"play", "--resume", "--line"}, "quit\n");
  CHECK(resumed.code == 0);
  CHECK(Contains(resumed.err, "its last action may be missing"));
}

TEST_CASE("Games: what a newer glazier wrote is not taken for damaged") {
  const Home home;
  const fs::path path = home.games() / "game.game";
  REQUIRE(SaveGame(NewTable(4), path) == "");
  REQUIRE(SaveGame(NewTable(4), path) == "");
  const std::string newer = "glazier record 2\nsomething\n";
  WriteText(path, newer);
  CHECK_FALSE(Recover(path));
  CHECK(FileText(path) == newer);
}

TEST_CASE("Games: what is refused is refused with its name and line") {
  const Home home;
  const fs::path path = home / "x.game";
  CHECK(LoadGame<State>(path).why().starts_with("cannot open "));
  CHECK(GameOf(path).why().starts_with("cannot open "));
  WriteText(path, "hello\n");
  CHECK(LoadGame<State>(path).why() ==
        path.string() + ": line 1: this is not a glazier record");
  CHECK(GameOf(path).why() ==
        path.string() + ": line 1: this is not a glazier record");
  WriteText(path, "glazier record 1\ngame chess\nseed 1\noptions x=1\n");
  CHECK(GameOf(path).why() ==
        path.string() + ": line 2: this glazier has no game called 'chess'");
  WriteText(path, std::string((1 << 20) + 1, 'x'));
  CHECK(GameOf(path).why() == path.string() + " is too large");
}

}  // namespace
}  // namespace glazier
