// SPDX-License-Identifier: MIT
// From a position and a choice to what the widgets draw.
#pragma once

#include <cstdint>
#include <optional>

#include "tui/river/game_ui.hpp"
#include "tui/river/glassworks.hpp"
#include "tui/river/stream.hpp"

namespace glazier::tui {

/// @brief `tile` is its number from 0, not its place.
TileView ViewTile(const RiverScene& scene, int tile);
LakeView ViewLake(const RiverScene& scene);
GlassworksView ViewGlassworks(const RiverScene& scene, int seat);

/// @brief A spot on the table that can be pointed at.
struct RiverTarget {
  enum class Kind : std::uint8_t { kSatchel, kLake, kTile };
  Kind kind = Kind::kSatchel;
  int index = 0;    ///< a piece from 0, or a tile from 0
  int colour = -1;  ///< of a piece on a tile

  friend bool operator==(const RiverTarget&, const RiverTarget&) = default;
};

/// @brief The tag of a cell, and back to what it stands for.
int TagOf(const RiverTarget& target);
std::optional<RiverTarget> RiverTargetOf(int tag);

}  // namespace glazier::tui
