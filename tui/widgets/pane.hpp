// SPDX-License-Identifier: MIT
// One pane, or the space for one.
#pragma once

#include <cstdint>
#include <string_view>

#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief What to draw where a pane may lie.
struct PaneView {
  enum class Look : std::uint8_t {
    kNone,     ///< nothing there
    kSpace,    ///< empty, waiting for its colour
    kGlass,    ///< a pane
    kPromise,  ///< a pane that the move under choice would bring
  };
  /// Signs beside the letter, so that highlights need no colour.
  enum class Mark : std::uint8_t {
    kNone,
    kChosen,  ///< [O] under the cursor
    kLast,    ///< >O< moved last
  };

  int colour = -1;
  Look look = Look::kNone;
  Mark mark = Mark::kNone;
  bool faint = false;  ///< out of reach for the choice being made
};

/// @brief Fills an area with glass of a colour, with light from above in it
/// where the terminal has the shades.
void FillGlass(Sheet& sheet, const Theme& theme, const Area& area, int colour);

/// @brief Fills the area, from one row and one column on. Glass of two rows
/// has light in it.
void DrawPane(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const PaneView& pane);
/// @brief The same with another text than the glyph of its colour; signs that
/// do not fit beside it are left out.
void DrawPane(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const PaneView& pane,
              std::string_view text);

}  // namespace glazier::tui
