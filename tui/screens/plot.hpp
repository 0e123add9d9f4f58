// SPDX-License-Identifier: MIT
// Lines over time, drawn with characters.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <string>
#include <vector>

#include "tui/screens/view.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

struct PlotLine {
  std::string name;  ///< stands beside its end
  std::vector<int> values;
  Style style;
  char mark = '1';  ///< draws the line where only ASCII is shown
};

/// @brief All lines on one scale, the last one on top, with numbers on the left
/// as `label` prints them. `rounds` are the values where a round begins: an
/// axis below counts them.
ftxui::Element Plot(const Theme& theme,
                    const std::vector<PlotLine>& lines,
                    const std::vector<int>& rounds,
                    Size size,
                    std::string (*label)(int value));

}  // namespace glazier::tui
