// Help that fits the moment: what can be done now, and by which keys.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <string>
#include <vector>

#include "tui/screens/view.hpp"
#include "tui/sintra/chooser.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief A key and what it does; without a key, a paragraph or a heading.
struct HelpLine {
  std::string key;
  std::string text;
  bool heading = false;
};

/// @brief `chooser` is null while nobody chooses at this screen.
std::vector<HelpLine> GameHelp(const Chooser* chooser, bool looking_back);
std::vector<HelpLine> ReplayHelp();

/// @brief A window over the table; scrolls to line `top`, which is corrected.
ftxui::Element HelpWindow(const Theme& theme,
                          Size size,
                          const std::vector<HelpLine>& lines,
                          int& top);

}  // namespace glazier::tui
