// SPDX-License-Identifier: MIT
// Who has played how well at a kiosk, by game.
#pragma once

#include <string>
#include <vector>

#include "app/host/results.hpp"
#include "app/kiosk/glicko.hpp"

namespace glazier {

/// @brief One guest, or one bot, at one game.
struct GuestStanding {
  std::string who;
  std::string name;  ///< the latest
  Glicko rating;
  int games = 0;
  int wins = 0;
  std::string form;  ///< the latest games: W or L, the last one last
};

/// @brief By game, the best first: those of whom least is known to be less.
struct GameStandings {
  std::string game;
  std::vector<GuestStanding> people;
};

std::vector<GameStandings> StandingsOf(const std::vector<GameResult>& results);

/// @brief The same as lines for people; bots are not in it.
std::string StandingsText(const std::vector<GameStandings>& standings);

}  // namespace glazier
