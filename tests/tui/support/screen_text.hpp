// SPDX-License-Identifier: MIT
// A rendered element as text: what a reader without a terminal sees.
#pragma once

#include <span>
#include <string>

#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>

#include "tui/theme/theme.hpp"

namespace glazier::tui::test {

/// @brief A theme for tests; sets the colour support it needs first. Without
/// panes, those of Sintra.
Theme ThemeFor(const ThemeOptions& options);
Theme ThemeFor(const ThemeOptions& options, std::span<const PaneLook> panes);

ftxui::Screen Draw(const ftxui::Element& element, int width, int height);
/// @brief The characters, one line per row, without spaces at the ends.
std::string Text(const ftxui::Screen& screen);
/// @brief The attributes: # inverted, _ underlined, b bold, d dim, else a dot.
std::string Attributes(const ftxui::Screen& screen);

}  // namespace glazier::tui::test
