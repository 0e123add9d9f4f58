// SPDX-License-Identifier: MIT
// Positions from one line of text: what the pieces do not allow is refused.
#include <doctest/doctest.h>

#include <string>

#include "engine/bots/playout.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/river_positions.hpp"

namespace glazier::river {
namespace {

const std::string kGood =
    "river 1 players=2 turn=2 first=1 due=- end=no passed=0 "
    "river=3:W1,1:-,2:P2D4,4:L1,5:M5,6:O6 lake=W1P2D1M1G5 "
    "bag=244433,324444,233233,223233,122212,222222,222111,111221 "
    "seat=L6D2G1:W134,P5:Y1 seat=-:-:-";

std::string Good() {
  const std::string without = [] {
    std::string text = kGood;
    const auto bag = text.find(" bag=");
    return text.erase(bag, text.find(' ', bag + 1) - bag);
  }();
  const auto state = State::ParsePosition(without);  // `bag` may be left out
  REQUIRE(state.why() == "");
  return PositionText(*state);
}

std::string Why(const std::string& text) {
  return State::ParsePosition(text).why();
}

// The good position with one thing changed, its bag left open.
std::string WhyWith(const std::string& old, const std::string& now) {
  std::string text = Good();
  const auto at = text.find(old);
  REQUIRE(at != std::string::npos);
  text.replace(at, old.size(), now);
  const auto bag = text.find(" bag=");
  text.erase(bag, text.find(' ', bag + 1) - bag);
  return Why(text);
}

TEST_CASE("River positions: read and written in the same words") {
  const auto state = State::ParsePosition(Good());
  REQUIRE(state.why() == "");
  CHECK(PositionText(*state) == Good());
  CHECK(state->Turn() == 1);
  CHECK(state->first() == 0);
  CHECK(state->tile(0) == 2);
  CHECK(state->PlaceOf(2) == 0);
  CHECK(state->board(0).inventory == 4);
  CHECK(state->board(0).spilled == 1);
  CHECK(state->board(0).PieceAt(0, 2) == *ParsePiece("W4"));
  CHECK(state->board(0).PieceAt(0, 3) == kNoPiece);
  CHECK(*State::ParsePosition("  " + Good() + "\n") == *state);
}

TEST_CASE("River positions: before the set-up") {
  const State fresh(Options{5});
  CHECK(PositionText(fresh) == "river 1 players=5 turn=set-up");
  CHECK(*State::ParsePosition(PositionText(fresh)) == fresh);
}

TEST_CASE("River positions refused: another game, version or beginning") {
  const std::string start = "a position starts with 'river 1 '";
  CHECK(Why("") == start);
  CHECK(WhyWith("river 1", "river 2") == start);
  CHECK(WhyWith("river 1", "sintra 1") == start);
  CHECK(Why("river 1 players=2") == "a position says players= and turn=");
  CHECK(WhyWith("players=2", "players=6") ==
        "River Valley is for 2 to 5 players, not '6'");
  CHECK(WhyWith("players=2", "players=3") ==
        "there must be one seat= for each player");
  CHECK(WhyWith("passed=0", "side=A") == "'side' is unknown");
  CHECK(WhyWith("passed=0", "passed=0 passed=0") == "'passed' is said twice");
}

TEST_CASE("River positions refused: who is to move, and when") {
  const std::string turn = "turn= must be a seat, or over with nothing due";
  CHECK(WhyWith("turn=2", "turn=3") == turn);
  CHECK(WhyWith("turn=2", "turn=deal") == turn);
  CHECK(WhyWith("turn=2", "turn=set-up") == turn);
  const std::string first =
      "first= must be a seat and passed= up to the number of players";
  CHECK(WhyWith("first=1", "first=0") == first);
  CHECK(WhyWith("passed=0", "passed=3") == first);
  CHECK(WhyWith("end=no", "end=yes") == "end= must be no, round or last");
  CHECK(WhyWith("end=no", "end=last") ==
        "the end starts with seventeen pieces in a glassworks");
  const std::string over =
      "the game is over after the last turns or when all have passed";
  CHECK(WhyWith("turn=2", "turn=over") == over);
  CHECK(WhyWith("passed=0", "passed=2") == over);
  CHECK(WhyWith("due=-", "due=bag") == "due= must be -, tile or lake");
  CHECK(WhyWith("due=-", "due=tile") == "the tile that is due must be empty");
  CHECK(WhyWith("due=-", "due=lake") ==
        "due= must be lake exactly when the lake is not full");
}

TEST_CASE("River positions refused: seventeen pieces without an end") {
  const Layout layout = Layout().Columns("W11112,P22233,D11122,L12");
  CHECK(Why(layout.Text()) == "seventeen pieces in a glassworks start the end");
  Layout round = layout;
  CHECK(Why(round.End("round").Text()) ==
        "the round is finished when it is the first player's turn");
  CHECK(Why(round.Turn("2").Text()) == "");
  CHECK(Why(round.Turn("1").End("last").Text()) == "");
  // The mover may have them while the tile is due.
  Layout due = layout;
  CHECK(Why(due.Due("tile").Text()) == "");
  CHECK(Why(due.Turn("2").Text()) ==
        "seventeen pieces in a glassworks start the end");
}

TEST_CASE("River positions refused: a lake that does not go with the bag") {
  CHECK(WhyWith("lake=W1P2D1M1G5", "lake=W1P2D1M1") ==
        "the lake is full as long as the bag has pieces");
  CHECK(WhyWith("due=- end=no", "due=lake end=no") != "");
  CHECK(Why(Layout().Lake("W1").Due("lake").Text()) == "");
  CHECK(Why(Layout().Lake("W1P1").Due("lake").Text()) ==
        "one piece stays in the lake");
  CHECK(Why(Layout().Lake("W1").Due("lake").Passed(1).Text()) ==
        "who has just moved did not pass");
  CHECK(Why(Layout().Lake("W1").Due("lake").EmptyBag().Text()) ==
        "nothing can be due with an empty bag");
}

TEST_CASE("River positions: within a turn, as far as the rules lead there") {
  const Layout waiting = Layout().Columns("G1").Gathered("L1D2");
  CHECK(Why(waiting.Text()) == "");
  CHECK(waiting.Build().asked() == Asked::kColumn);
  const std::string two =
      "gathered= must be two new colours or more, with a column free";
  CHECK(Why(Layout(waiting).Gathered("L1L2").Text()) == two);
  CHECK(Why(Layout(waiting).Gathered("L1G2").Text()) == two);
  CHECK(Why(Layout(waiting).Columns("W1,P1,M1,G1,Y1,O1,K1").Text()) != "");
  CHECK(Why(Layout(waiting).On('1', "W1").Text()) ==
        "the tile that was gathered must be empty");
  CHECK(Why(Layout(waiting).Due("tile").Text()) ==
        "nothing is due, and nobody has passed, within a turn");
  CHECK(Why(Layout(waiting).Passed(1).Text()) ==
        "nothing is due, and nobody has passed, within a turn");

  const Layout drawn = Layout().Lake("W5").Satchel("W1W2W3W4L5L6");
  CHECK(Why(drawn.Text()) == "");
  CHECK(drawn.Build().asked() == Asked::kSpill);
  CHECK(Why(Layout(drawn).Lake("W5P5").Text()) ==
        "one piece stays in the lake");
  CHECK(Why(Layout(drawn).Lake("-").Text()) == "one piece stays in the lake");
  CHECK(Why(Layout(drawn).Lake("-").Seat(2).EmptyBag().Text()) == "");
  CHECK(Why(Layout(drawn).Turn("2").Text()) ==
        "only a player who has just drawn can hold more than five pieces");
  CHECK(Why(Layout(drawn).Gathered("Y1O1").Text()) ==
        "only a player who has just drawn can hold more than five pieces");
  CHECK(Why(Layout(drawn)
                .End("last")
                .Seat(2)
                .Columns("P11122,D11122,L1122,G112")
                .Text()) == "nobody draws in a last turn");
}

TEST_CASE("River positions refused: tiles, satchels and columns") {
  CHECK(WhyWith("3:W1", "1:W1") == "river= must name every tile once");
  CHECK(WhyWith("3:W1,", "") == "river= must list six tiles");
  CHECK(WhyWith("3:W1", "7:W1") == "'7:W1' is no tile with its pieces");
  CHECK(WhyWith("3:W1", "3W1") == "'3W1' is no tile with its pieces");
  CHECK(WhyWith("lake=W1P2D1M1G5", "lake=W1P2D1M1G5G5") ==
        "'W1P2D1M1G5G5' are not up to 5 pieces");
  CHECK(WhyWith("lake=W1", "lake=X1") == "'X1P2D1M1G5' are not up to 5 pieces");
  CHECK(WhyWith("seat=L6D2G1", "seat=L6D2G1L6D2G1") ==
        "only a player who has just drawn can hold more than five pieces");
  CHECK(WhyWith("seat=L6D2G1", "seat=L6D2G1L6D2G1L6D2G1W1") ==
        "seat 1: 'L6D2G1L6D2G1L6D2G1W1' are not up to 9 pieces");
  CHECK(WhyWith("seat=-:-:-", "seat=-:-") ==
        "seat 2: must be satchel:columns:overflow");
  CHECK(WhyWith("W134", "W") ==
        "seat 1: 'W' is no column of a colour and one to five shapes");
  CHECK(WhyWith("W134", "W123456") ==
        "seat 1: 'W123456' is no column of a colour and one to five shapes");
  CHECK(WhyWith("W134", "W137") ==
        "seat 1: 'W137' is no column of a colour and one to five shapes");
  CHECK(WhyWith("W134,P5", "W134,W5") == "seat 1: no colour has two columns");
  CHECK(Why(Layout(5).Columns("W1,P1,L1,D1,M1,G1,Y1,O1").Text()) ==
        "seat 1: there are more than seven columns");
}

TEST_CASE("River positions refused: more of a piece than the box has") {
  CHECK(WhyWith("3:W1", "3:W1W1W1") ==
        "seat 1: there are more W1 than in the box");
  CHECK(WhyWith("3:W1", "3:Y4Y4") == "there are more Y4 than in the box");
  CHECK(WhyWith("3:W1", "3:K1") == "there are more K1 than in the box");
  CHECK(WhyWith(":Y1 ", ":Y1Y1Y1 ") ==
        "seat 1: there are more Y1 than in the box");
  std::string huge;
  for (int i = 0; i < 5000; ++i) {
    huge += "W1";
  }
  CHECK(WhyWith("3:W1", "3:" + huge).size() < 100);
}

TEST_CASE("River positions refused: a bag that does not add up") {
  std::string text = Good();
  const auto bag = text.find("bag=") + 4;
  text[bag] = text[bag] == '1' ? '2' : '1';
  CHECK(Why(text).starts_with("with all the rest bag= should be "));
}

TEST_CASE("River positions: mutated ones are refused or can be played on") {
  Rng rng(41);
  int accepted = 0;
  for (int i = 0; i < Games(4000); ++i) {
    State state(Options{2 + i % 4});
    Rng game(static_cast<std::uint64_t>(i % 50));
    for (int step = 0; step < i % 70 && state.Turn() != kNobody; ++step) {
      state.RandomStep(game);
    }
    std::string text = PositionText(state);
    const auto bag = text.find(" bag=");
    if (bag != std::string::npos && rng.Below(2) == 0) {
      text.erase(bag, text.find(' ', bag + 1) - bag);
    }
    for (std::uint32_t n = rng.Below(3); n < 3; ++n) {
      const auto size = static_cast<std::uint32_t>(text.size());
      text[rng.Below(size)] = text[rng.Below(size)];
    }
    const auto read = State::ParsePosition(text);
    if (read) {
      ++accepted;
      State on = *read;
      PlayOut(on, rng);
    }
  }
  CHECK(accepted > 0);
}

}  // namespace
}  // namespace glazier::river
