// SPDX-License-Identifier: MIT
// One seat of the reference game: places, payments, income and rotation.
#include "tests/support/reference_road_seat.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <stdexcept>

#include "tests/support/reference_road_facts.hpp"

namespace glazier::reference {
namespace {

using Outcomes = std::vector<RoadOutcome>;
// What one way of receiving allows: at most this many units on each marker.
using Grant = std::vector<RoadAmount>;

const std::vector<std::string> kBasicGoods = {"S", "F", "K", "A", "W", "C"};
const int kMostBasic = 7;
const int kMostRefined = 3;

int Most(const std::string& marker) {
  return marker == "G" || marker == "B" ? kMostRefined : kMostBasic;
}

std::size_t IndexIn(const std::vector<std::string>& list,
                    const std::string& name) {
  const auto found = std::find(list.begin(), list.end(), name);
  if (found == list.end()) {
    throw std::logic_error("not in the list: " + name);
  }
  return static_cast<std::size_t>(found - list.begin());
}

// The markers on which a good is counted: two for food and for charcoal.
std::vector<std::string> MarkersOf(const std::string& good) {
  if (good == "F" || good == "K") {
    return {good + "G", good + "B"};
  }
  return {good};
}

bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// --- Paying ------------------------------------------------------------------

Outcomes PayGood(const RoadSeat& seat, const RoadAmount& amount) {
  Outcomes ways;
  for (const std::string& marker : MarkersOf(amount.good)) {
    RoadSeat after = seat;
    after.Good(marker) -= amount.units;
    if (after.Good(marker) >= 0) {
      ways.push_back({marker == amount.good ? "" : marker, after});
    }
  }
  return ways;
}

Outcomes PayTile(const RoadSeat& seat, const std::string& tile) {
  Outcomes ways;
  for (const std::string& place : kRoadPlaces) {
    if (seat.At(place) == tile) {
      RoadSeat after = seat;
      after.At(place) = "";
      ways.push_back({place, after});
    }
  }
  return ways;
}

Outcomes PayForest(const RoadSeat& seat) {
  Outcomes ways;
  for (const std::string& place : kRoadPlaces) {
    const std::string forest = "forest " + place;
    if (seat.At(place) == forest) {
      RoadSeat after = seat;
      std::replace(after.land.begin(), after.land.end(), forest, std::string());
      ways.push_back({place, after});
    }
  }
  return ways;
}

Outcomes PayPrivateBuilding(const RoadSeat& seat) {
  Outcomes ways;
  for (const std::string& id : seat.unbuilt) {
    RoadSeat after = seat;
    std::erase(after.unbuilt, id);
    ways.push_back({id, after});
  }
  return ways;
}

Outcomes PayTwoPrivateBuildings(const RoadSeat& seat) {
  Outcomes ways;
  for (const RoadOutcome& one : PayPrivateBuilding(seat)) {
    for (const RoadOutcome& other : PayPrivateBuilding(one.after)) {
      if (RoadBefore(one.text, other.text)) {
        ways.push_back({one.text + "," + other.text, other.after});
      }
    }
  }
  return ways;
}

Outcomes PayOne(const RoadSeat& seat, const std::string& item) {
  if (item == "pit" || item == "grove" || item == "pond") {
    return PayTile(seat, item);
  }
  if (item == "forest") {
    return PayForest(seat);
  }
  if (item == "1 private building") {
    return PayPrivateBuilding(seat);
  }
  if (item == "2 private buildings") {
    return PayTwoPrivateBuildings(seat);
  }
  return PayGood(seat, RoadAmounts(item).at(0));
}

// --- Receiving ---------------------------------------------------------------

// Food of a grant goes to one wheel, charcoal to one wheel.
std::vector<Grant> OnMarkers(const Grant& goods) {
  std::vector<Grant> ways = {{}};
  for (const RoadAmount& amount : goods) {
    std::vector<Grant> longer;
    for (const Grant& way : ways) {
      for (const std::string& marker : MarkersOf(amount.good)) {
        longer.push_back(way);
        longer.back().push_back({amount.units, marker});
      }
    }
    ways = longer;
  }
  return ways;
}

std::vector<Grant> OneGoodOf(int units, const std::vector<std::string>& goods) {
  std::vector<Grant> grants;
  grants.reserve(goods.size());
  for (const std::string& good : goods) {
    grants.push_back({{units, good}});
  }
  return grants;
}

Grant Times(Grant grant, int factor) {
  for (RoadAmount& amount : grant) {
    amount.units *= factor;
  }
  return grant;
}

// What is granted, still without a wheel for food and charcoal.
std::vector<Grant> ReadGrant(const RoadSeat& seat,
                             const std::string& text,
                             const std::string& place) {
  if (text == "3F on the glass wheel and 3F on the brick wheel") {
    return {{{3, "FG"}, {3, "FB"}}};
  }
  if (Contains(text, ", or ")) {  // "per pit 1S, or per pit 1C"
    std::vector<Grant> grants;
    for (const std::string& part : RoadSplit(text, ", or ")) {
      for (const Grant& grant : ReadGrant(seat, part, place)) {
        grants.push_back(grant);
      }
    }
    return grants;
  }
  if (text.starts_with("per ")) {  // "per pit 1S"
    const auto words = RoadSplit(text, " ");
    return {Times(RoadAmounts(words.at(2)), seat.Count(words.at(1), place))};
  }
  if (Contains(text, " per ")) {  // "2W per adjacent empty cell"
    const auto parts = RoadSplit(text, " per ");
    return {Times(RoadAmounts(parts.at(0)), seat.Count(parts.at(1), place))};
  }
  if (text.ends_with(" of one basic good")) {
    return OneGoodOf(text[0] - '0', kBasicGoods);
  }
  if (Contains(text, " of one of ")) {  // "2 of one of C, S, A, F, K"
    const std::string goods = RoadSplit(text, " of one of ").at(1);
    return OneGoodOf(text[0] - '0', RoadSplit(goods, ", "));
  }
  return {RoadAmounts(text)};
}

// Every amount that is granted and fits, for each marker by itself.
std::vector<RoadSeat> EveryAmount(const RoadSeat& seat, const Grant& way) {
  std::vector<RoadSeat> results = {seat};
  for (const RoadAmount& amount : way) {
    std::vector<RoadSeat> more;
    for (const RoadSeat& result : results) {
      for (int units = 0; units <= amount.units; ++units) {
        RoadSeat after = result;
        after.Good(amount.good) += units;
        if (after.Good(amount.good) <= Most(amount.good)) {
          more.push_back(after);
        }
      }
    }
    results = more;
  }
  return results;
}

std::string GainText(const RoadSeat& before, const RoadSeat& after) {
  std::string text;
  for (const std::string& marker : kRoadMarkers) {
    const int units = after.Good(marker) - before.Good(marker);
    if (units > 0) {
      text += "+" + std::to_string(units) + marker;
    }
  }
  return text.empty() ? "+0" : text;
}

// --- Rotation ----------------------------------------------------------------

void RotateWheel(RoadSeat& seat,
                 const std::string& refined,
                 const std::vector<std::string>& basic) {
  const auto must_turn = [&] {
    return seat.Good(refined) < kMostRefined &&
           std::all_of(
               basic.begin(), basic.end(),
               [&](const std::string& good) { return seat.Good(good) >= 1; });
  };
  while (must_turn()) {
    for (const std::string& good : basic) {
      seat.Good(good) -= 1;
    }
    seat.Good(refined) += 1;
  }
}

}  // namespace

bool RoadIsBuilding(const std::string& content) {
  return !content.empty() && std::isupper(content[0]) != 0;
}

bool RoadIsTile(const std::string& content) {
  return content == "pit" || content == "grove" || content == "pond";
}

// The sites are a column west of column A.
bool RoadAdjacent(const std::string& one, const std::string& other) {
  const auto column = [](const std::string& place) {
    return place[0] == 'Z' ? 'A' - 1 : place[0];
  };
  return std::abs(column(one) - column(other)) + std::abs(one[1] - other[1]) ==
         1;
}

std::string RoadGoodOf(const std::string& marker) {
  return marker.substr(0, 1);
}

int& RoadSeat::Good(const std::string& marker) {
  return goods.at(IndexIn(kRoadMarkers, marker));
}

int RoadSeat::Good(const std::string& marker) const {
  return goods.at(IndexIn(kRoadMarkers, marker));
}

std::string& RoadSeat::At(const std::string& place) {
  return land.at(IndexIn(kRoadPlaces, place));
}

const std::string& RoadSeat::At(const std::string& place) const {
  return land.at(IndexIn(kRoadPlaces, place));
}

std::vector<std::string> RoadSeat::EmptyCells() const {
  std::vector<std::string> cells;
  for (const std::string& place : kRoadPlaces) {
    if (At(place).empty()) {
      cells.push_back(place);
    }
  }
  return cells;
}

std::vector<std::string> RoadSeat::EmptyCellsBeside(
    const std::string& place) const {
  std::vector<std::string> cells = EmptyCells();
  std::erase_if(cells, [&](const std::string& cell) {
    return !RoadAdjacent(cell, place);
  });
  return cells;
}

bool RoadSeat::HasBuilt(const std::string& id) const {
  return std::find(land.begin(), land.end(), id) != land.end();
}

void RoadSeat::Rotate() {
  RotateWheel(*this, "G", {"S", "FG", "KG", "A", "W"});
  RotateWheel(*this, "B", {"C", "FB", "KB"});
}

std::vector<RoadOutcome> RoadSeat::WaysToPay(const std::string& price) const {
  Outcomes ways = {{"", *this}};
  for (const std::string& item : RoadSplit(price, " + ")) {
    Outcomes longer;
    for (const RoadOutcome& way : ways) {
      for (const RoadOutcome& next : PayOne(way.after, item)) {
        longer.push_back({way.text + next.text, next.after});
      }
    }
    ways = longer;
  }
  return ways;
}

std::vector<RoadOutcome> RoadSeat::WaysToPayCost(
    const std::string& cost) const {
  std::string price;
  for (const std::string& item : RoadSplit(cost, " ")) {
    price += (price.empty() ? "" : " + ") + item;
  }
  return cost == "free" ? Outcomes{{"", *this}} : WaysToPay(price);
}

std::vector<RoadOutcome> RoadSeat::WaysToReceive(
    const std::string& grant,
    const std::string& place) const {
  Outcomes ways;
  for (const Grant& granted : ReadGrant(*this, grant, place)) {
    for (const Grant& way : OnMarkers(granted)) {
      for (RoadSeat& after : EveryAmount(*this, way)) {
        const std::string text = GainText(*this, after);
        after.Rotate();
        ways.push_back({text, after});
      }
    }
  }
  return ways;
}

}  // namespace glazier::reference
