// SPDX-License-Identifier: MIT
// The 31 scoring buildings and the three printed ones: ruling 30.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/engine/road/building_table.hpp"
#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

const std::vector<TileCase> kTilesV = {
    {"V1", "1W 2C 1B"},
    {"V2", "1W 2G 1C"},
    {"V3", "4C 3B"},
    {"V4", "1G 2C"},
    {"V5", "2W 2G 2C 2B"},
    {"V6", "2W 1G 1C"},
    {"V7", "1W 2C"},
    {"V8", "3W"},
    {"V9", "1W 1G"},
    {"V10", "1W 2G"},
    {"V11", "1W 1G 1C"},
    {"V12", "3W 1G 1C", 0, "Z1"},
    {"V13", "3W 2C 1B", 0, "Z2"},
    {"V14", "2W 1G 2C"},
    {"V15", "2W 2G 2C"},
    {"V16", "2W 2G 2C"},
    {"V17", "1G 1C"},
    {"V18", "1G"},
    {"V19", "3W 1C 3B"},
    {"V20", "3W 3C 1B"},
    {"V21", "3C"},
    {"V22", "2W 3B"},
    {"V23", "2W 1G 4C 1B", 0, "Z3"},
    {"V24", "2W 1C"},
    {"V25", "1W 3C 2B"},
    {"V26", "2W 3C 2B"},
    {"V27", "2W 1G 1C"},
    {"V28", "1B"},
    {"V29", "2W 1G 1C 2B"},
    {"V30", "1W 1G"},
    {"V31", "4W 4C 2B"},
};

/// Points of a building at a place, in whole points.
int PointsOf(const Layout& layout, std::string_view id, std::string_view at) {
  Layout built = layout;
  const State state = built.Last().Built(id, at).Build();
  const int doubled = state.estate(0).PointsAt(*ParsePlace(at));
  REQUIRE(doubled % 2 == 0);
  return doubled / 2;
}

Layout Land(std::string_view land) {
  return Layout().Land(land).Wheels("0000000000");
}

Layout Goods(std::string_view wheels) {
  return Layout().Wheels(wheels);
}

TEST_CASE("Road, scoring buildings: costs and where they go") {
  CHECK(kTilesV.size() == kOfType);
  for (const TileCase& tile : kTilesV) {
    CheckTile(tile);
  }
}

TEST_CASE("Road, Z1, Z2, Z3: glass, half the sand, bricks") {
  const State state = Goods("2300001000").Last().Build();
  CHECK(state.estate(0).PointsAt(SiteAt(0)) == 4);
  CHECK(state.estate(0).PointsAt(SiteAt(1)) == 3);
  CHECK(state.estate(0).PointsAt(SiteAt(2)) == 2);
  CHECK(State::ScoreText(state.Score(0)) == "4 1/2");
  CHECK(State::ScoreText(3) == "1 1/2");
  CHECK(State::ScoreText(1) == "1/2");
  CHECK(State::ScoreText(0) == "0");
  CHECK(State::ScoreText(-1) == "-1/2");
  CHECK(State::ScoreText(-2) == "-1");
}

TEST_CASE("Road, V1: adjacent buildings, printed ones too") {
  Layout layout = Land("....................");
  CHECK(PointsOf(layout, "V1", "A1") == 1);
  CHECK(PointsOf(layout, "V1", "C2") == 0);
  CHECK(PointsOf(layout.Built("P1", "B1").Built("P2", "A2"), "V1", "A1") == 3);
}

TEST_CASE("Road, V2, V3, V16: two for each adjacent pond, pit, grove") {
  CHECK(PointsOf(Land("..O...O.O...P......."), "V2", "C2") == 6);
  CHECK(PointsOf(Land("..P...P.O...P......."), "V3", "C2") == 6);
  CHECK(PointsOf(Land("..G...G.G...G......."), "V16", "C2") == 8);
  CHECK(PointsOf(Land("FFOFFPF.FGOF.FPFFGFF"), "V16", "C3") == 2);
}

TEST_CASE("Road, V4, V17, V30: one for each two of water, wood, clay") {
  for (int n = 0; n <= 7; ++n) {
    const std::string digit = std::to_string(n);
    CHECK(PointsOf(Goods("0000" + digit + "00000"), "V4", "C2") == n / 2);
    CHECK(PointsOf(Goods("00000" + digit + "0000"), "V17", "C2") == n / 2);
    CHECK(PointsOf(Goods("0000000" + digit + "00"), "V30", "C2") == n / 2);
  }
}

TEST_CASE("Road, V5: four, and one for each adjacent empty cell") {
  CHECK(PointsOf(Land("FFOFFPF.FGOF.FPFFGFF"), "V5", "C2") == 5);
  CHECK(PointsOf(Land("...................."), "V5", "C2") == 8);
}

TEST_CASE("Road, V6: one for each immediate building") {
  CHECK(PointsOf(Land("....................")
                     .Built("I1", "A1")
                     .Built("I5", "Z3")
                     .Built("P1", "B1"),
                 "V6", "C2") == 2);
}

TEST_CASE("Road, V7, V8, V24: four once for a 2x2 square") {
  CHECK(PointsOf(Land("OO...OO............."), "V7", "E4") == 4);
  CHECK(PointsOf(Land("OOO..OOO..OOO......."), "V7", "E4") == 4);
  CHECK(PointsOf(Land("OOOO..OO............"), "V7", "E4") == 4);
  CHECK(PointsOf(Land("O.O..O.O............"), "V7", "E4") == 0);
  // No square around the edge of the land.
  CHECK(PointsOf(Land("....OO...OO........."), "V7", "E4") == 0);
  CHECK(PointsOf(Land("GG...GG............."), "V8", "E4") == 4);
  CHECK(PointsOf(Land("OO...OO............."), "V8", "E4") == 0);
  CHECK(PointsOf(Land("PP...PP............."), "V24", "E4") == 4);
  CHECK(PointsOf(Land("PP...PG............."), "V24", "E4") == 0);
}

TEST_CASE("Road, V9 and V18: forests") {
  CHECK(PointsOf(Land("FFOFFPF.FGOF.FPFFGFF"), "V9", "C2") == 6);
  CHECK(PointsOf(Land("FFOFFPF.FGOF.FPFFGFF"), "V18", "C2") == 3);
  CHECK(PointsOf(Land("FF.FF.F.F..F.F......"), "V9", "C2") == 4);
  CHECK(PointsOf(Land("FF.FF.F.F..F.F......"), "V18", "C2") == 3);
  CHECK(PointsOf(Land("FF.FF.F....F........"), "V18", "C2") == 0);
}

TEST_CASE("Road, V10, V25, V26: the largest connected group") {
  CHECK(PointsOf(Land("GG.G.G...GG........."), "V10", "E4") == 4);
  CHECK(PointsOf(Land("OO.OOO...OO....OOOO."), "V25", "E4") == 8);
  CHECK(PointsOf(Land("P.P.P.P.P.P.P......."), "V26", "E4") == 1);
  CHECK(PointsOf(Land("...................."), "V26", "E4") == 0);
}

TEST_CASE("Road, V11 and V19: glass and bricks of the other buildings") {
  Layout layout = Land("....................");
  layout.Built("I8", "A1").Built("V23", "Z3").Built("P11", "B1");
  CHECK(PointsOf(layout, "V11", "C2") == 3);  // 2 of I8, 1 of V23
  CHECK(PointsOf(layout, "V19", "C2") == 4);  // 3 of P11, 1 of V23
  CHECK(PointsOf(Land("...................."), "V19", "C2") == 0);
}

TEST_CASE("Road, V12, V13, V23: better than what is printed") {
  CHECK(PointsOf(Goods("2000000000"), "V12", "Z1") == 6);
  CHECK(PointsOf(Goods("0500000000"), "V13", "Z2") == 5);
  CHECK(PointsOf(Goods("0000003000"), "V23", "Z3") == 9);
}

TEST_CASE("Road, V14: two for each set of pit, grove and pond") {
  CHECK(PointsOf(Land("PGO................."), "V14", "E4") == 2);
  CHECK(PointsOf(Land("PPPGGO..O..........."), "V14", "E4") == 4);
}

TEST_CASE("Road, V15, V29, V31: one for each wood, clay, water") {
  CHECK(PointsOf(Goods("0000070000"), "V15", "C2") == 7);
  CHECK(PointsOf(Goods("0000000500"), "V29", "C2") == 5);
  CHECK(PointsOf(Goods("0000600000"), "V31", "C2") == 6);
}

TEST_CASE("Road, V20 and V27: the wheel that has less") {
  CHECK(PointsOf(Goods("0005000003"), "V20", "C2") == 3);
  CHECK(PointsOf(Goods("0004000004"), "V20", "C2") == 4);
  CHECK(PointsOf(Goods("0020000070"), "V27", "C2") == 2);
}

TEST_CASE("Road, V21 and V28: one for three, both wheels together") {
  CHECK(PointsOf(Goods("0001000001"), "V21", "C2") == 0);
  CHECK(PointsOf(Goods("0004000005"), "V21", "C2") == 3);
  CHECK(PointsOf(Goods("0070000070"), "V28", "C2") == 4);
}

TEST_CASE("Road, V22: basic markers on 4 to 7") {
  CHECK(PointsOf(Goods("3456073404"), "V22", "C2") == 6);
  CHECK(PointsOf(Goods("3333003033"), "V22", "C2") == 0);
}

TEST_CASE("Road, ruling 30: goods and tiles count for several buildings") {
  const State state =
      Goods("0000060000").Last().Built("V15", "C2").Built("V17", "C3").Build();
  CHECK(state.Score(0) == 2 * (6 + 3));
}

}  // namespace
}  // namespace glazier::road
