// SPDX-License-Identifier: MIT
// The cards and buildings of Glass Road for the reference game, in the words of
// the component facts.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <vector>

namespace glazier::reference {

struct RoadCard {
  char letter = ' ';
  std::string name;
  std::string german;
  std::string entry;                   // "-", "1F", "a forest"
  std::array<std::string, 2> actions;  // "1W 1C", "build"
};

struct RoadBuilding {
  std::string id;  // "P1", "I1", "V1"; a printed building is called "Z1"
  std::string name;
  std::string german;
  bool first_set = false;
  std::string cost;  // "free", "1W 2B"
  int points = 0;    // without those of the text
  std::string text;  // conversion, immediate effect or points at the end
  std::string site;  // of an upgrade, otherwise ""
};

struct RoadAmount {
  int units = 0;
  std::string good;  // a marker, or "F" or "K" for either wheel
};

/// @brief All fifteen, in canonical order.
const std::vector<RoadCard>& RoadCards();
const RoadCard& RoadCardOf(char letter);

/// @brief All 93 in order, then the three printed ones.
const std::vector<RoadBuilding>& RoadBuildings();
const RoadBuilding& RoadBuildingOf(const std::string& id);
/// @brief The order of ids: P, I, V, then by number.
bool RoadBefore(const std::string& one, const std::string& other);

/// @brief The parts of a text between the marks.
std::vector<std::string> RoadSplit(const std::string& text,
                                   const std::string& mark);
/// @brief The parts one after the other.
std::string RoadJoin(std::initializer_list<std::string> parts);
/// @brief Reads "1W 2B"; "free" and "-" are nothing.
std::vector<RoadAmount> RoadAmounts(const std::string& text);

}  // namespace glazier::reference
