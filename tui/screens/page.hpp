// SPDX-License-Identifier: MIT
// What the pages of the menu have in common: a head line and a foot.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tui/screens/view.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief Keys and what they do, for the foot of a screen.
using KeyHints = std::vector<std::pair<std::string, std::string>>;

/// @brief One line; hints that do not fit are left out.
ftxui::Element KeyLine(const Theme& theme, const KeyHints& hints, int width);

/// @brief Rows that Page takes for itself.
inline constexpr int kPageFrame = 4;

/// @brief A head line with a title and a remark, the body, and the keys.
ftxui::Element Page(const Theme& theme,
                    Size size,
                    const std::string& title,
                    const std::string& remark,
                    ftxui::Element body,
                    const KeyHints& hints);

/// @brief A window above other things: framed, on clear ground, centred.
ftxui::Element Window(const Theme& theme,
                      const std::string& title,
                      ftxui::Element body);

/// @brief The text in lines of at most `width` cells, broken at spaces.
std::vector<std::string> Wrap(const std::string& text, int width);

}  // namespace glazier::tui
