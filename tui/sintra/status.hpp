// The lines of the table screen: header, last move, preview, prompt, keys.
#pragma once

#include "tui/sintra/views.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Row 0: game, round, bonus track, and which colour is which.
void DrawHeader(Sheet& sheet, const Theme& theme, const SintraModel& model);

/// @brief Score track, last move, preview or message, prompt and keys; at
/// least six rows.
void DrawStatus(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const SintraScene& scene);

}  // namespace glazier::tui
