// SPDX-License-Identifier: MIT
// A game is played by one program at a time, and survives whatever ends it.
#include "app/store/game_file.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <string>
#include <thread>

#include "app/screen/file_keeper.hpp"
#include "app/store/games.hpp"
#include "engine/core/rng.hpp"
#include "engine/sintra/state.hpp"
#include "tests/app/support.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/measured.hpp"
#include "tests/support/paths.hpp"

namespace glazier {
namespace {

using sintra::State;

Table<State> NewTable(std::uint64_t seed) {
  return {sintra::Options{}, seed, {{"human", "Ana"}, {"greedy", "Bot"}}};
}

/// Files may not grow beyond this many bytes, as on a full disk.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) {
    Measured("full disks");
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit now{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
  }
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

/// The real program in line mode, with a pipe at each end.
class LineProgram {
 public:
  explicit LineProgram(const Words& arguments) {
    int in[2];
    int out[2];
    REQUIRE(pipe2(in, O_CLOEXEC) == 0);
    REQUIRE(pipe2(out, O_CLOEXEC) == 0);
    Words words = {GlazierBinary()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) {
      argv.push_back(word.data());
    }
    argv.push_back(nullptr);
    pid_ = fork();
    REQUIRE(pid_ >= 0);
    if (pid_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      execv(GlazierBinary().c_str(), argv.data());
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    in_ = in[1];
    out_ = out[0];
  }
  ~LineProgram() {
    Kill();
    close(in_);
    close(out_);
  }
  LineProgram(const LineProgram&) = delete;
  LineProgram& operator=(const LineProgram&) = delete;

  void Say(const std::string& line) const {
    const std::string text = line + '\n';
    REQUIRE(write(in_, text.data(), text.size()) ==
            static_cast<ssize_t>(text.size()));
  }
  /// @brief What it says up to the next question, or to its end.
  std::string Listen() const {
    std::string text;
    char letter = 0;
    while (!text.ends_with("ana> ") && !text.ends_with("press Enter.\n") &&
           read(out_, &letter, 1) == 1) {
      text += letter;
    }
    return text;
  }
  void Kill() {
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
      pid_ = -1;
    }
  }
  pid_t pid() const { return pid_; }

 private:
  pid_t pid_ = -1;
  int in_ = -1;
  int out_ = -1;
};

TEST_CASE("A new game: two programs, one second, one seed, two files") {
  const Home home;
  GameFile first(NewGamePath("sintra", 7));
  GameFile second(first.path());
  CHECK(home.Files().empty());
  CHECK(first.Save("one\n") == "");
  CHECK(second.Save("two\n") == "");
  CHECK(first.path() != second.path());
  CHECK(second.path().filename().string().ends_with("-7-2.game"));
  CHECK(FileText(first.path()) == "one\n");
  CHECK(FileText(second.path()) == "two\n");
  CHECK(home.Files().size() == 2);
}

TEST_CASE("A game is played once at a time, by whoever came first") {
  const Home home;
  const fs::path path = home / "x.game";
  GameFile mine(path);
  REQUIRE(mine.Save("one\n") == "");
  const auto why = [&] { return GameFile::Take(path).why(); };
  CHECK(why().starts_with("x.game is being played by "));
  // The lock moves to the file of every save.
  REQUIRE(mine.Save("two\n") == "");
  CHECK(why().starts_with("x.game is being played by "));
  SUBCASE("until it is left") {
    mine = GameFile(home / "y.game");
    auto taken = GameFile::Take(path);
    REQUIRE(taken.why() == "");
    CHECK(taken->Save("three\n") == "");
    CHECK(FileText(path) == "three\n");
    CHECK(FileText(path.string() + "~") == "two\n");
  }
  SUBCASE("not even after its file was taken away") {
    fs::remove(path);
    CHECK(why().starts_with("cannot open "));
    CHECK(mine.Save("three\n") == "");
    CHECK(FileText(path) == "three\n");
  }
}

TEST_CASE("A game that was cut off in a save: nothing is left lying about") {
  const Home home;
  const fs::path path = home / "x.game";
  REQUIRE(GameFile(path).Save("one\n") == "");
  WriteText(path.string() + ".4711.tmp", "hal");
  WriteText(home / "xy.game.4711.tmp", "not of this game");
  REQUIRE(GameFile::Take(path).why() == "");
  CHECK(home.Files() == Words{"x.game", "xy.game.4711.tmp"});
}

TEST_CASE("The line mode says who plays the game, and goes on after kill -9") {
  const Home home;
  LineProgram first({"play", "--line", "--seed", "7"});
  REQUIRE(Contains(first.Listen(), "ana> "));
  const std::string file = home.OnlyGame().string();
  for (const Words& arguments : {Words{"play", "--line", "--resume"},
                                 Words{"play", "--line", "--load", file}}) {
    const Result refused = Run(arguments, "quit\n");
    CHECK(refused.code == 1);
    CHECK(IsOneLine(refused.err));
    CHECK(Contains(refused.err, "is being played by "));
  }
  first.Kill();
  CHECK(Run({"play", "--line", "--resume"}, "quit\n").code == 0);
}

TEST_CASE("The line mode can watch what another program plays") {
  const Home home;
  CHECK(Contains(Run({"play", "--watch"}).err, "no unfinished game to watch"));
  LineProgram player({"play", "--line", "--seed", "7", "--seat", "2=greedy"});
  REQUIRE(Contains(player.Listen(), "ana> "));
  Result watched;
  std::thread watcher([&] {
    watched = Spawn(home, {"play", "--watch"}, "", "watcher");
  });
  const auto await = [&home](const std::string& text) {
    const fs::path out = home / "watcherstdout";
    for (int tries = 0; tries < 6000; ++tries) {
      if (fs::exists(out) && Contains(FileText(out), text)) {
        return;
      }
      usleep(10'000);
    }
    FAIL_CHECK("the watcher does not say: " << text);
  };
  await("you are watching");
  int told = 0;
  for (int moves = 0; moves < 3; ++moves) {
    player.Say("moves");
    const std::string list = player.Listen();
    player.Say(list.substr(0, list.find_first_of(" \n")));
    // Everything that the player is told about both moves.
    const std::string said = player.Listen();
    for (const auto line : Split(said, '\n')) {
      if (const auto at = line.find(" - takes "); at != line.npos) {
        await(std::string(line.substr(at)));
        ++told;
      }
    }
  }
  CHECK(told == 6);
  player.Say("undo");
  REQUIRE(Contains(player.Listen(), "ana> "));
  await("taken back");
  player.Kill();
  watcher.join();
  CHECK(watched.code == 0);
  CHECK(Contains(watched.out, "Nobody plays this game any more"));
}

TEST_CASE("kill -9 at any moment: every move that was answered is kept") {
  const auto seed = static_cast<std::uint64_t>(
      std::chrono::system_clock::now().time_since_epoch().count());
  CAPTURE(seed);
  Rng rng(seed);
  const Home home;
  std::size_t answered = 0;
  for (int life = 0; life < Games(16); ++life) {
    CAPTURE(life);
    if (life > 0) {
      const auto table = LoadGame<State>(home.OnlyGame());
      REQUIRE(table.why() == "");
      CHECK(table->steps() >= answered);
      if (table->Over()) {
        break;  // the last run finished the game: nothing to resume
      }
    }
    LineProgram program(
        life == 0 ? Words{"play", "--line", "--seed", "7", "--seat", "2=greedy"}
                  : Words{"play", "--line", "--resume"});
    REQUIRE(Contains(program.Listen(), "ana> "));
    // At least one is answered; the last one perhaps not.
    for (auto moves = 1 + rng.Below(3);; --moves) {
      program.Say("moves");
      const std::string list = program.Listen();
      program.Say(list.substr(0, list.find_first_of(" \n")));
      if (moves == 0) {
        break;
      }
      program.Listen();
      const auto table = LoadGame<State>(home.OnlyGame());
      answered = table->steps();
      if (table->Over()) {
        break;
      }
    }
    usleep(rng.Below(6000));
    program.Kill();
    Measured("kills");
  }
  CHECK(answered > 0);
  for (const std::string& file : home.Files()) {
    // One temporary file at most: of the very last save.
    CAPTURE(file);
    CHECK((file.ends_with(".game") || file.ends_with(".game~") ||
           file.ends_with(".tmp")));
  }
}

TEST_CASE("A full disk: the record stays as it was, and can be saved later") {
  const Home home;
  GameFile game(home / "x.game");
  REQUIRE(game.Save("one\n") == "");
  {
    const SmallDisk disk(2);
    CHECK(game.Save("three\n").starts_with("cannot write "));
  }
  CHECK(FileText(home / "x.game") == "one\n");
  CHECK(home.Files() == Words{"x.game"});
  CHECK(game.Save("three\n") == "");
  CHECK(FileText(home / "x.game") == "three\n");
}

TEST_CASE("The desk: one warning for a game that cannot be saved") {
  Home home;
  FileKeeper desk;
  SUBCASE("a full disk") {
    const std::string name = desk.NewGameName("sintra", 7);
    {
      const SmallDisk disk(0);
      CHECK(Contains(desk.SaveGame(name, "one"), "not being saved"));
      CHECK(desk.SaveGame(name, "two") == "");
    }
    // The warning was shown; it is repeated only after a successful save.
    CHECK(desk.SaveGame(name, "three") == "");
    CHECK(*desk.LoadGame(name) == "three");
    const SmallDisk disk(0);
    CHECK(Contains(desk.SaveGame(name, "four"), "not being saved"));
  }
  SUBCASE("no home at all") {
    home.Set("HOME", std::nullopt);
    home.Set("XDG_DATA_HOME", std::nullopt);
    const std::string name = desk.NewGameName("sintra", 7);
    CHECK(desk.SaveGame(name, "one") ==
          "this game is not being saved: there is no home directory to save "
          "in");
    CHECK(desk.SaveGame(name, "two") == "");
  }
  SUBCASE("a folder that nobody can write") {
    WriteText(home / "data", "a file where the folder should be");
    const std::string name = desk.NewGameName("sintra", 7);
    CHECK(Contains(desk.SaveGame(name, "one"), "cannot make "));
    CHECK(desk.SaveGame(name, "two") == "");
  }
}

TEST_CASE("The desk: a game is taken to play on, and left again") {
  const Home home;
  const fs::path path = NewGamePath("sintra", 7);
  REQUIRE(SaveGame(NewTable(7), path) == "");
  const std::string name = path.filename().string();
  FileKeeper one;
  FileKeeper other;
  CHECK(one.TakeGame(name) == "");
  CHECK(one.TakeGame(name) == "");  // it has it already
  CHECK(Contains(other.TakeGame(name), "is being played"));
  CHECK(Contains(other.SaveGame(name, "x"), "not ours to save"));
  CHECK(*other.LoadGame(name) == FileText(path));
  one.LeaveGame();
  CHECK(other.TakeGame(name) == "");
  CHECK(Contains(one.TakeGame(name), "is being played"));
}

TEST_CASE("The desk: four players fit into a line of the saved games") {
  const Home home;
  Table<State> table(sintra::Options{4}, 7,
                     {{"human", "Ana"},
                      {"greedy", "Bruno"},
                      {"greedy", "Carla"},
                      {"greedy", "Dario"}});
  table.Play(table.now().Turn(), table.now().NthStep(0));
  REQUIRE(SaveGame(table, NewGamePath("sintra", 7)) == "");
  const auto games = FileKeeper().ListGames();
  REQUIRE(games.size() == 1);
  CAPTURE(games[0].title);
  CHECK(
      games[0].title.ends_with("Sintra, 1 move: Ana 0, Bruno 0, Carla 0, "
                               "Dario 0"));
  CHECK(games[0].title.size() <= 72);
}

}  // namespace
}  // namespace glazier
