// SPDX-License-Identifier: MIT
// A process between glazier and a program. After fork it makes only
// async-signal-safe calls: other threads may have held any lock.
#include "app/bots/guard.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace glazier {
namespace {

constexpr int kKillTries = 400;
constexpr long kKillPause = 5'000'000;  // nanoseconds

/// Executes the command.
[[noreturn]] void Become(const char* command,
                         int talk,
                         int complaints,
                         pid_t guard) {
  setpgid(0, 0);  // Ctrl-C at our terminal is not meant for it
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() == guard && dup2(talk, STDIN_FILENO) >= 0 &&
      dup2(talk, STDOUT_FILENO) >= 0 && dup2(complaints, STDERR_FILENO) >= 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command, nullptr);
  }
  _exit(127);
}

void CloseFrom(unsigned first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) {
    return;
  }
#endif
  const long most = sysconf(_SC_OPEN_MAX);
  for (auto fd = static_cast<int>(first); fd < most; ++fd) {
    close(fd);
  }
}

/// Kills all children. Their children then become the guard's own.
void KillChildren() {
  const int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  std::array<char, 4096> text{};
  pid_t child = 0;
  ssize_t got = 0;
  while (file >= 0 && (got = read(file, text.data(), text.size())) > 0) {
    for (ssize_t i = 0; i < got; ++i) {
      const char letter = text[static_cast<std::size_t>(i)];
      if (letter >= '0' && letter <= '9') {
        child = child * 10 + (letter - '0');
      } else if (child > 0) {
        kill(child, SIGKILL);
        child = 0;
      }
    }
  }
  close(file);
}

[[noreturn]] void KillAll(pid_t program) {
  for (int tries = 0; tries < kKillTries; ++tries) {
    if (program > 0) {
      kill(-program, SIGKILL);
    }
    KillChildren();
    pid_t reaped = 0;
    while ((reaped = waitpid(-1, nullptr, WNOHANG)) > 0) {
      program = reaped == program ? -1 : program;
    }
    if (reaped < 0 && errno == ECHILD) {
      break;
    }
    const timespec pause{0, kKillPause};
    nanosleep(&pause, nullptr);
  }
  _exit(0);
}

/// The guard: reports how the command ended, and ends with the lifeline.
[[noreturn]] void Watch(int lifeline,
                        const char* command,
                        int talk,
                        int complaints) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  std::signal(SIGCHLD, SIG_DFL);
  setpgid(0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "glazier-guard");
  const pid_t self = getpid();
  pid_t program = fork();
  if (program == 0) {
    Become(command, talk, complaints, self);
  }
  // The guard keeps no lock, socket or terminal of glazier open.
  dup2(lifeline, STDIN_FILENO);
  CloseFrom(1);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  const int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
  std::array<pollfd, 2> watched = {pollfd{STDIN_FILENO, POLLIN, 0},
                                   pollfd{ended, POLLIN, 0}};
  while (poll(watched.data(), watched.size(), -1) >= 0 &&
         watched[0].revents == 0) {
    signalfd_siginfo unused{};
    while (read(ended, &unused, sizeof unused) > 0) {
    }
    int status = 0;
    for (pid_t reaped = 0; (reaped = waitpid(-1, &status, WNOHANG)) > 0;) {
      if (reaped == program) {
        program = -1;
        send(STDIN_FILENO, &status, sizeof status, MSG_NOSIGNAL);
      }
    }
  }
  KillAll(program);
}

}  // namespace

std::string Guard::Start(const std::string& command, int talk, int complaints) {
  const auto failed = [](const char* what) {
    return std::string("could not be started: ") + what + ": " +
           std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
  };
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return failed("socketpair");
  }
  lifeline_ = Descriptor(ends[0]);
  const Descriptor theirs(ends[1]);
  process_ = fork();
  if (process_ == 0) {
    Watch(theirs.get(), command.c_str(), talk, complaints);
  }
  return process_ < 0 ? failed("fork") : "";
}

std::optional<int> Guard::Status(std::chrono::milliseconds patience) {
  if (!status_ && lifeline_) {
    pollfd watched{lifeline_.get(), POLLIN, 0};
    int status = SIGKILL;  // if the guard itself was killed
    if (poll(&watched, 1, static_cast<int>(patience.count())) > 0 &&
        recv(lifeline_.get(), &status, sizeof status, MSG_DONTWAIT) >= 0) {
      status_ = status;
    }
  }
  return status_;
}

void Guard::End() {
  lifeline_.Close();
  if (process_ > 0) {
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
  }
}

}  // namespace glazier
