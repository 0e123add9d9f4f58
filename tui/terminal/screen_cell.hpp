// SPDX-License-Identifier: MIT
// Where FTXUI 5, 6 and 7 differ about the cells of a screen.
#pragma once

#include <ftxui/screen/screen.hpp>
#include <type_traits>
#include <utility>

namespace glazier::tui {

/// @brief A cell of FTXUI's screen: Pixel in FTXUI 5 and 6, Cell in 7.
using ScreenCell = std::remove_reference_t<
    decltype(std::declval<ftxui::Screen&>().PixelAt(0, 0))>;

/// @brief Whether it is italic; FTXUI 5 has no italics.
template <class Cell = ScreenCell>
bool Italic(const Cell& cell) {
  if constexpr (requires { cell.italic; }) {
    return cell.italic;
  } else {
    return false;
  }
}

}  // namespace glazier::tui
