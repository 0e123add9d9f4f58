// SPDX-License-Identifier: MIT
// A building tile as the tests know it, apart from the engine's tables.
#pragma once

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {

/// @brief What a tile costs and gives for having been built.
struct TileCase {
  std::string id;
  std::string cost;
  int points = 0;
  std::string site = "";  ///< of an upgrade
};

/// @brief The wheels with exactly a cost on them: ten digits.
inline std::string WheelsFor(std::string_view cost) {
  std::string wheels = "0000000000";
  if (cost == "free") {
    return wheels;
  }
  for (const std::string_view part : Split(cost, ' ')) {
    const std::string good(part.substr(1));
    const auto marker = ParseMarker(good == "F" ? "FB" : good);
    REQUIRE(marker);
    wheels[*marker] = part[0];
  }
  return wheels;
}

/// @brief Exactly its cost builds a tile onto any empty cell, or onto its site;
/// one unit less of anything does not.
inline void CheckTile(const TileCase& tile) {
  CAPTURE(tile.id);
  const Building& printed = kBuildings[Id(tile.id)];
  CHECK(printed.cost_text == tile.cost);
  CHECK(printed.points == tile.points);
  const std::string wheels = WheelsFor(tile.cost);
  const State state =
      Layout().Card('R').Wheels(wheels).Display(tile.id).Build();
  const std::string food =
      tile.cost.find('F') == std::string::npos ? "" : ":FB";
  const std::string at = tile.id + '@';
  CHECK(Words(state, at) == (tile.site.empty()
                                 ? at + "C2" + food + ' ' + at + "C3" + food
                                 : at + tile.site));
  const State after =
      After(state, {at + (tile.site.empty() ? "C2" : tile.site) + food});
  CHECK(after.estate(0).built.Has(Id(tile.id)));
  CHECK(after.Shown().Empty());
  CHECK(Wheels(after) == "0000000000");
  for (std::size_t i = 0; i < wheels.size(); ++i) {
    if (wheels[i] > '0') {
      std::string less = wheels;
      --less[i];
      const State poor =
          Layout().Card('R').Wheels(less).Display(tile.id).Build();
      CHECK(Words(poor, at) == "");
      CHECK(Why(poor, at + (tile.site.empty() ? "C2" : tile.site) + food)
                .starts_with("the " + BuildingName(Id(tile.id)) + " need"));
    }
  }
}

/// @brief The words that begin with `part` and whose gain no other exceeds.
inline std::string GreatestWords(const State& state, std::string_view part) {
  State::Steps steps;
  state.List(0, steps);
  std::string text;
  for (const Step& step : steps) {
    bool greatest = true;
    for (const Step& other : steps) {
      if (other == step || step.gain.IsNone() ||
          other.With(step.gain) != step) {
        continue;
      }
      bool more = true;
      for (int i = 0; i < kMarkers; ++i) {
        more = more && other.gain.Of(MarkerAt(i)) >= step.gain.Of(MarkerAt(i));
      }
      greatest = greatest && !more;
    }
    const std::string word = StepText(step);
    const bool fits = word.starts_with(part) &&
                      (word.size() == part.size() ||
                       std::string_view("0123456789").find(word[part.size()]) ==
                           std::string_view::npos);
    if (greatest && fits) {
      text += (text.empty() ? "" : " ") + word;
    }
  }
  return text;
}

}  // namespace glazier::road
