// SPDX-License-Identifier: MIT
// Opens a table in a separate process.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "app/host/serve.hpp"
#include "app/store/file.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration)

namespace glazier {
namespace {

/// Both ends of a pipe; none of them survives exec by itself.
std::array<Descriptor, 2> NewPipe() {
  std::array<int, 2> ends = {-1, -1};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw Failure("cannot start the host of a table: no pipe");
  }
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

/// The first line of a process's output.
std::string FirstLine(int fd) {
  std::string line;
  while (line.find('\n') == std::string::npos && line.size() < kLongestNews &&
         ReadSome(fd, line, kLongestRequest) != Transfer::kEnd) {
  }
  return line.substr(0, line.find('\n'));
}

}  // namespace

std::vector<std::string> TableWish::Arguments() const {
  std::vector<std::string> arguments = {"host", "--serve"};
  const auto add = [&arguments](const std::string& option,
                                const std::string& value) {
    if (!value.empty()) {
      arguments.push_back(option + '=' + value);
    }
  };
  if (resume) {
    arguments.push_back("--resume");
    if (!resume->empty()) {
      arguments.push_back(*resume);
    }
  } else {
    arguments.push_back(choice.game);
    add("--players", choice.players ? std::to_string(*choice.players) : "");
    for (const auto& option : choice.given) {
      add("--" + option.name, option.value.value_or(""));
    }
    add("--seed", choice.seed ? std::to_string(*choice.seed) : "");
    add("--for", audience);
    add("--bot", bot);
    add("--days", days > 0 ? std::to_string(days) : "");
  }
  add("--pace", pace);
  add("--idle", std::to_string(idle));
  if (lifeline) {
    arguments.push_back("--lifeline");
  }
  if (lasting) {
    arguments.emplace_back("--lasting");
  }
  if (passing) {
    arguments.emplace_back("--passing");
  }
  if (rated) {
    arguments.emplace_back("--rated");
  }
  arguments.emplace_back("--spawned");
  return arguments;
}

Outcome<HostProcess> HostProcess::Start(const TableWish& wish) {
  std::vector<std::string> arguments = wish.Arguments();
  std::string program = "glazier";
  std::vector<char*> argv = {program.data()};
  for (std::string& argument : arguments) {
    argv.push_back(argument.data());
  }
  argv.push_back(nullptr);

  auto [in, lifeline] = NewPipe();
  auto [said, out] = NewPipe();
  auto [complaint, err] = NewPipe();
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in.get(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out.get(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, err.get(), STDERR_FILENO);
  // A separate session: keys and hang-ups of this terminal are not for the
  // host.
  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  pid_t child = -1;
  const int failed = posix_spawn(&child, "/proc/self/exe", &files, &attributes,
                                 argv.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (failed != 0) {
    return Refusal{"cannot start the host of a table"};
  }
  // It fits into the pipe, and this process holds the reading end: no signal.
  const std::string first = wish.opener.substr(0, kLongestRequest) + '\n';
  WriteAll(lifeline.get(), first);
  in.Close();
  out.Close();
  err.Close();
  const std::string opened = FirstLine(said.get());
  const auto [code_text, socket] = FirstWord(opened);
  const auto code = ParseCode(code_text);
  if (!code) {
    const std::string why = FirstLine(complaint.get());
    waitpid(child, nullptr, 0);
    constexpr std::string_view kPrefix = "glazier: ";
    return Refusal{why.starts_with(kPrefix) ? why.substr(kPrefix.size())
                                            : "the table did not open"};
  }
  HostProcess process;
  process.place_ = {*code, geteuid(), std::string(socket), {}};
  process.child_ = child;
  process.lifeline_ = std::move(lifeline);
  return process;
}

void HostProcess::End() {
  lifeline_.Close();
  while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

}  // namespace glazier
