// SPDX-License-Identifier: MIT
// The points of the reference game of Glass Road.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/reference_road_seat.hpp"

namespace glazier::reference {
namespace {

// Twenty letters and the ids of the buildings in place of the letters B.
RoadSeat Landscape(const std::string& letters,
                   const std::vector<std::string>& ids) {
  RoadSeat seat;
  std::size_t next = 0;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    std::string& content = seat.land.at(i);
    if (letters[i] == 'B') {
      content = ids.at(next++);
    } else if (letters[i] == '.') {
      content = "";
    } else if (kRoadTiles.contains(letters[i])) {
      content = kRoadTiles.at(letters[i]);
    }
  }
  return seat;
}

int Points(const RoadSeat& seat, const std::string& id) {
  for (const std::string& place : kRoadPlaces) {
    if (seat.At(place) == id) {
      CHECK(seat.HalfPoints(place) % 2 == 0);
      return seat.HalfPoints(place) / 2;
    }
  }
  FAIL("not built: " << id);
  return 0;
}

TEST_CASE("Neighbours") {
  const RoadSeat seat = Landscape(
      "BOPFF"
      "BB.FG"
      "OG.FP"
      "FFGFF",
      {"V2", "V1", "V16"});
  CHECK(Points(seat, "V1") == 3);   // V2, V16 and the site Z2
  CHECK(Points(seat, "V2") == 2);   // one pond
  CHECK(Points(seat, "V16") == 2);  // one grove below
}

TEST_CASE("The Village Church likes empty cells") {
  const RoadSeat seat = Landscape(
      "FF.FF"
      "PFBFG"
      "OF.FP"
      "FFGFF",
      {"V5"});
  CHECK(Points(seat, "V5") == 6);
}

TEST_CASE("Squares, groups and sets") {
  const RoadSeat seat = Landscape(
      "BBOOF"
      "BBOOP"
      "BBGFP"
      "BBGPP",
      {"V7", "V8", "V24", "V25", "V26", "V10", "V14", "V9"});
  CHECK(Points(seat, "V7") == 4);
  CHECK(Points(seat, "V8") == 0);
  CHECK(Points(seat, "V24") == 0);
  CHECK(Points(seat, "V25") == 4);
  CHECK(Points(seat, "V26") == 4);
  CHECK(Points(seat, "V10") == 2);
  CHECK(Points(seat, "V14") == 4);
  CHECK(Points(seat, "V9") == 2);  // the cells E1 and D3 of two forests
}

TEST_CASE("Goods") {
  RoadSeat seat = Landscape(
      "BBBBB"
      "BBBBB"
      "BBBB."
      ".....",
      {"V4", "V15", "V17", "V20", "V21", "V22", "V27", "V28", "V29", "V30",
       "V31", "P15", "V18", "V6"});
  seat.goods = {2, 3, 4, 3, 5, 7, 1, 6, 2, 6};
  CHECK(Points(seat, "V4") == 2);
  CHECK(Points(seat, "V15") == 7);
  CHECK(Points(seat, "V17") == 3);
  CHECK(Points(seat, "V20") == 3);
  CHECK(Points(seat, "V21") == 3);
  CHECK(Points(seat, "V22") == 5);
  CHECK(Points(seat, "V27") == 2);
  CHECK(Points(seat, "V28") == 2);
  CHECK(Points(seat, "V29") == 6);
  CHECK(Points(seat, "V30") == 3);
  CHECK(Points(seat, "V31") == 5);
  CHECK(Points(seat, "P15") == 3);
  CHECK(Points(seat, "V18") == 0);
  CHECK(Points(seat, "V6") == 0);
  CHECK(Points(seat, "Z1") == 2);
  CHECK(Points(seat, "Z3") == 1);
  CHECK(seat.HalfPoints("Z2") == 3);
}

TEST_CASE("Costs of the other buildings, and immediate buildings") {
  RoadSeat seat = Landscape(
      "FFOFF"
      "PFBFG"
      "BFBBP"
      "FFBFF",
      {"V11", "V19", "V6", "I14", "I19"});
  seat.At("Z3") = "I5";   // 3 wood, 2 bricks
  seat.At("Z1") = "V12";  // 3 wood, 1 glass, 1 clay
  seat.goods = {2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  CHECK(Points(seat, "V11") == 2);  // V6 and V12
  CHECK(Points(seat, "V19") == 2);  // I5
  CHECK(Points(seat, "V6") == 3);
  CHECK(Points(seat, "V12") == 6);
  CHECK(Points(seat, "I5") == 4);
  CHECK(Points(seat, "I19") == -1);
}

TEST_CASE("The Hunting Lodge wants four forests") {
  CHECK(Points(Landscape("FFOFFPFBFGOF.FP..G..", {"V18"}), "V18") == 3);
  CHECK(Points(Landscape("FFOFFPFBFGOF.FPFFGFF", {"V18"}), "V18") == 3);
  CHECK(Points(Landscape("FFO..PFBFGOF.FP..G..", {"V18"}), "V18") == 0);
}

}  // namespace
}  // namespace glazier::reference
