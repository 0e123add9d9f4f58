// SPDX-License-Identifier: MIT
// Glass Road's rules: what a step does to the player who makes it.
#include <algorithm>

#include "engine/road/gains.hpp"
#include "engine/road/printed_text.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {

bool CanPay(const Estate& estate, const Price& price) {
  return estate.goods.Cover(price.goods) &&
         (price.either == kNoGood || estate.goods.OfGood(price.either) > 0) &&
         (price.tile == kNoTile || estate.land.Count(price.tile) > 0) &&
         (!price.forest || estate.land.forests != 0) &&
         estate.privates.Count() >= price.buildings;
}

Effect State::Play(int seat, const Step& step) {
  Effect effect;
  switch (step.kind) {
    case Step::Kind::kDone:
      Finish(effect);
      break;
    case Step::Kind::kCard:
      PlayCard(seat, step.what, effect);
      break;
    case Step::Kind::kRemove:
      Edit(seat).land.Remove(step.place);
      break;
    case Step::Kind::kEnter:
      Enter(step);
      Rotate(effect);
      break;
    case Step::Kind::kAct:
      Act(step, effect);
      break;
    case Step::Kind::kBuild:
      Build(step, effect);
      break;
    case Step::Kind::kConvert:
      Convert(step, effect);
      break;
    case Step::Kind::kTake:
      Take(step, effect);
      break;
    case Step::Kind::kLay:
      Lay(step, effect);
      break;
    case Step::Kind::kUse: {
      const Land& land = estate(seat_).land;
      const auto at =
          std::find(land.building.begin(), land.building.end(), step.what);
      StartInstant(step.what, static_cast<Place>(at - land.building.begin()),
                   effect);
      break;
    }
  }
  return effect;
}

void State::Pay(Estate& estate, const Price& price, const Step& step) {
  estate.goods.Pay(price.goods);
  if (price.either != kNoGood) {
    Amounts one;
    one.Add(step.marker, 1);
    estate.goods.Pay(one);
  }
  if (price.forest) {
    estate.land.Fell(step.place);
  } else if (price.tile != kNoTile) {
    estate.land.Remove(step.place);
  }
  if (price.buildings > 0) {
    estate.privates.Remove(step.place);
  }
  if (price.buildings > 1) {
    estate.privates.Remove(step.second);
  }
}

void State::Receive(const Grant& grant, int times, Gain gain, Effect& effect) {
  Amounts& goods = Edit(seat_).goods;
  // Only what does not fit on the wheel is lost, not what was declined.
  const auto lost = [&](Marker marker, int granted) {
    if (marker != kNoMarker && gain.Of(marker) == goods.Room(marker)) {
      effect.lost = static_cast<std::uint8_t>(
          effect.lost + std::max(0, granted - gain.Of(marker)));
    }
  };
  if (!gain.IsNothing()) {
    for (const std::uint8_t part : {gain.first, gain.second}) {
      if (part != 0 && Gain::MarkerOf(part) != grant.with) {
        lost(Gain::MarkerOf(part), grant.amount * times);
      }
    }
    lost(grant.with, grant.with_amount * times);
  }
  gain.AddTo(goods);
}

void State::Rotate(Effect& effect) {
  const Turns turns = Edit(seat_).goods.Turn();
  effect.glass_turns =
      static_cast<std::uint8_t>(effect.glass_turns + turns.glass);
  effect.brick_turns =
      static_cast<std::uint8_t>(effect.brick_turns + turns.brick);
}

// Ruling 10.
void State::Enter(const Step& step) {
  Pay(Edit(seat_), kSpecialists[evaluation_.card].entry, step);
  evaluation_.paid = true;
}

const Income& State::IncomeOf(Card card, int action) const {
  // Ruling 8: in a solo game the Mayor brings one unit.
  static constexpr Income kMayorAlone = [] {
    PrintedText text("1 of one basic good");
    return ReadIncome(text);
  }();
  return IsSolo() && card == CardOf('M')
             ? kMayorAlone
             : kSpecialists[card].actions[Index(action)].income;
}

void State::Act(const Step& step, Effect& effect) {
  Estate& mine = Edit(seat_);
  const int index = step.what - 1;
  const Action& action = kSpecialists[evaluation_.card].actions[Index(index)];
  evaluation_.done = static_cast<std::uint8_t>(evaluation_.done | 1 << index);
  if (action.deed == Deed::kDraw) {
    phase_ = Phase::kLord;
    return;
  }
  if (action.deed == Deed::kTile) {
    // Ruling 13: the tile first, then the good.
    mine.land.Lay(action.tile == kNoTile ? step.tile : action.tile,
                  SetOf(step.place));
    effect.tiles_laid = 1;
  }
  if (!step.gain.IsNone()) {
    const Income& income = IncomeOf(evaluation_.card, index);
    Receive(income.grant, mine.Count(income.per, kNoPlace), step.gain, effect);
    Rotate(effect);
  }
  // Ruling 17.
  if (evaluation_.card == CardOf('M') && !IsSolo()) {
    offer_ = {GoodOf(Gain::MarkerOf(step.gain.first)), seat_, 0};
    phase_ = Phase::kGift;
    NextGift(effect);
    return;
  }
  EndAction(effect);
}

void State::NextGift(Effect& effect) {
  effect.ends_turn = true;
  seat_ = static_cast<std::uint8_t>(After(seat_));
  offer_.roofs = 0;
  if (seat_ == offer_.giver) {
    offer_ = {};
    EndAction(effect);
  }
}

// Ruling 21.
void State::Build(const Step& step, Effect& effect) {
  Estate& mine = Edit(seat_);
  const Specialist& card = kSpecialists[evaluation_.card];
  for (int action = 0; action < 2; ++action) {
    const int bit = 1 << action;
    if (card.actions[Index(action)].deed == Deed::kBuild &&
        (evaluation_.done & bit) == 0) {
      evaluation_.done = static_cast<std::uint8_t>(evaluation_.done | bit);
      break;
    }
  }
  const BuildingId id = step.what;
  if (mine.privates.Has(id)) {
    mine.privates.Remove(id);
  } else {
    shown_.Remove(id);
    *std::find(display_.begin(), display_.end(), id) = kNoBuilding;
  }
  Pay(mine, kBuildings[id].cost, step);
  Rotate(effect);
  mine.land.Build(id, step.place);
  mine.built.Add(id);
  StartInstant(id, step.place, effect);
}

// Rulings 22 to 24. A building without any possible effect asks nothing.
void State::StartInstant(BuildingId id, Place place, Effect& effect) {
  Estate& mine = Edit(seat_);
  const Building& tile = kBuildings[id];
  const PlaceSet room = mine.land.Empty() & kBeside[place];
  at_work_ = {id, place, false};
  switch (tile.instant) {
    case Instant::kNone:
      break;
    case Instant::kGoods:
      if (Gains(tile.income.grant, mine.Count(tile.income.per, place),
                mine.goods)
              .Any()) {
        phase_ = Phase::kEffect;
        return;
      }
      break;
    case Instant::kTilesAround:
      mine.land.Lay(tile.tile, room);
      effect.tiles_laid = static_cast<std::uint8_t>(CountOf(room));
      break;
    case Instant::kTwoTiles:
      if (room != 0) {
        phase_ = Phase::kCountry;
        return;
      }
      break;
    case Instant::kTavern:
      if (HasNeighbourForTavern(place)) {
        phase_ = Phase::kTavern;
        return;
      }
      break;
    case Instant::kRepeat:
      if (CanPay(mine, tile.conversion.price)) {
        phase_ = Phase::kRepeat;
        return;
      }
      break;
  }
  EndAction(effect);
}

bool State::HasNeighbourForTavern(Place place) const {
  const Land& land = estate(seat_).land;
  for (PlaceSet rest = land.built & kBeside[place]; rest != 0;
       rest &= rest - 1) {
    if (TypeOf(land.building[FirstOf(rest)]) == 1) {
      return true;
    }
  }
  return false;
}

void State::Convert(const Step& step, Effect& effect) {
  Estate& mine = Edit(seat_);
  const Conversion& conversion = kBuildings[step.what].conversion;
  Pay(mine, conversion.price, step);
  if (step.what == kRoofer) {
    ++(offer_.good == kNoGood ? evaluation_.roofs : offer_.roofs);
  }
  if (phase_ == Phase::kRepeat && step.what == at_work_.building) {
    at_work_.repeated = true;
  }
  if (conversion.lays_tile) {
    below_ = phase_;
    phase_ = Phase::kTile;
    return;
  }
  Receive(conversion.grant, 1, step.gain, effect);
  Rotate(effect);
}

void State::Take(const Step& step, Effect& effect) {
  if (phase_ == Phase::kGift) {
    step.gain.AddTo(Edit(seat_).goods);
    Rotate(effect);
    NextGift(effect);
    return;
  }
  const Income& income = kBuildings[at_work_.building].income;
  Receive(income.grant, estate(seat_).Count(income.per, at_work_.place),
          step.gain, effect);
  Rotate(effect);
  EndAction(effect);
}

void State::Lay(const Step& step, Effect& effect) {
  Land& land = Edit(seat_).land;
  land.Lay(step.tile, SetOf(step.place));
  effect.tiles_laid = 1;
  if (step.second != Step::kNone) {
    land.Lay(step.tile, SetOf(step.second));
    effect.tiles_laid = 2;
  }
  if (phase_ == Phase::kTile) {
    phase_ = below_;
    below_ = Phase::kSetup;
  } else {
    EndAction(effect);
  }
}

void State::Finish(Effect& effect) {
  switch (phase_) {
    case Phase::kTurn:
      EndTurn(effect);
      break;
    case Phase::kSpare:
      effect.ends_turn = true;
      EndPeriod();
      break;
    case Phase::kLast:
      effect.ends_turn = true;
      NextLast();
      break;
    default:
      EndAction(effect);
  }
}

void State::EndAction(Effect& effect) {
  at_work_ = {};
  phase_ = Phase::kTurn;
  if (evaluation_.single || evaluation_.done == 3) {
    EndTurn(effect);
  }
}

bool State::Wins(int seat) const {
  if (phase_ != Phase::kOver) {
    return false;
  }
  const int mine = Score(seat);
  for (int other = 0; other < players_; ++other) {
    if (Score(other) > mine) {
      return false;
    }
  }
  return true;
}

std::string State::ScoreText(int score) {
  const int whole = score / 2;
  std::string text = std::to_string(whole);
  if (score % 2 == 0) {
    return text;
  }
  if (whole == 0) {
    return score < 0 ? "-1/2" : "1/2";
  }
  return text + " 1/2";
}

}  // namespace glazier::road
