// SPDX-License-Identifier: MIT
// Worked examples of Glass Road, played in the reference game.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "tests/support/reference_road_play.hpp"

namespace glazier::reference {
namespace {

using Wheels = std::array<int, 10>;

Wheels AfterGain(const Wheels& before,
                 const std::string& grant,
                 const std::string& gain) {
  RoadSeat seat;
  seat.goods = before;
  for (const RoadOutcome& way : seat.WaysToReceive(grant, "")) {
    if (way.text == gain) {
      return way.after.goods;
    }
  }
  return {};
}

TEST_CASE("Start and two sand: the glass wheel turns once") {
  CHECK(AfterGain({0, 0, 1, 2, 3, 4, 0, 1, 2, 0}, "2S", "+2S") ==
        Wheels{1, 1, 0, 1, 2, 3, 0, 1, 2, 0});
}

TEST_CASE("The third glass stops the wheel") {
  CHECK(AfterGain({2, 0, 4, 4, 2, 3, 0, 1, 2, 0}, "2S", "+2S") ==
        Wheels{3, 1, 3, 3, 1, 2, 0, 1, 2, 0});
}

TEST_CASE("A wheel turns several times in a row") {
  CHECK(AfterGain({0, 0, 1, 2, 3, 4, 0, 4, 3, 0}, "3K", "+3KB") ==
        Wheels{0, 0, 1, 2, 3, 4, 3, 1, 0, 0});
}

TEST_CASE("Two Foresters laid, one held") {
  Road road = RoadWith({.players = 4}, 0,
                       "P4,P17,P19,P24,P25,I19,I20,I21,I22,I23,"
                       "V7,V8,V21,V28,V30");
  RoadPick(road, {"FLPDR", "FMBCS", "FWYGK", "HAWYG"});
  RoadPlay(road, {"F", "F", "W", "H"});
  // Seat 0 and seat 2 do one action each.
  CHECK(road.CardWith() == std::vector<int>{2});
  CHECK(road.Turn() == 0);
  CHECK(road.Laid(1) == 'F');
  CHECK(road.Laid(0) == '\0');
  CHECK(road.Notches(2) == 1);
  CHECK(road.Hand(2) == std::set<char>{'Y', 'G', 'K'});
  road.Play("1@C2+1W");
  CHECK(road.Turn() == 2);
  CHECK(road.State() == "turn");
  road.Play("2+2FB");
  // Seat 1 is alone and may do both.
  CHECK(road.CardWith().empty());
  CHECK(road.Turn() == 1);
  road.Play("2+2W");
  CHECK(road.Turn() == 1);
  road.Play("1@C3+0");
  CHECK(road.Turn() == 2);
  CHECK(road.Wheels(1) == Wheels{0, 0, 1, 2, 3, 6, 0, 1, 2, 0});
}

TEST_CASE("Room for a gift is made by a conversion") {
  Road road = RoadAlone('M');
  RoadSeat& seat = road.Arrange(1);
  seat.Good("W") = 7;
  seat.At("C2") = "P15";
  road.Play("1+2W");
  CHECK(road.State() == "gift");
  CHECK(road.Turn() == 1);
  CHECK_FALSE(RoadLegal(road, "+1W"));
  CHECK(RoadLegal(road, "+0"));
  road.Play("P15+2A");
  CHECK(road.State() == "gift");
  road.Play("+1W");
  CHECK(road.Wheels(1) == Wheels{0, 0, 1, 2, 5, 7, 0, 1, 2, 0});
  CHECK(road.State() == "turn");
  CHECK(road.Turn() == 0);
}

TEST_CASE("The order of the Water Carrier's actions counts") {
  Road road = RoadAlone('A');
  road.Arrange(0).goods = {0, 0, 2, 1, 4, 1, 0, 1, 2, 0};
  road.Play("$FG");
  road.Play("2+1S+2A");
  CHECK(road.Wheels(0) == Wheels{1, 0, 0, 0, 5, 0, 0, 1, 2, 0});
  road.Play("1+2A+1W");
  CHECK(road.Wheels(0) == Wheels{1, 0, 0, 0, 7, 1, 0, 1, 2, 0});
  CHECK(road.Turn() == 1);
}

TEST_CASE("The Rural Builder digs a pond beside his Sand Island") {
  Road road = RoadAlone('R');
  RoadPlay(road, {"1@C2=O", "I21@C3"});
  CHECK(road.State() == "effect");
  CHECK(road.Words() == std::vector<std::string>{"+0", "+1S", "+2S"});
  road.Play("+2S");
  // One wood is paid before, and the wheel turns after the effect.
  CHECK(road.Wheels(0) == Wheels{1, 1, 0, 1, 2, 2, 0, 1, 2, 0});
  CHECK(road.Land(0) == "FFOFFPFOFGOFBFPFFGFF");
  CHECK(road.Display()[6].empty());
  CHECK(road.Turn() == 1);
}

TEST_CASE("Three sand are one point and a half") {
  Road road = RoadAlone('L');
  road.Arrange(0).Good("S") = 3;
  CHECK(road.HalfPoints(0) ==
        std::map<std::string, int>{{"Z1", 0}, {"Z2", 3}, {"Z3", 0}});
  CHECK(road.Score(0) == 3);
}

TEST_CASE("The game of the trace begins as written") {
  Road road = RoadWith({.players = 3}, 0,
                       "P24,P12,P28,P25,I31,I27,I24,I21,V30,V2,V9,V17");
  CHECK(road.Words().size() == 15);
  road.Play("F");
  CHECK(road.Wheels(0) == Wheels{0, 0, 1, 2, 3, 4, 0, 1, 2, 0});
  CHECK(road.Land(0) == "FFOFFPF.FGOF.FPFFGFF");
  RoadPick(road, {"FLPDR", "MBCSW", "FYGKH"});
  RoadPlay(road, {"F", "M", "Y"});
  CHECK(road.CardWith() == std::vector<int>{2});
  CHECK(road.Words().size() == 17);
  road.Play("1@C2+1W");
  CHECK(road.Wheels(0) == Wheels{0, 0, 1, 2, 3, 5, 0, 1, 2, 0});
  CHECK(road.Land(0) == "FFOFFPFGFGOF.FPFFGFF");
}

}  // namespace
}  // namespace glazier::reference
