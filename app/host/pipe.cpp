// SPDX-License-Identifier: MIT
// A table over standard streams.
#include "app/host/pipe.hpp"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

#include "app/host/socket.hpp"
#include "app/host/wire.hpp"

namespace glazier {
namespace {

constexpr std::size_t kAtOnce = 4096;  // a pipe takes that much without waiting

/// Not a socket perhaps: no send().
Transfer WriteSome(int fd, std::string& text) {
  const ssize_t wrote = write(fd, text.data(), std::min(text.size(), kAtOnce));
  if (wrote < 0) {
    return errno == EAGAIN || errno == EINTR ? Transfer::kNothing
                                             : Transfer::kEnd;
  }
  text.erase(0, static_cast<std::size_t>(wrote));
  return Transfer::kSome;
}

}  // namespace

std::string PipeBytes(const Descriptor& table,
                      int in,
                      int out,
                      const PipeRules& rules) {
  std::signal(SIGPIPE, SIG_IGN);
  std::string up;
  std::string down;
  std::string first;  // until it is a line
  bool introduced = rules.introduce == nullptr;
  bool typed = true;  // more may come from outside
  bool told = true;   // and from the table
  const int patience =
      rules.idle
          ? static_cast<int>(std::chrono::milliseconds(*rules.idle).count())
          : -1;
  auto last = std::chrono::steady_clock::now();
  while (told || !down.empty()) {
    pollfd polls[] = {{typed && up.empty() ? in : -1, POLLIN, 0},
                      {told && down.empty() ? table.get() : -1, POLLIN, 0},
                      {up.empty() ? -1 : table.get(), POLLOUT, 0},
                      {down.empty() ? -1 : out, POLLOUT, 0}};
    poll(polls, std::size(polls), patience);
    const auto now = std::chrono::steady_clock::now();
    if (polls[0].revents != 0) {
      typed = ReadSome(in, introduced ? up : first, kAtOnce) != Transfer::kEnd;
      last = now;
      const auto end = first.find('\n');
      if (!introduced &&
          (end != std::string::npos || first.size() > kLongestRequest)) {
        introduced = true;
        up = rules.introduce(first.substr(0, end)) +
             first.substr(std::min(end, first.size()));
      }
    } else if (rules.idle && now - last >= *rules.idle) {
      return "your time is up; your seats are kept";
    }
    if (polls[1].revents != 0) {
      told = ReadSome(table.get(), down, kAtOnce) != Transfer::kEnd;
    }
    if (polls[2].revents != 0 && SendSome(table.get(), up) == Transfer::kEnd) {
      up.clear();  // its last words are still to be read
    }
    if (!typed && up.empty()) {
      shutdown(table.get(), SHUT_WR);  // the host ends it
    }
    if (polls[3].revents != 0 && WriteSome(out, down) == Transfer::kEnd) {
      return {};
    }
  }
  return {};
}

}  // namespace glazier
