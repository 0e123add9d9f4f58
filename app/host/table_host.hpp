// SPDX-License-Identifier: MIT
// The host of a table: only it holds the game, and it tells everybody else.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/hosted_game.hpp"
#include "app/host/peers.hpp"
#include "app/host/table_file.hpp"
#include "app/host/wire.hpp"

namespace glazier {

struct HostOptions {
  /// The least time a bot's move takes, so that people can follow.
  std::chrono::milliseconds pause{700};
  /// The host ends after this time without anybody; nothing: never.
  std::optional<std::chrono::seconds> patience;
  /// A table that everybody left before a person has moved ends at once, and
  /// nothing of it is kept.
  bool passing = false;
  /// A finished game counts for the standings of a kiosk.
  bool rated = false;
  PeerLimits limits;
};

/// @brief Serves one table on one thread; bots think on another. What happens
/// is on disk before anybody is told.
class TableHost {
 public:
  /// @brief `game` is the one of `file`. Seat 1 is reserved for the first
  /// claim, if there is one already.
  TableHost(HostOptions options,
            TableFile file,
            Audience audience,
            std::unique_ptr<HostedGame> game,
            Descriptor listener);
  ~TableHost();
  TableHost(const TableHost&) = delete;
  TableHost& operator=(const TableHost&) = delete;

  /// @brief Runs until one of these descriptors is readable (or closed), or
  /// nobody is left to serve.
  void Run(const std::vector<int>& stops);
  /// @brief The game was played to its end.
  bool finished() const { return finished_; }

 private:
  using Id = Peers::Id;
  struct Chair {
    std::optional<Id> peer;  // who sits there now
    bool stand_in = false;   // a bot plays while its owner is away
  };

  // What players send.
  void OnLine(Id id, const std::string& line);
  void OnRequest(Id id, std::string_view word, std::string_view rest);
  void OnGone(Id id);
  void Welcome(Id id, std::string_view line);
  void Join(Id id, const Hello& hello);
  void OnMove(Id id, std::size_t seat, std::string_view text);
  void OnUndo(Id id, std::size_t seat);
  void OnSay(Id id, std::size_t seat, std::string_view text);
  void OnStart(Id id, std::size_t seat);
  void OnStandIn(Id id, std::string_view text, bool plays);

  // What they are told.
  void Introduce(Id id, std::optional<std::size_t> seat);
  void CatchUp(Id id);
  void TellAll(const std::string& line);
  void TellSeat(std::size_t seat);
  void TellSteps(Id id, std::size_t from);
  std::string SeatLine(std::size_t seat) const;
  void Refuse(Id id, const std::string& why);

  // The game.
  void Start();
  void Happened(std::size_t kept);
  void Finish();
  void Rate();
  void ServeBots(HostTime now);
  bool BotToMove() const;
  bool Late() const;
  void StopBot();
  void SaveTable();
  void Warn(const std::string& why);

  Presence PresenceOf(std::size_t seat) const;
  Progress progress() const;
  std::optional<std::size_t> SeatOf(Id id) const;
  std::optional<std::size_t> SeatOf(uid_t user, const std::string& key) const;
  HostTime NextLook(HostTime now) const;
  /// Nobody is present, and nothing would be lost.
  bool IsForsaken() const { return options_.passing && visited_ && !played_; }

  HostOptions options_;
  TableFile file_;
  TablePaths paths_;
  std::unique_ptr<HostedGame> game_;
  Peers peers_;
  std::vector<Chair> chairs_;
  std::size_t told_ = 0;       // steps
  std::map<Id, Bucket> talk_;  // everybody who was welcomed
  bool opener_;                // seat 1 is kept while the table waits
  Descriptor wake_;            // the bot has found its move
  std::optional<HostTime> thinking_;
  HostTime last_seen_{};  // somebody was there, to play or to look on
  bool visited_ = false;  // somebody has sat there
  bool played_ = false;   // a person has moved
  bool warned_ = false;
  bool finished_ = false;
};

}  // namespace glazier
