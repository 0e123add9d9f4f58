// SPDX-License-Identifier: MIT
// The real program in a real terminal.
#include "tests/e2e/terminal_session.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/support/paths.hpp"

namespace glazier::e2e {
namespace {

using Clock = std::chrono::steady_clock;

winsize WindowSize(int width, int height) {
  winsize size{};
  size.ws_col = static_cast<unsigned short>(width);
  size.ws_row = static_cast<unsigned short>(height);
  return size;
}

std::map<std::string, std::string> Environment(const SessionOptions& options) {
  std::map<std::string, std::string> variables = {
      {"PATH", "/usr/bin:/bin"},
      {"TERM", "xterm-256color"},
      {"LANG", "C.UTF-8"},
      {"HOME", options.home},
      {"XDG_DATA_HOME", options.home + "/data"},
      {"XDG_CONFIG_HOME", options.home + "/config"},
      {"XDG_STATE_HOME", options.home + "/state"},
      {"XDG_CACHE_HOME", options.home + "/cache"},
  };
  for (const auto& [name, value] : options.environment) {
    variables[name] = value;
  }
  std::erase_if(variables, [](const auto& it) { return it.second.empty(); });
  return variables;
}

/// As exec wants them; they point into the strings.
std::vector<char*> Pointers(std::vector<std::string>& strings) {
  std::vector<char*> pointers(strings.size() + 1, nullptr);
  std::transform(strings.begin(), strings.end(), pointers.begin(),
                 [](std::string& string) { return string.data(); });
  return pointers;
}

void TakeTerminal(const SessionOptions& options, int slave) {
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    dup2(slave, fd);
  }
  close(slave);
  // Background tests ignore some signals, and children inherit that.
  for (const int each : {SIGHUP, SIGINT, SIGQUIT}) {
    signal(each, SIG_DFL);
  }
  if (options.ignore_hangup) {
    signal(SIGHUP, SIG_IGN);
  }
  if (options.disk) {
    const auto bytes = static_cast<rlim_t>(*options.disk);
    const rlimit limit{bytes, bytes};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
}

[[noreturn]] void BecomeProgram(const SessionOptions& options) {
  const std::string program =
      options.program.empty() ? GlazierBinary() : options.program;
  std::vector<std::string> words = {program};
  words.insert(words.end(), options.arguments.begin(), options.arguments.end());
  std::vector<std::string> settings;
  for (const auto& [name, value] : Environment(options)) {
    settings.push_back(name);
    settings.back().append("=").append(value);
  }
  execve(program.c_str(), Pointers(words).data(), Pointers(settings).data());
  _exit(127);
}

/// The state of a process, and its processor time in clock ticks: fields 3,
/// 14 and 15 of proc(5)'s stat; the name before them may hold anything.
std::pair<char, long> StatOf(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(file, text);
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  char state = '?';
  fields >> state;
  std::string skipped;
  for (int i = 4; i < 14; ++i) {
    fields >> skipped;
  }
  long user = 0;
  long system = 0;
  fields >> user >> system;
  return {state, user + system};
}

/// A number from one of proc(5)'s tables.
long FieldOf(const std::filesystem::path& file, const std::string& name) {
  std::ifstream lines(file);
  std::string word;
  long value = 0;
  while (lines >> word) {
    if (word == name) {
      lines >> value;
    }
  }
  return value;
}

/// Starts the program as a foreground job of its own, as shells do, and exits
/// with its status.
[[noreturn]] void BecomeShell(const SessionOptions& options, int tell) {
  signal(SIGTTOU, SIG_IGN);
  const pid_t job = fork();
  if (job == 0) {
    setpgid(0, 0);
    tcsetpgrp(STDIN_FILENO, getpid());
    signal(SIGTTOU, SIG_DFL);
    BecomeProgram(options);
  }
  setpgid(job, job);
  int status = 0;
  if (write(tell, &job, sizeof job) == static_cast<ssize_t>(sizeof job)) {
    waitpid(job, &status, 0);
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string pattern =
      (std::filesystem::temp_directory_path() / "glazier-e2e-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) {
    throw std::runtime_error("no temporary folder");
  }
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

TerminalSession::TerminalSession(const SessionOptions& options)
    : emulator_(options.width, options.height) {
  winsize size = WindowSize(options.width, options.height);
  if (openpty(&master_, &slave_, nullptr, nullptr, &size) != 0) {
    throw std::runtime_error("no pseudo-terminal");
  }
  fcntl(master_, F_SETFD, FD_CLOEXEC);
  tcgetattr(slave_, &before_);
  // The shell reports the process it started. The pipe closes when the program
  // has begun, so that no signal hits the forked copy before that.
  int told[2] = {-1, -1};
  if (pipe2(told, O_CLOEXEC) != 0) {
    throw std::runtime_error("no pipe");
  }
  pid_ = fork();
  if (pid_ < 0) {
    throw std::runtime_error("no process");
  }
  if (pid_ == 0) {
    TakeTerminal(options, slave_);
    if (options.shell) {
      BecomeShell(options, told[1]);
    }
    BecomeProgram(options);
  }
  program_ = pid_;
  close(told[1]);
  const ssize_t got = read(told[0], &program_, sizeof program_);
  if (options.shell && got != static_cast<ssize_t>(sizeof program_)) {
    throw std::runtime_error("no shell");
  }
  close(told[0]);
}

TerminalSession::~TerminalSession() {
  if (!status_) {
    kill(program_, SIGKILL);
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  if (master_ >= 0) {
    close(master_);
  }
  close(slave_);
}

bool TerminalSession::Pump(Milliseconds wait) {
  if (master_ < 0) {
    return false;
  }
  pollfd line{master_, POLLIN, 0};
  if (poll(&line, 1, static_cast<int>(wait.count())) <= 0) {
    return false;
  }
  std::array<char, 65536> bytes;
  const auto got = read(master_, bytes.data(), bytes.size());
  if (got <= 0) {
    return false;
  }
  output_.append(bytes.data(), static_cast<std::size_t>(got));
  emulator_.Write({bytes.data(), static_cast<std::size_t>(got)});
  Send(emulator_.Answers());
  return true;
}

void TerminalSession::Send(std::string_view keys) const {
  while (!keys.empty()) {
    const auto sent = write(master_, keys.data(), keys.size());
    if (sent <= 0) {
      return;
    }
    keys.remove_prefix(static_cast<std::size_t>(sent));
  }
}

void TerminalSession::Press(std::string_view keys) {
  const auto seen = output_.size();
  Send(keys);
  // A key that changes nothing may be answered by nothing at all.
  WaitUntil([&] { return output_.size() != seen; }, Milliseconds(2'000));
  WaitQuiet();
}

void TerminalSession::Resize(int width, int height) {
  emulator_.Resize(width, height);
  Announce(width, height);
}

void TerminalSession::Announce(int width, int height) const {
  const winsize size = WindowSize(width, height);
  ioctl(master_, TIOCSWINSZ, &size);
}

void TerminalSession::Signal(int signal) const {
  kill(program_, signal);
}

bool TerminalSession::Ended() const {
  return StatOf(program_).first == 'Z';
}

bool TerminalSession::Stopped() const {
  return StatOf(program_).first == 'T';
}

TerminalSession::Milliseconds TerminalSession::CpuTime() const {
  return Milliseconds(StatOf(program_).second * 1000 / sysconf(_SC_CLK_TCK));
}

long TerminalSession::Switches() const {
  long switches = 0;
  const auto tasks = "/proc/" + std::to_string(program_) + "/task";
  for (const auto& task : std::filesystem::directory_iterator(tasks)) {
    const auto status = task.path() / "status";
    switches += FieldOf(status, "voluntary_ctxt_switches:") +
                FieldOf(status, "nonvoluntary_ctxt_switches:");
  }
  return switches;
}

long TerminalSession::PeakMemory() const {
  return FieldOf("/proc/" + std::to_string(program_) + "/status", "VmHWM:");
}

void TerminalSession::ResetLine() const {
  tcsetattr(slave_, TCSANOW, &before_);
}

void TerminalSession::HangUp() {
  close(master_);
  master_ = -1;
}

bool TerminalSession::WaitUntil(const std::function<bool()>& condition,
                                Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!condition()) {
    if (Clock::now() > deadline) {
      return false;
    }
    Pump(Milliseconds(20));
  }
  return true;
}

bool TerminalSession::WaitFor(std::string_view text, Milliseconds patience) {
  return WaitUntil([&] { return Shows(text); }, patience);
}

void TerminalSession::WaitQuiet(Milliseconds quiet) {
  const auto deadline = Clock::now() + kPatience;
  while (Clock::now() < deadline && Pump(quiet)) {
  }
}

bool TerminalSession::Shows(std::string_view text) const {
  return Picture().find(text) != std::string::npos;
}

bool TerminalSession::Reap() {
  int status = 0;
  if (waitpid(pid_, &status, WNOHANG) != pid_) {
    return false;
  }
  status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return true;
}

std::optional<int> TerminalSession::WaitExitUnread(Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!status_ && !Reap() && Clock::now() < deadline) {
    usleep(10'000);
  }
  return status_;
}

std::optional<int> TerminalSession::WaitExit(Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!status_ && Clock::now() < deadline) {
    if (!Pump(Milliseconds(10)) && master_ < 0) {
      usleep(10'000);
    }
    if (Reap()) {
      while (Pump(Milliseconds(50))) {
      }
    }
  }
  return status_;
}

bool TerminalSession::LineRestored() const {
  termios now{};
  tcgetattr(slave_, &now);
  return now.c_iflag == before_.c_iflag && now.c_oflag == before_.c_oflag &&
         now.c_lflag == before_.c_lflag && now.c_cflag == before_.c_cflag;
}

bool TerminalSession::ScreenRestored() const {
  const auto last = [this](std::string_view sequence) {
    return output_.rfind(sequence);
  };
  // Each is undone after it was last done; npos + 1 is "never".
  const auto undone = [&](std::string_view done, std::string_view undo) {
    return last(done) + 1 <= last(undo) + 1;
  };
  return last("\x1b[?1049h") != std::string::npos &&
         undone("\x1b[?1049h", "\x1b[?1049l") &&
         undone("\x1b[?25l", "\x1b[?25h") && undone("\x1b[?7l", "\x1b[?7h") &&
         undone("\x1b[?2004h", "\x1b[?2004l") &&
         undone("\x1b[?1000h", "\x1b[?1000l") &&
         undone("\x1b[?1003h", "\x1b[?1003l") &&
         undone("\x1b[?1006h", "\x1b[?1006l");
}

}  // namespace glazier::e2e
