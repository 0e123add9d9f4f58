// SPDX-License-Identifier: MIT
// Steps as people type them, and as they are written.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "engine/table/record.hpp"
#include "tests/support/river_positions.hpp"

namespace glazier::river {
namespace {

Layout Table() {
  return Layout()
      .Satchel("W4P4L1")
      .Lake("W3W3P2L3D1")
      .On('1', "L2D3")
      .On('3', "G1");
}

std::string Read(std::string_view typed) {
  return Typed(Table().Build(), typed);
}

TEST_CASE("River notation: every kind of step, written as the rules show it") {
  for (const std::string word : {"W4>4-3", "W4+P4>2-1", "L1>1-2", "~W3"}) {
    CHECK(Read(word) == word);
  }
  const State columns = After(Table().Build(), "W4+P4>2-1");
  CHECK(Typed(columns, ":D") == ":D");
  const State spills = After(Table().Build(), "~W3");
  CHECK(Typed(spills, "!D1") == "!D1");
  CHECK(StepText(Step::Pass()) == "-");
}

TEST_CASE("River notation: a turn in one go is its words run together") {
  CHECK(Read("W4+P4>2-1:L") == "W4+P4>2-1 :L");
  CHECK(Read("~W3!P2!D1") == "~W3 !P2 !D1");
  // As in records of format 1.
  CHECK(Read("W4+P4>2-1:DL") == "W4+P4>2-1 :D");
  CHECK(Read("~W3!D1,W3") == "~W3 !D1 !W3");
  // Only its beginning.
  CHECK(Read("~W3!P2") == "~W3 !P2");
}

TEST_CASE("River notation: what follows of itself may be typed") {
  CHECK(Read("W4+P4>2-1:D:L") == "W4+P4>2-1 :D");
  CHECK(Read("W4>4-3:G") == "W4>4-3");
  const State state = After(Table().Build(), "W4+P4>2-1");
  CHECK(Typed(state, ":L:D") == ":L");
  CHECK(Typed(state, ":ld") == ":L");
  // What does not follow is refused.
  CHECK(Read("W4>4-3:D") == "no: no column is left to choose for dark blue");
  CHECK(Read("W4+P4>2-1:LL") ==
        "no: no column is left to choose for light blue");
  CHECK(Read("W4+P4>2-1:LDD") ==
        "no: no column is left to choose for dark blue");
  CHECK(Read("~W3!P2!D1!W4") ==
        "no: your satchel has room for all: nothing goes to the overflow");
}

TEST_CASE("River notation: typed in any case, with spaces, in any order") {
  CHECK(Read("w4>4-3") == "W4>4-3");
  CHECK(Read("  W4 > 4 - 3\r\n") == "W4>4-3");
  CHECK(Read("p4+w4>2-1:dl") == "W4+P4>2-1 :D");
  CHECK(Read("~ w3 ! d1, w3") == "~W3 !D1 !W3");
}

TEST_CASE("River notation: what cannot be read says how steps look") {
  for (const std::string_view typed : {"",
                                       "x",
                                       "W4",
                                       "W4>4",
                                       "W4>4-",
                                       "W4>7-1",
                                       "W4>0-1",
                                       "W7>1-2",
                                       "X4>4-3",
                                       "W4+>2-1",
                                       "W4+P4+L1>2-1",
                                       "W4>4-3:",
                                       "W4>4-3:X",
                                       "W4>4-3 x",
                                       "~W3!",
                                       "~W3!P2,",
                                       "~W3,P2",
                                       "--",
                                       "~W3W4>4-3",
                                       "W4>4-3~W3",
                                       ":",
                                       ":LX",
                                       "!",
                                       ",P2",
                                       "\xFF\xFE",
                                       "~~"}) {
    CAPTURE(typed);
    CHECK(Read(typed).starts_with("no: cannot read '"));
  }
  const std::string huge(10000, 'W');
  CHECK(Read(huge).size() < 400);
}

TEST_CASE("River notation: refusals say what is wrong") {
  CHECK(Read("G1>1-2") == "no: there is no G1 in your satchel");
  CHECK(Read("W4>3-2") ==
        "no: a single W4 goes only on tile 4, the tile of its shape");
  CHECK(Read("W4>4-6") ==
        "no: tile 6 is not beside tile 4: its neighbours are 3 and 5");
  CHECK(Read("L1>1-6") ==
        "no: tile 6 is not beside tile 1: its neighbour is 2");
  CHECK(Read("~") == "no: say which piece stays in the lake, such as ~W3");
  CHECK(Read(":L") == "no: no new colours wait for a column");
  CHECK(Read("!W4") ==
        "no: your satchel has room for all: nothing goes to the overflow");
  CHECK(Read("~G1!W3,D1") ==
        "no: the piece that stays must be one of the lake's: W3 W3 P2 L3 D1");
  CHECK(Read("-") ==
        "no: you have glass to place: you can pass only when you can do "
        "nothing else");
}

TEST_CASE("River records: those that write a turn in a line still open") {
  const std::string old =
      "glazier record 1\ngame river\nseed 7\noptions players=2\n"
      "seat 1 human Ana\nseat 2 human Bo\n"
      "deal set-up first=1 river=6:W2G1,4:L2M1,2:W2G2,3:M4,5:O4,1:P4 "
      "lake=P4L5D1D5O5 satchels=L6D2G2,G1Y2O6\n"
      "1 ~L5!D5,O5\n"
      "deal lake Y1P4W2Y5\n"
      "2 O6>6-4:LM\n"
      "deal tile P1W3\n"
      "1 ~L5!W2,G2,Y1,Y5\n"
      "deal lake M6W3M6G6\n"
      "end moves=3 position=1f59a57be41702d2\n";
  const auto table = ReadRecord<State>(old);
  REQUIRE(table.why() == "");
  CHECK(table->steps() == 10);
  // Written again, it has one line per step and leads to the same position.
  const std::string written = WriteRecord(*table);
  CHECK(written.find("1 ~L5\n1 !D5\n1 !O5\ndeal lake") != std::string::npos);
  CHECK(written.find("2 O6>6-4\n2 :L\ndeal tile") != std::string::npos);
  CHECK(written.ends_with("end moves=10 position=1f59a57be41702d2\n"));
  const auto again = ReadRecord<State>(written);
  REQUIRE(again.why() == "");
  CHECK(again->now() == table->now());
}

TEST_CASE("River options: two to five players, no side") {
  CHECK(ParseOptions<State>("players=5")->players == 5);
  CHECK(OptionsText<State>(Options{3}) == "players=3");
  CHECK(ParseOptions<State>("players=6").why() ==
        "River Valley is for 2 to 5 players, not '6'");
  CHECK(ParseOptions<State>("players=1").why() != "");
  CHECK(ParseOptions<State>("players=2 side=A").why() ==
        "unknown option 'side=A'");
  CHECK(ParseOptions<State>("colour=1").why() == "unknown option 'colour=1'");
}

TEST_CASE("River deals: read back in their own words, or refused") {
  Rng rng(3);
  State state(Options{3});
  const Deal setup = state.Draw(rng);
  const std::string text = DealText(setup);
  CHECK(*ParseDeal(state, text) == setup);
  const auto why = [&](std::string_view old, std::string_view now) {
    std::string changed = text;
    changed.replace(changed.find(old), old.size(), now);
    return ParseDeal(state, changed).why();
  };
  CHECK(why("set-up", "setup") != "");
  CHECK(why("first=", "first=9") == "'first=" + std::string("9") +
                                        std::to_string(setup.first + 1) +
                                        "' is not a first seat");
  CHECK(why("river=", "river=7") != "");
  CHECK(why("lake=", "lake=K1") != "");
  CHECK(why("satchels=", "satchels=-,") != "");
  CHECK(ParseDeal(state, "tile W1").why() == "this deal is not due now");
  CHECK(ParseDeal(state, "").why() == "'' is no deal");
}

}  // namespace
}  // namespace glazier::river
