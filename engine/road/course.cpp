// SPDX-License-Identifier: MIT
// The course of a game: cards, rounds, periods and the end.
#include <algorithm>

#include "engine/road/state.hpp"

namespace glazier::road {

Options Options::From(const GameChoices& choices) {
  Options options;
  options.players = choices.players;
  options.first_set = choices.values[0] == 1;
  options.periods =
      choices.players == 1 ? kSoloPeriods : 4 + int{choices.values[1]};
  return options;
}

GameChoices Options::Choices() const {
  GameChoices choices;
  choices.players = players;
  choices.values[0] = first_set ? 1 : 0;
  choices.values[1] = static_cast<std::uint8_t>(
      players == 1 ? static_cast<int>(kPeriodValues.size()) : periods - 4);
  return choices;
}

State::State(Options options)
    : players_(static_cast<std::uint8_t>(options.players)),
      first_set_(options.first_set),
      periods_(static_cast<std::uint8_t>(
          options.players == 1 ? kSoloPeriods : options.periods)) {
  display_.fill(kNoBuilding);
}

int State::Turn() const {
  switch (phase_) {
    case Phase::kSetup:
    case Phase::kRefill:
    case Phase::kLord:
    case Phase::kCard:
    case Phase::kTurnUp:
      return kDealer;
    case Phase::kOver:
      return kNobody;
    case Phase::kPick:
    case Phase::kLay: {
      int seat = first_;
      while (!Owes(seat)) {
        seat = After(seat);
      }
      return seat;
    }
    default:
      return seat_;
  }
}

Seats State::Acting() const {
  if (phase_ != Phase::kPick && phase_ != Phase::kLay) {
    return Seats::OfTurn(Turn());
  }
  Seats seats;
  for (int seat = 0; seat < players_; ++seat) {
    if (Owes(seat)) {
      seats.Add(seat);
    }
  }
  return seats;
}

int State::CardsToPick() const {
  return IsSolo() ? kSoloPicks[Index(period_ - 1)] : kPicks;
}

bool State::Owes(int seat) const {
  const Cards& cards = estate(seat).cards;
  return phase_ == Phase::kPick ? cards.count < CardsToPick()
                                : !cards.HasLaid();
}

void State::PlayCard(int seat, Card card, Effect& effect) {
  Cards& cards = Edit(seat).cards;
  if (phase_ == Phase::kPick) {
    cards.hand = With(cards.hand, card);
    ++cards.count;
    effect.ends_turn = !Owes(seat);
    if (effect.ends_turn && Acting().empty()) {
      BeginCards();
    }
    return;
  }
  cards.hand = Without(cards.hand, card);
  --cards.count;
  if (phase_ == Phase::kLay) {
    cards.laid = card;
    cards.absent_laid = cards.absent;
    effect.ends_turn = true;
    if (Acting().empty()) {
      TurnUp(first_, effect);
    }
    return;
  }
  // A card that is played: Phase::kPlay or Phase::kSpare.
  effect.reveals = !IsSolo();
  Evaluate(seat, card, effect);
}

void State::BeginPeriod() {
  phase_ = Phase::kPick;
  seat_ = 0;
  round_ = 0;
}

void State::BeginCards() {
  if (IsSolo()) {
    phase_ = Phase::kCard;
  } else if (players_ == 2) {
    phase_ = Phase::kPlay;
    seat_ = first_;
  } else {
    phase_ = Phase::kLay;
    round_ = 1;
  }
}

void State::TurnUp(int seat, Effect& effect) {
  Cards& cards = Edit(seat).cards;
  if (cards.laid == Cards::kHidden) {
    phase_ = Phase::kTurnUp;
    seat_ = static_cast<std::uint8_t>(seat);
    return;
  }
  const Card card = cards.laid;
  cards.laid = kNoCard;
  cards.absent_laid = 0;
  effect.reveals = true;
  Evaluate(seat, card, effect);
}

// Rulings 3 and 4. A view cannot tell who follows.
void State::Evaluate(int seat, Card card, Effect& effect) {
  Cards& played = Edit(seat).cards;
  played.turned = With(played.turned, card);
  played.absent = With(played.absent, card);
  evaluation_ = {};
  evaluation_.card = card;
  evaluation_.leader = static_cast<std::uint8_t>(seat);
  for (int other = After(seat); other != seat; other = After(other)) {
    Cards& cards = Edit(other).cards;
    if (cards.notches() == kNotches || cards.hidden) {
      continue;
    }
    cards.absent = With(cards.absent, card);
    if (HasCard(cards.hand, card)) {
      cards.hand = Without(cards.hand, card);
      --cards.count;
      cards.notched = With(cards.notched, card);
      if (cards.HasLaid()) {
        cards.absent_laid = With(cards.absent_laid, card);
      }
      evaluation_.followers =
          static_cast<std::uint8_t>(evaluation_.followers | 1 << other);
    }
  }
  evaluation_.single = evaluation_.followers != 0;
  effect.card_begins = true;
  effect.followers = evaluation_.followers;
  BeginTurn(seat);
}

State State::Rehearsal(int seat, Card card, bool single) const {
  State turn = *this;
  Cards& cards = turn.Edit(seat).cards;
  if (phase_ == Phase::kPick) {
    cards.count = kRounds;  // about the size of a hand while a card is played
  } else if (HasCard(cards.hand, card)) {
    cards.hand = Without(cards.hand, card);
    --cards.count;
  }
  turn.evaluation_ = {};
  turn.evaluation_.card = card;
  turn.evaluation_.leader = static_cast<std::uint8_t>(seat);
  turn.evaluation_.single = single;
  cards.hidden = false;
  turn.offer_ = {};
  turn.at_work_ = {};
  // No seat comes after this one: its turn is the last of a period.
  turn.round_ = kRounds;
  turn.first_ = static_cast<std::uint8_t>(After(seat));
  turn.BeginTurn(seat);
  return turn;
}

State State::WithEstateOf(const State& other, int seat) const {
  State mixed = *this;
  mixed.Edit(seat) = other.estate(seat);
  mixed.Edit(seat).cards = estate(seat).cards;
  mixed.shown_ = other.shown_;
  mixed.display_ = other.display_;
  return mixed;
}

void State::BeginTurn(int seat) {
  evaluation_.paid = !kSpecialists[evaluation_.card].HasEntry();
  evaluation_.done = 0;
  evaluation_.roofs = 0;
  seat_ = static_cast<std::uint8_t>(seat);
  phase_ = Phase::kTurn;
}

void State::EndTurn(Effect& effect) {
  effect.ends_turn = true;
  if (evaluation_.followers == 0) {
    EndCard(effect);
    return;
  }
  int next = After(seat_);
  while ((evaluation_.followers >> next & 1) == 0) {
    next = After(next);
  }
  evaluation_.followers =
      static_cast<std::uint8_t>(evaluation_.followers & ~(1 << next));
  BeginTurn(next);
}

void State::EndCard(Effect& effect) {
  const int leader = evaluation_.leader;
  evaluation_ = {};
  if (players_ >= 3) {
    const int next = After(leader);
    if (next != first_) {
      TurnUp(next, effect);
    } else if (round_ < kRounds) {
      ++round_;
      phase_ = Phase::kLay;
      seat_ = 0;
    } else {
      EndPeriod();
    }
    return;
  }
  if (IsSolo()) {
    const int left = estate(0).cards.count;
    if (left > 2) {
      phase_ = Phase::kCard;
    } else if (left == 2) {
      phase_ = Phase::kPlay;
    } else {
      EndPeriod();
    }
    return;
  }
  // Ruling 7.
  const int first_hand = estate(0).cards.count;
  const int second_hand = estate(1).cards.count;
  if (first_hand > 0 && second_hand > 0) {
    phase_ = Phase::kPlay;
    seat_ = static_cast<std::uint8_t>(After(leader));
  } else if (std::max(first_hand, second_hand) == kSpareCards) {
    phase_ = Phase::kSpare;
    seat_ = first_hand == kSpareCards ? 0 : 1;
  } else {
    EndPeriod();
  }
}

// Rulings 5, 6 and 9.
void State::EndPeriod() {
  blocked_ = 0;
  for (int seat = 0; seat < players_; ++seat) {
    Cards& cards = Edit(seat).cards;
    if (IsSolo()) {
      blocked_ = static_cast<CardSet>(cards.hand | cards.turned);
    }
    cards = {};
  }
  round_ = 0;
  if (period_ == periods_) {
    blocked_ = 0;
    phase_ = Phase::kLast;
    seat_ = first_;
    return;
  }
  first_ = static_cast<std::uint8_t>(NextFirst());
  ++period_;
  seat_ = 0;
  if (RefillIsDue()) {
    phase_ = Phase::kRefill;
  } else {
    BeginPeriod();
  }
}

int State::NextFirst() const {
  const int coming = period_ + 1;
  const bool fewest =
      !IsSolo() && (coming == 5 || (players_ == 3 && coming == 4));
  if (!fewest) {
    return After(first_);
  }
  const bool without_old = players_ == 3 && coming == 5;
  int best = After(first_);
  for (int seat = After(best); seat != After(first_); seat = After(seat)) {
    if (estate(seat).land.CountBuildings() <
            estate(best).land.CountBuildings() &&
        !(without_old && seat == first_)) {
      best = seat;
    }
  }
  return best;
}

void State::NextLast() {
  evaluation_ = {};
  seat_ = static_cast<std::uint8_t>(After(seat_));
  if (seat_ == first_) {
    phase_ = Phase::kOver;
    seat_ = 0;
  }
}

}  // namespace glazier::road
