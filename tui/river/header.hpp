// SPDX-License-Identifier: MIT
// The first row of River Valley's table, and the legend.
#pragma once

#include "engine/river/state.hpp"
#include "tui/theme/theme.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Row 0: the game, how near its end is, and the bag by colour.
void DrawHeader(Sheet& sheet, const Theme& theme, const river::State& state);

/// @brief One row: every colour's name on its own glass.
void DrawLegend(Sheet& sheet, const Theme& theme, int x, int y, int players);

}  // namespace glazier::tui
