// Where everything lies on the table, for a size of the window.
#pragma once

#include <vector>

#include "tui/sintra/factory.hpp"
#include "tui/sintra/palace.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief The places of all parts; the header is row 0.
struct SintraLayout {
  struct Spot {
    int x = 0;
    int y = 0;
  };

  FactoryForm factory;
  std::vector<Spot> factories;
  Area centre;
  PalaceForm near_form;
  Spot near;
  PalaceForm far_form;
  std::vector<Spot> far;  ///< as many opponents as there is room for
  Area text;              ///< score, last move, preview, prompt, keys
  Area log;               ///< empty when there is no room beside the rest
};

/// @brief At least kTableWidth x kTableHeight.
SintraLayout LayOutSintra(int width, int height, int players, int factories);

}  // namespace glazier::tui
