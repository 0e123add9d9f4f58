// SPDX-License-Identifier: MIT
// Hosts and guests as real processes: crashes, and plain lines.
#include <doctest/doctest.h>
#include <sys/wait.h>

#include <array>
#include <csignal>
#include <string>
#include <utility>

#include "app/host/serve.hpp"
#include "tests/app/host_support.hpp"
#include "tests/support/measured.hpp"
#include "tests/support/paths.hpp"

namespace glazier {
namespace {

/// @brief `glazier host --serve` as a process; killed at the latest at the end.
class HostedTable {
 public:
  explicit HostedTable(const Words& more, const std::string& input = "") {
    int ends[2];
    int in[2];
    REQUIRE(pipe(ends) == 0);
    REQUIRE(pipe(in) == 0);
    REQUIRE(write(in[1], input.data(), input.size()) ==
            static_cast<ssize_t>(input.size()));
    Words words = {GlazierBinary(), "host", "--serve", "--pace", "instant"};
    words.insert(words.end(), more.begin(), more.end());
    child_ = fork();
    REQUIRE(child_ >= 0);
    if (child_ == 0) {
      std::vector<char*> argv;
      for (std::string& word : words) {
        argv.push_back(word.data());
      }
      argv.push_back(nullptr);
      dup2(in[0], STDIN_FILENO);
      dup2(ends[1], STDOUT_FILENO);
      dup2(ends[1], STDERR_FILENO);
      close(ends[0]);
      execv(argv[0], argv.data());
      _exit(127);
    }
    close(ends[1]);
    close(in[0]);
    close(in[1]);
    out_ = Descriptor(ends[0]);
    while (said_.find('\n') == std::string::npos &&
           ReadSome(out_.get(), said_, 512) != Transfer::kEnd) {
    }
  }
  ~HostedTable() { End(SIGKILL); }
  HostedTable(const HostedTable&) = delete;
  HostedTable& operator=(const HostedTable&) = delete;

  void End(int signal) {
    if (child_ > 0) {
      kill(child_, signal);
      while (ReadSome(out_.get(), said_, 512) != Transfer::kEnd) {
      }
      waitpid(std::exchange(child_, -1), nullptr, 0);
    }
  }
  const std::string& said() const { return said_; }
  TablePlace place() const {
    // One that glazier itself started says CODE SOCKET.
    const bool plain = said_.starts_with("Table ");
    const auto found = FindTable(said_.substr(plain ? 6 : 0, kCodeLetters));
    REQUIRE_MESSAGE(found, found.why());
    return *found;
  }

 private:
  pid_t child_ = -1;
  Descriptor out_;
  std::string said_;
};

TEST_CASE("Host process: killed between two moves, nothing is lost") {
  const TableHome home;
  auto host = std::make_unique<HostedTable>(Words{"--players", "2"});
  const std::string code = host->place().code;
  auto ana = std::make_unique<Player>(host->place(), "Ana");
  auto bruno = std::make_unique<Player>(host->place(), "Bruno");
  ana->AwaitDealt();
  for (std::size_t n = 1; n <= 5; ++n) {
    bruno->AwaitMoves(n - 1);
    Player& mover = ana->MyTurn() ? *ana : *bruno;
    mover.Send(mover.AnyStep());
    ana->AwaitMoves(n);
  }
  const auto position = ana->table().now();
  host->End(SIGKILL);
  Measured("kills");
  CHECK_FALSE(ana->Next("bye"));  // it had no time for last words
  CHECK(Contains(Spawn(home, {"tables"}).out, "no open table"));
  CHECK_FALSE(FindTable(code));

  for (const Words& again : {Words{"--resume"}, Words{"--resume", code}}) {
    host = std::make_unique<HostedTable>(again);
    CHECK(host->place().code == code);
    ana = std::make_unique<Player>(host->place(), "Ana");
    bruno = std::make_unique<Player>(host->place(), "Bruno");
    ana->Await("now");
    bruno->Await("now");
    CHECK(ana->news().you == 0);
    CHECK(bruno->news().you == 1);
    CHECK(ana->table().now() == position);
    // One host per table.
    const HostedTable second({"--resume", code});
    CHECK(Contains(second.said(), "is open already"));
    host->End(SIGTERM);
    CHECK(ana->Await("bye") ==
          "bye the host has closed the table; the game is kept");
    CHECK(Contains(host->said(), "glazier host --resume " + code));
  }
  // A power cut, and a disk that lost data it had confirmed.
  host.reset();
  const TablePaths paths = TablePaths::Of(code);
  WriteText(paths.record, "");
  WriteText(paths.table, FileText(paths.table).substr(0, 30));
  host = std::make_unique<HostedTable>(Words{"--resume", code});
  ana = std::make_unique<Player>(host->place(), "Ana");
  ana->Await("now");
  CHECK(ana->news().you == 0);
  CHECK(ana->table().steps() == 4);
  CHECK(Contains(HostedTable({"--resume", "BBBBB"}).said(),
                 "there is no kept table BBBBB"));
}

TEST_CASE("Host process: watching to the end, and a finished game") {
  const TableHome home;
  const HostedTable host({"--players", "2", "--bot", "random"});
  const TablePlace place = host.place();
  Player ana(place, "Ana");
  ana.Await("now");
  ana.Send("start");
  ana.AwaitDealt();
  std::thread player([&ana] {
    while (!ana.table().Over()) {
      if (ana.MyTurn()) {
        const std::size_t next = ana.table().steps() + 1;
        ana.Send(ana.AnyStep());
        ana.AwaitMoves(next);
      } else {
        ana.Await("");
      }
    }
  });
  // A watcher's input may end at once.
  const Result watched = Spawn(home, {"watch", place.code, "--line"});
  player.join();
  CHECK(watched.code == 0);
  CHECK(Contains(watched.out, "You are looking on."));
  CHECK(Contains(watched.out,
                 DescribeResult(ana.table().now(), ana.table().seats())));
  const Result checked =
      Spawn(home, {"replay", "--check", home.OnlyGame().string()});
  CHECK(Contains(checked.out, "good, " + std::to_string(ana.table().steps()) +
                                  " moves, finished"));
}

TEST_CASE("Host process: a whole table in plain lines, all typed beforehand") {
  const TableHome home;
  constexpr std::uint64_t kSeed = 11;
  Table<sintra::State> game({.players = 2}, kSeed,
                            {{"human", "Ana"}, {"human", "Bruno"}});
  std::array<std::string, 2> typed;
  while (!game.Over()) {
    // A different move every time, so that no move fits another turn.
    const int count = game.now().CountSteps();
    const auto move =
        game.now().NthStep(static_cast<int>(game.steps()) * 7 % count);
    typed[static_cast<std::size_t>(game.now().Turn())] += StepText(move) + '\n';
    REQUIRE(game.Play(game.now().Turn(), move).empty());
  }
  // The end of the input is a way to leave; waiting for a turn is not.
  typed[0] += "F1O>1\n";
  typed[1] += "F1O>1";  // the last line may lack its end

  const HostedTable host({"--players", "2", "--seed", std::to_string(kSeed)});
  const TablePlace place = host.place();
  const auto join = [&](const std::string& name, const std::string& input) {
    return Spawn(home, {"join", place.code, "--name", name, "--line"}, input,
                 name);
  };
  Result ana;
  std::thread first([&] { ana = join("Ana", typed[0]); });
  while (Player(place, Hello{}).Await("seat 1 ").starts_with("seat 1 open")) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  const Result bruno = join("Bruno", typed[1]);
  first.join();
  const std::string result = DescribeResult(game.now(), game.seats());
  for (const Result& each : {ana, bruno}) {
    CHECK(each.code == 0);
    CHECK_MESSAGE(Contains(each.out, result), each.out);
    CHECK_MESSAGE(!Contains(each.out, "No: "), each.out);
  }
  const Result checked =
      Spawn(home, {"replay", "--check", home.OnlyGame().string()});
  CHECK(Contains(checked.out,
                 "good, " + std::to_string(game.steps()) + " moves, finished"));
  // Nobody comes back to a game that is over.
  CHECK(fs::is_empty(home / "state/glazier/seats"));
}

TEST_CASE("Host process: at a table of lines every answer comes in its turn") {
  const TableHome home;
  const HostedTable host({"--players", "2", "--bot", "random"});
  // All of it is typed before the table has said a word.
  const Result played =
      Spawn(home, {"join", host.place().code, "--name", "Ana", "--line"},
            "start\nstart\nbot 7\nsay \x1b[2J\nsay hello\n" +
                std::string(2000, 'x') + "\nnonsense\nwho\nquit");
  CHECK(played.code == 0);
  std::size_t at = 0;
  for (const char* const answer :
       {"You have seat 1, Ana", "No: the game has begun",
        "No: which seat? A number from 1 to 2", "Ana says: hello",
        "No: ", "Seat 2: Bot 2", "Goodbye. Your seat is kept."}) {
    at = played.out.find(answer, at);
    CHECK_MESSAGE(at != std::string::npos,
                  "expected in this order: " << answer << '\n'
                                             << played.out);
  }
}

TEST_CASE("Host process: another name at a table costs nobody the seat") {
  const TableHome home;
  const HostedTable host({"--players", "3", "--bot", "random"});
  const TablePlace place = host.place();
  const auto join = [&](const Words& more) {
    Words words = {"join", place.code, "--line"};
    words.insert(words.end(), more.begin(), more.end());
    return Spawn(home, words, "quit\n");
  };
  Player ana(place, "Ana");
  ana.Await("now");
  ana.Send("start");
  ana.AwaitDealt();
  CHECK(Contains(join({"--name", "Ben"}).out, "You have seat 2, Ben."));
  CHECK(Contains(join({"--name", "Cleo"}).out, "You have seat 3, Cleo."));
  const Result mistyped = join({"--name", "Bne"});
  CHECK(mistyped.code == 1);
  CHECK(Contains(mistyped.err, "every seat is taken"));
  // A refused name does not replace the name used there.
  CHECK(Contains(join({}).out, "You have seat 3, Cleo."));
  CHECK(Contains(join({"--name", "Ben"}).out, "You have seat 2, Ben."));
  CHECK(Contains(join({}).out, "You have seat 2, Ben."));
  CHECK(Contains(join({"--name", "Cleo"}).out, "You have seat 3, Cleo."));
}

TEST_CASE("Host process: whoever opened a table has that seat again") {
  const TableHome home;
  HostedTable host({"--players", "2", "--spawned"}, "anakey Ana\n");
  const TablePlace place = host.place();
  CHECK(host.said() == place.code + ' ' + place.socket.string() + '\n');
  Remember(place, {Hello::Wish::kJoin, "anakey", "Ana"});
  Player ana(place, "Ana", "anakey");
  ana.Await("now");
  CHECK(Contains(
      Spawn(home, {"join", place.code, "--name", "Ben", "--line"}, "quit\n")
          .out,
      "You have seat 2, Ben."));
  host.End(SIGTERM);
  for (const Words& name : {Words{"--name", "Ana"}, Words{}}) {
    Words words = {"host", "--resume", place.code, "--line"};
    words.insert(words.end(), name.begin(), name.end());
    const Result again = Spawn(home, words, "quit\n");
    CHECK_MESSAGE(Contains(again.out, "You have seat 1, Ana."), again.err);
  }
}

/// The process of a host that glazier started for this home; 0: there is none.
pid_t SpawnedHost(const Home& home) {
  for (const auto& entry : fs::directory_iterator("/proc")) {
    const std::string name = entry.path().filename().string();
    const auto pid = ParseNumber<pid_t>(name, 1, 1 << 30);
    if (pid &&
        Contains(FileText(entry.path() / "environ"), home.path().string()) &&
        Contains(FileText(entry.path() / "cmdline"), "--spawned")) {
      return *pid;
    }
  }
  return 0;
}

TEST_CASE("Host process: ps tells its name, and no secrets") {
  const TableHome home;
  const Result result = Spawn(
      home, {"host", "--background", "--line", "--name", "Ana"}, "quit\n");
  REQUIRE_MESSAGE(result.code == 0, result.err);
  const pid_t pid = SpawnedHost(home);
  REQUIRE(pid > 0);
  const fs::path process = fs::path("/proc") / std::to_string(pid);
  CHECK(FileText(process / "comm") == "glazier\n");
  const std::string code = result.out.substr(6, kCodeLetters);
  const auto file = TableFile::Read(FileText(TablePaths::Of(code).table));
  REQUIRE_MESSAGE(file, file.why());
  REQUIRE(file->claims[0]);
  CHECK(file->claims[0]->name == "Ana");
  CHECK(file->claims[0]->key.size() == 32);
  for (const char* const shown : {"cmdline", "environ"}) {
    CHECK_FALSE(Contains(FileText(process / shown), file->claims[0]->key));
  }
  kill(pid, SIGTERM);
}

TEST_CASE("Host process: a stranger's table of the same code changes nothing") {
  if (geteuid() != 0) {
    MESSAGE("skipped: only root can make another user's table");
    return;
  }
  const TableHome home;
  constexpr uid_t kStranger = 54321;
  const fs::path ours = home / ("glazier-tables-" + std::to_string(geteuid()));
  const fs::path theirs =
      home / ("glazier-tables-" + std::to_string(kStranger));
  fs::create_directory(theirs);
  fs::permissions(theirs, fs::perms(0755));
  REQUIRE(chown(theirs.c_str(), kStranger, kStranger) == 0);
  // As soon as this user's socket exists, another user's has the same name.
  std::vector<Descriptor> rivals;
  std::jthread rival([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      std::error_code error;
      for (const auto& entry : fs::directory_iterator(ours, error)) {
        const fs::path copy = theirs / entry.path().filename();
        auto listener = ListenAt(copy, {0666});
        if (listener && chown(copy.c_str(), kStranger, kStranger) == 0) {
          rivals.push_back(std::move(*listener));
        }
      }
    }
  });
  for (int n = 0; n < 5; ++n) {
    const Result result =
        Spawn(home, {"host", "--for", "everybody", "--line"}, "quit\n");
    CHECK_MESSAGE(result.code == 0, result.err);
    CHECK(Contains(result.out, "You have seat 1"));
  }
  rival.request_stop();
  rival.join();
  CHECK_FALSE(rivals.empty());  // a fast host may be gone before
  // The user's own table is found by its code before another user's.
  TableFile file = PlainTable("KRTWX");
  file.audience = "everybody";
  const OpenedTable table(file);
  const auto listener = ListenAt(theirs / "KRTWX", {0666});
  REQUIRE(chown((theirs / "KRTWX").c_str(), kStranger, kStranger) == 0);
  const auto found = FindTable("KRTWX");
  REQUIRE_MESSAGE(found, found.why());
  CHECK(found->owner == geteuid());
}

TEST_CASE("Host process: mistakes are told before a table opens") {
  const TableHome home;
  for (const auto& each : std::vector<std::pair<Words, std::string>>{
           {{"host", "--for", "nobody"}, "a table is for me, group:NAME"},
           {{"host", "--players", "9"}, "players"},
           {{"host", "--resume", "nonsense"}, "those have 5 consonants"},
           {{"watch", "ABCDE"}, "those have 5 consonants"},
           {{"host", "--bot", "wizard"}, "there is no bot 'wizard'"},
           {{"host", "--bot", "exec:true"}, "there is no bot 'exec:true'"}}) {
    const auto& mistake = each.first;
    const auto& why = each.second;
    const Result result = Spawn(home, mistake);
    CAPTURE(result.err);
    CHECK(result.code == 2);
    CHECK(IsOneLine(result.err));
    CHECK(Contains(result.err, why));
    // A program named by a guest does not run on a host.
    CHECK_FALSE(Contains(result.err, "exec:COMMAND"));
  }
}

TEST_CASE("Host process: whom a table is for is said in words") {
  const TableHome home;
  const auto said = [&](const Words& more) {
    Words words = {"host", "--line"};
    words.insert(words.end(), more.begin(), more.end());
    return Spawn(home, words, "quit\n").out;
  };
  CHECK(Contains(said({}), " is open for your own account. Others join"));
  CHECK(Contains(said({"--for", "everybody"}),
                 " is open for everybody. Others join"));
  CHECK(Contains(HostedTable({}).said(), " is open for your own account. "));
}

TEST_CASE("Host process: a hint out of turn says whose it is") {
  const TableHome home;
  const OpenedTable table(PlainTable("KRTWX"));
  Pair pair(table);
  const std::string mover = pair.mover().table().mover()->name;
  const Result looked =
      Spawn(home, {"watch", table.place().code, "--line"}, "hint\nquit\n");
  const auto said = looked.out.find("It is the turn of " + mover + ".\nHint: ");
  CHECK_MESSAGE(said != std::string::npos, looked.out);
}

}  // namespace
}  // namespace glazier
