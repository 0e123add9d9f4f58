// The lines of River Valley's table: header, last move, preview, prompt, keys.
#pragma once

#include "tui/river/views.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Row 0: the game, how near its end is, and the bag by colour.
void DrawHeader(Sheet& sheet, const Theme& theme, const RiverModel& model);

/// @brief One row: every colour's name on its own glass.
void DrawLegend(Sheet& sheet, const Theme& theme, int x, int y, int players);

/// @brief Score track, last move, preview or message, prompt and keys; at
/// least six rows.
void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const RiverScene& scene);

}  // namespace glazier::tui
