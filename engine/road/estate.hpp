// SPDX-License-Identifier: MIT
// What lies in front of one player: wheels, land, buildings and cards.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/road/facts.hpp"

namespace glazier::road {

/// @brief A set of specialists, one bit each.
using CardSet = std::uint16_t;
inline constexpr CardSet kAllCards = (1U << kCards) - 1;

constexpr CardSet CardBit(Card card) {
  return static_cast<CardSet>(1U << card);
}
constexpr bool HasCard(CardSet set, Card card) {
  return card < kCards && (set >> card & 1) != 0;
}
constexpr int CountCards(CardSet set) {
  return std::popcount(set);
}
constexpr CardSet With(CardSet set, Card card) {
  return static_cast<CardSet>(set | CardBit(card));
}
constexpr CardSet Without(CardSet set, Card card) {
  return static_cast<CardSet>(set & ~CardBit(card));
}

/// @brief A player's cards of one period.
///
/// In a view the cards of others are counted but not known. What anybody may
/// conclude about them is kept beside them: `absent` and `absent_laid` are
/// public, and a hand never has a card of the first.
struct Cards {
  static constexpr Card kHidden = 0xFE;  ///< laid, but this view cannot see it

  CardSet hand = 0;         ///< empty where hidden
  CardSet turned = 0;       ///< turned up, played or drawn
  CardSet notched = 0;      ///< played because another player did
  CardSet absent = 0;       ///< everybody knows: not in hand
  CardSet absent_laid = 0;  ///< everybody knows: not laid
  std::uint8_t count = 0;   ///< of the hand
  Card laid = kNoCard;
  bool hidden = false;  ///< the hand and a laid card are unknown

  constexpr int notches() const { return CountCards(notched); }
  constexpr bool HasLaid() const { return laid != kNoCard; }

  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

/// @brief A player's side of the table.
struct Estate {
  Amounts goods = kStartAmounts;
  Land land;
  Buildings built;     ///< on cells and sites, without printed ones
  Buildings privates;  ///< lie open, only the owner may build them
  Cards cards;

  /// @brief How often something is there, for incomes and points of a building
  /// at `place` (kNoPlace: of a card).
  int Count(Per per, Place place) const;
  /// @brief Points of the building at a place, doubled.
  int PointsAt(Place place) const;
  int Points() const;

  friend constexpr bool operator==(const Estate&, const Estate&) = default;
};

}  // namespace glazier::road
