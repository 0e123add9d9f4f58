// SPDX-License-Identifier: MIT
// Programs at the table: docs/protocol.md.
#include "app/bots/program.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>
#include <streambuf>
#include <thread>

#include "engine/games.hpp"
#include "engine/table/table.hpp"
#include "tests/app/support.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/measured.hpp"
#include "tests/support/paths.hpp"

namespace glazier {
namespace {

using sintra::State;

constexpr Budget kBudget = Budget::Nodes(1);

const Question& AnyQuestion() {
  static const Question question =
      [now = Table<State>(State::Options{}, 1, {}).now()] {
        return QuestionOf(now, now.Turn());
      }();
  return question;
}

std::string FirstMove() {
  return AnyQuestion().moves.substr(0, AnyQuestion().moves.find(' '));
}

/// A program that answers every `go` with this shell command.
std::string Answering(const std::string& command) {
  return "read hello; echo ready test; while read word rest; do "
         "case $word in go) " +
         command + ";; esac; done";
}

TEST_CASE("Program: asked twice, it answers twice") {
  Program program(Answering("echo info thinking; echo; echo move abc"),
                  kBudget);
  for (int i = 0; i < 2; ++i) {
    const auto answer = program.Ask(AnyQuestion(), {});
    REQUIRE(answer.why() == "");
    CHECK(*answer == "abc");
  }
}

TEST_CASE("Program: it is told game, position, moves and budget") {
  const Home home;
  const fs::path heard = home / "heard";
  {
    Program program(
        "tee " + heard.string() +
            " | (read h; echo ready; while read w r; do case $w in go) "
            "echo move x;; esac; done)",
        kBudget);
    REQUIRE(program.Ask(AnyQuestion(), {}));
    REQUIRE(program.Ask(AnyQuestion(), {}));
  }
  const std::string about = "game sintra players=2 side=A\nseat " +
                            std::to_string(AnyQuestion().seat + 1) +
                            "\nposition " + AnyQuestion().position +
                            "\nmoves " + AnyQuestion().moves + '\n';
  CHECK(FileText(heard) ==
        "glazier 2\n" + about + "go nodes=1\n" + about + "go nodes=1\nquit\n");
}

TEST_CASE("Program: what goes wrong is said in words") {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"exit 3", "ended with exit code 3"},
      {"kill -9 $$", "was ended by signal 9"},
      {"echo out of paint >&2; exit 1",
       "ended with exit code 1: 'out of paint'"},
      {"/nonexistent/bot", "ended with exit code 127"},
      {"echo hello; cat", "said 'hello' where 'ready' was expected"},
      {"echo error too hard; cat", "gave up: 'too hard'"},
      {"head -c 10000 /dev/zero | tr '\\0' x; cat",
       "sent a line that is too long"},
      {Answering("exit 0"), "ended with exit code 0"},
      {Answering("echo moo 1"), "said 'moo 1' where 'move'"},
      {"exec <&- >&-; sleep 5", "closed its output"},
  };
  for (const auto& each : cases) {
    const auto& command = each.first;
    const auto& why = each.second;
    CAPTURE(command);
    Program program(command, kBudget);
    const auto answer = program.Ask(AnyQuestion(), {});
    CHECK_FALSE(answer);
    CHECK_MESSAGE(answer.why().starts_with(why), answer.why());
  }
}

/// Requests to stop as soon as there is something in a file.
std::jthread StopAfter(const fs::path& file, std::stop_source& stop) {
  return std::jthread([file, &stop] {
    while (FileText(file).empty()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    stop.request_stop();
  });
}

TEST_CASE("Program: stopped, it answers the next question with the new move") {
  const Home home;
  const fs::path asked = home / "asked";
  // Answers only when the next line comes: the first answer is late.
  Program program(
      "n=0; read hello; echo ready; while read word rest; do case $word in "
      "stop) echo move late;; go) n=$((n+1)); echo $n > " +
          asked.string() + "; [ $n = 2 ] && echo move second;; esac; done",
      kBudget);
  std::stop_source stop;
  {
    const auto stopper = StopAfter(asked, stop);
    program.Ask(AnyQuestion(), stop.get_token());
  }
  const auto answer = program.Ask(AnyQuestion(), {});
  REQUIRE(answer.why() == "");
  CHECK(*answer == "second");
}

TEST_CASE("Program: stopped before it was ready, it is greeted only once") {
  const Home home;
  const fs::path started = home / "started";
  Program program("echo yes > " + started.string() +
                      "; while read word rest; do case $word in "
                      "glazier) sleep 0.2; echo ready;; "
                      "go) echo move abc;; esac; done",
                  kBudget);
  std::stop_source stop;
  {
    const auto stopper = StopAfter(started, stop);
    program.Ask(AnyQuestion(), stop.get_token());
  }
  const auto answer = program.Ask(AnyQuestion(), {});
  REQUIRE(answer.why() == "");
  CHECK(*answer == "abc");
}

TEST_CASE("Program: one that leaves its group and ignores the end is ended") {
  if (std::system("command -v python3 > /dev/null") != 0) {  // NOLINT
    MESSAGE("skipped: there is no python3");
    return;
  }
  Program program(
      "exec python3 -c \"import os, time; os.setpgid(0, "
      "os.getpgid(os.getppid())); print('ready', flush=True); "
      "print('move abc', flush=True); time.sleep(1000)\"",
      kBudget);
  CHECK(*program.Ask(AnyQuestion(), {}) == "abc");
}  // the destructor must not wait forever

TEST_CASE("Program: nothing it started outlives it") {
  const Home home;
  const fs::path pid_file = home / "pid";
  {
    Program program(
        "sleep 1000 & echo $! > " + pid_file.string() + "; echo ready; wait",
        kBudget);
    std::stop_source stop;
    const auto stopper = StopAfter(pid_file, stop);
    program.Ask(AnyQuestion(), stop.get_token());
  }
  const pid_t sleeper = std::stoi(FileText(pid_file));
  // Once killed, it disappears soon; its new parent may not have reaped it yet.
  const fs::path status = "/proc/" + std::to_string(sleeper) + "/stat";
  bool gone = false;
  for (int i = 0; i < 1000 && !gone; ++i) {
    const std::string state = FileText(status);
    gone = state.empty() || Contains(state, ") Z");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  CHECK(gone);
}

TEST_CASE("A program that fails loses its seat, and the game goes on") {
  const Home home;
  const std::string program =
      "exec:" + Answering("echo 'move " + FirstMove() + "'");
  const Result sim =
      Run({"sim", "sintra", "--seed", "1", "--bots", program + ",random"});
  CHECK(sim.code == 0);
  CHECK(IsOneLine(sim.err));
  CHECK(Contains(sim.err, "from now on coral plays this seat"));
  CHECK(Contains(sim.out, "1 game of sintra"));

  const Result play = Run({"play", "--line", "--seat", "1=greedy", "--seat",
                           "2=exec:exit 4", "--seed", "3"});
  CHECK(play.code == 0);
  CHECK(Contains(play.out,
                 "Bot 2 ended with exit code 4; from now on coral "
                 "plays this seat."));
  CHECK(Contains(play.out, "Recorded in "));
  // The record does not name the command.
  const std::string record = FileText(home.OnlyGame());
  CHECK(Contains(record, "\nseat 2 exec Bot 2\n"));
  CHECK_FALSE(Contains(record, "exit 4"));
}

TEST_CASE("A record never starts a program; the command line does") {
  const Home home;
  const fs::path trap = home / "started";
  const std::string command = "touch " + trap.string() + "; exit 1";
  const Words play = {"play", "--line", "--seed",
                      "3",    "--seat", "2=exec:" + command};
  CHECK(Run(play, "quit\n").code == 0);
  fs::remove(trap);
  const Result resumed = Run({"play", "--line", "--resume"}, "quit\n");
  CHECK(resumed.code == 0);
  CHECK_FALSE(fs::exists(trap));
  CHECK(Contains(resumed.err, "say which with --seat 2=exec:COMMAND"));
  Run({"play", "--line", "--resume", "--seat", "2=exec:" + command},
      FirstMove() + "\nhint\nquit\n");
}

TEST_CASE("Arena: a program that fails loses the game, every game") {
  const Result result = Run({"arena", "sintra", "--games", "4", "--seed", "5",
                             "--bots", "exec:exit 2,random", "--json"});
  CHECK(result.code == 0);
  const auto report = nlohmann::json::parse(result.out);
  CHECK(report["bots"][0]["score"] == 0.0);
  CHECK(report["bots"][0]["forfeits"] == 4);
  CHECK(report["bots"][0]["reason"] == "ended with exit code 2");
  CHECK(report["bots"][1]["score"] == 1.0);
  CHECK_FALSE(report["bots"][1].contains("forfeits"));
}

TEST_CASE("The example of the documents plays whole games without a fault") {
  if (std::system("command -v python3 > /dev/null") != 0) {  // NOLINT
    MESSAGE("skipped: there is no python3");
    return;
  }
  const std::string example =
      (fs::path(DocsFolder()) / "bots/example_bot.py").string();
  for (const std::string& game : GameNames()) {
    CAPTURE(game);
    const Result result =
        Run({"arena", game, "--games", "4", "--json", "--bots",
             "exec:python3 " + example + ",random"});
    CHECK(result.err == "");
    const auto report = nlohmann::json::parse(result.out);
    CHECK(report["games"] == 4);
    CHECK_FALSE(report["bots"][0].contains("forfeits"));
  }
  const std::string text = FileText(example);
  CHECK(std::count(text.begin(), text.end(), '\n') <= 45);
}

TEST_CASE("Engine: our own bots behind the protocol play the same game") {
  const std::string engine = "exec:" + GlazierBinary() + " engine --bot hard";
  const Words common = {"sim", "sintra", "--seed", "8", "--trace", "-"};
  Words direct = common;
  Words remote = common;
  direct.insert(direct.end(), {"--bots", "hard:300,greedy"});
  remote.insert(remote.end(), {"--bots", engine + ",greedy", "--think", "300"});
  const auto moves = [](const std::string& trace) {
    return trace.substr(trace.find('\n'));  // the first line has the names
  };
  const Result expected = Run(direct);
  REQUIRE(expected.code == 0);
  const Result result = Run(remote);
  CHECK(result.err == "");
  CHECK((moves(result.out) == moves(expected.out)));
}

/// A program that plays, with two processes that have left it: one in its own
/// session, and one whose parent has ended. Their numbers are in the file.
std::string WithCompany(const fs::path& file, const std::string& answer) {
  const std::string log = "echo $$ >> " + file.string();
  const std::string other = "setsid sh -c '" + log +
                            "; exec sleep 1000' < /dev/null > /dev/null 2>&1";
  return log + "; " + other + " & (" + other + " &); while [ $(wc -l < " +
         file.string() + ") -lt 3 ]; do sleep 0.01; done; " + Answering(answer);
}

bool IsAlive(pid_t pid) {
  // "123 (sleep) S ...": a zombie is dead.
  const std::string stat =
      FileText(fs::path("/proc") / std::to_string(pid) / "stat");
  const auto name = stat.rfind(") ");
  return name != std::string::npos && stat[name + 2] != 'Z';
}

std::vector<pid_t> Company(const fs::path& file) {
  std::vector<pid_t> pids;
  for (int tries = 0; pids.size() < 3 && tries < 3000; ++tries) {
    pids.clear();
    std::istringstream numbers(FileText(file));
    for (pid_t pid = 0; numbers >> pid;) {
      pids.push_back(pid);
    }
    usleep(10'000);
  }
  REQUIRE(pids.size() >= 3);
  return pids;
}

bool EndSoon(const std::vector<pid_t>& pids) {
  for (int tries = 0; tries < 1000; ++tries) {
    if (std::none_of(pids.begin(), pids.end(), IsAlive)) {
      return true;
    }
    usleep(10'000);
  }
  return false;
}

TEST_CASE("Program: whatever it has started ends with it") {
  const Home home;
  std::vector<pid_t> pids;
  {
    Program program(WithCompany(home / "pids", "echo move x"), kBudget);
    REQUIRE(program.Ask(AnyQuestion(), {}));
    pids = Company(home / "pids");
    CHECK(std::all_of(pids.begin(), pids.end(), IsAlive));
  }
  CHECK(std::none_of(pids.begin(), pids.end(), IsAlive));
}

TEST_CASE("Program: it stays when the thread that started it ends") {
  Program program(Answering("echo move abc"), kBudget);
  for (int i = 0; i < 3; ++i) {
    std::thread([&program] {
      const auto answer = program.Ask(AnyQuestion(), {});
      CHECK_MESSAGE(answer, answer.why());
    }).join();
    usleep(20'000);
  }
}

TEST_CASE("Program: it ends with glazier, however glazier ends") {
  for (const int signal : {SIGKILL, SIGTERM, SIGHUP, SIGINT}) {
    for (const std::string command : {"arena", "sim", "play"}) {
      CAPTURE(signal);
      CAPTURE(command);
      const Home home;
      const std::string program =
          "exec:" + WithCompany(home / "pids", "sleep 4");
      Words words = {GlazierBinary(), command, "sintra"};
      if (command == "play") {
        words.insert(words.end(), {"--line", "--seat", "1=" + program});
      } else {
        words.insert(words.end(),
                     {"--games", "100000", "--bots", program + ",random"});
      }
      std::vector<char*> argv;
      for (std::string& word : words) {
        argv.push_back(word.data());
      }
      argv.push_back(nullptr);
      int in[2];
      REQUIRE(pipe2(in, O_CLOEXEC) == 0);
      const pid_t child = fork();
      REQUIRE(child >= 0);
      if (child == 0) {
        dup2(in[0], STDIN_FILENO);
        const int null = open("/dev/null", O_WRONLY);
        dup2(null, STDOUT_FILENO);
        dup2(null, STDERR_FILENO);
        std::signal(signal, SIG_DFL);
        execv(argv[0], argv.data());
        _exit(127);
      }
      const auto pids = Company(home / "pids");
      kill(child, signal);
      waitpid(child, nullptr, 0);
      close(in[0]);
      close(in[1]);
      CHECK(EndSoon(pids));
      Measured("programs without glazier");
    }
  }
}

TEST_CASE("Program: one that talks without listening fills no memory") {
  Program program("read hello; echo ready; while :; do echo info; done",
                  Budget::Nodes(1));
  Question question = AnyQuestion();
  question.moves = std::string(4'000'000, 'x');
  const auto answer = program.Ask(question, {});
  CHECK_FALSE(answer);
  CHECK(answer.why() == "talks without listening");
}

/// Bytes without an end of line, made as they are read.
class Flood : public std::streambuf {
 public:
  explicit Flood(std::size_t bytes) : left_(bytes) {}

 private:
  int_type underflow() override {
    if (left_ == 0) {
      return traits_type::eof();
    }
    const std::size_t part = std::min(left_, bytes_.size());
    left_ -= part;
    setg(bytes_.data(), bytes_.data(), bytes_.data() + part);
    return 'x';
  }

  std::size_t left_;
  std::string bytes_ = std::string(1 << 16, 'x');
};

TEST_CASE("A line without an end is read, and not kept") {
  constexpr std::size_t kFlood = 300'000'000 / kSlowdown;
  const auto memory = [] {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;  // KiB
  };
  const Home home;
  for (const Words& words : {Words{"engine"}, Words{"play", "--line"}}) {
    Flood flood(kFlood);
    std::istream in(&flood);
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err};
    const long before = memory();
    CHECK(RunCommandLine(words, streams) == 0);
    CHECK(memory() - before < static_cast<long>(kFlood / 1024 / 2));
    CHECK(Contains(out.str(),
                   words[0] == "engine" ? "error a line is longer" : "No: "));
  }
}

TEST_CASE("Engine: only bots of the house answer") {
  const Result result = Run({"engine", "--bot", "exec:./mine"}, "go\n");
  CHECK(result.code == 2);
  CHECK(Contains(result.err, "there is no bot 'exec:./mine'"));
  CHECK_FALSE(Contains(result.err, "exec:COMMAND"));
}

TEST_CASE("Engine: what it cannot answer it says") {
  const auto said = [](const std::string& input) {
    return Run({"engine", "--bot", "greedy"}, input).out;
  };
  CHECK(said("glazier 2\nquit\n") == "ready greedy\n");
  CHECK(said("glazier 1\n").starts_with("error only protocol 2"));
  CHECK(said("go time=1\n").starts_with("error there is no game"));
  CHECK(said("game sintra\nposition nonsense\ngo\n").starts_with("error "));
  CHECK(said("dance\n\nstop\n").empty());
  const std::string question = "game " + AnyQuestion().game + "\nseat " +
                               std::to_string(AnyQuestion().seat + 1) +
                               "\nposition " + AnyQuestion().position +
                               "\ngo nodes=5\n";
  CHECK(said(question).starts_with("move "));
  CHECK(said("seat 9\n" + question.substr(0, question.find("seat")) +
             question.substr(question.find("position")))
            .starts_with("error this seat cannot move"));
  CHECK(said(question) == said(question));
  CHECK(Run({"engine", "--bot", "nobody"}).code == 2);
}

}  // namespace
}  // namespace glazier
