// SPDX-License-Identifier: MIT
// Spoken output for what happens in Glass Road.
#include "engine/road/spoken.hpp"

#include "engine/core/speech.hpp"
#include "engine/road/goods_words.hpp"
#include "engine/road/names.hpp"
#include "engine/road/words.hpp"
#include "engine/table/winners.hpp"

namespace glazier::road {
namespace {

using Parts = std::vector<std::string>;

/// Payment from a wheel of the payer's choice.
void AddMarker(Marker marker, Parts& parts) {
  if (marker != kNoMarker) {
    parts.push_back("pay " + std::string(kMarkerNames[marker]));
  }
}

void AddGain(Gain gain, Parts& parts) {
  if (!gain.IsNone()) {
    parts.push_back("take " + GainWords(gain));
  }
}

void AddPlaces(const Step& step, Parts& parts) {
  if (step.tile != kNoTile) {
    parts.emplace_back(kTileNames[step.tile]);
  }
  if (step.place != Step::kNone) {
    parts.push_back("on " + SpokenPlace(step.place));
  }
  if (step.second != Step::kNone) {
    parts.push_back("and " + SpokenPlace(step.second));
  }
}

/// What pays for a conversion, where there is a choice.
void AddPayment(const Step& step, Parts& parts) {
  AddMarker(step.marker, parts);
  if (step.place == Step::kNone) {
    return;
  }
  if (kBuildings[step.what].conversion.price.buildings == 0) {
    parts.push_back("with " + SpokenPlace(step.place));
    return;
  }
  parts.push_back("with " + BuildingName(step.place));
  if (step.second != Step::kNone) {
    parts.push_back("and " + BuildingName(step.second));
  }
}

/// "Sand 2, wood 5": the markers that moved, and the points.
std::string Moved(const State& before,
                  const State& after,
                  int seat,
                  const Listener& listener) {
  const Estate& was = before.estate(seat);
  const Estate& is = after.estate(seat);
  Parts changes;
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    if (was.goods.Of(marker) != is.goods.Of(marker)) {
      changes.push_back(
          Sentence("{1} {2}", {kMarkerNames[marker], is.goods.Of(marker)}));
    }
  }
  std::string text =
      changes.empty() ? "" : Sentence("Now {1}.\n", {Listed(changes)});
  if (was.Points() != is.Points()) {
    text += Sentence(
        "{1} has {2} points.\n",
        {NameOf(listener, seat), SpokenScore(State::ScoreText(is.Points()))});
  }
  return text;
}

/// A card that begins to be evaluated, and who follows.
std::string Begun(const State& before,
                  const State& after,
                  const Listener& listener) {
  const Evaluation& now = after.evaluation();
  if (now.card == kNoCard || (now.card == before.evaluation().card &&
                              now.leader == before.evaluation().leader)) {
    return "";
  }
  Parts followers;
  for (int seat = 0; seat < after.players(); ++seat) {
    if ((now.followers >> seat & 1) != 0) {
      followers.push_back(NameOf(listener, seat));
    }
  }
  const std::string& leader = NameOf(listener, now.leader);
  return followers.empty()
             ? Sentence("{1} evaluates the {2}.\n",
                        {leader, CardName(now.card)})
             : Sentence("{1} evaluates the {2}; {3} too, one action each.\n",
                        {leader, CardName(now.card), Listed(followers)});
}

std::string EvaluationTurn(const State& view, const std::string& name) {
  const Evaluation& evaluation = view.evaluation();
  const std::string card = CardName(evaluation.card);
  if (!evaluation.paid) {
    return Sentence("{1}, pay the entry cost of the {2}.\n", {name, card});
  }
  return Sentence(evaluation.single      ? "{1}, one action of the {2}.\n"
                  : evaluation.done == 0 ? "{1}, both actions of the {2}.\n"
                                         : "{1}, the other action of the "
                                           "{2}.\n",
                  {name, card});
}

Parts Names(const Deal& deal) {
  Parts names;
  for (std::size_t i = 0; i < deal.size; ++i) {
    names.push_back(BuildingName(deal.ids[i]));
  }
  return names;
}

}  // namespace

std::vector<std::string> SpeakStep(const State& /*state*/,
                                   int /*seat*/,
                                   const Step& step) {
  Parts parts;
  switch (step.kind) {
    case Step::Kind::kDone:
      return {"done"};
    case Step::Kind::kCard:
      return {CardName(step.what)};
    case Step::Kind::kRemove:
      return {"remove", SpokenPlace(step.place)};
    case Step::Kind::kEnter:
      if (step.place != Step::kNone) {
        return {"fell " + SpokenPlace(step.place)};
      }
      AddMarker(step.marker, parts);
      return parts;
    case Step::Kind::kAct:
      parts.push_back("action " + std::to_string(step.what));
      AddPlaces(step, parts);
      break;
    case Step::Kind::kBuild:
      parts.push_back("build " + BuildingName(step.what));
      AddPlaces(step, parts);
      AddMarker(step.marker, parts);
      break;
    case Step::Kind::kConvert:
      parts.push_back("use " + BuildingName(step.what));
      AddPayment(step, parts);
      break;
    case Step::Kind::kTake:
      break;
    case Step::Kind::kLay:
      parts.emplace_back("lay");
      AddPlaces(step, parts);
      break;
    case Step::Kind::kUse:
      return {"use " + BuildingName(step.what)};
  }
  AddGain(step.gain, parts);
  return parts;
}

std::string SpeakChange(const State& before,
                        int seat,
                        const Step* step,
                        const State& after,
                        const Listener& listener) {
  const std::string did =
      step == nullptr ? TellSecret(before, seat) : Tell(before, seat, *step);
  return Sentence("{1} {2}.\n", {NameOf(listener, seat), did}) +
         Moved(before, after, seat, listener) + Begun(before, after, listener);
}

std::string SpeakDeal(const State& after,
                      const Deal& deal,
                      const Listener& listener) {
  switch (deal.kind) {
    case Deal::Kind::kSetup:
      return Sentence("{1} begins.\n", {NameOf(listener, deal.first)});
    case Deal::Kind::kRefill:
      return Sentence(
          "Period {1} of {2}. New in the display: {3}.\n",
          {after.period(), after.options().periods, Listed(Names(deal))});
    case Deal::Kind::kLord:
      return Sentence("The Feudal Lord brings {1}.\n", {Listed(Names(deal))});
    case Deal::Kind::kCard:
      return Sentence("The {1} is drawn: one action.\n", {CardName(deal.card)});
  }
  return "";
}

std::string SpeakTurn(const State& view, int seat, const Listener& listener) {
  const std::string& name = NameOf(listener, seat);
  const std::string building = view.at_work().building == kNoBuilding
                                   ? ""
                                   : BuildingName(view.at_work().building);
  switch (view.phase()) {
    case Phase::kPick:
      return Sentence(
          "{1}, pick card {2} of {3}.\n",
          {name, view.estate(seat).cards.count + 1, view.CardsToPick()});
    case Phase::kLay:
      return Sentence("{1}, lay a card face down.\n", {name});
    case Phase::kPlay:
      return Sentence("{1}, play a card.\n", {name});
    case Phase::kSpare:
      return Sentence("{1}, play one more card, or say done.\n", {name});
    case Phase::kTurn:
      return EvaluationTurn(view, name);
    case Phase::kEffect:
      return Sentence("{1}, take what the {2} brings.\n", {name, building});
    case Phase::kCountry:
      return Sentence("{1}, lay tiles of the Country House, or say done.\n",
                      {name});
    case Phase::kTavern:
      return Sentence("{1}, which building does the Tavern use?\n", {name});
    case Phase::kRepeat:
      return Sentence("{1}, use the {2}, or say done.\n", {name, building});
    case Phase::kTile:
      return Sentence("{1}, where do the District Offices lay a tile?\n",
                      {name});
    case Phase::kGift:
      return Sentence("{1}, take the Mayor's {2}, or take nothing.\n",
                      {name, kGoodNames[view.offer().good]});
    case Phase::kLast:
      return Sentence("{1}, use your buildings a last time, or say done.\n",
                      {name});
    default:
      return "";
  }
}

std::string SpeakReason(const State& state, int seat, const Step& step) {
  return SpokenPrint(SpokenScore(Reason(state, seat, step)));
}

std::string SpeakResult(const State& state, const Listener& listener) {
  std::string text;
  for (int seat = 0; seat < state.players(); ++seat) {
    const Estate& estate = state.estate(seat);
    Parts parts;
    for (int i = 0; i < kPlaces; ++i) {
      // The sites first, as on the board.
      const auto place = static_cast<Place>((i + kCells) % kPlaces);
      const BuildingId id = estate.land.building[place];
      if (id != kNoBuilding) {
        parts.push_back(Sentence(
            "{1} {2}", {BuildingName(id), SpokenScore(State::ScoreText(
                                              estate.PointsAt(place)))}));
      }
    }
    text += Sentence(
        "{1} has {2} points: {3}.\n",
        {NameOf(listener, seat),
         SpokenScore(State::ScoreText(state.Score(seat))), Listed(parts)});
  }
  return text +
         (state.players() == 1 ? "" : WinnersLine(state, listener.seats));
}

std::string SpeakLegend(const State& /*state*/) {
  return "Ask: table, wheels, land, cell C2, display, mine, cards, card "
         "Forester, building Inn, what wood.\n"
         "To ask about another player, say the name first: bot wheels.\n"
         "A step is typed in words: Forester, action 1 on C2 take 1 wood, "
         "build Inn on C2, use Inn, remove C4, done.\n"
         "Notation has a letter for each card, good and building type; "
         "glazier rules road lists them.\n"
         "A dollar sign pays the entry cost, the number of an action and an "
         "at sign with a cell act, a plus takes goods.\n"
         "A building's number and an at sign build, with a colon it converts; "
         "a minus removes a tile, a full stop ends.\n";
}

}  // namespace glazier::road
