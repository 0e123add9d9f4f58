// SPDX-License-Identifier: MIT
// How one cell is painted.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/color.hpp>

namespace glazier::tui {

/// @brief Colours and attributes of a cell. Default colours are the
/// terminal's own.
struct Style {
  ftxui::Color ink = ftxui::Color::Default;
  ftxui::Color ground = ftxui::Color::Default;
  bool bold = false;
  bool dim = false;
  bool inverted = false;
  bool underlined = false;

  friend bool operator==(const Style&, const Style&) = default;
};

/// @brief The style as a decorator: `text("Quit") | Paint(theme.Of(...))`.
ftxui::Decorator Paint(const Style& style);

}  // namespace glazier::tui
