// SPDX-License-Identifier: MIT
// Where everything lies on the table, for a size of the window.
#pragma once

#include <vector>

#include "tui/sintra/factory.hpp"
#include "tui/sintra/palace.hpp"
#include "tui/table/layout.hpp"

namespace glazier::tui {

/// @brief The places of all parts.
struct SintraLayout : TableLayout {
  FactoryForm factory;
  std::vector<Spot> factories;
  Area centre;
  PalaceForm near_form;
  PalaceForm far_form;
};

/// @brief At least kTableWidth x kTableHeight.
SintraLayout LayOutSintra(int width, int height, int players, int factories);

}  // namespace glazier::tui
