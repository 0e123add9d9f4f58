// SPDX-License-Identifier: MIT
// The features of Glass Road's evaluation: one player's side of the table as
// numbers, weighted and added up.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "engine/road/state.hpp"

namespace glazier::road {

namespace feature {

/// @brief The numbers of the features. Each has two weights: one for itself,
/// one for itself times what is left of the game.
enum : int {
  kOne,                             ///< always there
  kPoints = kOne + 1,               ///< half points now
  kFirst = kPoints + 1,             ///< by marker: at least one unit
  kThird = kFirst + kMarkers,       ///< at least three
  kUnits = kThird + kMarkers,       ///< all units
  kGlassLacks = kUnits + kMarkers,  ///< by how many basic goods are missing
  kBrickLacks = kGlassLacks + 6,
  kEmpty = kBrickLacks + 4,  ///< cells: at least 1, 2, 3; all
  kForests = kEmpty + 4,
  kTilesAll = kForests + 1,        ///< by kind
  kTilesTwo = kTilesAll + kTiles,  ///< by kind: at least two
  kPrivates = kTilesTwo + kTiles,
  kBest = kPrivates + 1,  ///< the most promising building, in tenths
  kNext = kBest + 1,      ///< the second
  kReady = kNext + 1,     ///< the best that can be paid at once
  kBuilt = kReady + 1,    ///< by building: P, then V
  kCount = kBuilt + 2 * kOfType,
};

}  // namespace feature

/// @brief The approximate number of cards a seat still evaluates.
inline int CardsLeft(const State& state, int seat) {
  constexpr int kOfPeriod = 4;  ///< three own cards, one as a follower
  if (state.phase() == Phase::kLast || state.phase() == Phase::kOver) {
    return 0;
  }
  const int later = state.options().periods - state.period();
  const Cards& cards = state.estate(seat).cards;
  const int held = cards.count + (cards.HasLaid() ? 1 : 0);
  if (state.players() > 1) {
    const bool picking = state.phase() == Phase::kPick ||
                         state.phase() == Phase::kRefill ||
                         state.phase() == Phase::kSetup;
    return kOfPeriod * later +
           (picking ? kOfPeriod : std::max(0, held - cards.notches() / 2 - 1));
  }
  int left = state.phase() == Phase::kCard || state.phase() == Phase::kPlay ||
                     state.phase() == Phase::kTurn
                 ? std::max(0, held - 1)
                 : state.CardsToPick() - 1;
  for (int period = state.period(); period < kSoloPeriods; ++period) {
    left += kSoloPicks[static_cast<std::size_t>(period)] - 1;
  }
  return left;
}

/// @brief The half points that a building would bring on its best place.
inline int PromisedPoints(const Estate& estate, const Building& tile) {
  const Scoring& scoring = tile.scoring;
  if (tile.IsUpgrade()) {
    const Place site = SiteAt(tile.site);
    return scoring.fixed - estate.PointsAt(site) +
           (scoring.each == 0
                ? 0
                : scoring.each *
                      (estate.Count(scoring.per, site) / scoring.by));
  }
  if (scoring.each == 0) {
    return scoring.fixed;
  }
  PlaceSet places = estate.land.Empty();
  if (places == 0) {
    places = estate.land.AllTiles();
  }
  if (scoring.per < Per::kAdjacentEmpty ||
      scoring.per > Per::kAdjacentBuildings) {
    places &= ~(places - 1);
  }
  int most = 0;
  for (; places != 0; places &= places - 1) {
    most =
        std::max(most, estate.Count(scoring.per, FirstOf(places)) / scoring.by);
  }
  return scoring.fixed + scoring.each * most;
}

/// @brief The value of an effect besides its points, in hundredths: a rough
/// estimate, only to tell promising buildings from others.
inline int EffectWorth(BuildingId id, int left) {
  constexpr int kUnit = 18;
  constexpr int kRefined = 90;
  constexpr int kConverter = 8;  ///< for each card to come
  const Building& tile = kBuildings[id];
  switch (TypeOf(id)) {
    case 0:
      return std::min(kConverter * left, 100);
    case 1: {
      const Grant& grant = tile.income.grant;
      if (tile.instant != Instant::kGoods) {
        return 50;
      }
      const int unit =
          grant.choices > 0 && CapOf(grant.markers[0]) == 3 ? kRefined : kUnit;
      const int times = tile.income.per == Per::kOnce ? 1 : 2;
      return std::min(times * (grant.amount * unit + grant.with_amount * kUnit),
                      120);
    }
    default:
      return 0;
  }
}

/// @brief The units missing from a price; a refined good counts as many as the
/// basic goods that its wheel still needs.
inline int Distance(Amounts goods,
                    const Price& price,
                    int glass_lacks,
                    int brick_lacks) {
  if (goods.Cover(price.goods)) {
    return price.either != kNoGood && goods.OfGood(price.either) == 0 ? 1 : 0;
  }
  constexpr int kGlassTurn = 4;
  constexpr int kBrickTurn = 3;
  int distance =
      price.either != kNoGood && goods.OfGood(price.either) == 0 ? 1 : 0;
  for (const Marker marker : {kSand, kWater, kWood, kClay}) {
    distance += std::max(0, price.goods.Of(marker) - goods.Of(marker));
  }
  const int glass = price.goods.Of(kGlass) - goods.Of(kGlass);
  if (glass > 0) {
    distance += std::max(1, glass_lacks) + kGlassTurn * (glass - 1);
  }
  const int brick = price.goods.Of(kBrick) - goods.Of(kBrick);
  if (brick > 0) {
    distance += std::max(1, brick_lacks) + kBrickTurn * (brick - 1);
  }
  return distance;
}

/// @brief Calls `see(feature, amount)` for every non-zero feature; `left` as in
/// CardsLeft.
template <class See>
void Look(const State& state, int seat, int left, See see) {
  const Estate& estate = state.estate(seat);
  const Amounts goods = estate.goods;
  see(feature::kOne, 1);
  see(feature::kPoints, estate.Points());
  int glass_lacks = 0;
  int brick_lacks = 0;
  for (int i = 0; i < kMarkers; ++i) {
    const int units = goods.Of(MarkerAt(i));
    if (units > 0) {
      see(feature::kFirst + i, 1);
      see(feature::kUnits + i, units);
      if (units >= 3) {
        see(feature::kThird + i, 1);
      }
    } else if (i > kGlass && i < kBrick) {
      ++glass_lacks;
    } else if (i > kBrick) {
      ++brick_lacks;
    }
  }
  see(feature::kGlassLacks + glass_lacks, 1);
  see(feature::kBrickLacks + brick_lacks, 1);
  const int empty = CountOf(estate.land.Empty());
  for (int i = 0; i < std::min(empty, 3); ++i) {
    see(feature::kEmpty + i, 1);
  }
  see(feature::kEmpty + 3, empty);
  see(feature::kForests, estate.land.CountForests());
  for (int tile = 0; tile < kTiles; ++tile) {
    const int count = estate.land.Count(static_cast<Tile>(tile));
    see(feature::kTilesAll + tile, count);
    see(feature::kTilesTwo + tile, count >= 2 ? 1 : 0);
  }
  see(feature::kPrivates, std::min(estate.privates.Count(), 6));
  for (const int type : {0, 2}) {
    for (std::uint32_t bits = estate.built.OfType(type); bits != 0;
         bits &= bits - 1) {
      see(feature::kBuilt + kOfType * (type / 2) + std::countr_zero(bits), 1);
    }
  }
  constexpr int kMissing = 25;  ///< hundredths for each unit that is missing
  constexpr int kTenth = 10;
  int best = 0;
  int next = 0;
  int ready = 0;
  state.Buildable(seat).ForEach([&](BuildingId id) {
    const Building& tile = kBuildings[id];
    const int distance = Distance(goods, tile.cost, glass_lacks, brick_lacks);
    if (distance > 6 ||
        (tile.IsUpgrade() && !estate.land.IsPrinted(tile.site))) {
      return;
    }
    const int worth = 50 * PromisedPoints(estate, tile) +
                      EffectWorth(id, left) - kMissing * distance;
    if (worth > best) {
      next = best;
      best = worth;
    } else if (worth > next) {
      next = worth;
    }
    if (distance == 0) {
      ready = std::max(ready, worth);
    }
  });
  see(feature::kBest, best / kTenth);
  see(feature::kNext, next / kTenth);
  see(feature::kReady, ready / kTenth);
}

}  // namespace glazier::road
