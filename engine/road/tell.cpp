// SPDX-License-Identifier: MIT
// What happened, in sentences.
#include "engine/road/goods_words.hpp"
#include "engine/road/names.hpp"
#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

std::string Times(int times) {
  return times == 1   ? ""
         : times == 2 ? " twice"
                      : ' ' + std::to_string(times) + " times";
}

/// "; the glass wheel turns twice".
std::string TurnWords(const Effect& effect) {
  std::string text;
  if (effect.glass_turns > 0) {
    text += "; the glass wheel turns" + Times(effect.glass_turns);
  }
  if (effect.brick_turns > 0) {
    text += "; the brick wheel turns" + Times(effect.brick_turns);
  }
  return text;
}

std::string TellDone(const State& before) {
  switch (before.phase()) {
    case Phase::kSpare:
      return "plays no further card";
    case Phase::kCountry:
      return "lays no tile";
    case Phase::kRepeat:
      return "has done with the " + BuildingName(before.at_work().building);
    case Phase::kLast:
      return "is ready for the scoring";
    default:
      return "ends the turn";
  }
}

std::string TellCard(const State& before, Card card) {
  switch (before.phase()) {
    case Phase::kPick:
      return "picks the " + CardName(card);
    case Phase::kLay:
      return "lays the " + CardName(card) + " face down";
    default:
      return "plays the " + CardName(card);
  }
}

std::string TileAt(const Land& land, Place cell) {
  for (std::uint8_t tile = 0; tile < kTiles; ++tile) {
    if ((land.tiles[tile] & SetOf(cell)) != 0) {
      return "the " + std::string(kTileNames[tile]) + " on " + PlaceText(cell);
    }
  }
  return "the forest " + PlaceText(cell);
}

std::string TellAct(const State& before, const Step& step) {
  const Card card = before.evaluation().card;
  const Action& action =
      kSpecialists[card].actions[static_cast<std::size_t>(step.what - 1)];
  if (action.deed == Deed::kDraw) {
    return "draws a building from each stack";
  }
  std::string text;
  if (action.deed == Deed::kTile) {
    const Tile tile = action.tile == kNoTile ? step.tile : action.tile;
    text = "lays a " + std::string(kTileNames[tile]) + " on " +
           PlaceText(step.place);
    if (step.gain.IsNone() || step.gain.IsNothing()) {
      return text;
    }
    text += " and ";
  }
  return text + "takes " + GainWords(step.gain);
}

std::string Payment(const State& before, int seat, const Step& step) {
  const Price& price = kBuildings[step.what].conversion.price;
  std::string text;
  for (int i = 0; i < kMarkers; ++i) {
    const int amount = price.goods.Of(MarkerAt(i));
    if (amount > 0) {
      text +=
          (text.empty() ? "" : " and ") + Units(amount, GoodOf(MarkerAt(i)));
    }
  }
  if (step.marker != kNoMarker) {
    text += (text.empty() ? "1 " : " and 1 ") +
            std::string(kGoodNames[GoodOf(step.marker)]) + " (" +
            std::string(WheelOf(step.marker)) + ')';
  }
  if (price.buildings > 0) {
    text += "the private " + BuildingName(step.place);
    if (step.second != Step::kNone) {
      text += " and " + BuildingName(step.second);
    }
  } else if (step.place != Step::kNone) {
    text += (text.empty() ? "" : " and ") +
            TileAt(before.estate(seat).land, step.place);
  }
  return text;
}

std::string TellStep(const State& before, int seat, const Step& step) {
  switch (step.kind) {
    case Step::Kind::kDone:
      return TellDone(before);
    case Step::Kind::kCard:
      return TellCard(before, step.what);
    case Step::Kind::kRemove:
      return "removes " + TileAt(before.estate(seat).land, step.place);
    case Step::Kind::kEnter:
      return step.place != Step::kNone
                 ? "fells the forest " + PlaceText(step.place)
                 : "pays " + GainWords(Gain::Of(step.marker, 1, kNoMarker, 0));
    case Step::Kind::kAct:
      return TellAct(before, step);
    case Step::Kind::kBuild:
      return "builds the " + BuildingName(step.what) + " on " +
             PlaceText(step.place);
    case Step::Kind::kConvert:
      return "uses the " + BuildingName(step.what) + ": " +
             Payment(before, seat, step) +
             (step.gain.IsNone() ? "" : " for " + GainWords(step.gain));
    case Step::Kind::kTake:
      return step.gain.IsNothing() ? "takes nothing"
                                   : "takes " + GainWords(step.gain);
    case Step::Kind::kLay: {
      const std::string name(kTileNames[step.tile]);
      return step.second == Step::kNone
                 ? "lays a " + name + " on " + PlaceText(step.place)
                 : "lays " + name + "s on " + PlaceText(step.place) + " and " +
                       PlaceText(step.second);
    }
    case Step::Kind::kUse:
      return "uses the " + BuildingName(step.what) + " beside the Tavern";
  }
  return "";
}

std::string Names(const Deal& deal) {
  std::string text;
  for (std::size_t i = 0; i < deal.size; ++i) {
    text += (i == 0 ? "" : ", ") + IdText(deal.ids[i]) + ' ' +
            BuildingName(deal.ids[i]);
  }
  return text;
}

}  // namespace

std::string Tell(const State& before, int seat, const Step& step) {
  State after = before;
  const Effect effect = after.Play(seat, step);
  return TellStep(before, seat, step) + TurnWords(effect);
}

std::string TellDeal(const State& after, const Deal& deal) {
  switch (deal.kind) {
    case Deal::Kind::kSetup:
      return after.players() == 1
                 ? "Glass Road for one."
                 : "Glass Road for " + std::to_string(after.players()) +
                       " players. Seat " + std::to_string(deal.first + 1) +
                       " begins.";
    case Deal::Kind::kRefill:
      return "Period " + std::to_string(after.period()) +
             (after.period() == after.options().periods ? ", the last" : "") +
             ". New in the display: " + Names(deal) + '.';
    case Deal::Kind::kLord:
      return "The Feudal Lord brings " + Names(deal) + '.';
    case Deal::Kind::kCard:
      return "The " + CardName(deal.card) + " is drawn: one action.";
  }
  return "";
}

}  // namespace glazier::road
