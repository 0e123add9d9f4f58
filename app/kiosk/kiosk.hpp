// SPDX-License-Identifier: MIT
// A lobby for strangers: what they can do, and how much of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/guest/guest.hpp"
#include "app/guest/visit.hpp"
#include "tui/screens/lobby.hpp"

namespace glazier {

struct KioskLimits {
  std::int64_t minutes = 240;    ///< a connection lasts
  std::int64_t idle = 30;        ///< minutes without a key
  std::int64_t people = 100;     ///< connections at the same time
  std::int64_t tables = 60;      ///< open at the same time, of everybody
  std::int64_t own_tables = 3;   ///< of them, those of one guest
  std::int64_t openings = 20;    ///< tables a guest may open in an hour
  std::int64_t table_idle = 60;  ///< minutes a table waits for its players
  std::int64_t games = 2000;     ///< finished games that are kept

  /// @brief Tables reserved for quick games: whatever others open, a guest can
  /// always play.
  std::int64_t ReservedForQuick() const { return tables / 4; }
};

/// @brief What a guest of the kiosk can do; the same on the full screen and in
/// plain lines. Only tables of the kiosk itself are seen.
class Kiosk : public tui::Lobby {
 public:
  /// @brief The address is that of the connection, and the key the one it has
  /// logged in with, as far as they are known. `itself` is this very host as
  /// ssh takes it, where several share a name.
  explicit Kiosk(KioskLimits limits,
                 std::string address = "",
                 std::string ssh_key = "",
                 std::string itself = "")
      : limits_(limits),
        address_(std::move(address)),
        ssh_key_(std::move(ssh_key)),
        itself_(std::move(itself)) {}

  const std::string& nickname() const override { return hello_.name; }
  /// @brief NAME: who has an SSH key is known by it, whatever the nickname.
  /// NAME#WORD: known by the name and the word.
  std::string Enter(std::string_view typed) override;
  std::vector<tui::LobbyTable> Tables() override;
  Far Quick(std::string_view game) override;
  Far Open(std::string_view game, int players) override;
  Far Join(const std::string& code) override;
  Far Watch(const std::string& code) override;
  std::string Standings() override;

  // The same without a screen.
  enum class Kind { kQuick, kForOthers };
  Outcome<TablePlace> NewTable(std::string_view game, int players, Kind kind);
  Outcome<TablePlace> TableCalled(std::string_view code) const;
  Hello Seated() const { return hello_; }
  /// @brief The first line of a guest's own glazier: whoever has an SSH key is
  /// the same at a table as in the lobby.
  std::string Introduced(const std::string& line) const;
  Hello LookingOn() const { return {Hello::Wish::kWatch, "", hello_.name}; }

 private:
  std::string KeyOfSsh() const;
  std::string Invitation() const;
  Far Opened(std::string_view game, int players, Kind kind);

  KioskLimits limits_;
  std::string address_;
  std::string ssh_key_;
  std::string itself_;
  Hello hello_{Hello::Wish::kJoin, "", ""};
  std::int64_t opened_ = 0;  // by this connection, whatever its nickname
};

/// @brief The lobby in plain lines, until the guest leaves.
void RunKioskInLines(Kiosk& kiosk, InputLines& typed, std::ostream& out);

/// @brief Ratings, games and form of everybody, by game, as lines.
std::string StandingsText();

}  // namespace glazier
