// From a position and a choice to what the widgets draw.
#pragma once

#include <optional>

#include "tui/sintra/factory.hpp"
#include "tui/sintra/palace.hpp"
#include "tui/sintra/preview.hpp"
#include "tui/sintra/table_model.hpp"

namespace glazier::tui {

/// @brief What drawing needs besides the model, computed once a frame.
struct SintraScene {
  const SintraModel& model;
  std::optional<SintraPreview> last;     ///< the last move
  std::optional<SintraPreview> preview;  ///< the move under choice
};
SintraScene SceneOf(const SintraModel& model);

SourceView ViewSource(const SintraScene& scene, int source);
PalaceView ViewPalace(const SintraScene& scene, int seat);

/// @brief Tags of the cells, and back to what they stand for.
int SourceTag(int source);
int PalaceTag(int seat);
std::optional<SintraTarget> TargetOf(int tag, int seat);

}  // namespace glazier::tui
