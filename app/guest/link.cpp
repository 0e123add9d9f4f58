// SPDX-License-Identifier: MIT
// A connection to the host of a table.
#include "app/guest/link.hpp"

#include <poll.h>

#include <algorithm>
#include <utility>

namespace glazier {
namespace {

constexpr std::chrono::seconds kFirstPause{1};
constexpr std::chrono::seconds kLongestPause{60};

}  // namespace

int PollTime(Link::Clock::time_point moment) {
  constexpr std::chrono::milliseconds kNow{0};
  if (moment == Link::Clock::time_point::max()) {
    return -1;
  }
  const auto left =
      std::chrono::ceil<std::chrono::milliseconds>(moment - Link::Clock::now());
  return static_cast<int>(std::max(left, kNow).count());
}

Outcome<Link> Link::Open(const TablePlace& place,
                         const Hello& hello,
                         std::chrono::milliseconds patience,
                         SshProcess::Asking asking) {
  Link link(place, hello);
  if (!place.host.empty()) {
    const std::string why = link.Dial(asking);
    if (!why.empty()) {
      return Refusal{why};
    }
    return link;
  }
  auto socket = ConnectToTable(place, patience);
  if (!socket) {
    return socket.refusal();
  }
  link.socket_ = std::move(*socket);
  link.Send(hello.Text());
  return link;
}

std::string Link::Dial(SshProcess::Asking asking) {
  auto ssh =
      SshProcess::Start(place_.host, {"glazier", "pipe", place_.code}, asking);
  if (!ssh) {
    return ssh.why();
  }
  ssh_ = std::move(*ssh);
  reader_ = LineReader(kLongestNews);
  unsent_ = hello_.Text() + '\n';
  SendUnsent();
  return {};
}

int Link::readable() const {
  return ssh_ ? ssh_->reads() : socket_.get();
}

int Link::writable() const {
  return unsent_.empty() ? -1 : ssh_ ? ssh_->writes() : socket_.get();
}

void Link::Send(const std::string& line) {
  if (!lost_) {
    unsent_ += line + '\n';
    SendUnsent();
  }
}

void Link::SendUnsent() {
  const int fd = writable();
  if (fd >= 0 && SendSome(fd, unsent_) == Transfer::kEnd) {
    unsent_.clear();  // the end shows when reading
  }
}

bool Link::Exchange(std::vector<std::string>& lines) {
  constexpr std::size_t kReadAtOnce = 4096;
  if (again_ != Clock::time_point::max()) {
    if (Clock::now() >= again_) {
      again_ = Clock::time_point::max();
      if (!Dial(SshProcess::Asking::kNever).empty()) {
        TryLater();
      }
    }
    return true;
  }
  if (ended_) {
    return false;
  }
  SendUnsent();
  std::string bytes;
  const Transfer got = ReadSome(readable(), bytes, kReadAtOnce);
  if (ssh_) {
    ssh_->Drain();
  }
  const std::size_t before = lines.size();
  const std::string fault = reader_.Add(bytes, lines);
  if (lines.size() > before) {
    lost_ = false;
    pause_ = {};
  }
  if (!fault.empty()) {
    ended_ = true;
    lines.push_back("bye the host sent " + fault);
  } else if (got == Transfer::kEnd) {
    Lose(lines);
  }
  return !ended_;
}

/// The end, or the beginning of a search for a new line.
void Link::Lose(std::vector<std::string>& lines) {
  ended_ = ssh_ == nullptr;
  if (ended_) {
    return;
  }
  const SshEnd end = ssh_->End();
  ssh_.reset();
  if (!end.lost || !coming_back_) {
    ended_ = true;
    lines.push_back("bye " + end.why);
    return;
  }
  unsent_.clear();
  if (!std::exchange(lost_, true)) {
    lines.push_back("note the line is lost; trying again, your seat is kept");
  }
  TryLater();
}

void Link::TryLater() {
  pause_ = std::clamp(2 * pause_, kFirstPause, kLongestPause);
  again_ = Clock::now() + pause_;
}

bool Link::Wait(std::vector<std::string>& lines, int milliseconds) {
  const auto end = milliseconds < 0
                       ? Clock::time_point::max()
                       : Clock::now() + std::chrono::milliseconds(milliseconds);
  while (!ended_) {
    if (Clock::now() >= end) {
      return false;
    }
    pollfd polls[] = {{readable(), POLLIN, 0}, {writable(), POLLOUT, 0}};
    poll(polls, 2, PollTime(std::min(end, again_)));
    const bool open = Exchange(lines);
    if (!lines.empty() || !open) {
      return !lines.empty();
    }
  }
  return false;
}

}  // namespace glazier
