// SPDX-License-Identifier: MIT
// A typed word, taken apart: what it says, and what it leaves out.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/road/facts.hpp"

namespace glazier::road {

/// @brief Goods as typed: a marker, or food or charcoal without a wheel.
struct TypedGoods {
  Good good;
  Marker marker;  ///< kNoMarker: whichever wheel
  int amount;
};

/// @brief What was typed, taken apart.
struct Typed {
  char sign = ' ';  ///< '.', '-', '$', '@', '+', a digit, or '#' for a building
  BuildingId building = kNoBuilding;
  std::vector<Place> places;
  std::vector<BuildingId> sources;
  std::optional<TypedGoods> payment;
  Tile tile = kNoTile;
  bool has_gain = false;
  std::vector<TypedGoods> gain;
};

/// @brief Takes a word in capitals apart; nothing if it is not a word.
std::optional<Typed> ReadTyped(std::string_view word);

}  // namespace glazier::road
