// SPDX-License-Identifier: MIT
// The tables of the reference game of Glass Road against what is known of them.
#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>

#include "tests/support/reference_road_facts.hpp"
#include "tests/support/reference_road_seat.hpp"

namespace glazier::reference {
namespace {

TEST_CASE("There are 93 different buildings, 31 of each type") {
  std::map<char, int> all;
  std::map<char, int> starred;
  std::set<std::string> ids;
  std::set<std::string> names;
  std::set<std::string> german;
  for (const RoadBuilding& building : RoadBuildings()) {
    all[building.id[0]] += 1;
    starred[building.id[0]] += building.first_set ? 1 : 0;
    ids.insert(building.id);
    names.insert(building.name);
    german.insert(building.german);
  }
  CHECK(all == std::map<char, int>{{'I', 31}, {'P', 31}, {'V', 31}, {'Z', 3}});
  CHECK(starred ==
        std::map<char, int>{{'I', 15}, {'P', 19}, {'V', 16}, {'Z', 0}});
  CHECK(ids.size() == 96);
  CHECK(names.size() == 96);
  CHECK(german.size() == 96);
}

TEST_CASE("All buildings together cost 39 glass and 58 bricks") {
  std::map<std::string, int> costs;
  for (const RoadBuilding& building : RoadBuildings()) {
    for (const RoadAmount& amount : RoadAmounts(building.cost)) {
      costs[amount.good] += amount.units;
    }
  }
  CHECK(costs["G"] == 39);
  CHECK(costs["B"] == 58);
}

TEST_CASE("Six upgrades, two for each site, none in the first-game set") {
  std::map<std::string, std::set<std::string>> upgrades;
  for (const RoadBuilding& building : RoadBuildings()) {
    if (!building.site.empty()) {
      upgrades[building.site].insert(building.id);
      CHECK_FALSE(building.first_set);
    }
  }
  CHECK(upgrades ==
        std::map<std::string, std::set<std::string>>{{"Z1", {"I27", "V12"}},
                                                     {"Z2", {"I13", "V13"}},
                                                     {"Z3", {"I5", "V23"}}});
}

TEST_CASE("Fifteen cards, four of them with two equal actions") {
  std::string letters;
  std::string equal;
  for (const RoadCard& card : RoadCards()) {
    letters += card.letter;
    if (card.actions[0] == card.actions[1]) {
      equal += card.letter;
    }
  }
  CHECK(letters == "LPFDRMBCSWYGKHA");
  CHECK(equal == "BWYK");
}

// The parser understands all of the texts.
TEST_CASE("Every text can be read") {
  RoadSeat seat;
  seat.unbuilt = {"P1", "I1", "V1"};
  for (const RoadBuilding& building : RoadBuildings()) {
    CAPTURE(building.id);
    seat.At("C2") = building.id;
    CHECK_NOTHROW(seat.HalfPoints("C2"));
    CHECK_NOTHROW(seat.WaysToPayCost(building.cost));
    if (building.id[0] == 'P' && building.id != "P16") {
      const auto sides = RoadSplit(building.text, " -> ");
      REQUIRE(sides.size() == 2);
      CHECK_NOTHROW(seat.WaysToPay(sides[0]));
      CHECK_NOTHROW(seat.WaysToReceive(sides[1], ""));
    }
  }
}

TEST_CASE("Ids are ordered by type and number") {
  CHECK(RoadBefore("P2", "P10"));
  CHECK(RoadBefore("P31", "I1"));
  CHECK(RoadBefore("I31", "V1"));
  CHECK_FALSE(RoadBefore("V1", "V1"));
}

}  // namespace
}  // namespace glazier::reference
