// SPDX-License-Identifier: MIT
// Counting: what incomes and points depend on.
#include "engine/road/estate.hpp"

#include <algorithm>

namespace glazier::road {
namespace {

int InCosts(const Estate& estate, Marker marker, Place but) {
  int count = 0;
  for (PlaceSet rest = estate.land.built & ~SetOf(but); rest != 0;
       rest &= rest - 1) {
    const BuildingId id = estate.land.building[FirstOf(rest)];
    count += kBuildings[id].cost.goods.Of(marker);
  }
  return count;
}

int HighMarkers(Amounts goods) {
  int count = 0;
  for (int i = 0; i < kMarkers; ++i) {
    count += goods.Of(MarkerAt(i)) >= 4 ? 1 : 0;  // never a refined one
  }
  return count;
}

}  // namespace

int Estate::Count(Per per, Place place) const {
  const auto adjacent = [place](PlaceSet set) {
    return CountOf(set & kBeside[place]);
  };
  switch (per) {
    case Per::kOnce:
      return 1;
    case Per::kPits:
      return land.Count(kPit);
    case Per::kGroves:
      return land.Count(kGrove);
    case Per::kPonds:
      return land.Count(kPond);
    case Per::kForests:
      return land.CountForests();
    case Per::kSets:
      return std::min(
          {land.Count(kPit), land.Count(kGrove), land.Count(kPond)});
    case Per::kLargestPits:
      return LargestGroup(land.tiles[kPit]);
    case Per::kLargestGroves:
      return LargestGroup(land.tiles[kGrove]);
    case Per::kLargestPonds:
      return LargestGroup(land.tiles[kPond]);
    case Per::kPitSquare:
      return HasSquare(land.tiles[kPit]) ? 1 : 0;
    case Per::kGroveSquare:
      return HasSquare(land.tiles[kGrove]) ? 1 : 0;
    case Per::kPondSquare:
      return HasSquare(land.tiles[kPond]) ? 1 : 0;
    case Per::kFourForests:
      return land.CountForests() >= 4 ? 1 : 0;
    case Per::kAdjacentEmpty:
      return adjacent(land.Empty());
    case Per::kAdjacentPits:
      return adjacent(land.tiles[kPit]);
    case Per::kAdjacentGroves:
      return adjacent(land.tiles[kGrove]);
    case Per::kAdjacentPonds:
      return adjacent(land.tiles[kPond]);
    case Per::kAdjacentBuildings:
      return adjacent(land.built);
    case Per::kGlass:
      return goods.Of(kGlass);
    case Per::kSand:
      return goods.Of(kSand);
    case Per::kFood:
      return goods.OfGood(kAnyFood);
    case Per::kCharcoal:
      return goods.OfGood(kAnyCharcoal);
    case Per::kWater:
      return goods.Of(kWater);
    case Per::kWood:
      return goods.Of(kWood);
    case Per::kBrick:
      return goods.Of(kBrick);
    case Per::kClay:
      return goods.Of(kClay);
    case Per::kLessFood:
      return std::min(goods.Of(kGlassFood), goods.Of(kBrickFood));
    case Per::kLessCharcoal:
      return std::min(goods.Of(kGlassCharcoal), goods.Of(kBrickCharcoal));
    case Per::kHighMarkers:
      return HighMarkers(goods);
    case Per::kImmediateBuilt:
      return built.CountType(1);
    case Per::kGlassBuilt:
      return InCosts(*this, kGlass, place);
    case Per::kBrickBuilt:
      return InCosts(*this, kBrick, place);
    case Per::kHandCards:
      return cards.count;
  }
  return 0;
}

int Estate::PointsAt(Place place) const {
  const Scoring& scoring = kBuildings[land.building[place]].scoring;
  return scoring.fixed +
         (scoring.each == 0
              ? 0
              : scoring.each * (Count(scoring.per, place) / scoring.by));
}

int Estate::Points() const {
  int points = 0;
  for (PlaceSet rest = land.built; rest != 0; rest &= rest - 1) {
    points += PointsAt(FirstOf(rest));
  }
  return points;
}

}  // namespace glazier::road
