// A lobby for strangers: everything they can do, and how much of it.
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
  std::int64_t openings = 20;    ///< tables a connection may open
  std::int64_t table_idle = 60;  ///< minutes a table waits for its players
};

/// @brief What a guest of the kiosk can do; the same on the full screen and in
/// plain lines. Only tables of the kiosk itself are seen.
class Kiosk : public tui::Lobby {
 public:
  explicit Kiosk(KioskLimits limits) : limits_(limits) {}

  const std::string& nickname() const override { return hello_.name; }
  /// @brief NAME, or NAME#WORD: the word keeps one's seats from others of the
  /// same name.
  std::string Enter(std::string_view typed) override;
  std::vector<tui::LobbyTable> Tables() override;
  Far Quick(std::string_view game) override;
  Far Open(std::string_view game, int players) override;
  Far Join(const std::string& code) override;
  Far Watch(const std::string& code) override;
  std::string Standings() override;

  // The same without a screen.
  Outcome<TablePlace> NewTable(std::string_view game, int players);
  Outcome<TablePlace> TableCalled(std::string_view code) const;
  Hello Seated() const { return hello_; }
  Hello LookingOn() const { return {Hello::Wish::kWatch, "", hello_.name}; }

 private:
  KioskLimits limits_;
  Hello hello_{Hello::Wish::kJoin, "", ""};
  std::int64_t opened_ = 0;
};

/// @brief The lobby in plain lines, until the guest leaves.
void RunKioskInLines(Kiosk& kiosk, InputLines& typed, std::ostream& out);

/// @brief Games and wins of everybody in the recorded games, as lines.
std::string StandingsText();

}  // namespace glazier
