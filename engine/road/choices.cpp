// SPDX-License-Identifier: MIT
// The steps worth considering, out of all legal ones.
#include <algorithm>

#include "engine/road/evaluate.hpp"

namespace glazier::road {
namespace {

using Kind = Step::Kind;

/// Whether an action that is still to come puts something onto a cell.
bool CellWanted(const State& state, const Estate& estate) {
  if (state.phase() != Phase::kTurn || estate.land.Empty() != 0) {
    return false;
  }
  const Specialist& card = kSpecialists[state.evaluation().card];
  for (std::size_t action = 0; action < 2; ++action) {
    const Deed deed = card.actions[action].deed;
    if ((state.evaluation().done >> action & 1) == 0 &&
        (deed == Deed::kBuild || deed == Deed::kTile)) {
      return true;
    }
  }
  return false;
}

/// How much a building counts or gains on a cell, higher being better; on a
/// tie, a cell with few neighbours that other buildings could use.
int SiteScore(const Estate& estate, BuildingId id, Place place) {
  constexpr int kCounts = 20;
  const Building& tile = kBuildings[id];
  const PlaceSet empty = estate.land.Empty() & kBeside[place];
  int score =
      -CountOf(empty) - CountOf(estate.land.AllTiles() & kBeside[place]);
  const auto adjacent = [](Per per) {
    return per >= Per::kAdjacentEmpty && per <= Per::kAdjacentBuildings;
  };
  if (adjacent(tile.scoring.per)) {
    score += kCounts * estate.Count(tile.scoring.per, place);
  }
  if (tile.instant == Instant::kGoods && adjacent(tile.income.per)) {
    score += kCounts * estate.Count(tile.income.per, place);
  }
  if (tile.instant == Instant::kTilesAround ||
      tile.instant == Instant::kTwoTiles) {
    score += kCounts * CountOf(empty);
  }
  for (PlaceSet rest = estate.land.built & kBeside[place]; rest != 0;
       rest &= rest - 1) {
    const BuildingId other = estate.land.building[FirstOf(rest)];
    score += kBuildings[other].scoring.per == Per::kAdjacentBuildings ||
                     (tile.instant == Instant::kTavern && TypeOf(other) == 1)
                 ? kCounts
                 : 0;
  }
  return score;
}

/// How well a landscape tile lies on a cell: beside others of its kind and
/// beside buildings that count it.
int TileScore(const Estate& estate, Tile tile, Place cell) {
  constexpr std::array<Per, kTiles> kAdjacent = {
      Per::kAdjacentPits, Per::kAdjacentGroves, Per::kAdjacentPonds};
  constexpr int kCounts = 10;
  int score = 3 * CountOf(estate.land.tiles[tile] & kBeside[cell]);
  for (PlaceSet rest = estate.land.built & kBeside[cell]; rest != 0;
       rest &= rest - 1) {
    const BuildingId id = estate.land.building[FirstOf(rest)];
    score += kBuildings[id].scoring.per == kAdjacent[tile] ? kCounts : 0;
  }
  return score;
}

/// The best few of some places.
template <class Score>
PlaceSet BestPlaces(PlaceSet places, int count, Score score) {
  if (CountOf(places) <= count) {
    return places;
  }
  PlaceSet best = 0;
  for (; count > 0; --count) {
    Place chosen = FirstOf(places & ~best);
    int most = score(chosen);
    for (PlaceSet rest = places & ~best & ~SetOf(chosen); rest != 0;
         rest &= rest - 1) {
      const int value = score(FirstOf(rest));
      if (value > most) {
        most = value;
        chosen = FirstOf(rest);
      }
    }
    best |= SetOf(chosen);
  }
  return best;
}

bool SameButGain(const Step& a, const Step& b) {
  return a == b.With(a.gain);
}

/// Whether `a` takes at least as much of everything, and more of something.
bool Exceeds(Gain a, Gain b) {
  if (a == b) {
    return false;
  }
  for (const std::uint8_t part : {b.first, b.second}) {
    if (part != 0 && a.Of(Gain::MarkerOf(part)) < Gain::AmountOf(part)) {
      return false;
    }
  }
  return true;
}

/// Filters one list of steps.
class Sieve {
 public:
  Sieve(const State& state, int seat, Care care, State::Steps& steps)
      : state_(state),
        estate_(state.estate(seat)),
        quick_(care == Care::kQuick),
        steps_(steps) {}

  void Pass(const State::Steps& all) {
    steps_.Clear();
    const bool remove = CellWanted(state_, estate_);
    std::size_t i = 0;
    while (i < all.size()) {
      std::size_t end = i + 1;
      if (!all[i].gain.IsNone()) {
        while (end < all.size() && SameButGain(all[i], all[end])) {
          ++end;
        }
      }
      if ((all[i].kind != Kind::kRemove || remove) && PlaceIsLikely(all[i])) {
        PassGains(all.begin() + i, all.begin() + end);
      }
      i = end;
    }
    if (steps_.empty()) {
      steps_.Add(all[all.size() - 1]);
    }
  }

 private:
  /// A gain that another one exceeds is useful only if the larger one turns a
  /// wheel.
  void PassGains(const Step* begin, const Step* end) {
    if (end - begin == 1) {
      if (begin->kind != Kind::kConvert || !begin->gain.IsNothing()) {
        steps_.Add(*begin);
      }
      return;
    }
    for (const Step* step = begin; step != end; ++step) {
      if (step->gain.IsNothing() && (step->kind == Kind::kConvert || quick_)) {
        continue;
      }
      bool exceeded = false;
      bool without_turning = false;
      for (const Step* other = begin; other != end; ++other) {
        if (Exceeds(other->gain, step->gain)) {
          exceeded = true;
          if (quick_) {
            break;
          }
          without_turning |= !TurnsAWheel(*other);
        }
      }
      if (!exceeded || (!quick_ && !without_turning && !TurnsAWheel(*step))) {
        steps_.Add(*step);
      }
    }
  }

  bool TurnsAWheel(const Step& step) const {
    Amounts goods = estate_.goods;
    if (step.kind == Kind::kConvert) {
      goods.Pay(kBuildings[step.what].conversion.price.goods);
      if (step.marker != kNoMarker) {
        Amounts one;
        one.Add(step.marker, 1);
        goods.Pay(one);
      }
    }
    step.gain.AddTo(goods);
    const Turns turns = goods.Turn();
    return turns.glass + turns.brick > 0;
  }

  bool PlaceIsLikely(const Step& step) {
    constexpr int kSome = 3;
    const int count = quick_ ? 1 : kSome;
    switch (step.kind) {
      case Kind::kBuild:
        if (step.place >= kCells) {
          return true;
        }
        if (step.what != about_) {
          about_ = step.what;
          likely_ = BestPlaces(estate_.land.Empty(), count, [&](Place place) {
            return SiteScore(estate_, step.what, place);
          });
        }
        return Likely(step.place);
      case Kind::kAct:
        return step.place == Step::kNone || TileIsLikely(step, count);
      case Kind::kLay:
        return step.second == Step::kNone ? TileIsLikely(step, count)
                                          : TileIsLikely(step, kSome);
      case Kind::kConvert:
        // For a quick look any source of its kind will do.
        if (!quick_ || step.place == Step::kNone) {
          return true;
        }
        if (step.what == about_) {
          return step.place == source_;
        }
        about_ = step.what;
        source_ = step.place;
        return true;
      case Kind::kEnter:
        return step.place == Step::kNone || !quick_ || Once(step);
      case Kind::kRemove:
        return !quick_ || Once(step);
      default:
        return true;
    }
  }

  bool Once(const Step& step) {
    const bool first = last_kind_ != step.kind;
    last_kind_ = step.kind;
    return first;
  }

  bool TileIsLikely(const Step& step, int count) {
    Tile tile = step.tile;
    PlaceSet cells = estate_.land.Empty();
    if (tile == kNoTile) {
      tile = kSpecialists[state_.evaluation().card]
                 .actions[static_cast<std::size_t>(step.what - 1)]
                 .tile;
    }
    if (state_.phase() == Phase::kCountry) {
      cells &= kBeside[state_.at_work().place];
    }
    PlaceSet& likely = likely_tiles_[tile];
    if (!known_tiles_[tile]) {
      known_tiles_[tile] = true;
      likely = BestPlaces(cells, count, [&](Place cell) {
        return TileScore(estate_, tile, cell);
      });
    }
    return (likely & SetOf(step.place)) != 0 ||
           state_.phase() == Phase::kCountry;
  }

  bool Likely(Place place) const { return (likely_ & SetOf(place)) != 0; }

  const State& state_;
  const Estate& estate_;
  bool quick_;
  State::Steps& steps_;
  std::uint8_t about_ = Step::kNone;  ///< the building of the last step
  std::uint8_t source_ = Step::kNone;
  Kind last_kind_ = Kind::kDone;
  PlaceSet likely_ = 0;
  std::array<PlaceSet, kTiles> likely_tiles_{};
  std::array<bool, kTiles> known_tiles_{};
};

}  // namespace

void ListWorthwhile(const State& state,
                    int seat,
                    Care care,
                    State::Steps& all,
                    State::Steps& steps) {
  state.List(seat, all);
  Sieve(state, seat, care, steps).Pass(all);
}

void ListChoices(const State& state, int seat, State::Steps& steps) {
  State::Steps all;
  ListWorthwhile(state, seat, Care::kThorough, all, steps);
}

void ListChoices(const State& state, State::Steps& steps) {
  ListChoices(state, state.Turn(), steps);
}

}  // namespace glazier::road
