// SPDX-License-Identifier: MIT
// Help for the current situation: what can be done now, and with which keys.
#pragma once

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

#include "tui/screens/view.hpp"
#include "tui/table/help.hpp"
#include "tui/table/landmark.hpp"
#include "tui/table/model.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief `choice` is about the choice being made, and empty while there is
/// none at this screen; `named` are the parts of the table.
HelpLines GameHelp(const HelpLines& choice,
                   bool looking_back,
                   Part part,
                   const GameWords& words,
                   const Landmarks& named);
HelpLines ReplayHelp(const GameWords& words);

/// @brief Arrows, Page up and down, Home and End; false: another key. What is
/// out of range is corrected when the window is drawn.
bool ScrollHelp(const ftxui::Event& event, int& top);

/// @brief A window over the table; scrolls to line `top`, which is corrected.
ftxui::Element HelpWindow(const Theme& theme,
                          Size size,
                          const HelpLines& lines,
                          int& top);

}  // namespace glazier::tui
