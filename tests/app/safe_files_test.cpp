// SPDX-License-Identifier: MIT
// Files in places that others can write to, and things that are not files.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <string>
#include <thread>

#include "app/screen/file_keeper.hpp"
#include "app/store/file.hpp"
#include "app/store/game_file.hpp"
#include "app/store/games.hpp"
#include "app/store/kept_record.hpp"
#include "engine/sintra/state.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

Table<sintra::State> AnyTable() {
  return {sintra::Options{}, 7, {{"human", "Ana"}, {"greedy", "Bot"}}};
}

fs::path AnyRecord(const Home& home) {
  const fs::path path = home.games() / "x.game";
  REQUIRE(SaveGame(AnyTable(), path) == "");
  return path;
}

TEST_CASE("Saving: a link laid beside the record leads nowhere") {
  const Home home;
  const fs::path path = home / "x.game";
  const fs::path mine = home / "diary";
  WriteText(mine, "dear diary");
  REQUIRE(WriteFile(path, "one") == "");
  // The predictable names: by process number, and the copy.
  fs::create_symlink(mine,
                     path.string() + '.' + std::to_string(getpid()) + ".tmp");
  fs::create_symlink(mine, path.string() + '~');
  REQUIRE(WriteFile(path, "two") == "");
  REQUIRE(WriteFile(path, "three") == "");
  CHECK(FileText(mine) == "dear diary");
  CHECK(FileText(path) == "three");
  CHECK(FileText(path.string() + '~') == "two");
  CHECK_FALSE(fs::is_symlink(path.string() + '~'));
}

TEST_CASE("Saving: the copy of the old record replaces a link laid at last") {
  const Home home;
  const fs::path mine = home / "diary";
  const fs::path copy = home / "x.game~";
  WriteText(mine, "dear diary");
  WriteText(home / "x.game", "one");
  fs::create_symlink(mine, copy);
  CHECK(KeepCopy(home / "x.game", copy) == "");
  CHECK(FileText(mine) == "dear diary");
  CHECK(FileText(copy) == "one");
  // Again, when both are already the same file.
  CHECK(KeepCopy(home / "x.game", copy) == "");
  CHECK(home.Files() == Words{"diary", "x.game", "x.game~"});
}

TEST_CASE("Saving: temporary names cannot be foreseen, and all are used up") {
  const Home home;
  const NewFile one(home / "x", "");
  const NewFile two(home / "x", "");
  const Words files = home.Files();
  REQUIRE(files.size() == 2);
  CHECK(files[0] != files[1]);
  CHECK(files[0].size() >= std::string("x.0123456789abcdef.tmp").size());
}

TEST_CASE("Reading: pipes, terminals and folders are refused at once") {
  const Home home;
  const fs::path record = AnyRecord(home);
  const fs::path pipe = home.games() / "y.game";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  REQUIRE(mkfifo((record.string() + '~').c_str(), 0600) == 0);
  REQUIRE(mkfifo((home.games() / "broken.game~").c_str(), 0600) == 0);
  WriteText(home.games() / "broken.game", "half a rec");
  fs::create_directories(home / "config/glazier");
  REQUIRE(mkfifo((home / "config/glazier/settings").c_str(), 0600) == 0);
  fs::create_symlink("/dev/ptmx", home.games() / "z.game");

  CHECK(Contains(ReadFile(pipe, 100).why(), "is not a regular file"));
  CHECK(Contains(ReadFile("/dev/zero", 100).why(), "is not a regular file"));
  CHECK(Contains(GameFile::Take(pipe).why(), "is not a regular file"));
  const auto latest = LatestUnfinished();
  REQUIRE(latest);
  CHECK(latest->path == record);
  FileKeeper keeper;
  CHECK(keeper.LoadSettings() == "");
  CHECK(keeper.ListGames().size() == 1);
  CHECK(SaveGame(AnyTable(), record) == "");
  CHECK(Contains(Run({"replay", pipe.string()}).err, "not a regular file"));
}

TEST_CASE(
    "Results go through devices, pipes and links; only files are "
    "replaced") {
  const Home home;
  const Words sim = {"sim", "sintra", "--seed", "7", "--trace"};
  const auto trace_to = [&sim](const fs::path& path) {
    Words words = sim;
    words.push_back(path.string());
    return Run(words).code;
  };
  REQUIRE(trace_to(home / "plain") == 0);
  const std::string trace = FileText(home / "plain");
  REQUIRE(trace.size() > 1000);
  SUBCASE("a device") {
    const fs::path null = home / "null";
    // Only root can create one; otherwise the system's own is used.
    const bool made = mknod(null.c_str(), S_IFCHR | 0666, makedev(1, 3)) == 0;
    const fs::path device = made ? null : fs::path("/dev/null");
    CHECK(trace_to(device) == 0);
    CHECK(fs::is_character_file(device));
  }
  SUBCASE("a pipe") {
    const fs::path pipe = home / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    std::string read;
    std::thread reader([&] { read = FileText(pipe); });
    CHECK(trace_to(pipe) == 0);
    reader.join();
    CHECK(read == trace);
    CHECK(fs::is_fifo(pipe));
  }
  SUBCASE("a link, also to what is not there yet") {
    WriteText(home / "old", "old");
    fs::permissions(home / "old",
                    fs::perms::owner_read | fs::perms::owner_write);
    fs::create_directory(home / "far");
    fs::create_symlink("../old", home / "far/link");
    fs::create_symlink("new", home / "far/dangling");
    CHECK(trace_to(home / "far/link") == 0);
    CHECK(trace_to(home / "far/dangling") == 0);
    CHECK(fs::is_symlink(home / "far/link"));
    CHECK(fs::is_symlink(home / "far/dangling"));
    CHECK(FileText(home / "old") == trace);
    CHECK(FileText(home / "far/new") == trace);
    CHECK(fs::status(home / "old").permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
  }
  SUBCASE("what is open already") {
    const Result result =
        Spawn(home, {"sim", "sintra", "--seed", "7", "--trace", "/dev/stdout"});
    CHECK(result.out.starts_with(trace));
    CHECK(Contains(result.out, "1 game of sintra"));
  }
  SUBCASE("not a folder") {
    CHECK(trace_to(home.path()) == 2);
  }
  for (const std::string& file : home.Files()) {
    CHECK_FALSE(file.ends_with(".tmp"));
  }
}

TEST_CASE("Records: whoever may only read one cannot lock it") {
  const Home home;
  const fs::path path = AnyRecord(home);
  const std::string record = FileText(path);
  const Descriptor reader(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  REQUIRE(reader);
  SUBCASE("by flock") {
    REQUIRE(flock(reader.get(), LOCK_EX) == 0);
  }
  SUBCASE("by a lock for reading") {
    struct flock lock {};
    lock.l_type = F_RDLCK;
    REQUIRE(fcntl(reader.get(), F_OFD_SETLK, &lock) == 0);
  }
  auto taken = GameFile::Take(path);
  REQUIRE_MESSAGE(taken, taken.why());
  CHECK(FileText(path) == record);
  // It still belongs to this program: others are refused, and can watch.
  CHECK(Contains(GameFile::Take(path).why(), "is being played"));
  CHECK(GameFile::IsPlayed(path));
  CHECK(taken->Save("next\n") == "");
  CHECK(FileText(path) == "next\n");
}

TEST_CASE("Records: one that cannot be written is played without being saved") {
  if (geteuid() == 0) {
    MESSAGE("skipped: root can write everything");
    return;
  }
  const Home home;
  const fs::path path = AnyRecord(home);
  fs::permissions(path, fs::perms::owner_read);
  fs::permissions(home.games(), fs::perms::owner_read | fs::perms::owner_exec);
  auto taken = GameFile::Take(path);
  CHECK(taken);
  CHECK(Contains(taken->Save("next\n"), "cannot write"));
  fs::permissions(home.games(), fs::perms::owner_all);
}

TEST_CASE("Records: looking on is in nobody's way") {
  const Home home;
  const fs::path path = AnyRecord(home);
  CHECK_FALSE(GameFile::IsPlayed(path));
  CHECK_FALSE(GameFile::IsPlayed(home / "nothing"));
  std::jthread watcher([&path](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      GameFile::IsPlayed(path);
    }
  });
  for (int i = 0; i < 200; ++i) {
    const auto taken = GameFile::Take(path);
    REQUIRE_MESSAGE(taken, taken.why());
  }
}

TEST_CASE("Messages: a file's name never reaches the terminal raw") {
  const Home home;
  // An escape sequence, a C1 control, a line feed and a direction mark.
  const std::string evil =
      "a\x1b]0;b\x07\xc2\x9b"
      "2J\n\xe2\x80\xae"
      "c.game";
  const fs::path path = home.games() / evil;
  REQUIRE(SaveGame(AnyTable(), path) == "");
  const fs::path broken = home / ("broken" + evil);
  WriteText(broken, "nothing good");
  const std::vector<Words> commands = {
      {"replay", "--check", path.string()},
      {"replay", "--check", broken.string()},
      {"replay", (home / ("none" + evil)).string()},
      {"play", "--line", "--load", path.string()},
      {"play", "--line", "--load", broken.string()},
      {"play", "--line", "--resume"},
      {"sim", "sintra", "--trace", (home / evil / evil).string()},
      {"play", evil},
      {"play", "--line", "--seat", "2=" + evil},
      {"play", "--line", "--bogus" + evil},
      {"join", evil},
      {"host", "--for", evil},
      {"host", "--resume", evil}};
  for (const Words& command : commands) {
    CAPTURE(command);
    const Result result =
        Run(command, "save\nsave " + (home / "s\x1b[2J").string() + "\nsave " +
                         (home / "s\x1b[2J").string() + "\nquit\n");
    for (const std::string& text : {result.out, result.err}) {
      for (const auto line : Split(text, '\n')) {
        CHECK_MESSAGE(IsCleanText(line), Quoted(line));
      }
    }
    CHECK((result.err.empty() || IsOneLine(result.err)));
  }
  FileKeeper keeper;
  CHECK(IsCleanText(keeper.TakeGame(evil + "x")));
  CHECK(IsCleanText(keeper.SaveGame(evil + "x", "")));
}

}  // namespace
}  // namespace glazier
