// SPDX-License-Identifier: MIT
// The name of the game as a stained-glass window.
#pragma once

#include <ftxui/dom/elements.hpp>

#include "tui/screens/view.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief How much room the title takes.
inline constexpr Size kTitleSize = {71, 7};

ftxui::Element Title(const Theme& theme);

}  // namespace glazier::tui
