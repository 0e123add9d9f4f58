// SPDX-License-Identifier: MIT
// The words that ask for a choice.
#include "engine/road/names.hpp"
#include "tui/road/likely.hpp"
#include "tui/road/spell.hpp"
#include "tui/road/words.hpp"

namespace glazier::tui {

using road::Phase;
using Kind = RoadPick::Kind;
using RoadUi = GameUi<road::State>;

namespace {

/// What pays, without the wheel where there is only one.
std::string MarkerWords(std::uint32_t marker) {
  return std::string(road::kMarkerNames[marker]);
}

std::string GainWords(road::Gain gain) {
  if (gain.IsNothing()) {
    return "nothing";
  }
  std::string text;
  for (const std::uint8_t part : {gain.first, gain.second}) {
    if (part != 0) {
      text += (text.empty() ? "" : " and ") +
              std::to_string(road::Gain::AmountOf(part)) + ' ' +
              std::string(road::kMarkerNames[road::Gain::MarkerOf(part)]);
    }
  }
  return text;
}

/// A pick as the one the cursor is on is named.
std::string PickWords(const RoadChooser& chooser, const Pick& pick) {
  const auto value = static_cast<std::uint8_t>(pick.value);
  switch (pick.kind) {
    case Kind::kCard:
      return road::CardName(value);
    case Kind::kEntry:
      return "pay with " +
             (pick.value >= RoadPick::kCellEntry
                  ? "the forest " + road::PlaceText(static_cast<road::Place>(
                                        pick.value - RoadPick::kCellEntry))
                  : MarkerWords(pick.value));
    case Kind::kAction: {
      const road::Card card = chooser.state().evaluation().card;
      return "action " + std::to_string(value) + ", " +
             std::string(
                 road::kSpecialists[card].action_texts[value == 1 ? 0 : 1]);
    }
    case Kind::kBuild:
      return "build " + road::IdText(value) + ' ' + road::BuildingName(value);
    case Kind::kRepeat:
    case Kind::kUse:
    case Kind::kConvert:
      return "use " + road::IdText(value) + ' ' + road::BuildingName(value) +
             ", " + std::string(road::kBuildings[value].effect_text);
    case Kind::kCell:
    case Kind::kCells:
      return road::PlaceText(value);
    case Kind::kTile:
      return std::string(road::kTileNames[value]);
    case Kind::kMarker:
      return MarkerWords(pick.value);
    case Kind::kPrivate: {
      const road::BuildingId second = SecondPrivate(pick.value);
      return road::IdText(FirstPrivate(pick.value)) +
             (second == road::Step::kNone ? ""
                                          : " and " + road::IdText(second));
    }
    case Kind::kGain:
      return GainWords(GainOfValue(pick.value));
    case Kind::kLess:
      return "less of it";
    case Kind::kEnd:
      return chooser.state().phase() == Phase::kSpare ? "no further card"
                                                      : "end here";
    case Kind::kRemove:
      return "remove the tile on " + road::PlaceText(value);
    case Kind::kClear:
      return "remove a landscape tile";
    case Kind::kEnter: {
      const road::Card card = chooser.state().evaluation().card;
      return "pay the entry cost, " +
             std::string(road::kSpecialists[card].entry_text);
    }
    default:
      return "";
  }
}

/// The keys that lead to what can be done in a turn.
std::string TurnKeys(const RoadChooser& chooser) {
  std::string keys;
  const auto add = [&](Kind kind, std::string_view text) {
    for (const Pick& option : chooser.Options()) {
      if (option.kind == kind) {
        keys += (keys.empty() ? "" : ", ") + std::string(text);
        return;
      }
    }
  };
  add(Kind::kEnter, "e pays");
  add(Kind::kAction, "1 2 act");
  add(Kind::kBuild, "b builds");
  add(Kind::kRepeat, "c repeats");
  add(Kind::kConvert, "c converts");
  add(Kind::kClear, "x removes");
  add(Kind::kEnd, ". ends");
  return keys;
}

std::string CardPrompt(const RoadChooser& chooser) {
  const road::State& state = chooser.state();
  const road::Cards& cards = state.estate(chooser.seat()).cards;
  switch (state.phase()) {
    case Phase::kPick:
      return "pick card " + std::to_string(cards.count + 1) + " of " +
             std::to_string(state.CardsToPick());
    case Phase::kLay:
      return "lay a card of your hand face down";
    case Phase::kSpare:
      return "play one more card with both actions, or . for none";
    default:
      return state.players() == 1 ? "play one of the last two: both actions"
                                  : "play a card of your hand";
  }
}

std::string Asked(const RoadChooser& chooser) {
  const road::State& state = chooser.state();
  switch (chooser.kind()) {
    case Kind::kCell:
      return "cell (arrows):";
    case Kind::kCells:
      return "up to two cells: Space marks";
    case Kind::kTile:
      return "p pit, g grove or o pond:";
    case Kind::kMarker:
      return "paid with (arrows):";
    case Kind::kPrivate:
      return "in exchange (arrows):";
    case Kind::kGain:
    case Kind::kLess:
      return state.phase() == Phase::kGift ? "the Mayor's gift:"
                                           : "take (arrows):";
    case Kind::kUse:
      return "the Tavern can (arrows):";
    default:
      return "";
  }
}

}  // namespace

std::string RoadUi::Prompt(const RoadChooser& chooser) {
  const State& state = chooser.state();
  if (AsksForCard(state.phase())) {
    const int card = chooser.At(Kind::kCard);
    return CardPrompt(chooser) +
           (card < 0 ? ", Enter accepts"
                     : ": " + road::CardName(static_cast<road::Card>(card)) +
                           "? Enter takes it");
  }
  const Pick at = {static_cast<std::uint8_t>(chooser.kind()),
                   static_cast<std::uint32_t>(chooser.At(chooser.kind()))};
  const std::string asked = Asked(chooser);
  const std::string here = PickWords(chooser, at);
  if (chooser.AtStart() && asked.empty()) {
    return TurnKeys(chooser) + ": " + here + '?';
  }
  return (asked.empty() ? "" : asked + ' ') + here +
         (chooser.Complete() ? ", Enter accepts" : ", Enter goes on");
}

std::string RoadUi::CursorNote(const RoadChooser& chooser) {
  if (const int at = chooser.At(Kind::kCard); at >= 0) {
    const auto card = static_cast<road::Card>(at);
    return road::CardName(card) + ": " + CardInFull(card) +
           OthersWith(chooser.state(), chooser.seat(), card) + '.';
  }
  if (const int at = chooser.At(Kind::kBuild); at >= 0) {
    const auto id = static_cast<road::BuildingId>(at);
    return road::BuildingName(id) + ": " + EffectSentence(id);
  }
  return "";
}

}  // namespace glazier::tui
