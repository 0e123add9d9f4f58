// SPDX-License-Identifier: MIT
// Building and immediate effects in the reference game of Glass Road.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "tests/support/reference_road_play.hpp"

namespace glazier::reference {
namespace {

using Words = std::vector<std::string>;
using Wheels = std::array<int, 10>;

// Seat 0 has the building in private, and plenty, and may build twice.
Road ReadyToBuild(const std::vector<std::string>& ids) {
  Road road = RoadAlone('B');
  road.Play("$FG");
  RoadSeat& seat = road.Arrange(0);
  seat.unbuilt = ids;
  seat.goods = {3, 0, 3, 0, 3, 5, 3, 5, 3, 0};
  return road;
}

TEST_CASE("Food in a cost is paid from one wheel") {
  Road road = ReadyToBuild({"I2"});
  CHECK(RoadLegal(road, "I2@C2:FG"));
  CHECK(RoadLegal(road, "I2@C3:FB"));
  CHECK_FALSE(RoadLegal(road, "I2@C2"));
  road.Play("I2@C2:FB");
  CHECK(road.State() == "effect");
  CHECK(road.Words().size() == 9);  // 0 to 2 wood, 0 to 2 clay
  road.Play("+2W+2C");
  CHECK(road.Wheels(0) == Wheels{3, 0, 3, 0, 3, 7, 3, 7, 2, 0});
  CHECK(road.Private(0).empty());
}

TEST_CASE("The wheels turn between payment and effect") {
  Road road = ReadyToBuild({"V15"});
  road.Arrange(0).goods = {3, 2, 2, 2, 2, 4, 0, 5, 0, 0};
  road.Play("V15@C2");  // 2 wood, 2 glass, 2 clay; then two rotations
  CHECK(road.Wheels(0) == Wheels{3, 0, 0, 0, 0, 0, 0, 3, 0, 0});
}

TEST_CASE("An upgrade goes onto its site, once") {
  Road road = ReadyToBuild({"I27", "V12"});
  CHECK(RoadLegal(road, "I27@Z1"));
  CHECK(RoadLegal(road, "V12@Z1"));
  CHECK_FALSE(RoadLegal(road, "V12@C2"));
  CHECK_FALSE(RoadLegal(road, "V12@Z2"));
  road.Play("V12@Z1");
  CHECK(road.State() == "turn");
  CHECK_FALSE(RoadLegal(road, "I27@Z1"));
  CHECK(road.Buildings(0) == 0);
  CHECK(road.HalfPoints(0) ==
        std::map<std::string, int>{{"V12", 12}, {"Z2", 0}, {"Z3", 6}});
}

TEST_CASE("Tiles go onto every adjacent empty cell, without asking") {
  Road road = ReadyToBuild({"I8"});
  road.Play("-C1");
  road.Play("I8@C2");
  CHECK(road.State() == "turn");
  CHECK(road.Land(0) == "FFGFFPFBFGOFGFPFFGFF");
}

TEST_CASE("The Country House lays up to two equal tiles") {
  Road road = ReadyToBuild({"I15"});
  road.Play("-C1");
  road.Play("I15@C2");
  CHECK(road.State() == "country");
  CHECK(road.Words() == Words{".", "@C1,C3=G", "@C1,C3=O", "@C1,C3=P", "@C1=G",
                              "@C1=O", "@C1=P", "@C3=G", "@C3=O", "@C3=P"});
  road.Play("@C1,C3=P");
  CHECK(road.Land(0) == "FFPFFPFBFGOFPFPFFGFF");
  CHECK(road.State() == "turn");
}

TEST_CASE("The Country House without an adjacent empty cell asks nothing") {
  Road road = ReadyToBuild({"I15"});
  RoadPlay(road, {"-A2", "I15@A2"});
  CHECK(road.State() == "turn");
}

TEST_CASE("An effect of which nothing fits is not asked") {
  Road road = ReadyToBuild({"I20"});
  road.Arrange(0).Good("W") = 7;
  road.Play("I20@C2");
  CHECK(road.State() == "turn");
  CHECK(road.Wheels(0)[5] == 7);
}

TEST_CASE("Effects count what there is when they are received") {
  Road road = ReadyToBuild({"I7", "I9"});
  road.Play("I9@C2");  // one adjacent empty cell
  CHECK(road.Words() == Words{"+0", "+1W", "+2W"});
  road.Play("+0");
  road.Play("I7@C3");  // three water, and room for two wood
  CHECK(road.Words() == Words{"+0", "+1W", "+2W"});
}

TEST_CASE("The Buttery gives to both wheels") {
  Road road = ReadyToBuild({"I26"});
  road.Arrange(0).Good("FG") = 5;
  road.Play("I26@C2");
  CHECK(road.Words().size() == 12);
  road.Play("+2FG+3FB");
  CHECK(road.Wheels(0) == Wheels{3, 0, 7, 0, 3, 3, 3, 4, 6, 0});
}

TEST_CASE("Repetitions: anytime actions only after the first") {
  Road road = ReadyToBuild({"I6"});
  road.Play("I6@C2");
  CHECK(road.State() == "repeat");
  CHECK(RoadLegal(road, "I6:C1+3FG+1A"));
  CHECK(RoadLegal(road, "I6:A3+0"));
  CHECK_FALSE(RoadLegal(road, "-A2"));
  road.Play("I6:C1+3FG+1A");
  CHECK(road.State() == "repeat");
  CHECK(RoadLegal(road, "-A2"));
  road.Play("I6:A3+2FB");
  CHECK(road.State() == "repeat");
  CHECK(road.Words() == Words{"-A2", "-C4", "-E2", "-E3", "."});
  road.Play(".");
  CHECK(road.State() == "turn");
  CHECK(road.Wheels(0) == Wheels{2, 0, 6, 0, 4, 4, 3, 5, 5, 0});
}

TEST_CASE("A first repetition that is impossible is not asked") {
  Road road = ReadyToBuild({"I30"});
  RoadPlay(road, {"-E2", "-C4", "I30@C2"});
  CHECK(road.State() == "turn");
}

TEST_CASE("The Wood Trader does not pay in wood") {
  Road road = ReadyToBuild({"I10"});
  road.Play("I10@C2");
  CHECK(RoadLegal(road, "I10+2KB"));
  CHECK(RoadLegal(road, "I10+1S"));
  CHECK(RoadLegal(road, "I10+0"));
  CHECK_FALSE(RoadLegal(road, "I10+1W"));
}

TEST_CASE("The Tavern works from the place of its neighbour") {
  Road road = ReadyToBuild({"I21", "I24"});
  // A pond beside C1 but not beside C2, where the Tavern comes.
  road.Arrange(0).At("B1") = "pond";
  road.Arrange(0).At("C1") = "I21";
  road.Play("I24@C2:FG");
  CHECK(road.State() == "tavern");
  CHECK(road.Words() == Words{"I21"});
  road.Play("I21");
  CHECK(road.State() == "effect");
  CHECK(road.Words() == Words{"+0", "+1S", "+2S"});
}

TEST_CASE("The Tavern can use an upgrade, and repeat") {
  Road road = ReadyToBuild({"I24"});
  RoadSeat& seat = road.Arrange(0);
  seat.At("A3") = "I16";
  seat.At("Z2") = "I13";
  RoadPlay(road, {"-A2", "I24@A2:FB"});
  CHECK(road.Words() == Words{"I13", "I16"});
  Road other = road;
  other.Arrange(0).Good("G") = 2;
  other.Play("I13");
  CHECK(other.Words() == Words{"+0", "+1G"});
  road.Play("I16");
  CHECK(road.State() == "repeat");
  CHECK(RoadLegal(road, "I16:E3+2S+2C"));
}

TEST_CASE("The Tavern without an immediate neighbour asks nothing") {
  Road road = ReadyToBuild({"I24"});
  road.Arrange(0).At("C3") = "P1";
  road.Play("I24@C2:FG");
  CHECK(road.State() == "turn");
}

}  // namespace
}  // namespace glazier::reference
