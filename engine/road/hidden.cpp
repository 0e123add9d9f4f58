// SPDX-License-Identifier: MIT
// What a seat may know, and guesses at what it does not.
#include "engine/road/state.hpp"

namespace glazier::road {
namespace {

/// A subset of `from` with `count` cards, all equally likely.
CardSet RandomCards(CardSet from, int count, Rng& rng) {
  CardSet chosen = 0;
  for (; count > 0; --count) {
    const auto left = static_cast<std::uint32_t>(CountCards(from));
    const Card card =
        static_cast<Card>(NthOf(from, static_cast<int>(rng.Below(left))));
    from = Without(from, card);
    chosen = With(chosen, card);
  }
  return chosen;
}

/// The ratio of the ways to choose `count` cards from `n` and from `n` - 1, in
/// lowest terms: C(n, count) : C(n - 1, count) is n : n - count.
struct Odds {
  std::uint32_t from_all;
  std::uint32_t from_one_less;
};

Odds OddsOf(int n, int count) {
  return {static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(n - count)};
}

/// Guesses a laid card. A card that may also be in hand leaves fewer possible
/// hands, so each card is weighted by the hands that go with it.
Card GuessLaid(const Cards& cards, Rng& rng) {
  const auto in_hand = static_cast<CardSet>(kAllCards & ~cards.absent);
  const auto candidates = static_cast<CardSet>(kAllCards & ~cards.absent_laid);
  const auto only_laid = static_cast<CardSet>(candidates & ~in_hand);
  const auto either = static_cast<CardSet>(candidates & in_hand);
  const Odds odds = OddsOf(CountCards(in_hand), cards.count);
  const auto of_only =
      static_cast<std::uint32_t>(CountCards(only_laid)) * odds.from_all;
  const auto of_either =
      static_cast<std::uint32_t>(CountCards(either)) * odds.from_one_less;
  const bool only = rng.Below(of_only + of_either) < of_only;
  const CardSet set = only ? only_laid : either;
  const auto count = static_cast<std::uint32_t>(CountCards(set));
  return static_cast<Card>(NthOf(set, static_cast<int>(rng.Below(count))));
}

}  // namespace

bool State::ActsInSecret(int seat) const {
  return !IsSolo() && (phase_ == Phase::kPick || phase_ == Phase::kLay) &&
         Acting().Has(seat);
}

State State::View(int seat) const {
  State view = *this;
  if (IsSolo()) {
    return view;
  }
  for (int other = 0; other < players_; ++other) {
    Cards& cards = view.Edit(other).cards;
    if (other != seat && (cards.count > 0 || cards.HasLaid())) {
      cards.hidden = true;
      cards.hand = 0;
      cards.laid = cards.HasLaid() ? Cards::kHidden : kNoCard;
    }
  }
  return view;
}

State State::Guess(Rng& rng) const {
  State guess = *this;
  for (int seat = 0; seat < players_; ++seat) {
    Cards& cards = guess.Edit(seat).cards;
    if (!cards.hidden) {
      continue;
    }
    cards.hidden = false;
    CardSet from = static_cast<CardSet>(kAllCards & ~cards.absent);
    if (cards.HasLaid()) {
      cards.laid = GuessLaid(cards, rng);
      from = Without(from, cards.laid);
    }
    cards.hand = RandomCards(from, cards.count, rng);
  }
  return guess;
}

}  // namespace glazier::road
