// SPDX-License-Identifier: MIT
// A command on another machine, run by ssh.
#include "app/guest/ssh.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "app/host/socket.hpp"
#include "engine/core/text.hpp"
#include "engine/table/record.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration)

namespace glazier {
namespace {

constexpr std::size_t kLongestDestination = 255;
constexpr std::size_t kMostSaid = 4096;
constexpr std::size_t kMostShown = 160;
constexpr std::size_t kMostOutput = 1 << 18;
constexpr int kNotFound = 127;
constexpr int kSshFailed = 255;
constexpr std::string_view kOurs = "glazier: ";

bool Has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// The last line that begins so, clean.
std::string LastLine(std::string_view said, std::string_view start) {
  std::string_view last;
  for (const std::string_view line : Split(said, '\n')) {
    last = !Trim(line).empty() && line.starts_with(start) ? line : last;
  }
  last = Trim(last.substr(std::min(last.size(), start.size())));
  return CleanText(last, kMostShown);
}

/// Words for ssh; what is set may bring options along.
Words Program() {
  const char* const set = std::getenv("GLAZIER_SSH");
  Words words;
  for (const auto word : Split(set == nullptr ? "" : set, ' ')) {
    if (!word.empty()) {
      words.emplace_back(word);
    }
  }
  return words.empty() ? Words{"ssh"} : words;
}

/// Whatever we ignore or block is not for ssh.
void SetSignals(posix_spawnattr_t& attributes, bool apart) {
  sigset_t signals{};
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  for (const int each : {SIGPIPE, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP}) {
    sigaddset(&signals, each);
  }
  posix_spawnattr_setsigdefault(&attributes, &signals);
  int flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  flags |= apart ? POSIX_SPAWN_SETSID : 0;
  posix_spawnattr_setflags(&attributes, static_cast<short>(flags));
}

}  // namespace

Outcome<std::string> ParseDestination(std::string_view text) {
  const auto at = text.rfind('@');
  const std::string_view host = text.substr(at + 1);  // npos + 1 is 0
  const std::string_view user = text.substr(0, at + 1);
  if (text.starts_with('-') || host.starts_with('-')) {
    return Refusal{"a host does not begin with '-': " + Quoted(text)};
  }
  const auto fits = [](unsigned char letter) {
    return letter < 0x80 && (std::isalnum(letter) != 0 ||
                             Has("._-:%@", std::string(1, char(letter))));
  };
  if (host.empty() || user == "@" || text.size() > kLongestDestination ||
      !std::all_of(text.begin(), text.end(), fits)) {
    return Refusal{Quoted(text) + " is not a host: USER@HOST was expected"};
  }
  return std::string(text);
}

SshEnd JudgeSsh(const std::string& host, int status, std::string_view said) {
  const std::string ours = LastLine(said, kOurs);
  const std::string last = LastLine(said, "");
  const std::string because = last.empty() ? "" : ": " + last;
  if (status == 0) {
    return {false, status, "the table on " + host + " is gone"};
  }
  if (status == kNotFound) {
    return {false, status,
            "there is no glazier on " + host +
                ", or not on the PATH of a login without a terminal"};
  }
  if (status == kSshFailed && (Has(said, "Permission denied") ||
                               Has(said, "Too many authentication failures"))) {
    return {false, status, host + " refuses the login" + because};
  }
  if (status == kSshFailed) {
    return {!Has(said, "Host key verification failed"), status,
            "cannot reach " + host + because};
  }
  if (status > 128) {
    return {true, status, "ssh to " + host + " was ended"};
  }
  if (Has(ours, "there is no command")) {
    return {false, status, "the glazier on " + host + " is too old for this"};
  }
  return {false, status,
          ours.empty() ? "there is no answer of glazier on " + host + because
                       : "on " + host + ": " + ours};
}

Outcome<std::unique_ptr<SshProcess>> SshProcess::Start(std::string host,
                                                       const Words& command,
                                                       Asking asking) {
  Words words = Program();
  // A terminal there would change bytes; a dead line is to be noticed.
  words.insert(words.end(), {"-T", "-o", "ServerAliveInterval=15"});
  if (asking == Asking::kNever) {
    words.insert(words.end(), {"-o", "BatchMode=yes"});
  }
  words.push_back(host);
  words.insert(words.end(), command.begin(), command.end());
  std::vector<char*> argv;
  for (std::string& word : words) {
    argv.push_back(word.data());
  }
  argv.push_back(nullptr);

  std::array<int, 2> in{};
  std::array<int, 2> out{};
  std::array<int, 2> err{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.data()) != 0) {
    return Refusal{"cannot start ssh: no socket"};
  }
  std::unique_ptr<SshProcess> ssh(new SshProcess(std::move(host)));
  ssh->input_ = Descriptor(in[0]);
  const Descriptor its_input(in[1]);
  if (pipe2(out.data(), O_CLOEXEC) != 0) {
    return Refusal{"cannot start ssh: no pipe"};
  }
  ssh->output_ = Descriptor(out[0]);
  const Descriptor its_output(out[1]);
  if (pipe2(err.data(), O_CLOEXEC) != 0) {
    return Refusal{"cannot start ssh: no pipe"};
  }
  ssh->complaints_ = Descriptor(err[0]);
  const Descriptor its_complaints(err[1]);
  for (const int fd : {in[0], out[0], err[0]}) {
    fcntl(fd, F_SETFL, O_NONBLOCK);
  }
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, err[1], STDERR_FILENO);
  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  SetSignals(attributes, asking == Asking::kNever);
  const int failed = posix_spawnp(&ssh->child_, argv[0], &files, &attributes,
                                  argv.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (failed != 0) {
    ssh->child_ = -1;
    return Refusal{"cannot start " + Quoted(words[0]) + ": " +
                   std::strerror(failed)};  // NOLINT(concurrency-mt-unsafe)
  }
  return ssh;
}

SshProcess::~SshProcess() {
  if (child_ > 0) {
    kill(child_, SIGTERM);
    while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
}

void SshProcess::Drain() {
  while (ReadSome(complaints_.get(), said_, kMostSaid) == Transfer::kSome) {
    if (said_.size() > kMostSaid) {
      said_.erase(0, said_.size() - kMostSaid);
    }
  }
}

SshEnd SshProcess::End() {
  constexpr std::chrono::milliseconds kStep{5};
  constexpr int kSteps = 200;
  int status = 0;
  // With its output closed it is about to end; one that lingers is ended.
  for (int step = 0; waitpid(child_, &status, WNOHANG) == 0; ++step) {
    Drain();
    if (step == kSteps) {
      kill(child_, SIGKILL);
    }
    std::this_thread::sleep_for(kStep);
  }
  child_ = -1;
  Drain();
  return JudgeSsh(
      host_, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
      said_);
}

Outcome<std::string> OutputOf(const std::string& host, const Words& command) {
  auto ssh = SshProcess::Start(host, command, SshProcess::Asking::kAllowed);
  if (!ssh) {
    return ssh.refusal();
  }
  std::string text;
  while (true) {
    pollfd output{(*ssh)->reads(), POLLIN, 0};
    poll(&output, 1, -1);
    (*ssh)->Drain();
    if (ReadSome(output.fd, text, kMostOutput) == Transfer::kEnd) {
      break;
    }
    if (text.size() > kMostOutput) {
      return Refusal{host + " says more than it should"};
    }
  }
  const SshEnd end = (*ssh)->End();
  if (end.status != 0) {
    return Refusal{end.why};
  }
  return text;
}

}  // namespace glazier
