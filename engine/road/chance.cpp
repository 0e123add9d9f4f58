// SPDX-License-Identifier: MIT
// What chance deals: the display, refills, the Feudal Lord's buildings, and in
// a solo game the card to evaluate.
#include <algorithm>
#include <bit>

#include "engine/road/state.hpp"

namespace glazier::road {

int State::DisplayRow() const {
  return players_ == kMaxPlayers && !first_set_ ? kMaxDisplayRow
                                                : kMaxDisplayRow - 1;
}

/// The tiles of a stack that may come next: with the set for a first game, the
/// starred ones before all others.
std::uint32_t State::Candidates(const Buildings& stacks, int type) const {
  const std::uint32_t all = stacks.OfType(type);
  const std::uint32_t starred = all & kFirstGameSet.OfType(type);
  return first_set_ && starred != 0 ? starred : all;
}

BuildingId State::DrawFrom(Buildings& stacks, int type, Rng& rng) const {
  std::uint32_t bits = Candidates(stacks, type);
  for (std::uint32_t n =
           rng.Below(static_cast<std::uint32_t>(std::popcount(bits)));
       n > 0; --n) {
    bits &= bits - 1;
  }
  const BuildingId id = IdOf(type, std::countr_zero(bits));
  stacks.Remove(id);
  return id;
}

/// Gaps of a row that its stack can fill.
int State::GapsToFill(int type) const {
  return std::min(DisplayRow() - shown_.CountType(type),
                  stacks_.CountType(type));
}

bool State::RefillIsDue() const {
  return GapsToFill(0) + GapsToFill(1) + GapsToFill(2) > 0;
}

Deal State::Draw(Rng& rng) const {
  Deal deal;
  if (phase_ == Phase::kCard) {
    deal.kind = Deal::Kind::kCard;
    const CardSet hand = estate(0).cards.hand;
    const auto count = static_cast<std::uint32_t>(CountCards(hand));
    deal.card =
        static_cast<Card>(NthOf(hand, static_cast<int>(rng.Below(count))));
    return deal;
  }
  Buildings stacks = stacks_;
  if (phase_ == Phase::kSetup) {
    deal.first = IsSolo() ? std::uint8_t{0}
                          : static_cast<std::uint8_t>(rng.Below(players_));
  }
  deal.kind = phase_ == Phase::kSetup    ? Deal::Kind::kSetup
              : phase_ == Phase::kRefill ? Deal::Kind::kRefill
                                         : Deal::Kind::kLord;
  for (int type = 0; type < kTypes; ++type) {
    const int wanted = phase_ == Phase::kLord
                           ? std::min(1, stacks.CountType(type))
                           : GapsToFill(type);
    for (int i = 0; i < wanted; ++i) {
      deal.Add(DrawFrom(stacks, type, rng));
    }
  }
  return deal;
}

void State::Show(int slot, BuildingId id) {
  display_[Index(slot)] = id;
  shown_.Add(id);
}

void State::Apply(const Deal& deal) {
  Effect effect;
  if (deal.kind == Deal::Kind::kCard) {
    Cards& cards = Edit(0).cards;
    cards.hand = Without(cards.hand, deal.card);
    --cards.count;
    Evaluate(0, deal.card, effect);
    evaluation_.single = true;
    return;
  }
  for (int i = 0; i < deal.size; ++i) {
    stacks_.Remove(deal.ids[Index(i)]);
  }
  if (deal.kind == Deal::Kind::kLord) {
    for (int i = 0; i < deal.size; ++i) {
      Edit(seat_).privates.Add(deal.ids[Index(i)]);
    }
    EndAction(effect);
    return;
  }
  int next = 0;
  for (int slot = 0; slot < kTypes * kMaxDisplayRow; ++slot) {
    if (slot % kMaxDisplayRow < DisplayRow() && next < deal.size &&
        display_[Index(slot)] == kNoBuilding &&
        TypeOf(deal.ids[Index(next)]) == slot / kMaxDisplayRow) {
      Show(slot, deal.ids[Index(next++)]);
    }
  }
  if (deal.kind == Deal::Kind::kSetup) {
    first_ = deal.first;
  }
  BeginPeriod();
}

std::string State::WhyNotTiles(const Deal& deal) const {
  Buildings stacks = stacks_;
  int next = 0;
  for (int type = 0; type < kTypes; ++type) {
    const int wanted = phase_ == Phase::kLord
                           ? std::min(1, stacks.CountType(type))
                           : GapsToFill(type);
    for (int i = 0; i < wanted; ++i, ++next) {
      if (next >= deal.size) {
        return "more tiles are due than were dealt";
      }
      const BuildingId id = deal.ids[Index(next)];
      if (!IsTile(id) || TypeOf(id) != type) {
        return "tiles are dealt by row: P, I, V";
      }
      if (!stacks.Has(id)) {
        return IdText(id) + " is not in its stack";
      }
      if ((Candidates(stacks, type) >> IndexOf(id) & 1) == 0) {
        return IdText(id) + " comes after the tiles for a first game";
      }
      stacks.Remove(id);
    }
  }
  return next == deal.size ? "" : "more tiles were dealt than are due";
}

std::string State::WhyNotDealt(const Deal& deal) const {
  constexpr std::array<Phase, 4> kPhases = {Phase::kSetup, Phase::kRefill,
                                            Phase::kLord, Phase::kCard};
  if (Index(static_cast<int>(deal.kind)) >= kPhases.size() ||
      kPhases[Index(static_cast<int>(deal.kind))] != phase_) {
    return "this deal is not due now";
  }
  if (deal.kind == Deal::Kind::kCard) {
    return deal.size == 0 && deal.first == 0 &&
                   HasCard(estate(0).cards.hand, deal.card)
               ? ""
               : "that card is not among those left";
  }
  if (deal.card != kNoCard || deal.size > deal.ids.size()) {
    return "such a deal has tiles only";
  }
  if (deal.first >= players_ ||
      (deal.kind != Deal::Kind::kSetup && deal.first != 0)) {
    return "there is no seat " + std::to_string(deal.first + 1);
  }
  for (std::size_t i = deal.size; i < deal.ids.size(); ++i) {
    if (deal.ids[i] != 0) {
      return "more tiles were dealt than are due";
    }
  }
  return WhyNotTiles(deal);
}

}  // namespace glazier::road
