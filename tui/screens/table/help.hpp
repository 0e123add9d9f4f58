// Help that fits the moment: what can be done now, and by which keys.
#pragma once

#include <ftxui/dom/elements.hpp>

#include "tui/screens/view.hpp"
#include "tui/table/help.hpp"
#include "tui/table/model.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief `choice` is about the choice being made, and empty while nobody
/// chooses at this screen.
HelpLines GameHelp(const HelpLines& choice,
                   bool looking_back,
                   Part part,
                   const GameWords& words);
HelpLines ReplayHelp(const GameWords& words);

/// @brief A window over the table; scrolls to line `top`, which is corrected.
ftxui::Element HelpWindow(const Theme& theme,
                          Size size,
                          const HelpLines& lines,
                          int& top);

}  // namespace glazier::tui
