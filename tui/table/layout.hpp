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
};

}  // namespace glazier::tui
