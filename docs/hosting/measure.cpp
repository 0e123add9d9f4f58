// SPDX-License-Identifier: MIT
// Measures what open tables cost: many hosts, two players each, who move once
// in a while, and others who look on. Run it by docs/hosting/measure.
//
//   measure GLAZIER [TABLES [SECONDS [MILLISECONDS BETWEEN MOVES [GUESTS]]]]
//
// With GUESTS, that many come to the tables as by ssh: each through a process
// of glazier pipe, started by $GLAZIER_SSH.
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "app/guest/guest.hpp"
#include "engine/games.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration)

namespace glazier {
namespace {

using State = sintra::State;
using Clock = std::chrono::steady_clock;

/// A refusal ends the program.
template <class T>
T Needed(Outcome<T> outcome) {
  if (!outcome) {
    std::fprintf(stderr, "%s\n", outcome.why().c_str());
    std::exit(1);
  }
  return std::move(*outcome);
}

/// A player who knows the rules, and nothing else; or an onlooker.
class Player {
 public:
  Player(const TablePlace& place, const Hello& hello)
      : guest_(Needed(Guest::Arrive(place, hello))),
        copy_(Needed(Copy<State>::Of(guest_.news))) {}

  void Listen() {
    std::vector<std::string> lines = std::exchange(guest_.unread, {});
    guest_.link.Exchange(lines);
    for (const std::string& line : lines) {
      guest_.news.Hear(line);
      const std::string fault = copy_.Hear(line, guest_.news);
      if (!fault.empty()) {
        std::fprintf(stderr, "%s: %s\n", line.c_str(), fault.c_str());
        std::exit(1);
      }
    }
  }
  bool MyTurn() const {
    return guest_.news.you &&
           copy_.table().now().Turn() == static_cast<int>(*guest_.news.you);
  }
  void PlayAny(std::mt19937& random) {
    const State& now = copy_.table().now();
    const auto count = static_cast<unsigned>(now.CountSteps());
    guest_.link.Send("move " + std::to_string(copy_.table().steps()) + ' ' +
                     StepText(now.NthStep(static_cast<int>(random() % count))));
  }
  std::size_t moves() const { return copy_.table().steps(); }

 private:
  Guest guest_;
  Copy<State> copy_;
};

struct HostProcess {
  pid_t pid = -1;
  int out = -1;
  std::string code;
};

HostProcess Start(const std::string& glazier) {
  HostProcess host;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    std::exit(1);
  }
  std::vector<std::string> words = {glazier, "host", "--serve"};
  std::vector<char*> argv;
  for (std::string& word : words) {
    argv.push_back(word.data());
  }
  argv.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  posix_spawn(&host.pid, glazier.c_str(), &files, nullptr, argv.data(),
              environ);
  posix_spawn_file_actions_destroy(&files);
  close(ends[1]);
  host.out = ends[0];
  std::string line;
  while (line.find('\n') == std::string::npos &&
         ReadSome(ends[0], line, 512) != Transfer::kEnd) {
  }
  host.code = line.substr(6, kCodeLetters);
  return host;
}

/// A field of /proc/PID/smaps_rollup, in KiB.
long MemoryOf(pid_t pid, const std::string& field) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/smaps_rollup");
  std::string word;
  while (file >> word) {
    if (word == field + ':') {
      long value = 0;
      file >> value;
      return value;
    }
  }
  return 0;
}

/// Processor time so far, in seconds.
double TimeOf(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(file, text);
  text.erase(0, text.rfind(')') + 2);
  const auto words = Split(text, ' ');
  return static_cast<double>(std::stol(std::string(words[11])) +
                             std::stol(std::string(words[12]))) /
         static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// The processes of `glazier pipe` that this one has started.
std::vector<pid_t> Pipes() {
  std::vector<pid_t> pipes;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto pid =
        ParseNumber<pid_t>(entry.path().filename().string(), 1, 1 << 30);
    std::ifstream words(entry.path() / "cmdline");
    const std::string all((std::istreambuf_iterator<char>(words)), {});
    std::ifstream status(entry.path() / "status");
    std::string word;
    pid_t parent = 0;
    while (status >> word && word != "PPid:") {
    }
    status >> parent;
    if (pid && parent == getpid() &&
        all.find(std::string("pipe\0", 5)) != std::string::npos) {
      pipes.push_back(*pid);
    }
  }
  return pipes;
}

struct Plan {
  int tables = 200;
  int seconds = 30;
  int between = 1000;
  int guests = 0;  ///< by ssh; 0: two players a table, by its socket
};

int Measure(const std::string& glazier, const Plan& plan) {
  const auto& [tables, seconds, between, guests] = plan;
  std::vector<HostProcess> hosts;
  std::vector<std::unique_ptr<Player>> players;
  const auto opening = Clock::now();
  const int all = std::max(guests, 2 * tables);
  for (int n = 0; n < tables; ++n) {
    hosts.push_back(Start(glazier));
  }
  // Two players a table, one after the other, then those who look on.
  for (int n = 0; n < all; ++n) {
    const HostProcess& host =
        hosts[static_cast<std::size_t>(n < 2 * tables ? n / 2 : n % tables)];
    TablePlace place = Needed(FindTable(host.code));
    place.host = guests > 0 ? "elsewhere" : "";
    const std::string name = "Guest" + std::to_string(n);
    players.push_back(std::make_unique<Player>(
        place, n < 2 * tables ? Hello{Hello::Wish::kJoin, name, name}
                              : Hello{Hello::Wish::kWatch, "", name}));
  }
  const std::chrono::duration<double> opened = Clock::now() - opening;
  const auto listen = [&players] {
    for (const auto& player : players) {
      player->Listen();
    }
  };
  listen();
  const std::vector<pid_t> pipes = Pipes();
  double before = 0;
  double pipes_before = 0;
  for (const HostProcess& host : hosts) {
    before += TimeOf(host.pid);
  }
  for (const pid_t pipe : pipes) {
    pipes_before += TimeOf(pipe);
  }
  std::mt19937 random(7);
  const auto begin = Clock::now();
  auto next = begin;
  while (Clock::now() - begin < std::chrono::seconds(seconds)) {
    listen();
    if (Clock::now() >= next) {
      next += std::chrono::milliseconds(between);
      for (const auto& player : players) {
        if (player->MyTurn()) {
          player->PlayAny(random);
        }
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  const std::chrono::duration<double> lasted = Clock::now() - begin;
  double after = 0;
  long pss = 0;
  long rss = 0;
  long most = 0;
  for (const HostProcess& host : hosts) {
    after += TimeOf(host.pid);
    pss += MemoryOf(host.pid, "Pss");
    rss += MemoryOf(host.pid, "Rss");
    most = std::max(most, MemoryOf(host.pid, "Rss"));
  }
  double pipes_after = 0;
  long pipes_pss = 0;
  for (const pid_t pipe : pipes) {
    pipes_after += TimeOf(pipe);
    pipes_pss += MemoryOf(pipe, "Pss");
  }
  std::size_t moves = 0;
  for (std::size_t n = 0; n < 2 * hosts.size(); n += 2) {
    moves += players[n]->moves();
  }
  std::printf("%d tables with %zu guests, opened in %.1f s\n", tables,
              players.size(), opened.count());
  std::printf("%zu moves in %.1f s, saved to disk one by one\n", moves,
              lasted.count());
  std::printf(
      "memory of a table: %ld KiB (PSS), %ld KiB resident, at most "
      "%ld KiB\n",
      pss / tables, rss / tables, most);
  std::printf("memory of all tables: %ld MiB (PSS)\n", pss / 1024);
  std::printf(
      "processor: %.3f %% of one core for a table, %.2f ms for a move\n",
      100 * (after - before) / lasted.count() / tables,
      moves == 0 ? 0.0 : 1000 * (after - before) / static_cast<double>(moves));
  if (!pipes.empty()) {
    const auto count = static_cast<double>(pipes.size());
    std::printf(
        "a guest by ssh, without sshd: %.0f KiB (PSS), %.4f %% of one core\n",
        static_cast<double>(pipes_pss) / count,
        100 * (pipes_after - pipes_before) / lasted.count() / count);
  }
  players.clear();
  for (const HostProcess& host : hosts) {
    kill(host.pid, SIGTERM);
  }
  for (const HostProcess& host : hosts) {
    waitpid(host.pid, nullptr, 0);
  }
  return 0;
}

}  // namespace
}  // namespace glazier

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs(
        "usage: measure GLAZIER [TABLES [SECONDS [MILLISECONDS [GUESTS]]]]\n",
        stderr);
    return 2;
  }
  const auto number = [&](int index, int otherwise) {
    return argc > index ? std::atoi(argv[index]) : otherwise;
  };
  return glazier::Measure(
      argv[1], {number(2, 200), number(3, 30), number(4, 1000), number(5, 0)});
}
