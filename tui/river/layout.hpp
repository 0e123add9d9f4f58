// Where everything lies on the table of River Valley, for a size of the
// window.
#pragma once

#include <array>
#include <vector>

#include "tui/river/glassworks.hpp"
#include "tui/river/stream.hpp"

namespace glazier::tui {

/// @brief The places of all parts; the header is row 0.
struct RiverLayout {
  struct Spot {
    int x = 0;
    int y = 0;
  };

  TileForm tile;
  std::array<Spot, river::kTiles> tiles{};  ///< by place in the river
  Area lake;
  GlassworksForm near_form;
  Spot near;
  GlassworksForm far_form;
  std::vector<Spot> far;  ///< as many opponents as there is room for
  Area text;              ///< score, last move, preview, prompt, keys
  Area log;               ///< empty when there is no room beside the rest
};

/// @brief At least kTableWidth x kTableHeight.
RiverLayout LayOutRiver(int width, int height, int players);

}  // namespace glazier::tui
