// SPDX-License-Identifier: MIT
// Specialists: the page to choose from, and what lies before a player.
#include "tui/road/cards.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "engine/road/names.hpp"
#include "tui/road/words.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

using road::Card;

/// A sign that needs no colour, and the style of a card's name.
struct CardLook {
  std::string_view before = " ";
  std::string_view after = " ";
  Role role = Role::kText;
};

CardLook LookOf(const CardsView& view, Card card) {
  if (road::HasCard(view.blocked, card)) {
    return {"-", "-", Role::kFaint};
  }
  if (view.cursor == card) {
    return {"[", "]", Role::kChosen};
  }
  if (road::HasCard(view.picked, card)) {
    return {"*", " ", Role::kGood};
  }
  if (road::HasCard(view.offered, card)) {
    return {" ", " ", Role::kStrong};
  }
  return {" ", " ", Role::kFaint};
}

void DrawCard(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const CardsView& view,
              Card card) {
  const CardLook look = LookOf(view, card);
  const Style style = theme.Of(look.role);
  const Style faint = theme.Of(Role::kFaint);
  const std::string letter(1, road::kCardLetters[card]);
  sheet.Put(area.x, area.y,
            std::string(look.before) + letter + std::string(look.after), style);
  if (road::HasCard(view.likely, card)) {
    sheet.Put(area.x + 3, area.y, "~", theme.Of(Role::kLast));
  }
  const int x = area.x + 4;
  const bool blocked = road::HasCard(view.blocked, card);
  const std::string actions = blocked ? "blocked now" : CardInShort(card);
  if (area.height == 1) {
    const int width = Columns(actions);
    sheet.Put(x, area.y, Cut(road::CardName(card), area.width - 5 - width),
              style);
    PutGoods(sheet, theme, area.right() - width, area.y, width, actions, faint);
  } else {
    sheet.Put(x, area.y, Cut(road::CardName(card), area.right() - x), style);
    const std::string full = CardInFull(card);
    const bool fits = Columns(full) <= area.right() - x;
    PutGoods(sheet, theme, x, area.y + 1, area.right() - x,
             blocked ? actions
             : fits  ? full
                     : actions,
             faint);
  }
  if (view.tag > 0) {
    sheet.Tag(area, view.tag + card);
  }
}

/// "hand LFM" with the letters strong; returns the column after it.
int PutLabelled(Sheet& sheet,
                const Theme& theme,
                int x,
                int y,
                std::string_view label,
                const std::string& letters) {
  x = sheet.Put(x, y, label, theme.Of(Role::kFaint)) + 1;
  return sheet.Put(x, y, letters, theme.Of(Role::kStrong)) + 1;
}

std::string HandText(const road::Cards& cards) {
  if (cards.hidden) {
    return std::to_string(cards.count);
  }
  return cards.hand == 0 ? "-" : road::CardsText(cards.hand);
}

}  // namespace

void DrawCards(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const CardsForm& form,
               const CardsView& view) {
  const int count = road::CountCards(view.shown);
  const int down = form.Down(count);
  const int gap = 2;
  const int width = (area.width - gap * (form.columns - 1)) / form.columns;
  int index = 0;
  for (int bits = view.shown; bits != 0; bits &= bits - 1, ++index) {
    const auto card =
        static_cast<Card>(std::countr_zero(static_cast<unsigned>(bits)));
    DrawCard(sheet, theme,
             {area.x + index / down * (width + gap),
              area.y + index % down * form.rows, width, form.rows},
             view, card);
  }
}

void DrawHand(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const road::Cards& cards,
              int cursor,
              bool alone) {
  if (cards == road::Cards()) {
    sheet.PutIn(area.x, area.y, area.width, "no cards", theme.Of(Role::kFaint));
    return;
  }
  constexpr int kRoomy = 20;
  const bool roomy = area.width >= kRoomy;
  const std::string hand = HandText(cards);
  int x = PutLabelled(sheet, theme, area.x, area.y, "hand", hand);
  if (cursor >= 0 && road::HasCard(cards.hand, static_cast<Card>(cursor))) {
    const char letter = road::kCardLetters[static_cast<std::size_t>(cursor)];
    const int at = static_cast<int>(hand.find(letter));
    sheet.Put(area.x + 5 + at, area.y, std::string(1, letter),
              theme.Of(Role::kChosen));
  }
  if (cards.HasLaid() && !roomy) {
    sheet.Put(x - 1, area.y, "+", theme.Of(Role::kStrong));
  } else if (cards.HasLaid()) {
    x = PutLabelled(sheet, theme, x, area.y, "laid",
                    cards.laid == road::Cards::kHidden
                        ? "?"
                        : std::string(1, road::kCardLetters[cards.laid]));
  }
  int y = area.y;
  if (area.height > 1) {
    x = area.x;
    ++y;
  }
  if (cards.turned != 0) {
    x = PutLabelled(sheet, theme, x, y, roomy ? "played" : "",
                    road::CardsText(cards.turned));
  }
  if (alone) {
    return;
  }
  std::string notches = road::CardsText(cards.notched);
  notches.append(static_cast<std::size_t>(road::kNotches - cards.notches()),
                 '.');
  PutLabelled(sheet, theme, x, y, roomy ? "notches" : "<", notches);
}

}  // namespace glazier::tui
