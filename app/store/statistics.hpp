// SPDX-License-Identifier: MIT
// Games, wins, best scores and streaks, counted from the recorded games.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace glazier {

/// @brief One finished game, as the statistics see it: from the first human
/// seat.
struct Finished {
  std::string name;       ///< of the game, as the command line takes it
  std::string game;       ///< its title; a solo game says so
  std::string opponents;  ///< bots by name; "friends" for other humans
  int score = 0;
  double value = 0;    ///< the same in points
  std::string points;  ///< and as players read it
  bool won = false;    ///< alone or shared
  bool solo = false;
};

/// @brief Reads a record; nothing when it is damaged, unfinished or without a
/// human seat.
std::vector<Finished> FinishedGame(const std::filesystem::path& path);

/// @brief Lines for the player, from the oldest game to the newest.
std::string StatisticsText(const std::vector<Finished>& games);

/// @brief All recorded games that were finished, from the oldest to the newest.
std::vector<Finished> FinishedGames();

}  // namespace glazier
