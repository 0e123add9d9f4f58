// SPDX-License-Identifier: MIT
// What is printed on cards and tiles, as data: costs, incomes, conversions,
// scoring.
#pragma once

#include <array>
#include <cstdint>

#include "engine/road/goods.hpp"
#include "engine/road/land.hpp"

namespace glazier::road {

/// @brief What incomes and points are counted by.
enum class Per : std::uint8_t {
  kOnce,
  kPits,
  kGroves,
  kPonds,
  kForests,
  kSets,
  kLargestPits,
  kLargestGroves,
  kLargestPonds,
  kPitSquare,
  kGroveSquare,
  kPondSquare,
  kFourForests,
  kAdjacentEmpty,
  kAdjacentPits,
  kAdjacentGroves,
  kAdjacentPonds,
  kAdjacentBuildings,
  kGlass,
  kSand,
  kFood,
  kCharcoal,
  kWater,
  kWood,
  kBrick,
  kClay,
  kLessFood,
  kLessCharcoal,
  kHighMarkers,
  kImmediateBuilt,
  kGlassBuilt,
  kBrickBuilt,
  kHandCards,
};

/// @brief Goods that are granted: a number of units on one of several markers,
/// and a number on a further one.
struct Grant {
  std::array<Marker, 8> markers{};
  std::uint8_t choices = 0;  ///< of `markers`
  std::uint8_t amount = 0;
  Marker with = kNoMarker;
  std::uint8_t with_amount = 0;

  constexpr void AddChoice(Good good) {
    markers[choices++] = kFirstMarker[good];
    if (kSecondMarker[good] != kNoMarker) {
      markers[choices++] = kSecondMarker[good];
    }
  }
};

/// @brief A grant, once for each counted thing.
struct Income {
  Grant grant;
  Per per = Per::kOnce;
};

/// @brief A price. Food and charcoal come from a wheel of the payer's choice.
struct Price {
  Amounts goods;          ///< what has only one marker
  Good either = kNoGood;  ///< one unit of food or charcoal, or none
  Tile tile = kNoTile;    ///< a landscape tile, or none
  bool forest = false;
  std::uint8_t buildings = 0;  ///< private ones, out of the game
};

/// @brief Something paid for something received.
struct Conversion {
  Price price;
  Grant grant;
  bool lays_tile = false;  ///< the District Offices: a tile instead of goods
};

/// @brief Points, doubled: some for the building, some for each counted thing.
struct Scoring {
  std::int8_t fixed = 0;
  std::uint8_t each = 0;
  std::uint8_t by = 1;  ///< how many of them score once
  Per per = Per::kOnce;
};

/// @brief What an immediate building does.
enum class Instant : std::uint8_t {
  kNone,
  kGoods,
  kTilesAround,
  kTwoTiles,
  kRepeat,
  kTavern,
};

/// @brief What a specialist's action does.
enum class Deed : std::uint8_t { kGoods, kTile, kBuild, kDraw };

struct Action {
  Deed deed = Deed::kGoods;
  Tile tile = kNoTile;      ///< of Deed::kTile: this one, or any
  bool with_goods = false;  ///< a tile together with goods
  Income income;
};

}  // namespace glazier::road
