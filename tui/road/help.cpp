// SPDX-License-Identifier: MIT
// What the help says about Glass Road: the moment, the card, the buildings.
#include "engine/road/names.hpp"
#include "tui/road/spell.hpp"
#include "tui/road/words.hpp"

namespace glazier::tui {

using road::Phase;
using RoadUi = GameUi<road::State>;

const GameWords RoadUi::kWords = {
    "all moves instead of the display",
    "the shapes beside the letters",
    "Every building on your board gives its points: processing and immediate "
    "ones what is printed on them, scoring buildings what they count at the "
    "end. The printed buildings give 1 a glass, 1/2 a sand, 1 a brick, until "
    "an upgrade replaces them. Alone, 20 points are good and 30 are "
    "outstanding.",
    "The last period is over; the buildings are counted.",
    "1@C2+1W",
    "i",
    "buildings",
};

namespace {

HelpLines AboutCards(const road::State& state) {
  switch (state.phase()) {
    case Phase::kPick:
      return {
          {"", "Now: choose specialists", true},
          {"", state.players() == 1
                   ? "They are drawn one by one and bring one action each; of "
                     "the last two you play one with both. What you choose "
                     "now is blocked in the next period."
                   : "You choose in secret. If somebody else turns up a card "
                     "that you hold, you have to follow, and both of you do "
                     "one action only. A card that nobody else holds brings "
                     "both actions. ~ marks the cards that somebody else may "
                     "well choose, going by the goods, land and buildings "
                     "that all of you see."}};
    case Phase::kLay:
      return {{"", "Now: lay a card face down", true},
              {"",
               "Laid cards are turned up clockwise from the first player. A "
               "laid card is not in hand: you do not follow with it."}};
    case Phase::kSpare:
      return {{"", "Now: one more card", true},
              {"",
               "You have three cards left. One may be played, with both "
               "actions; nobody can follow."}};
    default:
      return {
          {"", "Now: play a card", true},
          {"", state.players() == 1
                   ? "Of the last two cards one is played with both actions; "
                     "the other one is void."
                   : "It is open at once. If the other player holds it and has "
                     "a free notch, both of you do one action; else you do "
                     "both."}};
  }
}

HelpLines AboutTurn(const RoadChooser& chooser) {
  const road::State& state = chooser.state();
  const road::Evaluation& evaluation = state.evaluation();
  HelpLines lines;
  if (evaluation.card != road::kNoCard) {
    lines.push_back({"", "Now: the " + road::CardName(evaluation.card), true});
    lines.push_back({"", CardInFull(evaluation.card) + '.'});
    lines.push_back(
        {"", state.players() == 1
                 ? evaluation.single
                       ? "It was drawn: you do one action."
                       : "You chose it of the last two: you do both actions."
             : evaluation.single
                 ? "Somebody else plays it too, so each of you does one "
                   "action, of your own choice."
                 : "Nobody else plays it, so you may do both actions, in "
                   "either order."});
  }
  switch (state.phase()) {
    case Phase::kEffect:
      lines.push_back({"", "The " +
                               road::BuildingName(state.at_work().building) +
                               " brings goods now. What does not fit on the "
                               "wheels is lost; you may take less."});
      break;
    case Phase::kRepeat:
      lines.push_back({"", "The " +
                               road::BuildingName(state.at_work().building) +
                               " works as often as you like; . ends it."});
      break;
    case Phase::kCountry:
      lines.push_back({"",
                       "The Country House lays up to two equal tiles onto "
                       "empty cells beside it."});
      break;
    case Phase::kTavern:
      lines.push_back({"",
                       "The Tavern uses one immediate building beside "
                       "it, as if it had just been built."});
      break;
    case Phase::kTile:
      lines.push_back({"",
                       "The District Offices lay a tile onto any empty "
                       "cell."});
      break;
    case Phase::kGift:
      lines.push_back({"", "Now: the Mayor's gift", true});
      lines.push_back(
          {"", "Another player's Mayor offers you 1 " +
                   std::string(road::kGoodNames[state.offer().good]) +
                   ". You may convert before you take it."});
      break;
    case Phase::kLast:
      lines.push_back({"", "Now: the last conversions", true});
      lines.push_back({"", "The game is over but for conversions; . ends."});
      break;
    default:
      break;
  }
  const HelpLines keys = {
      {"e", "pay the entry cost"},
      {"1 2", "an action of the card"},
      {"b", "build; again: the next building you can afford"},
      {"c", "convert with a building, or repeat one; again: the next"},
      {"x", "remove a landscape tile"},
      {"arrows", "the next choice: cell, gain, building"},
      {"s f k a w b c", "at a gain: that good; again: on the other wheel"},
      {"-", "at a gain: take less"},
      {".", "end the turn, or the effect"},
      {"Enter, Space", "accept; the last step hands the turn in"},
      {"Esc", "take back the last choice"},
      {":", "type a word such as P10:KG+2FB"},
      {"i", "the card of every building that you see"},
  };
  lines.insert(lines.end(), keys.begin(), keys.end());
  return lines;
}

/// A building's card: cost, points, effect.
HelpLine CardOf(const road::Estate& estate, road::BuildingId id) {
  const road::Building& tile = road::kBuildings[id];
  const std::string points = PointsInShort(estate, id);
  return {road::IdText(id),
          std::string(tile.name) + ". Cost " + std::string(tile.cost_text) +
              (road::TypeOf(id) < 2
                   ? ", " + points + (points == "1" ? " point. " : " points. ")
                   : ". ") +
              EffectSentence(id)};
}

void AddBuildings(HelpLines& lines,
                  const road::Estate& estate,
                  std::string_view heading,
                  const road::Buildings& buildings) {
  if (buildings.Empty()) {
    return;
  }
  if (!lines.empty()) {
    lines.push_back({"", ""});
  }
  lines.push_back({"", std::string(heading), true});
  buildings.ForEach(
      [&](road::BuildingId id) { lines.push_back(CardOf(estate, id)); });
}

}  // namespace

HelpLines RoadUi::AboutChoice(const RoadChooser& chooser) {
  const State& state = chooser.state();
  HelpLines lines =
      AsksForCard(state.phase()) ? AboutCards(state) : AboutTurn(chooser);
  if (AsksForCard(state.phase())) {
    for (std::uint8_t card = 0; card < road::kCards; ++card) {
      lines.push_back(
          {std::string(1,
                       static_cast<char>(road::kCardLetters[card] - 'A' + 'a')),
           road::CardName(card) + ": " + CardInFull(card)});
    }
  }
  lines.push_back({"", ""});
  lines.push_back({"", "Letters", true});
  lines.push_back({"G B", "glass, brick: made when a wheel turns"});
  lines.push_back({"S F K A W C", "sand, food, charcoal, water, wood, clay"});
  lines.push_back({"F P G O", "on the land: forest, pit, grove, pond"});
  return lines;
}

HelpLines RoadUi::AboutTable(const RoadModel& model) {
  const State& state = model.state;
  const road::Estate& estate = state.estate(model.near);
  HelpLines lines;
  if (const int at =
          model.chooser == nullptr ? -1 : model.chooser->At(RoadPick::kBuild);
      at >= 0) {
    lines.push_back(CardOf(estate, static_cast<road::BuildingId>(at)));
  }
  AddBuildings(lines, estate, "In the display", state.Shown());
  for (int i = 0; i < state.players(); ++i) {
    const int seat = (model.near + i) % state.players();
    const std::string& name = model.seats[static_cast<std::size_t>(seat)].name;
    AddBuildings(lines, estate, "Private buildings of " + name,
                 state.estate(seat).privates);
    AddBuildings(lines, estate, "Built by " + name, state.estate(seat).built);
  }
  return lines;
}

}  // namespace glazier::tui
