// SPDX-License-Identifier: MIT
// The connections of a table: their bytes, within bounds.
#include "app/host/peers.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace glazier {
namespace {

constexpr int kAcceptedAtOnce = 16;
constexpr std::size_t kReadAtOnce = 4096;
constexpr std::size_t kUsersRemembered = 256;
constexpr std::chrono::milliseconds kDeaf{100};

}  // namespace

bool Bucket::Take(HostTime now) {
  if (last_ != HostTime{}) {
    const std::chrono::duration<double> passed = now - last_;
    left_ = std::min(burst_, left_ + passed.count() * per_second_);
  }
  last_ = now;
  if (left_ < 1) {
    return false;
  }
  left_ -= 1;
  return true;
}

Peers::Peers(Descriptor listener,
             Audience audience,
             PeerLimits limits,
             Hooks hooks)
    : listener_(std::move(listener)),
      audience_(std::move(audience)),
      limits_(limits),
      hooks_(std::move(hooks)) {}

void Peers::AddTo(std::vector<pollfd>& polls) const {
  const bool deaf = deaf_until_ != HostTime{};
  polls.push_back({deaf ? -1 : listener_.get(), POLLIN, 0});
  for (const auto& [id, peer] : peers_) {
    polls.push_back(
        {peer.fd.get(),
         static_cast<short>(peer.unsent.empty() ? POLLIN : POLLIN | POLLOUT),
         0});
  }
}

HostTime Peers::NextLook(HostTime latest) const {
  if (deaf_until_ != HostTime{}) {
    latest = std::min(latest, deaf_until_);
  }
  for (const auto& [id, peer] : peers_) {
    if (!peer.greeted) {
      latest = std::min(latest, peer.since + limits_.hello);
    }
  }
  return latest;
}

void Peers::Serve(const std::vector<pollfd>& polls, HostTime now) {
  if (deaf_until_ <= now) {
    deaf_until_ = {};
  }
  const auto ready = [&polls](int fd) {
    const auto found =
        std::find_if(polls.begin(), polls.end(),
                     [fd](const pollfd& p) { return p.fd == fd; });
    return found == polls.end() ? 0 : found->revents;
  };
  // Hooks add no peers, and peers they drop stay until the sweep.
  for (auto& [id, peer] : peers_) {
    const int events = ready(peer.fd.get());
    if (!peer.dropped && (events & (POLLIN | POLLHUP | POLLERR)) != 0) {
      Receive(id, peer, now);
    }
    if (!peer.dropped && !peer.unsent.empty() &&
        SendSome(peer.fd.get(), peer.unsent) == Transfer::kEnd) {
      peer.dropped = true;
    }
    if (!peer.dropped && !peer.greeted && now - peer.since >= limits_.hello) {
      Drop(id, "you did not say who you are");
    }
  }
  Sweep();
  if ((ready(listener_.get()) & POLLIN) != 0) {
    Accept(now);
  }
}

void Peers::Receive(Id id, Peer& peer, HostTime now) {
  std::string bytes;
  const Transfer got = ReadSome(peer.fd.get(), bytes, kReadAtOnce);
  if (got == Transfer::kEnd) {
    peer.dropped = true;
    return;
  }
  std::vector<std::string> lines;
  const std::string fault = peer.reader.Add(bytes, lines);
  for (const std::string& line : lines) {
    if (peer.dropped) {
      return;
    }
    if (!peer.messages.Take(now)) {
      Drop(id, "too many messages");
      return;
    }
    hooks_.line(id, line);
  }
  if (!fault.empty() && !peer.dropped) {
    Drop(id, "you sent " + fault);
  }
}

std::string Peers::WhyRefuse(uid_t user, HostTime now) {
  if (!audience_.Admits(user)) {
    return "this table is not for you";
  }
  const auto bucket = connects_.try_emplace(user, limits_.connects,
                                            limits_.connects_per_second);
  // All guests of a kiosk are the host's own user.
  if (user != geteuid() && !bucket.first->second.Take(now)) {
    return "too many connections in a short time";
  }
  if (connects_.size() > kUsersRemembered) {
    connects_.erase(connects_.begin()->first == user
                        ? std::next(connects_.begin())
                        : connects_.begin());
  }
  const auto theirs = static_cast<std::size_t>(std::count_if(
      peers_.begin(), peers_.end(),
      [user](const auto& each) { return each.second.user == user; }));
  if (peers_.size() >= limits_.peers ||
      (user != geteuid() && theirs >= limits_.peers_per_user)) {
    return "too many connections";
  }
  return {};
}

void Peers::Accept(HostTime now) {
  for (int n = 0; n < kAcceptedAtOnce; ++n) {
    Descriptor fd(accept4(listener_.get(), nullptr, nullptr,
                          SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (!fd) {
      if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED) {
        deaf_until_ = now + kDeaf;
      }
      return;
    }
    const auto user = glazier::UserOf(fd.get());
    const std::string why =
        user ? WhyRefuse(*user, now) : "your user could not be determined";
    if (!why.empty()) {
      std::string bye = "bye " + why + '\n';
      SendSome(fd.get(), bye);
      continue;
    }
    peers_.emplace(next_++,
                   Peer{.fd = std::move(fd),
                        .user = *user,
                        .since = now,
                        .unsent = {},
                        .messages = Bucket(limits_.messages,
                                           limits_.messages_per_second)});
  }
}

void Peers::Greet(Id id) {
  peers_.at(id).greeted = true;
}

uid_t Peers::UserOf(Id id) const {
  return peers_.at(id).user;
}

void Peers::Tell(Id id, std::string_view line) {
  const auto found = peers_.find(id);
  if (found == peers_.end() || found->second.dropped) {
    return;
  }
  Peer& peer = found->second;
  peer.unsent.append(line).append("\n");
  if (SendSome(peer.fd.get(), peer.unsent) == Transfer::kEnd ||
      peer.unsent.size() > limits_.unsent) {
    peer.dropped = true;  // disconnected, or too slow to be told why
  }
}

void Peers::Drop(Id id, std::string_view why) {
  Tell(id, "bye " + std::string(why));
  const auto found = peers_.find(id);
  if (found != peers_.end()) {
    found->second.dropped = true;
  }
}

void Peers::DropAll(std::string_view why) {
  for (const auto& [id, peer] : peers_) {
    Drop(id, why);
  }
  Sweep();
}

void Peers::Sweep() {
  // The hook may drop more of them.
  while (true) {
    const auto found =
        std::find_if(peers_.begin(), peers_.end(),
                     [](const auto& each) { return each.second.dropped; });
    if (found == peers_.end()) {
      return;
    }
    const Id id = found->first;
    const bool greeted = found->second.greeted;
    peers_.erase(found);
    if (greeted) {
      hooks_.gone(id);
    }
  }
}

}  // namespace glazier
