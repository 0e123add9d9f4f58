// SPDX-License-Identifier: MIT
// Where everything lies on the table of River Valley, for a size of the
// window.
#pragma once

#include <array>

#include "tui/river/glassworks.hpp"
#include "tui/river/stream.hpp"
#include "tui/table/layout.hpp"

namespace glazier::tui {

/// @brief The places of all parts.
struct RiverLayout : TableLayout {
  TileForm tile;
  std::array<Spot, river::kTiles> tiles{};  ///< by place in the river
  Area lake;
  GlassworksForm near_form;
  GlassworksForm far_form;
  bool legend = false;  ///< in the row above the text
};

/// @brief At least kTableWidth x kTableHeight.
RiverLayout LayOutRiver(int width, int height, int players);

}  // namespace glazier::tui
