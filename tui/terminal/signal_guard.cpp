// Whatever ends the program, the terminal is given back as it was.
#include "tui/terminal/signal_guard.hpp"

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <string_view>

namespace glazier::tui {
namespace {

constexpr std::array kEnding = {SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGALRM};
constexpr std::array kCrashes = {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS};

// Ends synchronized output and every kind of mouse report, wraps lines again,
// resets the style, leaves the alternate screen and shows the cursor.
constexpr std::string_view kRestore =
    "\x1b[?2026l\x1b[?1016l\x1b[?1015l\x1b[?1006l\x1b[?1003l\x1b[?1002l"
    "\x1b[?1000l\x1b[?7h\x1b[0m\x1b[?1049l\x1b[?25h\r";

// Signal handlers see only these; they are set before any handler is.
std::atomic<int> asked{0};            // NOLINT
std::atomic<bool> has_before{false};  // NOLINT
termios before{};                     // NOLINT

static_assert(std::atomic<int>::is_always_lock_free);

/// Gives the terminal back from inside a signal handler.
void Restore() {
  // A stalled terminal must not hold us up; what it does not take is lost.
  const int flags = fcntl(STDOUT_FILENO, F_GETFL);
  fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
  [[maybe_unused]] const auto written =
      write(STDOUT_FILENO, kRestore.data(), kRestore.size());
  fcntl(STDOUT_FILENO, F_SETFL, flags);
  if (has_before) {
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
  }
}

void Crash(int signal) {
  // On a line that hung up, FTXUI's reader runs past its buffer (read returns
  // -1). There is nothing to restore then and nothing worth a core file.
  if (SignalGuard::HungUp()) {
    _exit(128 + SIGHUP);
  }
  Restore();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void Note(int signal) {
  // Asked twice: the loop is stuck, in writing to a stalled terminal perhaps.
  if (asked.exchange(signal) != 0) {
    Crash(signal);
  }
}

void Install(int signal, void (*handler)(int), int flags) {
  struct sigaction ours {};
  ours.sa_handler = handler;
  ours.sa_flags = flags;
  sigemptyset(&ours.sa_mask);
  sigaction(signal, &ours, nullptr);
}

}  // namespace

SignalGuard::SignalGuard() {
  asked = 0;
  has_before = tcgetattr(STDIN_FILENO, &before) == 0;
}

SignalGuard::~SignalGuard() {
  for (const int signal : kEnding) {
    std::signal(signal, SIG_DFL);
  }
  for (const int signal : kCrashes) {
    std::signal(signal, SIG_DFL);
  }
}

void SignalGuard::Arm() {
  // FTXUI installs all of its handlers together: one tells of them all.
  struct sigaction now {};
  if (sigaction(SIGTERM, nullptr, &now) == 0 && now.sa_handler == Note) {
    return;
  }
  for (const int signal : kEnding) {
    Install(signal, Note, SA_RESTART | SA_NODEFER);
  }
  for (const int signal : kCrashes) {
    // NODEFER: raising it again inside the handler must end the process.
    Install(signal, Crash, SA_NODEFER);
  }
}

int SignalGuard::Asked() {
  return asked;
}

bool SignalGuard::HungUp() {
  pollfd line{STDIN_FILENO, POLLIN, 0};
  return poll(&line, 1, 0) > 0 &&
         (line.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

}  // namespace glazier::tui
