// SPDX-License-Identifier: MIT
// The 31 processing buildings: what each costs, gives and converts.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/engine/road/building_table.hpp"
#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

/// A conversion on a table with 4 of every basic good but sand and brick
/// charcoal, 1 glass and 1 brick: all greatest words, and the wheels after one.
struct Case {
  TileCase tile;
  std::string greatest;
  std::string word;
  std::string wheels;
};

constexpr std::string_view kWheels = "1044441440";

const std::vector<Case> kCases = {
    {{"P1", "1W 1G", 2},
     "P1:I5+1S P1:I5+1FG P1:I5+1FB P1:I5+1KG P1:I5+1KB P1:I5+1A P1:I5+1W "
     "P1:I5+1C P1:V3+1S P1:V3+1FG P1:V3+1FB P1:V3+1KG P1:V3+1KB P1:V3+1A "
     "P1:V3+1W P1:V3+1C",
     "P1:I5+1A",
     "1044541440"},
    {{"P2", "1W 2B", 2}, "P2:A2+1S+2C P2:E3+1S+2C", "P2:A2+2C", "1044441640"},
    {{"P3", "3W 1B", 2}, "P3:E2+2C P3:C4+2C", "P3:C4+2C", "1044441640"},
    {{"P4", "2C", 0},
     "P4:E2+1FG+2W P4:E2+2W+1FB P4:C4+1FG+2W P4:C4+2W+1FB",
     "P4:E2+1FG+2W",
     "1054461440"},
    {{"P5", "1W 1B", 1}, "P5+2C", "P5+2C", "1044431640"},
    {{"P6", "1G 3C", 3},
     "P6+2S P6+2FG P6+2FB P6+2KG P6+2KB P6+2A P6+2W P6+2C",
     "P6+2W",
     "1044460440"},
    {{"P7", "1W 3C", 1}, "P7:I5,V3+1B", "P7:I5,V3+1B", "1044442440"},
    {{"P8", "2C 1B", 2}, "P8:A2+2W P8:E3+2W", "P8:E3+2W", "1044461440"},
    {{"P9", "2W 2C", 1}, "P9+2FG P9+2FB", "P9+2FB", "1044341460"},
    {{"P10", "2W 1G 1C", 3},
     "P10:KG+2FG P10:KG+2FB",
     "P10:KG+2FG",
     "1063441440"},
    {{"P11", "1W 2C 3B", 4}, "P11:KG+2A", "P11:KG+2A", "1043641440"},
    {{"P12", "1W 1B", 1}, "P12+2FG P12+2FB", "P12+2FG", "1064431440"},
    {{"P13", "3C", 0}, "P13+2KG P13+2KB", "P13+2KG", "1046431440"},
    {{"P14", "1W 1B", 1},
     "P14:A1+1KG P14:A1+1KB P14:D1+1KG P14:D1+1KB P14:B2+1KG P14:B2+1KB "
     "P14:D2+1KG P14:D2+1KB P14:A4+1KG P14:A4+1KB P14:D4+1KG P14:D4+1KB",
     "P14:D2+1KG",
     "1045441440"},
    {{"P15", "1W 2B", 3}, "P15+2A", "P15+2A", "1044631440"},
    {{"P16", "1G 1B", 3}, "P16:I5,V3", "P16:I5,V3", "1044441440"},
    {{"P17", "free", 0}, "P17:FG+3C P17:FB+3C", "P17:FB+3C", "1044341730"},
    {{"P18", "2C 2B", 3}, "P18:KG+2C", "P18:KG+2C", "1043441640"},
    {{"P19", "2W", 0}, "P19+2C", "P19+2C", "1044341640"},
    {{"P20", "2W", 1},
     "P20:C1+2KG P20:C1+2KB P20:A3+2KG P20:A3+2KB",
     "P20:C1+2KG",
     "1046441440"},
    {{"P21", "4W 1B", 2}, "P21:KG+3FG P21:KG+3FB", "P21:KG+3FB", "1043341470"},
    {{"P22", "1W 1C 1B", 1}, "P22+3KG P22+4KB", "P22+3KG", "1047331440"},
    {{"P23", "1W 2C 2B", 2},
     "P23:A1+2W P23:D1+2W P23:B2+2W P23:D2+2W P23:A4+2W P23:D4+2W",
     "P23:A4+2W",
     "1044461440"},
    {{"P24", "1C", 0}, "P24+2S", "P24+1S", "2033231440"},
    {{"P25", "1W 1C", 0}, "P25+2S", "P25+2S", "3022211440"},
    {{"P26", "3W 1B", 2}, "P26+2S", "P26+2S", "3022221340"},
    {{"P27", "2G 2C", 4}, "", "", ""},
    {{"P28", "3W 1C 1B", 2}, "P28:FG+2S P28:FB+2S", "P28:FB+2S", "3022221430"},
    {{"P29", "1C", 0}, "P29:C1+2W P29:A3+2W", "P29:A3+2W", "1044461440"},
    {{"P30", "1W 2C", 1},
     "P30:C1+2FG+1A P30:C1+1A+2FB P30:A3+2FG+1A P30:A3+1A+2FB",
     "P30:C1+1A+2FB",
     "1044541460"},
    {{"P31", "1G 3C", 2},
     "P31:A1+3FG P31:A1+3FB P31:D1+3FG P31:D1+3FB P31:B2+3FG P31:B2+3FB "
     "P31:D2+3FG P31:D2+3FB P31:A4+3FG P31:A4+3FB P31:D4+3FG P31:D4+3FB",
     "P31:B2+3FG",
     "1074431440"},
};

Layout TableOf(const Case& building) {
  return Layout().Wheels(kWheels).Private("I5,V3").Built(building.tile.id,
                                                         "C2");
}

TEST_CASE("Road, processing buildings: costs, points and where they go") {
  CHECK(kCases.size() == kOfType);
  for (const Case& building : kCases) {
    CheckTile(building.tile);
  }
}

TEST_CASE("Road, processing buildings: every conversion") {
  for (const Case& building : kCases) {
    CAPTURE(building.tile.id);
    const State state = TableOf(building).Build();
    CHECK(GreatestWords(state, building.tile.id) == building.greatest);
    CHECK(state.Score(0) - 2 - 2 == 2 * building.tile.points);
    if (!building.word.empty()) {
      CHECK(Wheels(After(state, {building.word})) == building.wheels);
    }
  }
}

TEST_CASE("Road, processing buildings: refused without what they convert") {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"P1+1W", "the Office needs 1 private building; you have 0"},
      {"P2:A2+1S", "the Building Firm needs a pit; you have none"},
      {"P3:A2+1C", "the Builder's Hut needs a grove; you have none"},
      {"P4:A2+1W", "the Tree Nursery needs a grove; you have none"},
      {"P5+2C", "the Hardware Store needs 1 wood; you have none"},
      {"P6+2W", "the Roofer needs 1 brick; you have none"},
      {"P7:I5,V3+1B",
       "the Shingles Manufacturer needs 2 private buildings; you have 0"},
      {"P8:A2+2W", "the Forester's Hut needs a pit; you have none"},
      {"P9+2FG", "the Soup Kitchen needs 1 water; you have none"},
      {"P10:KG+2FG", "the Inn needs 1 charcoal; you have none"},
      {"P11:KG+2A", "the Spa needs 1 charcoal; you have none"},
      {"P12+2FG", "the Carving Workshop needs 1 wood; you have none"},
      {"P13+2KG", "the Charcoal Kiln needs 1 wood; you have none"},
      {"P14:A1+1KG", "the Colonisation House needs a forest; you have none"},
      {"P15+2A", "the Cooperage needs 1 wood; you have none"},
      {"P16:I5,V3",
       "the District Offices need 2 private buildings; you have 0"},
      {"P17:FG+3C", "the Clay Basin needs 1 water; you have none"},
      {"P18:KG+2C", "the Kiln needs 1 charcoal; you have none"},
      {"P19+2C", "the Clay Pit needs 1 water; you have none"},
      {"P20:C1+2KG", "the Swamp Hut needs a pond; you have none"},
      {"P21:KG+4FG", "the Boarding House needs 1 water; you have none"},
      {"P22+4KG", "the Potash Manufacturer needs 1 water; you have none"},
      {"P23:A1+2W", "the Sawmill needs a forest; you have none"},
      {"P24+2S", "the Sandpit needs 1 water; you have none"},
      {"P25+2S", "the Sand Producer needs 1 wood; you have none"},
      {"P26+2S", "the Sand Screening Plant needs 1 clay; you have none"},
      {"P27+1B", "the Sandstone Factory needs 3 sand; you have none"},
      {"P28:FG+2S", "the Sand Factory needs 1 food; you have none"},
      {"P29:C1+2W", "the Reed Hut needs a pond; you have none"},
      {"P30:C1+1A", "the Farmstead needs a pond; you have none"},
      {"P31:A1+4FG", "the Joinery needs 1 wood; you have none"},
  };
  REQUIRE(cases.size() == kCases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const State state = Layout()
                            .Wheels("0000000000")
                            .Land("....................")
                            .Built(kCases[i].tile.id, "C2")
                            .Build();
    CHECK(Words(state, kCases[i].tile.id) == "");
    CHECK(Why(state, cases[i].first) == cases[i].second);
    const State none = Layout().Build();
    CHECK(Why(none, cases[i].first) ==
          "you have not built the " + BuildingName(Id(kCases[i].tile.id)));
  }
}

TEST_CASE("Road, P16: after the buildings a tile, then back") {
  State state =
      Layout().Card('W').Private("I5,V3,V4").Built("P16", "C2").Build();
  CHECK(Words(state, "P16") == "P16:I5,V3 P16:I5,V4 P16:V3,V4");
  state = After(state, {"P16:I5,V3"});
  CHECK(state.phase() == Phase::kTile);
  CHECK(Words(state) == "@C3=P @C3=G @C3=O");
  CHECK(Why(state, "-C1") == "lay a tile, such as @C2=P, onto an empty cell");
  state = After(state, {"@C3=G"});
  CHECK(state.phase() == Phase::kTurn);
  CHECK(Words(state, "$") == "$A1 $D1 $B2 $D2 $A4 $D4");
  const State full =
      Layout().Private("I5,V3").Built("P16", "C2").Cell("C3", 'P').Build();
  CHECK(Words(full, "P16") == "");
  CHECK(Why(full, "P16:I5,V3") == "there is no empty cell for a tile");
}

TEST_CASE("Road, P27: 3 sand for a brick") {
  const State state = Layout().Wheels("0300000000").Built("P27", "C2").Build();
  CHECK(Words(state, "P27") == "P27+1B P27+0");
  CHECK(Wheels(After(state, {"P27+1B"})) == "0000001000");
}

TEST_CASE("Road, P21: all of it where there is room") {
  const State state = Layout().Wheels("0000100001").Built("P21", "C2").Build();
  CHECK(GreatestWords(state, "P21") == "P21:KB+4FG P21:KB+4FB");
  CHECK(Wheels(After(state, {"P21:KB+4FB"})) == "0000000040");
}

}  // namespace
}  // namespace glazier::road
