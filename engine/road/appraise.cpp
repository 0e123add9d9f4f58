// SPDX-License-Identifier: MIT
// What a step is worth at once: the base of the greedy bot.
//
// A player's side of the table has a value; a step is worth the difference it
// makes. Where a step only opens others (an entry cost, a building whose effect
// is still to come), the best of those counts too.
#include <algorithm>

#include "engine/road/words.hpp"

namespace glazier::road {
namespace {

// In hundredths of a point.
constexpr int kHalfPoint = 50;
constexpr int kEmptyCell = 18;    ///< each of the first three
constexpr int kConverter = 150;   ///< a processing building, early
constexpr int kPrivate = 35;      ///< early
constexpr int kTile = 30;         ///< a landscape tile, early
constexpr int kWithinReach = 40;  ///< percent of the best building's points
constexpr int kMissing = 35;      ///< for each unit of its cost not there

/// A unit of each good, early; later ones of the same good count less.
constexpr std::array<int, kMarkers> kUnit = {110, 16, 16, 17, 16,
                                             30,  95, 32, 22, 24};

/// How much of the game is left, in percent.
int TimeLeft(const State& state) {
  const int periods = state.options().periods;
  if (state.phase() == Phase::kLast || state.phase() == Phase::kOver) {
    return 0;
  }
  return 100 * (periods - state.period() + 1) / periods;
}

int GoodsValue(Amounts goods) {
  int value = 0;
  for (int i = 0; i < kMarkers; ++i) {
    const Marker marker = MarkerAt(i);
    for (int unit = 0; unit < goods.Of(marker); ++unit) {
      // 1, 9/10, 8/10 ... of the first.
      value += kUnit[marker] * (10 - unit) / 10;
    }
  }
  return value;
}

/// The points that a building would bring now, wherever it fits best.
int WorthOf(const Estate& estate, BuildingId id, int left) {
  const Building& tile = kBuildings[id];
  PlaceSet places = estate.land.Empty();
  if (tile.IsUpgrade()) {
    if (!estate.land.IsPrinted(tile.site)) {
      return 0;
    }
    places = SetOf(SiteAt(tile.site));
  } else if (places == 0) {
    places = estate.land.AllTiles();
  }
  if (places == 0) {
    return 0;
  }
  int best = -1000;
  const int before = estate.Points();
  for (; places != 0; places &= places - 1) {
    Estate built = estate;
    built.land.Remove(FirstOf(places));
    built.land.Build(id, FirstOf(places));
    built.built.Add(id);
    best = std::max(best, kHalfPoint * (built.Points() - before));
  }
  const int use = TypeOf(id) == 0   ? kConverter * left / 100
                  : TypeOf(id) == 1 ? 60
                                    : 0;
  return best + use;
}

/// What the best building in reach promises.
int Prospect(const State& state, int seat, int left) {
  const Estate& estate = state.estate(seat);
  int best = 0;
  state.Buildable(seat).ForEach([&](BuildingId id) {
    const Price& cost = kBuildings[id].cost;
    int missing =
        cost.either != kNoGood && estate.goods.OfGood(cost.either) == 0 ? 1 : 0;
    for (int i = 0; i < kMarkers; ++i) {
      const Marker marker = MarkerAt(i);
      const int weight = CapOf(marker) == 3 ? 3 : 1;
      missing +=
          weight * std::max(0, cost.goods.Of(marker) - estate.goods.Of(marker));
    }
    if (missing < 4) {
      best = std::max(best, WorthOf(estate, id, left) - kMissing * missing);
    }
  });
  return best;
}

int ValueOf(const State& state, int seat, const Taste& taste) {
  const Estate& estate = state.estate(seat);
  const int left = TimeLeft(state);
  int value = taste(thing::kPoints, kHalfPoint * estate.Points());
  if (left == 0) {
    return value;
  }
  const int early = kConverter * estate.built.CountType(0) +
                    kPrivate * std::min(estate.privates.Count(), 4) +
                    kTile * CountOf(estate.land.AllTiles());
  value += taste(thing::kEarly, early * left / 100);
  value += taste(thing::kGoods, GoodsValue(estate.goods) * (20 + left) / 100);
  value += taste(thing::kRoom,
                 kEmptyCell * std::min(3, CountOf(estate.land.Empty())));
  return value +
         taste(thing::kReach, Prospect(state, seat, left) * kWithinReach / 100);
}

/// Whether the step leaves the same seat with the next word of one deed.
bool GoesOn(const State& after, int seat, const Step& step) {
  if (!after.Acting().Has(seat)) {
    return false;
  }
  switch (after.phase()) {
    case Phase::kEffect:
    case Phase::kCountry:
    case Phase::kTavern:
    case Phase::kRepeat:
    case Phase::kTile:
      return true;
    default:
      return step.kind == Step::Kind::kEnter;
  }
}

int BestAfter(const State& state,
              int seat,
              const Step& step,
              const Taste& taste,
              int depth) {
  State after = state;
  after.Play(seat, step);
  int best = ValueOf(after, seat, taste);
  if (depth > 0 && GoesOn(after, seat, step)) {
    State::Steps steps;
    after.List(seat, steps);
    for (const Step& next : steps) {
      if (next.kind != Step::Kind::kRemove &&
          next.kind != Step::Kind::kConvert) {
        best = std::max(best, BestAfter(after, seat, next, taste, depth - 1));
      } else if (after.phase() == Phase::kRepeat) {
        State repeated = after;
        repeated.Play(seat, next);
        best = std::max(best, ValueOf(repeated, seat, taste));
      }
    }
  }
  return best;
}

bool Builds(Card card) {
  const Specialist& specialist = kSpecialists[card];
  return specialist.actions[0].deed == Deed::kBuild ||
         specialist.actions[1].deed == Deed::kBuild;
}

/// A card before it is played: what its goods bring, and whether there is
/// something to build.
int CardValue(const State& state, int seat, Card card, const Taste& taste) {
  const Estate& estate = state.estate(seat);
  const Specialist& specialist = kSpecialists[card];
  const int left = TimeLeft(state);
  const bool payable =
      !specialist.HasEntry() || CanPay(estate, specialist.entry);
  int value = specialist.HasEntry() && !specialist.entry.forest ? -20 : 0;
  for (int action = 0; action < 2; ++action) {
    const Action& deed = specialist.actions[static_cast<std::size_t>(action)];
    const Income& income = state.IncomeOf(card, action);
    switch (deed.deed) {
      case Deed::kBuild:
        value += taste(thing::kReach,
                       40 + Prospect(state, seat, left) / (action + 1));
        break;
      case Deed::kDraw:
        value += taste(thing::kEarly, 90 * left / 100);
        break;
      case Deed::kTile:
        value += taste(thing::kEarly, kTile * left / 100);
        [[fallthrough]];
      case Deed::kGoods: {
        const int times =
            income.per == Per::kHandCards ? 2 : estate.Count(income.per, 0);
        Gain gain = Gain::Nothing();
        Amounts goods = estate.goods;
        int best = 0;
        for (std::size_t i = 0; i < income.grant.choices; ++i) {
          Amounts more = goods;
          const Marker marker = income.grant.markers[i];
          gain = Gain::Of(
              marker, std::min(income.grant.amount * times, goods.Room(marker)),
              kNoMarker, 0);
          gain.AddTo(more);
          more.Turn();
          best = std::max(best, GoodsValue(more) - GoodsValue(goods));
        }
        value += taste(thing::kGoods, best * (20 + left) / 100);
        break;
      }
    }
  }
  if (Builds(card) && state.period() == state.options().periods) {
    value += 80;
  }
  return payable ? value : value / 4;
}

}  // namespace

int Appraise(const State& state,
             int seat,
             const Step& step,
             const Taste& taste) {
  if (step.kind == Step::Kind::kCard) {
    return CardValue(state, seat, step.what, taste);
  }
  if (step.kind == Step::Kind::kDone) {
    return 0;
  }
  const int value =
      BestAfter(state, seat, step, taste, 2) - ValueOf(state, seat, taste);
  // A drawn building is worth something, though nobody knows which.
  if (step.kind == Step::Kind::kAct && step.gain.IsNone() &&
      step.place == Step::kNone) {
    return taste(thing::kEarly, 3 * kPrivate * TimeLeft(state) / 100);
  }
  return value;
}

}  // namespace glazier::road
