// SPDX-License-Identifier: MIT
// The reference game's counting: what cards and buildings ask for, and points.
#include <algorithm>
#include <cctype>
#include <set>
#include <stdexcept>

#include "tests/support/reference_road_facts.hpp"
#include "tests/support/reference_road_seat.hpp"

namespace glazier::reference {
namespace {

// On how many places is this true?
template <typename Condition>
int CountPlaces(Condition condition) {
  int count = 0;
  for (const std::string& place : kRoadPlaces) {
    count += condition(place) ? 1 : 0;
  }
  return count;
}

int CountForests(const RoadSeat& seat) {
  std::set<std::string> names;
  for (const std::string& content : seat.land) {
    if (content.starts_with("forest")) {
      names.insert(content);
    }
  }
  return static_cast<int>(names.size());
}

bool Fits(const std::string& content, const std::string& what) {
  if (what == "empty cell") {
    return content.empty();
  }
  if (what == "building") {
    return RoadIsBuilding(content);
  }
  return content == what;
}

// The connected cells with the same tile, beginning at one of them.
std::set<std::string> Group(const RoadSeat& seat, const std::string& start) {
  std::set<std::string> group = {start};
  for (bool grown = true; grown;) {
    grown = false;
    for (const std::string& place : kRoadPlaces) {
      for (const std::string& member : std::set<std::string>(group)) {
        if (seat.At(place) == seat.At(start) && RoadAdjacent(place, member)) {
          grown = group.insert(place).second || grown;
        }
      }
    }
  }
  return group;
}

int LargestGroup(const RoadSeat& seat, const std::string& tile) {
  int largest = 0;
  for (const std::string& place : kRoadPlaces) {
    if (seat.At(place) == tile) {
      largest = std::max(largest, static_cast<int>(Group(seat, place).size()));
    }
  }
  return largest;
}

bool HasSquare(const RoadSeat& seat, const std::string& tile) {
  for (char column = 'A'; column < 'E'; ++column) {
    for (char row = '1'; row < '4'; ++row) {
      const char right = static_cast<char>(column + 1);
      const char below = static_cast<char>(row + 1);
      if (seat.At({column, row}) == tile && seat.At({right, row}) == tile &&
          seat.At({column, below}) == tile && seat.At({right, below}) == tile) {
        return true;
      }
    }
  }
  return false;
}

int InOtherCosts(const RoadSeat& seat,
                 const std::string& good,
                 const std::string& place) {
  int units = 0;
  for (const std::string& other : kRoadPlaces) {
    if (other != place && RoadIsBuilding(seat.At(other))) {
      for (const RoadAmount& amount :
           RoadAmounts(RoadBuildingOf(seat.At(other)).cost)) {
        units += amount.good == good ? amount.units : 0;
      }
    }
  }
  return units;
}

int MarkersHigh(const RoadSeat& seat) {
  int count = 0;
  for (const std::string& marker : kRoadMarkers) {
    const bool basic = marker != "G" && marker != "B";
    count += basic && seat.Good(marker) >= 4 ? 1 : 0;
  }
  return count;
}

int GoodsOf(const RoadSeat& seat, const std::string& good) {
  int units = 0;
  for (const std::string& marker : kRoadMarkers) {
    units += RoadGoodOf(marker) == good ? seat.Good(marker) : 0;
  }
  return units;
}

// "2 per adjacent pond", "1 per 3 K, both wheels together" and the like.
int PointsPer(const RoadSeat& seat,
              const std::string& text,
              const std::string& place) {
  const auto parts = RoadSplit(text, " per ");
  std::string what = parts.at(1);
  int each = 1;
  if (std::isdigit(what[0]) != 0) {
    each = what[0] - '0';
    what = what.substr(2);
  }
  return std::stoi(parts.at(0)) * (seat.Count(what, place) / each);
}

int PointsOfText(const RoadSeat& seat,
                 const std::string& text,
                 const std::string& place) {
  for (const std::string tile : {"pit", "grove", "pond"}) {
    if (text == "4 if four " + tile + "s form a 2x2 square") {
      return HasSquare(seat, tile) ? 4 : 0;
    }
  }
  if (text == "3 with 4 forests or more") {
    return CountForests(seat) >= 4 ? 3 : 0;
  }
  if (text == "4, and 1 per adjacent empty cell") {
    return 4 + seat.Count("adjacent empty cell", place);
  }
  return PointsPer(seat, text, place);
}

}  // namespace

int RoadSeat::Count(const std::string& what, const std::string& place) const {
  if (RoadIsTile(what)) {
    return CountPlaces([&](const auto& cell) { return At(cell) == what; });
  }
  if (what == "forest") {
    return CountForests(*this);
  }
  if (what == "card in your hand") {
    return static_cast<int>(hand.size());
  }
  if (what.starts_with("adjacent ")) {
    const std::string kind = RoadSplit(what, "adjacent ").at(1);
    return CountPlaces([&](const auto& other) {
      return RoadAdjacent(place, other) && Fits(At(other), kind);
    });
  }
  if (what.ends_with(" of the largest connected group")) {
    return LargestGroup(*this, RoadSplit(what, " of ").at(0));
  }
  if (what.ends_with(" in the costs of your other buildings")) {
    return InOtherCosts(*this, what.substr(0, 1), place);
  }
  if (what == "immediate building you have built") {
    return CountPlaces([&](const auto& cell) { return At(cell)[0] == 'I'; });
  }
  if (what == "set of pit, grove and pond") {
    return std::min(
        {Count("pit", place), Count("grove", place), Count("pond", place)});
  }
  if (what == "marker on 4, 5, 6 or 7") {
    return MarkersHigh(*this);
  }
  if (what == "F on the wheel that has less F") {
    return std::min(Good("FG"), Good("FB"));
  }
  if (what == "K on the wheel that has less K") {
    return std::min(Good("KG"), Good("KB"));
  }
  const std::string good = what.substr(0, 1);
  if (what == good || what == good + " you have" ||
      what == good + ", both wheels together") {
    return GoodsOf(*this, good);
  }
  throw std::logic_error("cannot count: " + what);
}

int RoadSeat::HalfPoints(const std::string& place) const {
  const RoadBuilding& building = RoadBuildingOf(At(place));
  if (building.text == "1/2 per S, not rounded") {
    return Good("S");
  }
  const bool scoring = building.id[0] == 'V' || building.id[0] == 'Z';
  const int more = scoring ? PointsOfText(*this, building.text, place) : 0;
  return 2 * (building.points + more);
}

}  // namespace glazier::reference
