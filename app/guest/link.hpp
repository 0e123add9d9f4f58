// SPDX-License-Identifier: MIT
// A connection to the host of a table: by its socket, or by ssh.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "app/guest/ssh.hpp"
#include "app/host/places.hpp"
#include "app/host/socket.hpp"
#include "app/host/wire.hpp"

namespace glazier {

/// @brief A connection to a host. Never blocks. One to another machine can
/// come back by itself when the line breaks: then the host tells everything
/// once more, beginning with `table`.
class Link {
 public:
  using Clock = std::chrono::steady_clock;

  /// @brief Connects; the patience is for a host that others keep busy.
  static Outcome<Link> Open(
      const TablePlace& place,
      const Hello& hello,
      std::chrono::milliseconds patience = std::chrono::milliseconds(0),
      SshProcess::Asking asking = SshProcess::Asking::kAllowed);

  /// @brief What to poll before the next Exchange: -1 is nothing.
  int readable() const;
  int writable() const;
  Clock::time_point wake() const { return again_; }

  /// @brief Nothing is sent while the line is lost.
  void Send(const std::string& line);
  /// @brief Sends what waits, and adds the lines that have arrived. False when
  /// no more will come.
  bool Exchange(std::vector<std::string>& lines);
  /// @brief Waits for lines; false when none came in time or will come. A
  /// negative time has no end.
  bool Wait(std::vector<std::string>& lines, int milliseconds);

  /// @brief From now on a line to another machine comes back by itself.
  void ComeBack() { coming_back_ = true; }
  /// @brief It is broken, and not back yet.
  bool lost() const { return lost_; }

 private:
  Link(TablePlace place, Hello hello)
      : place_(std::move(place)), hello_(std::move(hello)) {}

  std::string Dial(SshProcess::Asking asking);
  void SendUnsent();
  void Lose(std::vector<std::string>& lines);
  void TryLater();

  TablePlace place_;
  Hello hello_;
  Descriptor socket_;                // here, or
  std::unique_ptr<SshProcess> ssh_;  // elsewhere
  LineReader reader_{kLongestNews};
  std::string unsent_;
  bool ended_ = false;
  bool coming_back_ = false;
  bool lost_ = false;
  std::chrono::seconds pause_{0};
  Clock::time_point again_ = Clock::time_point::max();
};

/// @brief How long poll() waits for a moment, in milliseconds; -1: for ever.
int PollTime(Link::Clock::time_point moment);

}  // namespace glazier
