// SPDX-License-Identifier: MIT
// Where the parts lie that every table has.
#pragma once

#include <vector>

#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief The places of what every table has, below a header in row 0. Games
/// add their own parts.
struct TableLayout {
  struct Spot {
    int x = 0;
    int y = 0;
  };

  Spot near;
  std::vector<Spot> far;  ///< as many opponents as there is room for
  int bottom = 0;         ///< the first row below all of them
  Area text;              ///< score, last move, preview, prompt, keys
  Area log;               ///< empty when there is no room beside the rest

  /// @brief Gives one more opponent the place of the log, below the last one
  /// and above the prompt. All far boards have the same height.
  void TakeLog(int board_height) {
    if (far.empty()) {
      return;
    }
    const Spot spot = {far.back().x, far.back().y + board_height};
    if (spot.x >= log.x && spot.y + board_height < log.bottom()) {
      far.push_back(spot);
      log = {};
    }
  }
};

}  // namespace glazier::tui
