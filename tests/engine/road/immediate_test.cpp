// SPDX-License-Identifier: MIT
// The 31 immediate buildings: what each costs, gives and does.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/road/position_words.hpp"
#include "tests/engine/road/building_table.hpp"
#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

/// Built on C2 (or its site) of the start, with 3 ponds (C1, A3, C3), the
/// wheels as given before: what is asked then, the word taken, and the wheels
/// after.
struct Case {
  TileCase tile;
  std::string wheels;
  std::string greatest;
  std::string word;
  std::string after;
};

const std::vector<Case> kCases = {
    {{"I1", "1G 2C", 2}, "1000000200", "+7W", "+7W", "0000070000"},
    {{"I2", "1F", 0}, "0000000010", "+3W+3C", "+3W+3C", "0000030300"},
    {{"I3", "1W 2B", 2}, "0000042000", "+3FG +3FB", "+3FB", "0000030030"},
    {{"I4", "1C 1B", 1}, "0000001100", "+7KG +7KB", "+7KB", "0000000007"},
    {{"I5", "3W 2B", 4, "Z3"}, "0000032000", "+4C", "+4C", "0000000400"},
    {{"I6", "1W 1G", 2},
     "1000010000",
     "I6:C1+3FG+1A I6:C1+1A+3FB I6:A3+3FG+1A I6:A3+1A+3FB I6:C3+3FG+1A "
     "I6:C3+1A+3FB .",
     "I6:C3+3FG+1A",
     "0030100000"},
    {{"I7", "3C", 1}, "0000500300", "+5W", "+5W", "0000550000"},
    {{"I8", "2W 2G", 4}, "2000020000", "", "", "0000000000"},
    {{"I9", "1C", 1}, "0000000100", "", "", "0000000000"},
    {{"I10", "1W 2C 1B", 1},
     "0000021200",
     "I10+2C I10+2S I10+2A I10+2FG I10+2FB I10+2KG I10+2KB .",
     "I10+2KB",
     "0000000002"},
    {{"I11", "1W 2B", 2}, "0000012000", "+3KG +3KB", "+3KG", "0003000000"},
    {{"I12", "2W 3C", 2}, "0000020300", "+7FG +7FB", "+7FG", "0070000000"},
    {{"I13", "1B", 1, "Z2"}, "0000001000", "+1G", "+1G", "1000000000"},
    {{"I14", "2W 2C", 1}, "0000020200", "+2B", "+2B", "0000002000"},
    {{"I15", "2W 1G 1B", 4}, "1000021000", "", "", "0000000000"},
    {{"I16", "2W 4C", 3},
     "0000020400",
     "I16:A2+2S+2C I16:E3+2S+2C .",
     "I16:A2+2S+2C",
     "0200000200"},
    {{"I17", "1W 1G", 2}, "1000010000", "", "", "0000000000"},
    {{"I18", "2W", 1}, "0000020000", "+4C", "+4C", "0000000400"},
    {{"I19", "free", -1}, "0000000000", "", "", "0000000000"},
    {{"I20", "1A", 1}, "0000100000", "+4W", "+4W", "0000040000"},
    {{"I21", "1W", 1}, "0000010000", "+4S", "+4S", "0400000000"},
    {{"I22", "free", 0}, "0000000000", "+3S", "+3S", "0300000000"},
    {{"I23", "1S", 0}, "0100000000", "+1G", "+1G", "1000000000"},
    {{"I24", "1F 1A", 0}, "0000100010", "", "", "0000000000"},
    {{"I25", "2W 2G", 4}, "2000320000", "+3KG +3KB", "+3KB", "0000300003"},
    {{"I26", "2W 1C", 1}, "0000020100", "+3FG+3FB", "+3FG+3FB", "0030000030"},
    {{"I27", "1G 1C", 2, "Z1"}, "1000000100", "+5W", "+5W", "0000050000"},
    {{"I28", "3W 1C", 1}, "0000030100", "+7A", "+7A", "0000700000"},
    {{"I29", "1W 3B", 4}, "0000013000", "", "", "0000000000"},
    {{"I30", "1W 1G 2C", 4},
     "1000010200",
     "I30:E2+3FG+1W I30:E2+1W+3FB I30:C4+3FG+1W I30:C4+1W+3FB .",
     "I30:C4+1W+3FB",
     "0000010030"},
    {{"I31", "2A", 0}, "0000200000", "+7C", "+7C", "0000000700"},
};

State Built(const Case& building, const Layout& layout) {
  const std::string at = building.tile.site.empty() ? "C2" : building.tile.site;
  const State state = Layout(layout)
                          .Card('B')
                          .Paid()
                          .Wheels(building.wheels)
                          .Display(building.tile.id)
                          .Build();
  State::Steps steps;
  state.List(0, steps);
  for (const Step& step : steps) {
    if (StepText(step).starts_with(building.tile.id + '@' + at)) {
      State after = state;
      after.Play(0, step);
      return after;
    }
  }
  FAIL(building.tile.id << " cannot be built");
  return state;
}

TEST_CASE("Road, immediate buildings: costs, points and where they go") {
  CHECK(kCases.size() == kOfType);
  for (const Case& building : kCases) {
    CheckTile(building.tile);
  }
}

TEST_CASE("Road, immediate buildings: every effect") {
  for (const Case& building : kCases) {
    CAPTURE(building.tile.id);
    const State state = Built(building, Layout().Cell("C3", 'O'));
    if (building.word.empty()) {
      CHECK(state.phase() == Phase::kTurn);
      CHECK(Wheels(state) == building.after);
      continue;
    }
    CHECK(GreatestWords(state, "") == building.greatest);
    const State after = After(state, {building.word});
    CHECK(Wheels(after) == building.after);
    // Goods may be declined.
    if (state.phase() == Phase::kEffect) {
      CHECK(Words(state, "+0") == "+0");
      CHECK(After(state, {"+0"}).phase() == Phase::kTurn);
    }
    const Estate& estate = after.estate(0);
    int points = 0;
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if (estate.land.building[place] == Id(building.tile.id)) {
        points = estate.PointsAt(static_cast<Place>(place));
      }
    }
    CHECK(points == 2 * building.tile.points);
  }
}

TEST_CASE("Road, I8, I19, I29: a tile onto every adjacent empty cell") {
  // Around C2: C1 and C3 are empty, D2 is felled, B2 is a forest.
  const auto land_after = [](std::string_view id, std::string_view wheels) {
    const State state = Layout()
                            .Card('R')
                            .Wheels(wheels)
                            .Land("FF.FFPF..GOF..PFFGFF")
                            .Display(id)
                            .Build();
    return LandText(After(state, {std::string(id) + "@C2"}).estate(0).land);
  };
  CHECK(land_after("I8", "2000020000") == "FFGFFPFBGGOFG.PFFGFF");
  CHECK(land_after("I19", "0000000000") == "FFPFFPFBPGOFP.PFFGFF");
  CHECK(land_after("I29", "0000013000") == "FFOFFPFBOGOFO.PFFGFF");
}

TEST_CASE("Road, I9 and I17: for each adjacent empty cell") {
  const Layout layout = Layout().Cell("B2", '.').Cell("D2", '.');
  // Around C2: C1 is a pond, B2, D2 and C3 are empty.
  Layout wood = layout;
  const State depot = wood.Card('R').Wheels("0000000100").Display("I9").Build();
  CHECK(GreatestWords(After(depot, {"I9@C2"}), "") == "+6W");
  Layout clay = layout;
  const State pit = clay.Card('R').Wheels("1000010000").Display("I17").Build();
  CHECK(GreatestWords(After(pit, {"I17@C2"}), "") == "+6C");
}

TEST_CASE("Road, I18 and I21: for each adjacent pond") {
  const State state =
      Layout().Card('B').Paid().Wheels("0000030000").Display("I18 I21").Build();
  CHECK(GreatestWords(After(state, {"I18@C2"}), "") == "+2C");
  CHECK(GreatestWords(After(state, {"I21@C2"}), "") == "+2S");
  CHECK(After(state, {"I21@C3"}).phase() == Phase::kTurn);
}

TEST_CASE("Road, I10: wood for other goods, one kind each time") {
  State state = Layout().Card('R').Wheels("0000031200").Display("I10").Build();
  state = After(state, {"I10@C2", "I10+2C", "I10+2S"});
  CHECK(Wheels(state) == "0200000200");
  CHECK(Words(state, "I10") == "");
  CHECK(state.phase() == Phase::kRepeat);
  CHECK(Why(state, "I10+2W") == "the Wood Trader needs 1 wood; you have none");
  CHECK(After(state, {"."}).phase() == Phase::kTurn);
}

TEST_CASE("Road, I26: food to both wheels at once") {
  const State state =
      Layout().Card('R').Wheels("0060020160").Display("I26").Build();
  CHECK(Words(After(state, {"I26@C2"})) == "+1FG+1FB +1FG +1FB +0");
}

TEST_CASE("Road, I5, I13, I27: upgrades replace what is printed") {
  const State state =
      Layout().Card('B').Paid().Wheels("0200001000").Display("I13").Build();
  // Z2 gave 1 point for 2 sand, Z3 one for the brick that is paid.
  CHECK(state.Score(0) == 4);
  const State after = After(state, {"I13@Z2", "+1G"});
  CHECK(after.Score(0) == 2 + 2);  // I13, and Z1 for the glass
}

}  // namespace
}  // namespace glazier::road
