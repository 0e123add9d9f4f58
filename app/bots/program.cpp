// SPDX-License-Identifier: MIT
// A program that plays: its process, and the conversation with it.
#include "app/bots/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace glazier {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 4096;
constexpr std::size_t kLongestComplaint = 4096;
/// How much it may say before it reads what it is told.
constexpr std::size_t kMostHeard = 1 << 16;
/// How often a stop request is checked: well within 20 ms.
constexpr milliseconds kGlance{5};
constexpr milliseconds kFarewell{200};

std::string System(const char* what) {
  return std::string("could not be started: ") + what + ": " +
         std::strerror(errno);
}

std::string BudgetWords(const Budget& budget) {
  return budget.nodes != 0 ? "nodes=" + std::to_string(budget.nodes)
                           : "time=" + std::to_string(budget.time.count());
}

std::string_view LastLine(std::string_view text) {
  text = Trim(text);
  const auto line = text.rfind('\n');
  return line == std::string_view::npos ? text : text.substr(line + 1);
}

}  // namespace

Program::~Program() {
  End();
}

Outcome<std::string> Program::Ask(const Question& question,
                                  const std::stop_token& stop) {
  if (!started_) {
    started_ = true;
    if (const std::string why = Start(); !why.empty()) {
      return Refusal{why};
    }
  }
  if (!ready_) {
    if (const std::string why = Greet(stop); !why.empty()) {
      return Refusal{why};
    }
  }
  const auto until = Clock::now() + budget_.time + kGrace;
  const std::string why = Send(
      "game " + question.game + "\nseat " + std::to_string(question.seat + 1) +
          "\nposition " + question.position + "\nmoves " + question.moves +
          "\ngo " + BudgetWords(budget_) + '\n',
      until, stop);
  if (!why.empty()) {
    return Refusal{why};
  }
  while (true) {
    auto answer = Await("move", until, stop);
    if (stop.stop_requested()) {
      // It still owes an answer to this question, before the next one.
      unwanted_ += answer ? 0 : 1;
      Send("stop\n", Clock::now() + kGlance, {});
      return answer;
    }
    if (!answer || unwanted_ == 0) {
      return answer;
    }
    --unwanted_;
  }
}

std::string Program::Start() {
  std::array<int, 2> talk{};
  std::array<int, 2> complaints{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, talk.data()) != 0) {
    return System("socketpair");
  }
  if (pipe2(complaints.data(), O_CLOEXEC) != 0) {
    close(talk[0]);
    close(talk[1]);
    return System("pipe");
  }
  talk_ = talk[0];
  complaints_ = complaints[0];
  const std::string why = guard_.Start(command_, talk[1], complaints[1]);
  close(talk[1]);
  close(complaints[1]);
  fcntl(talk_, F_SETFL, O_NONBLOCK);
  fcntl(complaints_, F_SETFL, O_NONBLOCK);
  return why;
}

std::string Program::Greet(const std::stop_token& stop) {
  const auto until = Clock::now() + kGrace;
  // Only once, even if a stop came before it was ready.
  std::string why =
      greeted_
          ? ""
          : Send("glazier " + std::to_string(kProtocol) + '\n', until, stop);
  greeted_ = greeted_ || why.empty();
  if (why.empty()) {
    const auto answer = Await("ready", until, stop);
    why = answer.why();
    ready_ = why.empty();
  }
  return why;
}

std::string Program::Send(std::string_view text,
                          Clock::time_point until,
                          const std::stop_token& stop) {
  while (!text.empty()) {
    // Not write: a program that has ended must not end glazier by a signal.
    const ssize_t sent = send(talk_, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN || errno == EINTR) {
      if (!Wait(POLLIN | POLLOUT, until, stop)) {
        return "does not listen";
      }
      Listen();
      if (heard_.size() > kMostHeard) {
        return "talks without listening";
      }
    } else {
      return Ended();
    }
  }
  return {};
}

Outcome<std::string> Program::Await(std::string_view word,
                                    Clock::time_point until,
                                    const std::stop_token& stop) {
  while (true) {
    auto end = heard_.find('\n');
    while (end != std::string::npos) {
      const std::string line(Trim(heard_.substr(0, end)));
      heard_.erase(0, end + 1);
      const auto space = std::min(line.find(' '), line.size());
      const std::string_view head = std::string_view(line).substr(0, space);
      const std::string_view rest = Trim(std::string_view(line).substr(space));
      if (head == word) {
        return std::string(rest);
      }
      if (head == "error") {
        return Refusal{"gave up: " + Quoted(rest)};
      }
      if (head != "info" && !line.empty()) {
        return Refusal{"said " + Quoted(line) + " where " + Quoted(word) +
                       " was expected"};
      }
      end = heard_.find('\n');
    }
    if (heard_.size() > kLongestLine) {
      return Refusal{"sent a line that is too long"};
    }
    if (closed_) {
      return Refusal{Ended()};
    }
    if (!Wait(POLLIN, until, stop)) {
      return Refusal{"did not answer in time"};
    }
    Listen();
  }
}

bool Program::Wait(short events,
                   Clock::time_point until,
                   const std::stop_token& stop) {
  std::array<pollfd, 2> watched = {pollfd{talk_, events, 0},
                                   pollfd{complaints_, POLLIN, 0}};
  while (!stop.stop_requested() && Clock::now() < until) {
    if (poll(watched.data(), watched.size(),
             static_cast<int>(kGlance.count())) > 0) {
      return true;
    }
  }
  return false;
}

/// Reads what is available, without waiting.
void Program::Listen() {
  std::array<char, 4096> part;
  // One part at a time: a flood must not keep this loop busy.
  if (const ssize_t read = recv(talk_, part.data(), part.size(), 0); read > 0) {
    heard_.append(part.data(), static_cast<std::size_t>(read));
  } else if (read == 0 || (errno != EAGAIN && errno != EINTR)) {
    closed_ = true;
  }
  if (complaints_ < 0) {
    return;
  }
  if (const ssize_t read = ::read(complaints_, part.data(), part.size());
      read > 0) {
    complained_.append(part.data(), static_cast<std::size_t>(read));
    if (complained_.size() > kLongestComplaint) {
      complained_.erase(0, complained_.size() - kLongestComplaint);
    }
  } else if (read == 0) {  // closed; it would wake every poll
    close(complaints_);
    complaints_ = -1;
  }
}

/// How it ended, with its last line of error output, which its author needs.
std::string Program::Ended() {
  std::string why = "closed its output";
  if (const auto status = guard_.Status(kFarewell)) {
    why = WIFEXITED(*status)
              ? "ended with exit code " + std::to_string(WEXITSTATUS(*status))
              : "was ended by signal " + std::to_string(WTERMSIG(*status));
  }
  std::size_t before = 0;
  do {
    before = complained_.size();
    Listen();
  } while (complained_.size() != before);
  const std::string_view last = LastLine(complained_);
  return last.empty() ? why : why + ": " + Quoted(last);
}

void Program::End() {
  if (talk_ >= 0) {
    send(talk_, "quit\n", 5, MSG_NOSIGNAL);
    close(talk_);
  }
  if (complaints_ >= 0) {
    close(complaints_);
  }
  guard_.Status(kFarewell);  // gives it time to exit
  guard_.End();
}

}  // namespace glazier
