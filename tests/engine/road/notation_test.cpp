// SPDX-License-Identifier: MIT
// Words, typed words, deals and options.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

/// What typed words are read as, separated by spaces; or the refusal.
std::string Read(const State& state, std::string_view typed, int seat = 1) {
  const auto steps = ParseSteps(state, seat - 1, typed);
  if (!steps) {
    return steps.why();
  }
  std::string text;
  for (const Step& step : *steps) {
    text += (text.empty() ? "" : " ") + StepText(step);
  }
  return text;
}

TEST_CASE("Road, typed: small letters and spaces") {
  const State state = Layout().Card('F').Build();
  CHECK(Read(state, "1@c2+1w") == "1@C2+1W");
  CHECK(Read(state, " 2 + 2fb ") == "2+2FB");
  CHECK(Read(state, "-c4") == "-C4");
  CHECK(Read(state, ".") == ".");
}

TEST_CASE("Road, typed: without a gain the greatest, if there is one") {
  CHECK(Read(Layout().Card('A').Paid().Build(), "2") == "2+1S+2A");
  CHECK(Read(Layout().Card('L').Build(), "2") == "2+1W+1C");
  CHECK(Read(Layout().Card('F').Build(), "2") == "say which: 2+2FG 2+2FB 2+2W");
  CHECK(Read(Layout().Card('F').Build(), "1@c2") == "1@C2+1W");
  const State cooper = Layout().Built("P15", "C2").Build();
  CHECK(Read(cooper, "p15") == "P15+2A");
  CHECK(Read(cooper, "p15+1a") == "P15+1A");
}

TEST_CASE("Road, typed: without a wheel, source or cell if there is only one") {
  CHECK(Read(Layout().Card('Y').Build(), "$") == "$A");
  CHECK(Read(Layout().Card('B').Build(), "$") == "say which: $FG $FB");
  CHECK(Read(Layout().Card('B').Wheels("0002340120").Build(), "$") == "$FB");
  CHECK(Read(Layout().Card('B').Wheels("0002340120").Build(), "$f") == "$FB");
  CHECK(Read(Layout().Card('B').Build(), "$f") == "say which: $FG $FB");
  const State one_cell = Layout().Card('F').Cell("C3", 'P').Build();
  CHECK(Read(one_cell, "1") == "1@C2+1W");
  CHECK(Read(Layout().Card('F').Build(), "1") == "say which: 1@C2+1W 1@C3+1W");
  const State inn = Layout().Wheels("0070000001").Built("P10", "C2").Build();
  CHECK(Read(inn, "p10") == "P10:KB+2FB");
  CHECK(Read(inn, "p10:k+2f") == "P10:KB+2FB");
  const State pit = Layout().Cell("E3", '.').Built("P8", "C2").Build();
  CHECK(Read(pit, "p8") == "P8:A2+2W");
  const State build =
      Layout().Card('R').Cell("C3", 'P').Display("I22 V12").Build();
  CHECK(Read(build, "i22") == "I22@C2");
}

TEST_CASE("Road, typed: several letters pick several cards") {
  const State state = TwoPlayers("", "");
  CHECK(Read(state, "lpfdr") == "L P F D R");
  CHECK(Read(state, "L P F") == "L P F");
  CHECK(Read(state, "LL") == "you have picked the Feudal Lord already");
  CHECK(Read(state, "lpfdrm") == "you have chosen: now the others do");
  const State playing = TwoPlayers("LPFDR", "MBCSW");
  CHECK(Read(playing, "l") == "L");
  CHECK(Read(playing, "lp") == "choose one card");
}

TEST_CASE("Road, typed: lists in any order") {
  const State state =
      Layout().Private("I5,V3").Built("P7", "C2").Wheels("0000000000").Build();
  CHECK(Read(state, "P7:V3,I5+1B") == "P7:I5,V3+1B");
  CHECK(Read(state, "p7") == "P7:I5,V3+1B");
  const State water = Layout().Card('A').Paid().Build();
  CHECK(Read(water, "2+2a+1s") == "2+1S+2A");
}

TEST_CASE("Road, typed: hostile input is refused with words") {
  const State state = Layout().Card('F').Build();
  for (const std::string text :
       {"",           " ",       "@",   "=",          "1@",       "1@Z9",
        "1@C2=",      "1@C2=X",  "+",   "+9",         "+9Q",      "$$",
        "P",          "P0",      "P99", "P1:",        "P1:,",     "P1:I5,",
        "1@C2,C3,D4", "-",       "++",  "1+1W+1W+1W", "\x01\x02", "1@C2+1W.",
        "..",         "I24@C2:", "Z1",  "1@A1",       "2+7FG",    "3+1W",
        "Ö"}) {
    const auto steps = ParseSteps(state, 0, text);
    CAPTURE(text);
    CHECK_FALSE(steps);
    CHECK_FALSE(steps.why().empty());
  }
  CHECK_FALSE(ParseSteps(state, 0, std::string(1000, '+')));
  CHECK_FALSE(ParseSteps(state, 1, "1@C2+1W"));
  CHECK_FALSE(ParseSteps(state, 7, "1@C2+1W"));
}

TEST_CASE("Road, notation: the page's words") {
  CHECK(Words(Layout().Card('B').Build(), "$") == "$FG $FB");
  CHECK(Words(Layout().Card('R').Wheels("0000010000").Display("I21").Build(),
              "I21@C2") == "I21@C2");
  CHECK(Words(Layout().Wheels("0001000000").Built("P10", "C2").Build(),
              "P10:KG+2FB") == "P10:KG+2FB");
  CHECK(Words(Layout().Private("I5").Built("P1", "C2").Build(), "P1:I5+1KB") ==
        "P1:I5+1KB");
}

TEST_CASE("Road: options in words") {
  CHECK(OptionsText<State>(Options{}) == "players=2 set=all periods=4");
  CHECK(OptionsText<State>(State(Options{1}).options()) ==
        "players=1 set=all periods=7");
  const auto read = ParseOptions<State>("players=4 set=first periods=5");
  REQUIRE(read);
  CHECK(*read == Options{4, true, 5});
  CHECK(ParseOptions<State>("players=1")->periods == 7);
  CHECK_FALSE(ParseOptions<State>("players=5"));
  CHECK_FALSE(ParseOptions<State>("players=0"));
  CHECK_FALSE(ParseOptions<State>("periods=6"));
  CHECK_FALSE(ParseOptions<State>("set=some"));
  CHECK_FALSE(ParseOptions<State>("side=A"));
}

TEST_CASE("Road: deals that cannot be are refused") {
  const State state{Options{2}};
  for (const std::string text :
       {"", "set-up", "set-up first=3 display=P1", "set-up first=1 display=",
        "set-up first=1 display=P1,P2,P3,P4,I1,I2,I3,I4,V1,V2,V3",
        "set-up first=1 display=P1,P1,P3,P4,I1,I2,I3,I4,V1,V2,V3,V4",
        "set-up first=1 display=I1,P1,P3,P4,I5,I2,I3,I4,V1,V2,V3,V4",
        "set-up first=1 display=P1,P2,P3,Z1,I1,I2,I3,I4,V1,V2,V3,V4",
        "refill P1", "lord P1 I1 V1", "card F", "card Q", "card"}) {
    CAPTURE(text);
    CHECK_FALSE(ParseDeal(state, text));
  }
}

TEST_CASE("Road: positions that cannot be are refused with a reason") {
  const std::string good = PositionText(Layout().Card('F').Build());
  const auto why = [&good](std::string_view from, std::string_view to) {
    std::string text = good;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
    return State::ParsePosition(text).why();
  };
  CHECK(why("road 1", "river 1") == "a position starts with 'road 1 '");
  CHECK(why("players=2", "players=9") ==
        "Glass Road is for 1 to 4 players, not '9'");
  CHECK(why("phase=turn", "phase=nap") ==
        "phase= must be one of the words for what is asked");
  CHECK(why("turn=1", "turn=3") == "turn= must be a seat");
  CHECK(why("period=1", "period=5") ==
        "period=, round=, first= and roofs= must be numbers of the game");
  CHECK(why("0012340120", "4012340120")
            .starts_with("seat 1: '4012340120' are not the wheels"));
  CHECK(why("0012340120", "0112340120") == "seat 1: a wheel would have turned");
  CHECK(why("FFOFFPF", "F.OFFPF") ==
        "seat 1: a forest stands on both its cells or not at all");
  CHECK(why(":Z1,Z2,Z3:", ":V13,Z2,Z3:") == "seat 1: V13 cannot stand on Z1");
  CHECK(why("gone=-", "gone=P1,P1") == "P1 is there twice");
  CHECK(why("card=F", "card=P") == "the card does not agree with who plays it");
  CHECK(why(" roofs=0", " roofs=11") ==
        "period=, round=, first= and roofs= must be numbers of the game");
  CHECK(why(" under=-", "") == "under= must be -");
  CHECK(why(" under=-", " over=-") == "'over' is unknown");
  CHECK(State::ParsePosition("").why() == "a position starts with 'road 1 '");
}

}  // namespace
}  // namespace glazier::road
