// From a position and a choice to what the widgets draw.
#pragma once

#include <optional>

#include "tui/river/game_ui.hpp"
#include "tui/river/glassworks.hpp"
#include "tui/river/preview.hpp"
#include "tui/river/stream.hpp"

namespace glazier::tui {

/// @brief What drawing needs besides the model, computed once a frame.
struct RiverScene {
  const RiverModel& model;
  std::optional<RiverPreview> last;     ///< the last move
  std::optional<RiverPreview> preview;  ///< the move under choice
};
RiverScene SceneOf(const RiverModel& model);

/// @brief `tile` is its number from 0, not its place.
TileView ViewTile(const RiverScene& scene, int tile);
LakeView ViewLake(const RiverScene& scene);
GlassworksView ViewGlassworks(const RiverScene& scene, int seat);

/// @brief What the tag of a cell stands for.
std::optional<RiverTarget> RiverTargetOf(int tag);

}  // namespace glazier::tui
