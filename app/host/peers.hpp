// SPDX-License-Identifier: MIT
// The connections of a table: their bytes, within bounds.
#pragma once

#include <poll.h>
#include <sys/types.h>

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/audience.hpp"
#include "app/host/socket.hpp"
#include "app/host/wire.hpp"

namespace glazier {

using HostTime = std::chrono::steady_clock::time_point;

/// @brief A burst, and a rate per second after it.
class Bucket {
 public:
  Bucket(double burst, double per_second)
      : burst_(burst), per_second_(per_second), left_(burst) {}

  /// @brief Takes a token, if one is left.
  bool Take(HostTime now);

 private:
  double burst_;
  double per_second_;
  double left_;
  HostTime last_{};
};

/// @brief What clients may cost.
struct PeerLimits {
  std::size_t peers = 64;          ///< connections in all
  std::size_t peers_per_user = 8;  ///< for others than the host's own user
  double messages = 40;            ///< at once, of one connection
  double messages_per_second = 10;
  double connects = 100;  ///< at once, of one user who is not the host's own
  double connects_per_second = 20;
  std::size_t unsent = 1 << 19;  ///< bytes that wait for a slow reader
  std::chrono::milliseconds hello{10'000};  ///< time to say who one is
};

/// @brief Accepts, reads lines, sends lines. A client that breaks a rule is
/// dropped with a reason, and no client waits for another.
class Peers {
 public:
  /// @brief A connection; numbers are never reused.
  using Id = std::uint64_t;
  struct Hooks {
    std::function<void(Id, const std::string& line)> line;
    std::function<void(Id)> gone;  ///< not for those who never said hello
  };

  Peers(Descriptor listener, Audience audience, PeerLimits limits, Hooks hooks);

  void AddTo(std::vector<pollfd>& polls) const;
  /// @brief When a connection needs attention even if nothing arrives.
  HostTime NextLook(HostTime latest) const;
  void Serve(const std::vector<pollfd>& polls, HostTime now);

  /// @brief The first line was valid: the connection may stay.
  void Greet(Id id);
  uid_t UserOf(Id id) const;
  void Tell(Id id, std::string_view line);
  void Drop(Id id, std::string_view why);
  void DropAll(std::string_view why);
  /// @brief Closes dropped connections. Serve does so, too.
  void Sweep();
  std::size_t size() const { return peers_.size(); }

 private:
  struct Peer {
    Descriptor fd;
    uid_t user = 0;
    HostTime since{};
    LineReader reader{kLongestRequest};
    std::string unsent;
    Bucket messages;
    bool greeted = false;
    bool dropped = false;
  };

  void Accept(HostTime now);
  std::string WhyRefuse(uid_t user, HostTime now);
  void Receive(Id id, Peer& peer, HostTime now);

  Descriptor listener_;
  Audience audience_;
  PeerLimits limits_;
  Hooks hooks_;
  std::map<Id, Peer> peers_;
  std::map<uid_t, Bucket> connects_;
  Id next_ = 1;
  HostTime deaf_until_{};  // out of descriptors: do not spin on the listener
};

}  // namespace glazier
