// What made up the scores of a game: by source, over time, move by move.
#pragma once

#include <vector>

#include "tui/screens/sintra/timeline.hpp"

namespace glazier::tui {

/// @brief A move and what it brought its player at once, the loss on the
/// broken-glass track included.
struct WeighedMove {
  int number = -1;  ///< from 0; -1: the player never moved
  sintra::Move move{};
  int points = 0;
};

struct SeatAnalysis {
  // Points by source; they add up to the total.
  int windows = 0;
  int bonus = 0;     ///< colour bonus
  int wraps = 0;     ///< lost at the end of the track, 0 or negative
  int leftover = 0;  ///< panes left on strips
  int glass = 0;     ///< final space of the track, 0 or negative
  int special = 0;   ///< ornaments, or windows times colour
  int total = 0;

  std::vector<int> scores;  ///< after 0, 1, 2 ... moves of the whole game
  WeighedMove best;
  WeighedMove worst;
};

/// @brief One for each seat; the game need not be over.
std::vector<SeatAnalysis> Analyse(const Timeline& timeline);

}  // namespace glazier::tui
