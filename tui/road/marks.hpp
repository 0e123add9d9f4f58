// SPDX-License-Identifier: MIT
// What a choice marks on the table.
#pragma once

#include "tui/road/game_ui.hpp"
#include "tui/road/scene.hpp"

namespace glazier::tui {

RoadMarks MarksOf(const RoadChooser& chooser);

/// @brief What to draw: the drafted position against that of the turn's
/// beginning, or the last step against what was before it.
RoadScene SceneFor(const Scene<road::State>& scene);

}  // namespace glazier::tui
