// SPDX-License-Identifier: MIT
// Any position, or view of one, as one line of text.
//
//   road 1 players=2 set=all periods=4 phase=turn turn=1 period=1 round=0
//   first=1 display=P4,P17,-,P24,I19,... gone=P2 blocked=-
//   card=F:1:2:one:paid:0 roofs=0 gift=W:1:0 work=I6:C2:0 under=turn seat=...
//   seat=...
//
// (one line). `card` is the card that is evaluated, its leader, followers still
// to come, one or both actions, whether the entry cost is paid, and the actions
// done. A seat is
//
//   WHEELS:LAND:BUILDINGS:SITES:PRIVATE:HAND:LAID:TURNED:NOTCHED:NOT:NOT-LAID
//
// with ten digits for the wheels; the buildings of the B cells in reading
// order; what stands on Z1-Z3; a hand as letters, or ?5 for five unknown cards;
// and cards that everybody knows to be neither in hand nor, at the end, laid.
// All other tiles are in the stacks.
#include "engine/road/names.hpp"
#include "engine/road/position_words.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {
namespace {

std::string OrDash(std::string text) {
  return text.empty() ? "-" : text;
}

std::string IdsText(const Buildings& set) {
  std::string text;
  set.ForEach([&text](BuildingId id) {
    text += (text.empty() ? "" : ",") + IdText(id);
  });
  return OrDash(text);
}

std::string SeatsText(unsigned seats) {
  std::string text;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((seats >> seat & 1) != 0) {
      text += static_cast<char>('1' + seat);
    }
  }
  return OrDash(text);
}

std::string BuiltText(const Land& land, int from, int to) {
  std::string text;
  for (int place = from; place < to; ++place) {
    const BuildingId id = land.building[static_cast<std::size_t>(place)];
    if (id != kNoBuilding) {
      text += (text.empty() ? "" : ",") + IdText(id);
    }
  }
  return OrDash(text);
}

std::string HandText(const Cards& cards) {
  return cards.hidden && cards.count > 0 ? "?" + std::to_string(cards.count)
                                         : OrDash(CardsText(cards.hand));
}

std::string LaidText(const Cards& cards) {
  return cards.laid == Cards::kHidden ? "?"
         : cards.HasLaid()            ? std::string(1, kCardLetters[cards.laid])
                                      : "-";
}

std::string SeatText(const Estate& estate) {
  const Cards& cards = estate.cards;
  return WheelsText(estate.goods) + ':' + LandText(estate.land) + ':' +
         BuiltText(estate.land, 0, kCells) + ':' +
         BuiltText(estate.land, kCells, kPlaces) + ':' +
         IdsText(estate.privates) + ':' + HandText(cards) + ':' +
         LaidText(cards) + ':' + OrDash(CardsText(cards.turned)) + ':' +
         OrDash(CardsText(cards.notched)) + ':' +
         OrDash(CardsText(cards.absent)) + ':' +
         OrDash(CardsText(cards.absent_laid));
}

std::string EvaluationText(const State& state) {
  const Evaluation& evaluation = state.evaluation();
  if (evaluation.card == kNoCard) {
    return "-";
  }
  return std::string(1, kCardLetters[evaluation.card]) + ':' +
         std::to_string(evaluation.leader + 1) + ':' +
         SeatsText(evaluation.followers) + ':' +
         (evaluation.single ? "one" : "both") + ':' +
         (evaluation.paid ? "paid" : "due") + ':' +
         std::to_string(evaluation.done);
}

std::string TurnText(const State& state) {
  switch (state.phase()) {
    case Phase::kPick:
    case Phase::kLay:
    case Phase::kRefill:
    case Phase::kOver:
      return "-";
    default:
      return std::to_string(state.seat() + 1);
  }
}

/// The tiles that are in no stack and nowhere on the table.
Buildings Gone(const State& state) {
  Buildings gone = Buildings::All();
  const auto without = [&gone](const Buildings& set) {
    set.ForEach([&gone](BuildingId id) { gone.Remove(id); });
  };
  without(state.Stacks());
  without(state.Shown());
  for (int seat = 0; seat < state.players(); ++seat) {
    without(state.estate(seat).built);
    without(state.estate(seat).privates);
  }
  return gone;
}

}  // namespace

std::string WheelsText(Amounts goods) {
  std::string text;
  for (int i = 0; i < kMarkers; ++i) {
    text += static_cast<char>('0' + goods.Of(MarkerAt(i)));
  }
  return text;
}

std::string LandText(const Land& land) {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    const PlaceSet bit = SetOf(cell);
    text += (land.forests & bit) != 0         ? 'F'
            : (land.tiles[kPit] & bit) != 0   ? 'P'
            : (land.tiles[kGrove] & bit) != 0 ? 'G'
            : (land.tiles[kPond] & bit) != 0  ? 'O'
            : (land.built & bit) != 0         ? 'B'
                                              : '.';
  }
  return text;
}

std::string PositionText(const State& state) {
  std::string text =
      std::string(kPositionPrefix) + OptionsText<State>(state.options()) +
      " phase=" +
      std::string(kPhaseWords[static_cast<std::size_t>(state.phase())]);
  if (state.phase() == Phase::kSetup) {
    return text;
  }
  text += " turn=" + TurnText(state);
  text += " period=" + std::to_string(state.period());
  text += " round=" + std::to_string(state.round());
  text += " first=" + std::to_string(state.first() + 1) + " display=";
  for (int type = 0; type < kTypes; ++type) {
    for (int at = 0; at < state.DisplayRow(); ++at) {
      const BuildingId id = state.Display(type, at);
      text += type + at == 0 ? "" : ",";
      text += id == kNoBuilding ? "-" : IdText(id);
    }
  }
  text += " gone=" + IdsText(Gone(state));
  text += " blocked=" + OrDash(CardsText(state.Blocked()));
  text += " card=" + EvaluationText(state);
  text += " roofs=" + std::to_string(state.evaluation().roofs);
  const Offer& offer = state.offer();
  text += " gift=";
  text += offer.good == kNoGood ? "-"
                                : std::string(1, kGoodLetters[offer.good]) +
                                      ':' + std::to_string(offer.giver + 1) +
                                      ':' + std::to_string(offer.roofs);
  const AtWork& work = state.at_work();
  text += " work=";
  text += work.building == kNoBuilding
              ? "-"
              : IdText(work.building) + ':' + PlaceText(work.place) + ':' +
                    (work.repeated ? '1' : '0');
  text += " under=";
  text += state.phase() == Phase::kTile
              ? kPhaseWords[static_cast<std::size_t>(state.below())]
              : "-";
  for (int seat = 0; seat < state.players(); ++seat) {
    text += " seat=" + SeatText(state.estate(seat));
  }
  return text;
}

}  // namespace glazier::road
