// SPDX-License-Identifier: MIT
// Steps as people type them, and as they are written.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// Orange (2) and yellow on factory 3, pink in the centre; glazier above 6.
Layout Table(char side = 'A') {
  return Layout(2, side)
      .Factory(3, "OOYB")
      .Centre("P")
      .LastFactory("-")
      .Strip(7, "PBPBP", "PBP.P")
      .Strip(2, "PBGOP")
      .Glazier(6);
}

std::string Read(const Layout& layout, std::string_view typed) {
  const auto move = ParseStep(layout.Build(), layout.Build().Turn(), typed);
  return move ? StepText(*move) : "no: " + move.why();
}

TEST_CASE("Notation: every kind of move, written as the rules show it") {
  CHECK(StepText(Step{2, 0, 4, Step::kNoKeep}) == "F3O>5");
  CHECK(StepText(Step{kCentre, 1, 1, 3}) == "CP>2=B");
  CHECK(StepText(Step{0, 4, Step::kBreak, Step::kNoKeep}) == "F1G>x");
  CHECK(StepText(Step::Back()) == "<");
  CHECK(StepText(Step{8, 2, 7, 4}) == "F9Y>8=G");
}

TEST_CASE("Notation: all moves of a table") {
  CHECK(LegalMoves(Table().Build()) ==
        "< CP>8 F3B>6 F3B>7=P F3O>6 F3O>8 F3Y>6 F3Y>8");
}

TEST_CASE("Typed moves: in full, in lower case, with white space around") {
  CHECK(Read(Table(), "F3O>6") == "F3O>6");
  CHECK(Read(Table(), "f3o>6") == "F3O>6");
  CHECK(Read(Table(), "  f3O>6\t\r\n") == "F3O>6");
  CHECK(Read(Table(), "<") == "<");
  CHECK(Read(Table(), " < ") == "<");
  CHECK(Read(Table(), "cp>8") == "CP>8");
  CHECK(Read(Table(), "f3b>7=p") == "F3B>7=P");
}

TEST_CASE("Typed moves: signs that say nothing may be left out") {
  CHECK(Read(Table(), "3o6") == "F3O>6");
  CHECK(Read(Table(), "f3o6") == "F3O>6");
  CHECK(Read(Table(), "cp8") == "CP>8");
  CHECK(Read(Table(), "3b7p") == "F3B>7=P");
  CHECK(Read(Table(), "3b>7=p") == "F3B>7=P");
}

TEST_CASE("Typed moves: parts that can only mean one thing may be left out") {
  CHECK(Read(Table(), "cp") == "CP>8");
  CHECK(Read(Table(), "p") == "CP>8");
  CHECK(Read(Table(), "o6") == "F3O>6");
  CHECK(Read(Table(), "3b7") == "F3B>7=P");
  CHECK(Read(Table(), "b7") == "F3B>7=P");
  CHECK(Read(Table(), "3b=p") == "F3B>7=P");
  const Layout breaking = Table().Glazier(7).Strip(8, "YGYGY");
  CHECK(Read(breaking, "3o") == "F3O>x");
  CHECK(Read(breaking, "3ox") == "F3O>x");
  CHECK(Read(breaking, "3o>X") == "F3O>x");
  CHECK(Read(breaking, "ox") == "F3O>x");
}

TEST_CASE("Typed moves: what could be several says which") {
  CHECK(Read(Table(), "3o") == "no: '3o' could be F3O>6 or F3O>8: say more");
  CHECK(Read(Table('B'), "3b7") ==
        "no: '3b7' could be F3B>7=P or F3B>7=B: say more");
  CHECK(Read(Table().Factory(1, "OOOO").Factory(2, "OOOO"), "o") ==
        "no: 'o' could be F1O>6 or F1O>8 or F2O>6 or others: say more");
}

TEST_CASE("Typed moves: what matches nothing is explained") {
  CHECK(Read(Table(), "3g") == "no: there is no green pane in factory 3");
  CHECK(Read(Table(), "g") == "no: there is no green pane to take that way");
  CHECK(Read(Table(), "o2") == "no: there is no orange pane to take that way");
  CHECK(Read(Table(), "3o2") ==
        "no: strip 2 is left of your glazier (above 6)");
  CHECK(Read(Table(), "3o7") == "no: strip 7 has no empty space for orange");
  CHECK(Read(Table(), "9o1") == "no: there are only 5 factories");
  CHECK(Read(Table(), "3b7=o") ==
        "no: on side A the pane in the top space of strip 7 is kept: =P");
}

TEST_CASE("Typed moves: nonsense is answered with examples") {
  for (const std::string_view typed : {"",
                                       " ",
                                       "hello",
                                       "F",
                                       "F3",
                                       "C",
                                       "3",
                                       ">",
                                       "=",
                                       "x",
                                       "F0O>5",
                                       "FO>5",
                                       "F3O>",
                                       "F3O>9",
                                       "F3O>0",
                                       "F3O>6=",
                                       "F3O>6=X",
                                       "F3O>6=OO",
                                       "F3O>6 =O",
                                       "F3 O>6",
                                       "F3O>6<",
                                       "<<",
                                       "< F3O>6",
                                       "F3O>>6",
                                       "F3O>66",
                                       "CC",
                                       "F10O>1",
                                       "-F3O>6",
                                       "F3O>-1",
                                       "\x1b[A",
                                       "F3\xC3\x96>6",
                                       "OOO",
                                       "?"}) {
    CAPTURE(typed);
    const auto move = ParseStep(Table().Build(), Table().Build().Turn(), typed);
    CHECK_FALSE(move);
    CHECK(move.why().starts_with("cannot read '"));
    CHECK(move.why().find("a move looks like F3O>5") != std::string::npos);
  }
}

TEST_CASE("Typed moves: zero bytes and endless lines are nonsense as well") {
  CHECK_FALSE(ParseStep(Table().Build(), 0, std::string_view("F3O>6\0", 6)));
  CHECK_FALSE(ParseStep(Table().Build(), 0, std::string_view("\0", 1)));
  const auto move = ParseStep(Table().Build(), Table().Build().Turn(),
                              std::string(10000000, 'O'));
  CHECK_FALSE(move);
  CHECK(move.why().size() < 300);
  CHECK(move.why().find("OOO...'") != std::string::npos);
}

TEST_CASE("Typed moves: the reading of every legal move is that move") {
  for (const char side : {'A', 'B'}) {
    const State state = Table(side).Build();
    State::Steps moves;
    state.List(state.Turn(), moves);
    for (const Step& move : moves) {
      const auto read = ParseStep(state, state.Turn(), StepText(move));
      REQUIRE(read.why() == "");
      CHECK(*read == move);
    }
  }
}

TEST_CASE("Options: players and side, in any order") {
  const auto options = ParseOptions<State>("players=3 side=B");
  REQUIRE(options);
  CHECK(*options == Options{3, Side::kB});
  CHECK(OptionsText<State>(*options) == "players=3 side=B");
  CHECK(*ParseOptions<State>("side=B players=4") == Options{4, Side::kB});
  CHECK(*ParseOptions<State>(" players=2 ") == Options{2, Side::kA});
}

TEST_CASE("Options: what is wrong is said") {
  const auto why = [](std::string_view text) {
    return ParseOptions<State>(text).why();
  };
  CHECK(why("players=1") == "Sintra is for 2 to 4 players, not '1'");
  CHECK(why("players=5") == "Sintra is for 2 to 4 players, not '5'");
  CHECK(why("players=two") == "Sintra is for 2 to 4 players, not 'two'");
  CHECK(why("players=") == "Sintra is for 2 to 4 players, not ''");
  CHECK(why("players") == "Sintra is for 2 to 4 players, not ''");
  CHECK(why("side=C") == "the side is A or B, not 'C'");
  CHECK(why("side=a") == "the side is A or B, not 'a'");
  CHECK(why("side=") == "the side is A or B, not ''");
  CHECK(why("colour=O") == "unknown option 'colour=O'");
  CHECK(why("") == "unknown option ''");
  CHECK(why("players=2  side=A") == "unknown option ''");
}

}  // namespace
}  // namespace glazier::sintra
