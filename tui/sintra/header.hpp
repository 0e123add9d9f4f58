// SPDX-License-Identifier: MIT
// The first row of the table.
#pragma once

#include "engine/sintra/state.hpp"
#include "tui/theme/theme.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Row 0: game, round, bonus track, and which colour is which.
void DrawHeader(Sheet& sheet, const Theme& theme, const sintra::State& state);

}  // namespace glazier::tui
