// SPDX-License-Identifier: MIT
// Spoken answers to questions about Glass Road.
#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/spoken.hpp"
#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

using Parts = std::vector<std::string>;

std::string SpeakWheels(const Estate& estate) {
  std::array<Parts, 2> wheels;
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    wheels[marker < kBrick ? 0 : 1].push_back(Sentence(
        "{1} {2}", {kGoodNames[GoodOf(marker)], estate.goods.Of(marker)}));
  }
  return Sentence("Glass wheel: {1}.\nBrick wheel: {2}.\n",
                  {Listed(wheels[0]), Listed(wheels[1])});
}

std::string Cells(PlaceSet places) {
  Parts cells;
  for (; places != 0; places &= places - 1) {
    cells.push_back(SpokenPlace(FirstOf(places)));
  }
  return Listed(cells, "none");
}

/// Each forest by its two cells, the one it is named after first: "A1 B1".
std::string Forests(const Land& land) {
  Parts forests;
  for (const PlaceSet forest : kForestPairs) {
    if ((land.forests & forest) != 0) {
      const Place name = FirstOf(forest);
      forests.push_back(SpokenPlace(name) + ' ' +
                        SpokenPlace(FirstOf(forest & ~SetOf(name))));
    }
  }
  return Listed(forests, "none");
}

std::string SpeakLand(const Land& land) {
  return Sentence(
      "Empty: {1}. Buildings: {2}.\nForests: {3}.\n"
      "Pits: {4}. Groves: {5}. Ponds: {6}.\n",
      {Cells(land.Empty()), Cells(land.built & kAllCells), Forests(land),
       Cells(land.tiles[kPit]), Cells(land.tiles[kGrove]),
       Cells(land.tiles[kPond])});
}

std::string SpeakCell(const Land& land, Place place) {
  const std::string name = SpokenPlace(place);
  if ((land.built & SetOf(place)) != 0) {
    return Sentence("{1} has the {2}.\n",
                    {name, BuildingName(land.building[place])});
  }
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    if ((land.tiles[tile] & SetOf(place)) != 0) {
      return Sentence("{1} has a {2}.\n", {name, kTileNames[tile]});
    }
  }
  return Sentence((land.forests & SetOf(place)) != 0 ? "{1} has forest.\n"
                                                     : "{1} is empty.\n",
                  {name});
}

std::string SpeakDisplay(const State& state) {
  constexpr std::array<std::string_view, kTypes> kTypeSentences = {
      "Processing: {1}.\n", "Immediate: {1}.\n", "Scoring: {1}.\n"};
  std::string text;
  for (int type = 0; type < kTypes; ++type) {
    Parts names;
    for (int at = 0; at < state.DisplayRow(); ++at) {
      const BuildingId id = state.Display(type, at);
      if (id != kNoBuilding) {
        names.push_back(BuildingName(id));
      }
    }
    text += Sentence(kTypeSentences[static_cast<std::size_t>(type)],
                     {Listed(names, "none")});
  }
  return text;
}

std::string SpeakBuilt(const Estate& estate) {
  Parts built;
  for (PlaceSet rest = estate.land.built & kAllCells; rest != 0;
       rest &= rest - 1) {
    const Place place = FirstOf(rest);
    built.push_back(Sentence(
        "{1} on {2}",
        {BuildingName(estate.land.building[place]), SpokenPlace(place)}));
  }
  Parts own;
  estate.privates.ForEach(
      [&own](BuildingId id) { own.push_back(BuildingName(id)); });
  return Sentence("Built: {1}.\nPrivate: {2}.\n", {Listed(built), Listed(own)});
}

std::string SpeakHand(const Cards& cards) {
  std::string text =
      cards.hidden ? Sentence("{1} cards in hand", {cards.count})
                   : Sentence("Hand: {1}", {SpokenCards(cards.hand, "empty")});
  if (cards.HasLaid()) {
    text += cards.laid == Cards::kHidden
                ? "; one laid face down"
                : Sentence("; the {1} laid", {CardName(cards.laid)});
  }
  text += ".\n";
  if (cards.turned != 0) {
    text += Sentence("Played: {1}.\n", {SpokenCards(cards.turned, "none")});
  }
  if (cards.notched != 0) {
    text +=
        Sentence("Followed with: {1}.\n", {SpokenCards(cards.notched, "none")});
  }
  return text;
}

std::string SpeakCard(Card card) {
  const Specialist& specialist = kSpecialists[card];
  return (specialist.HasEntry()
              ? Sentence("The {1} has an entry cost: {2}.\n",
                         {CardName(card), SpokenPrint(specialist.entry_text)})
              : Sentence("The {1} has no entry cost.\n", {CardName(card)})) +
         Sentence("Action 1: {1}.\nAction 2: {2}.\n",
                  {SpokenPrint(specialist.action_texts[0]),
                   SpokenPrint(specialist.action_texts[1])});
}

std::string SpeakBuilding(BuildingId id) {
  const Building& tile = kBuildings[id];
  const std::string name(tile.name);
  const std::string cost = SpokenPrint(tile.cost_text);
  const std::string effect = SpokenPrint(tile.effect_text);
  constexpr int kFirstScoring = 2;
  return TypeOf(id) >= kFirstScoring
             ? Sentence("{1} costs {2}.\nIts points: {3}.\n",
                        {name, cost, effect})
             : Sentence("{1} costs {2} and is worth {3}.\nIt does: {4}.\n",
                        {name, cost, SpokenScore(std::to_string(tile.points)),
                         effect});
}

/// By the whole name or its beginning; it must match only one building.
std::optional<BuildingId> FindBuilding(std::string_view typed) {
  std::optional<BuildingId> found;
  int count = 0;
  for (int type = 0; type <= kTypes; ++type) {
    for (int index = 0; index < (type < kTypes ? kOfType : kSites); ++index) {
      const BuildingId id = IdOf(type, index);
      const std::string name = Normalized(kBuildings[id].name);
      if (name == typed || Normalized(IdText(id)) == typed) {
        return id;
      }
      if (name.starts_with(typed)) {
        found = id;
        ++count;
      }
    }
  }
  return count == 1 ? found : std::nullopt;
}

std::optional<std::string> SpeakWhat(const Estate& estate,
                                     std::string_view words) {
  std::string text;
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    if (words == kGoodNames[GoodOf(marker)]) {
      text += Sentence(
          "{1} of {2} {3}.\n",
          {estate.goods.Of(marker), CapOf(marker), kMarkerNames[marker]});
    }
  }
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    if (words == kTileNames[tile]) {
      text = Sentence("On {1}.\n", {Cells(estate.land.tiles[tile])});
    }
  }
  if (words == "forest") {
    text = Sentence("On {1}.\n", {Forests(estate.land)});
  }
  return text.empty() ? std::nullopt : std::optional(text);
}

std::string SpeakCourse(const State& state, const Listener& listener) {
  std::string text =
      state.round() > 0
          ? Sentence("Period {1} of {2}, round {3}.\n",
                     {state.period(), state.options().periods, state.round()})
          : Sentence("Period {1} of {2}.\n",
                     {state.period(), state.options().periods});
  const Evaluation& evaluation = state.evaluation();
  if (evaluation.card != kNoCard) {
    text += Sentence(
        "The {1} of {2} is being evaluated.\n",
        {CardName(evaluation.card), NameOf(listener, evaluation.leader)});
  }
  return text;
}

std::optional<std::string> SpeakNamed(const State& state,
                                      int seat,
                                      std::string_view words) {
  if (TakeWord(words, "building")) {
    const auto id = FindBuilding(words);
    return id && !words.empty() ? SpeakBuilding(*id)
                                : "No building has that name.\n";
  }
  if (TakeWord(words, "card")) {
    for (int card = 0; card < kCards; ++card) {
      const std::string name = Normalized(CardName(static_cast<Card>(card)));
      if (!words.empty() && name.starts_with(words)) {
        return SpeakCard(static_cast<Card>(card));
      }
    }
    return "No card has that name.\n";
  }
  if (TakeWord(words, "cell")) {
    std::string name(words);
    for (char& letter : name) {
      letter = Upper(letter);
    }
    const auto place = ParsePlace(name);
    return place ? std::optional(SpeakCell(state.estate(seat).land, *place))
                 : std::nullopt;
  }
  return TakeWord(words, "what") ? SpeakWhat(state.estate(seat), words)
                                 : std::nullopt;
}

}  // namespace

std::string SpeakTable(const State& state, const Listener& listener) {
  if (state.phase() == Phase::kSetup) {
    return "Nothing has been dealt yet.\n";
  }
  return state.Turn() == kNobody
             ? "The game is over.\n"
             : SpeakCourse(state, listener) + SpeakDisplay(state);
}

std::string SpeakSeat(const State& state, int seat, const Listener& listener) {
  return Sentence(seat == state.first() && state.players() > 1
                      ? "{1} has {2} points and is first.\n"
                      : "{1} has {2} points.\n",
                  {NameOf(listener, seat),
                   SpokenScore(State::ScoreText(state.Score(seat)))}) +
         SpeakWheels(state.estate(seat));
}

std::optional<std::string> SpeakAnswer(const State& state,
                                       int seat,
                                       std::string_view words,
                                       const Listener& listener) {
  const Estate& estate = state.estate(seat);
  if (words == "table") {
    return SpeakCourse(state, listener);
  }
  if (words == "wheels") {
    return SpeakWheels(estate);
  }
  if (words == "land") {
    return SpeakLand(estate.land);
  }
  if (words == "display") {
    return SpeakDisplay(state);
  }
  if (words == "mine") {
    return SpeakBuilt(estate);
  }
  if (words == "cards") {
    return SpeakHand(estate.cards);
  }
  return SpeakNamed(state, seat, words);
}

}  // namespace glazier::road
