// SPDX-License-Identifier: MIT
// Specialists: the page to choose from, and what lies before a player.
#pragma once

#include "engine/road/estate.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief The fifteen specialists while a player chooses among them.
struct CardsView {
  road::CardSet shown = road::kAllCards;
  road::CardSet offered = 0;  ///< can be picked now
  road::CardSet picked = 0;   ///< already in hand
  road::CardSet likely = 0;   ///< others may well choose them
  road::CardSet blocked = 0;  ///< alone: those of the last period
  int cursor = -1;
  int tag = 0;  ///< of the first card; 0: none
};

/// @brief How the page is laid out: cards side by side, and rows for each.
struct CardsForm {
  int columns = 2;
  int rows = 1;

  int Down(int cards) const { return (cards + columns - 1) / columns; }
  int Height(int cards) const { return Down(cards) * rows; }
};

void DrawCards(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const CardsForm& form,
               const CardsView& view);

/// @brief Hand, laid card, cards played and notches, in one or two rows; the
/// card under the cursor is marked. Alone nobody follows: no notches.
void DrawHand(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const road::Cards& cards,
              int cursor,
              bool alone);

}  // namespace glazier::tui
