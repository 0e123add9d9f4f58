// SPDX-License-Identifier: MIT
// Why a step is not possible, in a player's words.
#include <algorithm>

#include "engine/road/names.hpp"
#include "engine/road/objection.hpp"

namespace glazier::road {
namespace {

/// Whether every field is in range, whatever the kind.
bool IsSound(const Step& step) {
  const auto is_gain = [](std::uint8_t part) {
    return part == 0 || (Gain::MarkerOf(part) < kMarkers &&
                         Gain::AmountOf(part) > 0 && Gain::AmountOf(part) < 8);
  };
  const bool uses_card = step.kind == Step::Kind::kCard;
  const bool uses_tile = step.kind == Step::Kind::kBuild ||
                         step.kind == Step::Kind::kConvert ||
                         step.kind == Step::Kind::kUse;
  return step.kind <= Step::Kind::kUse && (!uses_card || step.what < kCards) &&
         (!uses_tile || IsTile(step.what)) &&
         (step.kind != Step::Kind::kAct || step.what == 1 || step.what == 2) &&
         (step.kind == Step::Kind::kConvert || step.place < kPlaces ||
          step.place == Step::kNone) &&
         (step.marker < kMarkers || step.marker == kNoMarker) &&
         (step.tile < kTiles || step.tile == kNoTile) &&
         (step.gain.IsNone() ||
          (is_gain(step.gain.first) && is_gain(step.gain.second)));
}

/// Whether a seat has already taken its one action of a shared card.
bool HasPlayed(const State& state, int seat) {
  const Evaluation& evaluation = state.evaluation();
  return evaluation.card != kNoCard && evaluation.single &&
         (evaluation.followers >> seat & 1) == 0 &&
         (seat == evaluation.leader ||
          HasCard(state.estate(seat).cards.notched, evaluation.card)) &&
         state.phase() == Phase::kTurn;
}

}  // namespace

std::string_view Asked(Phase phase) {
  switch (phase) {
    case Phase::kPick:
      return "choose your cards, each by its letter";
    case Phase::kLay:
      return "lay one of your cards, by its letter";
    case Phase::kPlay:
      return "play one of your cards, by its letter";
    case Phase::kSpare:
      return "play one more card, or end the period with .";
    case Phase::kEffect:
      return "take what the building brings, such as +1W, or decline it with "
             "+0";
    case Phase::kCountry:
      return "lay one or two equal tiles beside the Country House, or none "
             "with .";
    case Phase::kTavern:
      return "say which building beside the Tavern you use";
    case Phase::kRepeat:
      return "use the building as often as you like, and end with .";
    case Phase::kTile:
      return "lay a tile, such as @C2=P, onto an empty cell";
    case Phase::kGift:
      return "take the Mayor's good, such as +1W, or decline it with +0";
    case Phase::kLast:
      return "only conversions and removals are left; end with .";
    default:
      return "a card is being evaluated";
  }
}

std::string Objection::To(const Step& step) const {
  switch (step.kind) {
    case Step::Kind::kDone:
      return std::string(Asked(phase_));
    case Step::Kind::kCard:
      return ToCard(step.what);
    case Step::Kind::kRemove:
      return ToRemove(step);
    case Step::Kind::kEnter:
      return ToEnter(step);
    case Step::Kind::kAct:
      return ToAct(step);
    case Step::Kind::kBuild:
      return ToBuild(step);
    case Step::Kind::kConvert:
      return ToConvert(step);
    case Step::Kind::kTake:
      return ToTake(step);
    case Step::Kind::kLay:
      return ToLay(step);
    case Step::Kind::kUse:
      return ToUse(step);
  }
  return "";
}

std::string Objection::ToCard(Card wanted) const {
  const std::string name = The(CardName(wanted));
  if (phase_ == Phase::kPick) {
    return HasCard(estate_.cards.hand, wanted)
               ? "you have picked " + name + " already"
               : name + " was chosen in the last period and rests in this";
  }
  if (phase_ == Phase::kLay || phase_ == Phase::kPlay ||
      phase_ == Phase::kSpare) {
    return name + " is not in your hand";
  }
  return "no card is chosen now: " + std::string(Asked(phase_));
}

std::string Objection::ToRemove(const Step& step) const {
  std::string why = ToAnytime();
  if (!why.empty()) {
    return why;
  }
  if (step.place == Step::kNone) {
    return "say which tile you remove, such as -C4";
  }
  return "there is no landscape tile on " + PlaceText(step.place);
}

std::string Objection::ToTake(const Step& step) const {
  if (phase_ == Phase::kEffect) {
    const AtWork& work = state_.at_work();
    return ToGain(kBuildings[work.building].income, work.place, step,
                  The(BuildingName(work.building)));
  }
  if (phase_ == Phase::kGift) {
    Grant grant;
    grant.amount = 1;
    grant.AddChoice(state_.offer().good);
    return step.gain.IsNone() ? std::string(Asked(phase_))
                              : ToGrant(grant, 1, step.gain, "the Mayor");
  }
  return phase_ == Phase::kTurn ? "write the number of the action before it"
                                : std::string(Asked(phase_));
}

std::string Objection::ToLay(const Step& step) const {
  if (phase_ != Phase::kTile && phase_ != Phase::kCountry) {
    return phase_ == Phase::kTurn ? "write the number of the action before it"
                                  : std::string(Asked(phase_));
  }
  const std::string why = ToEmptyCell(step.place);
  if (!why.empty()) {
    return why;
  }
  if (step.tile == kNoTile) {
    return "say which tile: =P, =G or =O";
  }
  return phase_ == Phase::kTile
             ? "the District Offices lay one tile"
             : "tiles go onto one or two empty cells beside the Country "
               "House, in order";
}

std::string Objection::ToUse(const Step& step) const {
  if (phase_ != Phase::kTavern) {
    return std::string(Asked(phase_));
  }
  return TypeOf(step.what) != 1
             ? "the Tavern uses immediate buildings only"
             : The(BuildingName(step.what)) + " is not beside the Tavern";
}

std::string State::WhyNot(int seat, const Step& step) const {
  if (phase_ == Phase::kOver) {
    return "the game is over";
  }
  if (Acting().empty()) {
    return "something has to be dealt first";
  }
  if (seat < 0 || seat >= players_) {
    return "there is no such seat";
  }
  if (!Acting().Has(seat)) {
    return phase_ == Phase::kPick || phase_ == Phase::kLay
               ? "you have chosen: now the others do"
           : HasPlayed(*this, seat)
               ? "others play the " + CardName(evaluation_.card) +
                     " too: one action only"
               : "it is not your turn";
  }
  Steps steps;
  List(seat, steps);
  if (std::find(steps.begin(), steps.end(), step) != steps.end()) {
    return "";
  }
  if (!IsSound(step)) {
    return "there is no such step";
  }
  if (estate(seat).cards.hidden) {
    return "this view does not know the cards of seat " +
           std::to_string(seat + 1);
  }
  const std::string why = Objection(*this, seat).To(step);
  return why.empty() ? "that is not possible now" : why;
}

}  // namespace glazier::road
