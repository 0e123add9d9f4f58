// SPDX-License-Identifier: MIT
// Which cards the others may well choose.
#include "tui/road/likely.hpp"

#include <algorithm>
#include <array>

#include "engine/road/words.hpp"

namespace glazier::tui {
namespace {

using road::Card;
using road::CardSet;
using road::State;

bool CanPay(const State& view, int seat, Card card) {
  const road::Specialist& printed = road::kSpecialists[card];
  return !printed.HasEntry() || road::CanPay(view.estate(seat), printed.entry);
}

/// Whether a player might have to follow, from public knowledge.
bool MayFollow(const road::Cards& cards, Card card) {
  const CardSet known = static_cast<CardSet>(cards.turned | cards.notched);
  return cards.count > 0 && cards.notches() < road::kNotches &&
         !road::HasCard(static_cast<CardSet>(known | cards.absent), card);
}

std::string Some(int count, int others) {
  return others == 1 ? "the other player"
                     : std::to_string(count) + " of " + std::to_string(others) +
                           " others";
}

}  // namespace

CardSet LikelyCards(const State& view, int seat) {
  struct Worth {
    Card card = 0;
    int value = 0;
  };
  std::array<Worth, road::kCards> cards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto card = static_cast<Card>(i);
    cards[i] = {card, Appraise(view, seat, road::Step::PickCard(card))};
  }
  std::stable_sort(
      cards.begin(), cards.end(),
      [](const auto& a, const auto& b) { return a.value > b.value; });
  CardSet likely = 0;
  for (const Worth& worth : cards) {
    if (road::CountCards(likely) < view.CardsToPick() &&
        CanPay(view, seat, worth.card)) {
      likely = road::With(likely, worth.card);
    }
  }
  return likely;
}

CardSet LikelyOfOthers(const State& view, int seat) {
  CardSet likely = 0;
  for (int other = 0; other < view.players(); ++other) {
    if (other != seat) {
      likely = static_cast<CardSet>(likely | LikelyCards(view, other));
    }
  }
  return likely;
}

std::string OthersWith(const State& view, int seat, Card card) {
  const int others = view.players() - 1;
  const bool picking = view.phase() == road::Phase::kPick;
  if (others == 0 || view.phase() == road::Phase::kSpare) {
    return "";
  }
  int able = 0;
  int likely = 0;
  for (int other = 0; other < view.players(); ++other) {
    if (other == seat ||
        (!picking && !MayFollow(view.estate(other).cards, card))) {
      continue;
    }
    ++able;
    likely += road::HasCard(LikelyCards(view, other), card) ? 1 : 0;
  }
  if (able == 0) {
    return "; nobody can follow";
  }
  return likely == 0 ? ""
                     : "; " + Some(likely, others) + " may well " +
                           (picking ? "choose" : "hold") + " it";
}

}  // namespace glazier::tui
