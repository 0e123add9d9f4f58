// SPDX-License-Identifier: MIT
// Where everything lies on the table of Glass Road, for a size of the window.
#pragma once

#include "tui/road/cards.hpp"
#include "tui/road/display.hpp"
#include "tui/road/estate.hpp"
#include "tui/table/layout.hpp"

namespace glazier::tui {

/// @brief The places of all parts; the header is row 0.
struct RoadLayout : TableLayout {
  DisplayForm display_form;
  Area display;
  CardsForm cards_form;
  Area cards;      ///< empty unless cards are picked
  bool near_line;  ///< the near player has one row only
  EstateForm near_form;
  EstateForm far_form;
  Area lines;  ///< a row for each of the others
};

RoadLayout LayOutRoad(const road::State& state, int width, int height);

}  // namespace glazier::tui
