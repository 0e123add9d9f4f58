// SPDX-License-Identifier: MIT
// Building, immediate effects and anytime actions by the rule book: rulings 21
// to 29.
#include <doctest/doctest.h>

#include <string>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

TEST_CASE("Road, ruling 21: a building needs its whole cost and a cell") {
  const State state =
      Layout().Card('R').Wheels("0000000021").Display("P18").Build();
  CHECK(Words(state, "P18") == "");
  CHECK(Why(state, "P18@C2") == "the Kiln needs 2 bricks; you have none");
  const State poor =
      Layout().Card('R').Wheels("0000001200").Display("P18").Build();
  CHECK(Why(poor, "P18@C2") == "the Kiln needs 2 bricks; you have 1");
  const State rich =
      Layout().Card('R').Wheels("0000002200").Display("P18").Build();
  CHECK(Words(rich, "P18") == "P18@C2 P18@C3");
  CHECK(Why(rich, "P18@C1") == "C1 is not empty");
  CHECK(Why(rich, "P18@A1") == "A1 is not empty");
  CHECK(Why(rich, "P18@Z1") == "Z1 is no cell");
  CHECK(Words(After(rich, {"-C1"}), "P18") == "P18@C1 P18@C2 P18@C3");
  CHECK(Why(Layout().Card('F').Display("P18").Build(), "P18@C2") ==
        "the Forester does not build");
}

TEST_CASE("Road, ruling 21: the gap in the display stays") {
  const State state = Layout().Card('B').Paid().Display("I22 I21").Build();
  const State after = After(state, {"I22@C2", "+0"});
  CHECK(after.Display(1, 0) == kNoBuilding);
  CHECK(after.Display(1, 1) == Id("I21"));
  CHECK(Why(after, "I22@C3") == "you have built the Sand Deposit already");
}

TEST_CASE("Road, ruling 21: nothing comes between the price and the effect") {
  const State state = After(
      Layout().Card('R').Built("P15", "C3").Display("I22").Build(), {"I22@C2"});
  CHECK(Words(state) == "+3S +2S +1S +0");
  CHECK(Why(state, "P15+2A") ==
        "take what the building brings, such as +1W, or decline it with +0");
  CHECK(Why(state, "-C1") ==
        "take what the building brings, such as +1W, or decline it with +0");
  CHECK(Why(state, ".") ==
        "take what the building brings, such as +1W, or decline it with +0");
}

TEST_CASE("Road, ruling 22: an effect without room or amount is not asked") {
  const State full =
      Layout().Card('R').Wheels("0702340120").Display("I22").Build();
  CHECK(After(full, {"I22@C2"}).phase() == Phase::kTurn);
  const State dry =
      Layout().Card('R').Land("FF.FFPF.FGOF.FPFFGFF").Display("I21").Build();
  CHECK(After(dry, {"I21@C2"}).phase() == Phase::kTurn);
}

TEST_CASE("Road, ruling 22: tiles onto every adjacent empty cell only") {
  const State state = Layout().Card('R').Display("I19").Build();
  const State after = After(state, {"I19@C2"});
  // C1 is a pond, B2 and D2 are forests: only C3 is empty.
  CHECK(PositionText(after).find(":FFOFFPFBFGOFPFPFFGFF:") !=
        std::string::npos);
  CHECK(after.phase() == Phase::kTurn);
}

TEST_CASE("Road, ruling 22: the Country House lays up to two equal tiles") {
  const Layout layout =
      Layout().Card('R').Wheels("1000021000").Display("I15").Cell("B2", '.');
  const State state = After(layout.Build(), {"I15@C2"});
  CHECK(state.phase() == Phase::kCountry);
  CHECK(Words(state) ==
        "@B2=P @B2=G @B2=O @C3=P @C3=G @C3=O @B2,C3=P @B2,C3=G @B2,C3=O .");
  CHECK(After(state, {"@B2,C3=O"}).estate(0).land.Count(kPond) == 4);
  CHECK(After(state, {"@C3=G"}).estate(0).land.Count(kGrove) == 3);
  CHECK(After(state, {"."}).phase() == Phase::kTurn);
  CHECK(Why(state, "@B3=P") ==
        "tiles go onto one or two empty cells beside the Country House, in "
        "order");
  // Without an adjacent empty cell nothing is asked.
  Layout tight = layout;
  const State none =
      tight.Cell("B2", 'P').Cell("B3", '.').Cell("C3", 'P').Build();
  CHECK(After(none, {"I15@C2"}).phase() == Phase::kTurn);
}

TEST_CASE("Road, ruling 23: as often as one likes, anytime after the first") {
  const Layout layout =
      Layout().Card('R').Wheels("1000010000").Display("I6").Built("P20", "C3");
  State state = After(layout.Build(), {"I6@C2"});
  CHECK(state.phase() == Phase::kRepeat);
  CHECK(Words(state, "-") == "");
  CHECK(Words(state, "P20") == "");
  CHECK(Words(state, "I6:C1+3") == "I6:C1+3FG+1A I6:C1+3FG I6:C1+3FB");
  CHECK(Why(state, "-C4") ==
        "use the building as often as you like, and end with .");
  const State never = After(state, {"."});
  CHECK(never.phase() == Phase::kTurn);
  state = After(state, {"I6:C1+3FG+1A"});
  CHECK(state.phase() == Phase::kRepeat);
  CHECK(Words(state, "-") == "-A2 -E2 -A3 -E3 -C4");
  CHECK(Words(state, "P20").empty() == false);
  state = After(state, {"I6:A3+1A+3FB"});
  CHECK(Words(state, "I6") == "");
  CHECK(Wheels(state) == "0030200030");
  state = After(state, {"."});
  CHECK(state.phase() == Phase::kTurn);
  CHECK(Words(state, "1").empty() == false);
}

TEST_CASE("Road, ruling 23: an impossible first repetition is not asked") {
  const State state = Layout()
                          .Card('R')
                          .Wheels("1000010000")
                          .Land("FF.FFPF.FG.F.FPFFGFF")
                          .Display("I6")
                          .Build();
  CHECK(After(state, {"I6@C2"}).phase() == Phase::kTurn);
}

TEST_CASE("Road, ruling 24: the Tavern uses a neighbour from its own place") {
  const Layout layout = Layout()
                            .Card('R')
                            .Wheels("0000100010")
                            .Display("I24")
                            .Cell("B2", '.')
                            .Built("I21", "B2")
                            .Cell("A2", 'O');
  State state = After(layout.Build(), {"I24@C2:FB"});
  // The Tavern itself is beside one pond (C1); the Sand Island beside A2.
  CHECK(state.phase() == Phase::kTavern);
  CHECK(Words(state) == "I21");
  CHECK(Why(state, "I22") == "the Sand Deposit is not beside the Tavern");
  CHECK(Why(state, ".") == "say which building beside the Tavern you use");
  state = After(state, {"I21"});
  CHECK(Words(state) == "+2S +1S +0");
  CHECK(After(state, {"+2S"}).phase() == Phase::kTurn);
}

TEST_CASE("Road, ruling 24: several neighbours, upgrades too, or none") {
  const State state = Layout()
                          .Card('R')
                          .Wheels("0000100010")
                          .Display("I24")
                          .Cell("A1", '.')
                          .Built("I27", "Z1")
                          .Built("I22", "B1")
                          .Build();
  const State tavern = After(state, {"I24@A1:FB"});
  CHECK(Words(tavern) == "I22 I27");
  CHECK(Words(After(tavern, {"I27"})) == "+5W +4W +3W +2W +1W +0");
  CHECK(
      After(Layout().Card('R').Display("I24").Build(), {"I24@C2:FB"}).phase() ==
      Phase::kTurn);
}

TEST_CASE("Road, ruling 24: repetitions through the Tavern have their id") {
  const State state = Layout()
                          .Card('R')
                          .Wheels("0000100010")
                          .Display("I24")
                          .Built("I6", "C3")
                          .Build();
  CHECK(Words(After(state, {"I24@C2:FB", "I6"}), "I6:C1+3FG") ==
        "I6:C1+3FG+1A I6:C1+3FG");
}

TEST_CASE("Road, ruling 25: upgrades go onto their site, once") {
  const Layout layout =
      Layout().Card('B').Paid().Wheels("3000070700").Display("V12 I27");
  const State state = layout.Build();
  CHECK(Words(state, "V") == "V12@Z1");
  CHECK(Words(state, "I") == "I27@Z1");
  CHECK(Why(state, "I27@C2") == "the Forest Hut goes onto Z1");
  const State after = After(state, {"V12@Z1"});
  CHECK(Words(after, "I") == "");
  CHECK(Why(after, "I27@Z1") == "Z1 is built over already");
  CHECK(after.estate(0).land.CountBuildings() == 0);
  // Z1 gave 1 a glass, V12 gives 3: 2 glass are left.
  CHECK(after.Score(0) == 2 * 6);
}

TEST_CASE(
    "Road, ruling 25: upgrades count as immediate buildings and as "
    "neighbours") {
  const State state = Layout()
                          .Wheels("0000000000")
                          .Built("I27", "Z1")
                          .Built("V6", "C2")
                          .Cell("A1", '.')
                          .Built("V1", "A1")
                          .Build();
  // V6: one immediate building. V1: only Z1 is beside A1. I27 itself 2.
  CHECK(state.estate(0).PointsAt(7) == 2);
  CHECK(state.estate(0).PointsAt(0) == 2);
  CHECK(state.Score(0) == 2 + 2 + 4);
}

TEST_CASE("Road, ruling 26: tiles are removed one at a time, forests never") {
  const State state = Layout().Build();
  CHECK(Words(state, "-") == "-C1 -A2 -E2 -A3 -E3 -C4");
  CHECK(Why(state, "-A1") == "there is no landscape tile on A1");
  CHECK(Words(After(state, {"-C1"}), "-") == "-A2 -E2 -A3 -E3 -C4");
}

TEST_CASE(
    "Road, ruling 27: conversions before the entry cost, after it, and "
    "between actions") {
  const State state =
      Layout().Card('W').Built("P15", "C2").Wheels("0000010000").Build();
  CHECK(Words(state, "P15") == "P15+2A P15+1A P15+0");
  const State paid = After(state, {"$A1"});
  CHECK(Words(paid, "P15") == "P15+2A P15+1A P15+0");
  CHECK(Words(After(paid, {"1+2W"}), "P15") == "P15+2A P15+1A P15+0");
  CHECK(Why(state, "P10+2FG") == "you have not built the Inn");
}

TEST_CASE("Road, ruling 28: the Roofer works ten times a turn") {
  State state =
      Layout().Built("P6", "C2").Wheels("0000003000").Roofs(9).Build();
  CHECK(Words(state, "P6+2") ==
        "P6+2S P6+2FG P6+2FB P6+2KG P6+2KB P6+2A P6+2W P6+2C");
  state = After(state, {"P6+2W"});
  CHECK(Words(state, "P6") == "");
  CHECK(Why(state, "P6+2W") == "the Roofer works ten times a turn at most");
}

TEST_CASE("Road, ruling 28: a gift is a turn of its own") {
  Layout layout;
  layout.Seat(2).Built("P6", "C2").Wheels("0000003000");
  State state = After(layout.Build(), {"1+2W"});
  CHECK(state.Turn() == 1);
  state = After(state, {"P6+2A", "P6+2A"});
  CHECK(state.Roofs() == 2);
  CHECK(state.evaluation().roofs == 0);
  state = After(state, {"+1W"});
  CHECK(state.Roofs() == 0);
}

TEST_CASE("Road, ruling 29: a discarded tile never comes back") {
  const State state =
      Layout().Private("I5,V3").Wheels("0000000000").Built("P7", "C2").Build();
  const State after = After(state, {"P7:I5,V3+1B"});
  CHECK(after.Stacks().Has(Id("I5")) == false);
  CHECK(after.estate(0).privates.Empty());
  CHECK(PositionText(after).find(" gone=I5,V3 ") != std::string::npos);
  const auto read = State::ParsePosition(PositionText(after));
  REQUIRE(read);
  CHECK_FALSE(read->Stacks().Has(Id("I5")));
}

TEST_CASE("Road, ruling 29: an empty stack leaves the gap") {
  State state = Layout()
                    .Card('L')
                    .Hand("-")
                    .Turned("LPF")
                    .Notched("DR")
                    .Display("I21")
                    .EmptyStacks()
                    .Build();
  state = After(state, {"."});
  CHECK(state.phase() == Phase::kPick);
  CHECK(state.period() == 2);
  CHECK(state.Shown().Count() == 1);
}

}  // namespace
}  // namespace glazier::road
