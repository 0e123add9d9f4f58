// From a position and a choice to what the widgets draw.
#pragma once

#include <optional>

#include "tui/sintra/foresight.hpp"
#include "tui/sintra/table_model.hpp"
#include "tui/widgets/factory.hpp"
#include "tui/widgets/palace.hpp"

namespace glazier::tui {

/// @brief What drawing needs besides the model, computed once a frame.
struct Scene {
  const TableModel& model;
  std::optional<Foresight> last;     ///< the last move
  std::optional<Foresight> preview;  ///< the move under choice
};
Scene SceneOf(const TableModel& model);

SourceView ViewSource(const Scene& scene, int source);
PalaceView ViewPalace(const Scene& scene, int seat);

/// @brief Tags of the cells, and back to what they stand for.
int SourceTag(int source);
int PalaceTag(int seat);
std::optional<Target> TargetOf(int tag, int seat);

}  // namespace glazier::tui
