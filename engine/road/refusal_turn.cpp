// SPDX-License-Identifier: MIT
// Refusals in the turn of a card: entry costs, actions, buildings, conversions.
#include "engine/road/names.hpp"
#include "engine/road/objection.hpp"

namespace glazier::road {

const Specialist& Objection::card() const {
  return kSpecialists[state_.evaluation().card];
}

std::string Objection::TheCard() const {
  return The(card().name);
}

bool Objection::IsWindow() const {
  return phase_ == Phase::kTurn || phase_ == Phase::kGift ||
         phase_ == Phase::kLast ||
         (phase_ == Phase::kRepeat && state_.at_work().repeated);
}

std::string Objection::ToAnytime() const {
  return IsWindow() ? "" : std::string(Asked(phase_));
}

std::string Objection::ToEnter(const Step& step) const {
  if (phase_ != Phase::kTurn) {
    return std::string(Asked(phase_));
  }
  if (!card().HasEntry()) {
    return TheCard() + " has no entry cost";
  }
  if (state_.evaluation().paid) {
    return "the entry cost is paid already";
  }
  return ToPay(card().entry, step, TheCard());
}

std::string Objection::ToActing() const {
  if (phase_ != Phase::kTurn) {
    return std::string(Asked(phase_));
  }
  if (!state_.evaluation().paid) {
    return "first pay the entry cost of " + TheCard() + ": " +
           std::string(card().entry_text);
  }
  return "";
}

std::string Objection::ToAct(const Step& step) const {
  std::string why = ToActing();
  if (!why.empty()) {
    return why;
  }
  const int index = step.what - 1;
  const Evaluation& evaluation = state_.evaluation();
  if ((evaluation.done >> index & 1) != 0) {
    return "you have done this action of " + TheCard();
  }
  if (card().EqualActions() && index == 1 && evaluation.done == 0) {
    return "both actions of " + TheCard() + " are equal: begin with 1";
  }
  const Action& action = card().actions[static_cast<std::size_t>(index)];
  switch (action.deed) {
    case Deed::kBuild:
      return "this action builds: name a building and a cell, such as "
             "I21@C2";
    case Deed::kDraw:
      return state_.Stacks().Empty() ? "all three stacks are empty"
                                     : "the Feudal Lord draws with 1 alone";
    case Deed::kTile:
      why = ToEmptyCell(step.place);
      if (why.empty() && step.second != Step::kNone) {
        return "one tile only";
      }
      if (why.empty() && (action.tile == kNoTile) != (step.tile != kNoTile)) {
        return action.tile == kNoTile ? "say which tile: =P, =G or =O"
                                      : TheCard() + " has one kind of tile";
      }
      if (!why.empty() || !action.with_goods) {
        return why;
      }
      break;
    case Deed::kGoods:
      break;
  }
  const Income& income = state_.IncomeOf(evaluation.card, index);
  return ToGain(income, kNoPlace, step, TheCard());
}

std::string Objection::ToEmptyCell(std::uint8_t place) const {
  if (place == Step::kNone) {
    return estate_.land.Empty() == 0
               ? "you have no empty cell: remove a tile first"
               : "say onto which empty cell";
  }
  if (place >= kCells) {
    return SomePlace(place) + " is no cell";
  }
  if ((estate_.land.Empty() & SetOf(place)) != 0) {
    return "";
  }
  return PlaceText(place) + " is not empty";
}

std::string Objection::ToBuild(const Step& step) const {
  std::string why = ToActing();
  if (!why.empty()) {
    return why;
  }
  const BuildingId id = step.what;
  const Building& tile = kBuildings[id];
  const std::string name = The(tile.name);
  const auto builds = [this](int action) {
    return card().actions[static_cast<std::size_t>(action)].deed ==
           Deed::kBuild;
  };
  if (!builds(0) && !builds(1)) {
    return TheCard() + " does not build";
  }
  const bool first_left = builds(0) && (state_.evaluation().done & 1) == 0;
  const bool second_left = builds(1) && (state_.evaluation().done & 2) == 0;
  if (!first_left && !second_left) {
    return "you have built with " + TheCard() + " already";
  }
  if (!state_.Shown().Has(id) && !estate_.privates.Has(id)) {
    return estate_.built.Has(id)
               ? "you have built " + name + " already"
               : name + " is neither in the display nor among your own";
  }
  why = ToPay(tile.cost, step, name);
  if (!why.empty()) {
    return why;
  }
  if (tile.IsUpgrade()) {
    const std::string site = PlaceText(SiteAt(tile.site));
    return !estate_.land.IsPrinted(tile.site) ? site + " is built over already"
                                              : name + " goes onto " + site;
  }
  why = ToEmptyCell(step.place);
  return why.empty() ? "a building is written like I21@C2" : why;
}

std::string Objection::ToConvert(const Step& step) const {
  const BuildingId id = step.what;
  const Building& tile = kBuildings[id];
  const std::string name = The(tile.name);
  const bool repeats =
      phase_ == Phase::kRepeat && state_.at_work().building == id;
  if (!repeats) {
    if (TypeOf(id) != 0) {
      return name + " converts nothing now";
    }
    const std::string why = ToAnytime();
    if (!why.empty()) {
      return why;
    }
    if (!estate_.built.Has(id)) {
      return "you have not built " + name;
    }
  }
  if (id == kRoofer && state_.Roofs() >= kRooferLimit) {
    return "the Roofer works ten times a turn at most";
  }
  if (tile.conversion.lays_tile && estate_.land.Empty() == 0) {
    return "there is no empty cell for a tile";
  }
  const std::string why = ToPay(tile.conversion.price, step, name);
  if (!why.empty() && !SaysSource(tile.conversion.price, step)) {
    return why;
  }
  if (tile.conversion.lays_tile) {
    return "first the private buildings alone, then the tile";
  }
  return step.gain.IsNone()
             ? "say what you take, such as +1W"
             : ToGrant(tile.conversion.grant, 1, step.gain, name);
}

}  // namespace glazier::road
