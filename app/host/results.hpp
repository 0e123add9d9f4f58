// SPDX-License-Identifier: MIT
// Finished games of a kiosk, a line each, and what they say of its guests.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief How a game ended for one seat.
struct SeatResult {
  std::string who;  ///< the key of a guest, or `bot:NAME`
  std::string name;
  bool won = false;  ///< a victory may be shared
  double points = 0;
};

/// @brief A finished game. As a line: seconds since the epoch, the game and,
/// for every seat, who, the name, `won` or `lost`, and the points; all of it
/// parted by tabs.
struct GameResult {
  std::int64_t when = 0;
  std::string game;
  std::vector<SeatResult> seats;

  std::string Line() const;
  static Outcome<GameResult> Parse(std::string_view line);
};

/// @brief Where they are kept: a file a machine, so that those of several can
/// be gathered in one folder.
std::filesystem::path ResultsFolder();

/// @brief Adds a game to this machine's file. Returns why not, or nothing.
std::string AddResult(const GameResult& result);

/// @brief The latest games of all files, the oldest first; bounded. Lines that
/// are none are left out.
std::vector<GameResult> ReadResults();

}  // namespace glazier
