// SPDX-License-Identifier: MIT
// The winners, in a sentence.
#pragma once

#include <string>
#include <vector>

#include "engine/table/table.hpp"

namespace glazier {

/// @brief The last line of a finished game: "Ana wins.", or who shares the
/// victory.
template <Game G>
std::string WinnersLine(const G& game, const std::vector<Seat>& seats) {
  std::string winners;
  int shared = 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    if (game.Wins(seat)) {
      winners += (shared++ == 0 ? "" : " and ") +
                 seats[static_cast<std::size_t>(seat)].name;
    }
  }
  return (shared > 1 ? "Shared victory: " + winners : winners + " wins") +
         ".\n";
}

}  // namespace glazier
