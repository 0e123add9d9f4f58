// SPDX-License-Identifier: MIT
// Restores the terminal, whatever ends the program.
#include "tui/terminal/signal_guard.hpp"

#include <array>
#include <atomic>
#include <csignal>

#include "tui/terminal/tty.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {
namespace {

constexpr std::array kCrashes = {SIGSEGV, SIGABRT, SIGFPE, SIGILL,
                                 SIGBUS,  SIGSYS,  SIGTRAP};
constexpr std::array kNews = {SIGTSTP, SIGCONT, SIGWINCH};

// Signal handlers see only these.
std::atomic<int> asked{0};         // NOLINT
std::atomic<bool> stop{false};     // NOLINT
std::atomic<bool> went_on{false};  // NOLINT
std::atomic<bool> resized{false};  // NOLINT

static_assert(std::atomic<int>::is_always_lock_free &&
              std::atomic<bool>::is_always_lock_free);

void Crash(int signal) {
  Tty::Restore();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void NoteEnd(int signal) {
  // Asked twice: the loop is stuck.
  if (asked.exchange(signal) != 0) {
    Crash(signal);
  }
  WakeLoop();
}

void NoteNews(int signal) {
  (signal == SIGTSTP ? stop : signal == SIGCONT ? went_on : resized) = true;
  WakeLoop();
}

/// Writing to a closed pipe fails; the error is enough.
void NoteNothing(int /*signal*/) {}

using Handler = void (*)(int);

void Install(int signal, Handler handler, int flags) {
  struct sigaction ours {};
  ours.sa_handler = handler;
  ours.sa_flags = flags;
  sigemptyset(&ours.sa_mask);
  sigaction(signal, &ours, nullptr);
}

template <class Signals>
bool Has(const Signals& signals, int signal) {
  for (const int each : signals) {
    if (each == signal) {
      return true;
    }
  }
  return false;
}

/// The handler for a signal. None if its default does not end a program, or if
/// it cannot be changed.
Handler Ours(int signal) {
  constexpr std::array kHarmless = {SIGCHLD, SIGURG,  SIGTTIN, SIGTTOU,
                                    SIGXFSZ, SIGSTOP, SIGKILL};
  if (Has(kHarmless, signal)) {
    return nullptr;
  }
  return Has(kCrashes, signal) ? Crash
         : Has(kNews, signal)  ? NoteNews
         : signal == SIGPIPE   ? NoteNothing
                               : NoteEnd;
}

bool IsDefault(int signal) {
  struct sigaction now {};
  return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_DFL;
}

}  // namespace

SignalGuard::SignalGuard() {
  WakeDescriptor();
  asked = 0;
  for (std::atomic<bool>* const news : {&stop, &went_on, &resized}) {
    *news = false;
  }
  // Signals that the C library reserves cannot be changed.
  for (int signal = 1; signal <= SIGRTMAX; ++signal) {
    const Handler handler = Ours(signal);
    if (handler == Crash) {
      // NODEFER: raising it again inside the handler must end the process.
      Install(signal, Crash, SA_NODEFER);
    } else if (handler != nullptr && IsDefault(signal)) {
      Install(signal, handler, SA_RESTART | SA_NODEFER);
    }
  }
}

SignalGuard::~SignalGuard() {
  for (int signal = 1; signal <= SIGRTMAX; ++signal) {
    struct sigaction now {};
    const Handler handler = Ours(signal);
    if (handler != nullptr && sigaction(signal, nullptr, &now) == 0 &&
        now.sa_handler == handler) {
      std::signal(signal, SIG_DFL);
    }
  }
}

int SignalGuard::Asked() {
  return asked;
}

bool SignalGuard::AskedToStop() {
  return stop.exchange(false);
}

bool SignalGuard::WentOn() {
  return went_on.exchange(false);
}

bool SignalGuard::Resized() {
  return resized.exchange(false);
}

void SignalGuard::Stop() {
  struct sigaction kept {};
  sigaction(SIGTSTP, nullptr, &kept);
  if (kept.sa_handler == SIG_IGN) {
    return;
  }
  std::signal(SIGTSTP, SIG_DFL);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &kept, nullptr);
  went_on = false;
}

}  // namespace glazier::tui
