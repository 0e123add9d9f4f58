// SPDX-License-Identifier: MIT
// What lies before one player of the reference game of Glass Road, and what can
// be done with it: counting, paying, receiving, turning the wheels.
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace glazier::reference {

/// @brief The ten markers in canonical order.
inline const std::vector<std::string> kRoadMarkers = {
    "G", "S", "FG", "KG", "A", "W", "B", "C", "FB", "KB"};

/// @brief The twenty cells in reading order, and then the three sites.
inline const std::vector<std::string> kRoadPlaces = {
    "A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "A3", "B3",
    "C3", "D3", "E3", "A4", "B4", "C4", "D4", "E4", "Z1", "Z2", "Z3"};

/// @brief "pit" for 'P', "grove" for 'G', "pond" for 'O'.
inline const std::map<char, std::string> kRoadTiles = {{'P', "pit"},
                                                       {'G', "grove"},
                                                       {'O', "pond"}};

struct RoadOutcome;

struct RoadSeat {
  std::array<int, 10> goods = {0, 0, 1, 2, 3, 4, 0, 1, 2, 0};
  /// By place: "" for an empty cell, "pit", "grove", "pond", the name of a
  /// forest ("forest A1") on both its cells, or the id of a building.
  std::vector<std::string> land = {
      "forest A1", "forest A1", "pond",  "forest D1", "forest D1",
      "pit",       "forest B2", "",      "forest D2", "grove",
      "pond",      "forest B2", "",      "forest D2", "pit",
      "forest A4", "forest A4", "grove", "forest D4", "forest D4",
      "Z1",        "Z2",        "Z3"};
  std::vector<std::string> unbuilt;  // private buildings, in the order of ids
  std::set<char> hand;
  char laid = '\0';  // face down
  std::set<char> notches;

  int& Good(const std::string& marker);
  int Good(const std::string& marker) const;
  std::string& At(const std::string& place);
  const std::string& At(const std::string& place) const;

  std::vector<std::string> EmptyCells() const;
  std::vector<std::string> EmptyCellsBeside(const std::string& place) const;
  bool HasBuilt(const std::string& id) const;

  /// @brief How many there are of something that a card or building names:
  /// "pit", "adjacent pond", "W you have", "card in your hand". The place is
  /// where "adjacent" is seen from.
  int Count(const std::string& what, const std::string& place) const;

  /// @brief Half points for the building on a place.
  int HalfPoints(const std::string& place) const;

  /// @brief Turns both wheels as often as they must turn.
  void Rotate();

  /// @brief Every way to pay "1A + 1F", "forest + 1W" or "2 private buildings",
  /// with the source as it is written in a word, without the colon.
  std::vector<RoadOutcome> WaysToPay(const std::string& price) const;

  /// @brief Every way to pay a building's cost, "1F 1A" or "free".
  std::vector<RoadOutcome> WaysToPayCost(const std::string& cost) const;

  /// @brief Every way to receive "2W 1F", "1F per pond" or "2 of one basic
  /// good", written as a gain, with the wheels turned afterwards. One of them
  /// is "+0".
  std::vector<RoadOutcome> WaysToReceive(const std::string& grant,
                                         const std::string& place) const;
};

/// @brief A part of a word and what it makes of a seat.
struct RoadOutcome {
  std::string text;
  RoadSeat after;
};

bool RoadIsBuilding(const std::string& content);
bool RoadIsTile(const std::string& content);
bool RoadAdjacent(const std::string& one, const std::string& other);
/// @brief What a marker counts: "F" for "FG", "W" for "W".
std::string RoadGoodOf(const std::string& marker);

}  // namespace glazier::reference
