// SPDX-License-Identifier: MIT
// The two wheels: where each marker stands, and what makes them turn.
#pragma once

#include "engine/road/goods.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief A player's wheels, as they are and as they were.
struct WheelsView {
  road::Amounts now{};
  road::Amounts before{};  ///< the same unless something changed
  road::Turns turns{};     ///< how often each wheel turned meanwhile
  bool promise = false;    ///< `now` is only drafted
  /// Markers that can be picked, one bit each, and the one the cursor is on.
  std::uint16_t offered = 0;
  int cursor = -1;
  int tag = 0;  ///< of the first marker; 0: none
};

/// @brief How large wheels are drawn: columns for each number, and whether
/// goods are named.
struct WheelForm {
  int slot = 2;
  bool names = false;

  int Label() const { return names ? 10 : 1; }
  /// Label, eight numbers, and the change beside them.
  int Width() const { return Label() + 1 + 8 * slot + (slot > 1 ? 3 : 2); }
};

inline constexpr int kGlassWheelRows = 7;
inline constexpr int kBrickWheelRows = 5;

/// @brief A heading and a row for each marker: the glass wheel, or the brick
/// wheel.
void DrawWheel(Sheet& sheet,
               const Theme& theme,
               int x,
               int y,
               const WheelForm& form,
               const WheelsView& view,
               bool glass);

/// @brief What a wheel lacks to turn: "needs SF", "at 3: full".
std::string WheelNeeds(road::Amounts goods, bool glass);

}  // namespace glazier::tui
