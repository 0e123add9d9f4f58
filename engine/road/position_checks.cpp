// SPDX-License-Identifier: MIT
// What the rules require of a position: the cards, the card that is evaluated,
// and what is asked must agree.
#include "engine/road/gains.hpp"
#include "engine/road/names.hpp"
#include "engine/road/position_reader.hpp"

namespace glazier::road {
namespace {

bool Overlap(CardSet a, CardSet b) {
  return (a & b) != 0;
}

bool Within(CardSet part, CardSet whole) {
  return (part & ~whole) == 0;
}

}  // namespace

Phase PositionReader::Asking() const {
  return state_.phase_ == Phase::kTile ? state_.below_ : state_.phase_;
}

bool PositionReader::HasEvaluation() const {
  switch (Asking()) {
    case Phase::kTurn:
    case Phase::kEffect:
    case Phase::kCountry:
    case Phase::kTavern:
    case Phase::kRepeat:
    case Phase::kGift:
    case Phase::kLord:
      return true;
    default:
      return false;
  }
}

std::string PositionReader::Check() const {
  std::string why;
  for (int seat = 0; seat < state_.players_ && why.empty(); ++seat) {
    why = CheckCards(seat);
    if (why.empty()) {
      why = CheckCounts(seat);
    }
    if (why.empty() && state_.players_ >= 3) {
      why = CheckRound(seat);
    }
    if (!why.empty()) {
      why = "seat " + std::to_string(seat + 1) + ": " + why;
    }
  }
  if (why.empty()) {
    why = CheckEvaluation();
  }
  if (why.empty()) {
    why = CheckPhase();
  }
  return why.empty() ? CheckWork() : why;
}

std::string PositionReader::CheckCards(int seat) const {
  const Cards& cards = state_.estate(seat).cards;
  const bool knows_laid = cards.laid < kCards;
  const CardSet laid = knows_laid ? CardBit(cards.laid) : CardSet{0};
  if (Overlap(cards.hand, laid) || Overlap(cards.hand, cards.absent) ||
      Overlap(cards.turned, cards.notched) ||
      Overlap(laid, static_cast<CardSet>(cards.turned | cards.notched))) {
    return "a card is in two places";
  }
  if (cards.hidden && (knows_laid || cards.hand != 0 || state_.IsSolo())) {
    return "a player's cards are all hidden or all known";
  }
  if (!Within(static_cast<CardSet>(cards.turned | cards.notched),
              cards.absent) ||
      !Within(cards.absent_laid, cards.absent) ||
      Overlap(laid, cards.absent_laid) ||
      (!cards.HasLaid() && cards.absent_laid != 0)) {
    return "the cards known to be absent do not agree with the others";
  }
  if (cards.notches() > kNotches) {
    return "there are two notches";
  }
  if (kCards - CountCards(cards.absent) < cards.count + 1) {
    return "too many cards are known to be absent";
  }
  return "";
}

std::string PositionReader::CheckCounts(int seat) const {
  const Cards& cards = state_.estate(seat).cards;
  const int used =
      CountCards(cards.turned) + cards.notches() + (cards.HasLaid() ? 1 : 0);
  switch (Asking()) {
    case Phase::kPick:
      return used > 0 || cards.absent != 0 ||
                     cards.count > state_.CardsToPick() ||
                     Overlap(cards.hand, state_.blocked_)
                 ? "these cards cannot have been picked"
                 : "";
    case Phase::kRefill:
    case Phase::kLast:
    case Phase::kOver:
      return cards == Cards() ? "" : "between periods nobody has cards";
    default:
      return used + cards.count != state_.CardsToPick() ||
                     (state_.players_ < 3 && cards.HasLaid()) ||
                     (state_.IsSolo() &&
                      (cards.notched != 0 || cards.absent != cards.turned ||
                       Overlap(cards.hand, state_.blocked_)))
                 ? "the number of cards is wrong"
                 : "";
  }
}

// Everybody from the first player to the leader has turned up a card of this
// round; the others have one laid.
std::string PositionReader::CheckRound(int seat) const {
  const Cards& cards = state_.estate(seat).cards;
  const int turned = CountCards(cards.turned);
  if (state_.phase_ == Phase::kLay) {
    return turned == state_.round_ - 1 ? "" : "the round does not agree";
  }
  if (!HasEvaluation()) {
    return "";
  }
  const auto from_first = [this](int other) {
    return (other + state_.players_ - state_.first_) % state_.players_;
  };
  const bool has_turned =
      from_first(seat) <= from_first(state_.evaluation_.leader);
  return turned == state_.round_ - (has_turned ? 0 : 1) &&
                 cards.HasLaid() != has_turned
             ? ""
             : "the round does not agree";
}

std::string PositionReader::CheckEvaluation() const {
  const Evaluation& evaluation = state_.evaluation_;
  if (!HasEvaluation()) {
    return evaluation.card == kNoCard &&
                   (evaluation.roofs == 0 || Asking() == Phase::kLast)
               ? ""
               : "no card is evaluated now";
  }
  if (evaluation.card == kNoCard) {
    return "card= must be the card that is evaluated";
  }
  const bool gift = Asking() == Phase::kGift;
  const int seat = gift ? state_.offer_.giver : state_.seat_;
  const auto followed = [&](int other) {
    return HasCard(state_.estate(other).cards.notched, evaluation.card);
  };
  if (!HasCard(state_.estate(evaluation.leader).cards.turned,
               evaluation.card) ||
      (seat != evaluation.leader && !followed(seat)) ||
      (evaluation.followers >> seat & 1) != 0 ||
      (evaluation.followers >> evaluation.leader & 1) != 0) {
    return "the card does not agree with who plays it";
  }
  for (int other = 0; other < state_.players_; ++other) {
    if ((evaluation.followers >> other & 1) != 0 && !followed(other)) {
      return "a follower has not played the card";
    }
  }
  if (!evaluation.single &&
      (evaluation.followers != 0 || seat != evaluation.leader)) {
    return "a followed player has one action";
  }
  const Specialist& card = kSpecialists[evaluation.card];
  if ((!evaluation.paid && (evaluation.done != 0 || !card.HasEntry())) ||
      (card.EqualActions() && evaluation.done == 2)) {
    return "the actions done do not match the card";
  }
  const bool asks_turn = Asking() == Phase::kTurn;
  const int most = (evaluation.single ? 1 : 2) - (asks_turn ? 1 : 0);
  if (std::popcount(unsigned{evaluation.done}) > most) {
    return "more actions are done than may be";
  }
  return "";
}

std::string PositionReader::CheckPhase() const {
  const Evaluation& evaluation = state_.evaluation_;
  const int players = state_.players_;
  const int count = state_.estate(0).cards.count;
  const int other = players == 2 ? state_.estate(1).cards.count : 0;
  bool ok = true;
  switch (Asking()) {
    case Phase::kPick:
    case Phase::kLay:
      ok = !state_.Acting().empty();
      break;
    case Phase::kPlay:
      ok = players == 2 ? count > 0 && other > 0 : players == 1 && count == 2;
      break;
    case Phase::kSpare:
      ok = players == 2 &&
           state_.estate(state_.seat_).cards.count == kSpareCards &&
           count + other == kSpareCards;
      break;
    case Phase::kCard:
      ok = players == 1 && count > 2;
      break;
    case Phase::kRefill:
      ok = state_.period_ > 1 && state_.RefillIsDue();
      break;
    case Phase::kLord:
      ok = evaluation.card == CardOf('L') && (evaluation.done & 1) != 0 &&
           !state_.stacks_.Empty();
      break;
    case Phase::kGift:
      ok = evaluation.card == CardOf('M') && (evaluation.done & 1) != 0 &&
           players > 1 && state_.seat_ != state_.offer_.giver;
      break;
    case Phase::kLast:
    case Phase::kOver:
      ok = state_.period_ == state_.periods_;
      break;
    default:
      break;
  }
  const bool lays = Asking() == Phase::kLay;
  const bool rounds = players >= 3 && (lays || HasEvaluation());
  if (!ok || (lays && players < 3) || rounds != (state_.round_ > 0) ||
      (Asking() == Phase::kGift) != (state_.offer_.good != kNoGood) ||
      (state_.IsSolo() && state_.first_ != 0)) {
    return "this cannot be asked now";
  }
  if (state_.phase_ == Phase::kTile) {
    const Estate& estate = state_.estate(state_.seat_);
    if (!estate.built.Has(kDistrictOffices) || estate.land.Empty() == 0) {
      return "the District Offices lay no tile now";
    }
  }
  return "";
}

std::string PositionReader::CheckWork() const {
  const AtWork& work = state_.at_work_;
  const Phase asking = Asking();
  const bool works = asking == Phase::kEffect || asking == Phase::kCountry ||
                     asking == Phase::kTavern || asking == Phase::kRepeat;
  if (works != (work.building != kNoBuilding)) {
    return "work= must be the immediate building at work";
  }
  if (!works) {
    return "";
  }
  const Estate& estate = state_.estate(state_.seat_);
  const Building& tile = kBuildings[work.building];
  const Specialist& card = kSpecialists[state_.evaluation_.card];
  bool built = false;
  for (std::size_t action = 0; action < 2; ++action) {
    built = built || (card.actions[action].deed == Deed::kBuild &&
                      (state_.evaluation_.done >> action & 1) != 0);
  }
  bool ok = built && estate.land.building[work.place] == work.building;
  switch (asking) {
    case Phase::kEffect:
      ok = ok && tile.instant == Instant::kGoods &&
           Gains(tile.income.grant, estate.Count(tile.income.per, work.place),
                 estate.goods)
               .Any();
      break;
    case Phase::kCountry:
      ok = ok && tile.instant == Instant::kTwoTiles &&
           (estate.land.Empty() & kBeside[work.place]) != 0;
      break;
    case Phase::kTavern:
      ok = ok && tile.instant == Instant::kTavern &&
           state_.HasNeighbourForTavern(work.place);
      break;
    default:
      ok = ok && tile.instant == Instant::kRepeat &&
           (work.repeated || CanPay(estate, tile.conversion.price));
  }
  ok = ok && (!work.repeated || asking == Phase::kRepeat) &&
       (state_.phase_ != Phase::kTile || asking != Phase::kRepeat ||
        work.repeated);
  return ok ? "" : IdText(work.building) + " cannot be at work now";
}

}  // namespace glazier::road
