// SPDX-License-Identifier: MIT
// Positions from one line of text: what the pieces do not allow is refused.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/playout.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

const std::string kGood =
    "sintra 1 players=2 side=A round=3 turn=2 first=1 marker=1 bonus=GYPBOG "
    "factories=OPYB,-,-,-,GG centre=PB bag=18,17,17,16,15 tower=0,0,0,0,0 "
    "seat=-5:7:1:3:OYOYO/BGPGB=O.O..,PBPBP/GOYOG,YGYGY/OPBPO,-,GPGPG/YBOBY,"
    "OYBGO/BOPYB,PBGOP/GPYBG,YGOPY/?OYB?:..,..,..,OY,..,..,..,.. "
    "seat=12:0:0:8:OYOYO/BGPGB,PBPBP/GOYOG,YGYGY/OPBPO,BOBOB/PYGYP,"
    "GPGPG/YBOBY,OYBGO/BOPYB,PBGOP/GPYBG,?OYB?/YGOPY=P...G:..,..,..,..,..,..,"
    "..,Y.";

std::string Good() {
  // The bag's counts follow from the rest.
  std::string text = kGood;
  const auto bag = text.find(" bag=");
  text.erase(bag, text.find(' ', bag + 1) - bag);
  const auto state = State::ParsePosition(text);
  REQUIRE(state.why() == "");
  return PositionText(*state);
}

std::string Why(const std::string& text) {
  return State::ParsePosition(text).why();
}

// The good position with one thing changed.
std::string WhyWith(const std::string& old, const std::string& now) {
  std::string text = Good();
  const auto at = text.find(old);
  REQUIRE(at != std::string::npos);
  text.replace(at, old.size(), now);
  return Why(text);
}

TEST_CASE("Positions: read and written in the same words") {
  const std::string text = Good();
  const auto state = State::ParsePosition(text);
  REQUIRE(state);
  CHECK(state->round() == 3);
  CHECK(state->Turn() == 1);
  CHECK(state->starter() == 0);
  CHECK(state->marker() == 0);
  CHECK(state->board(0).score == -5);
  CHECK(state->board(0).glass == 7);
  CHECK(state->board(0).wraps == 1);
  CHECK(state->board(0).glazier == 2);
  CHECK_FALSE(state->board(0).HasStrip(3));
  CHECK(state->board(1).PaneOn(7, 0) == 'P');
  CHECK(state->board(1).PaneOn(7, 4) == 'G');
  CHECK(PositionText(*state) == text);
  CHECK(*State::ParsePosition("  " + text + "\n") == *state);
}

TEST_CASE("Positions: before the set-up") {
  const State fresh(Options{3, Side::kB});
  CHECK(PositionText(fresh) == "sintra 1 players=3 side=B turn=set-up");
  CHECK(*State::ParsePosition(PositionText(fresh)) == fresh);
}

TEST_CASE("Positions: the bag may be left out") {
  std::string text = Good();
  const auto bag = text.find(" bag=");
  text.erase(bag, text.find(' ', bag + 1) - bag);
  REQUIRE(State::ParsePosition(text));
  CHECK(PositionText(*State::ParsePosition(text)) == Good());
}

TEST_CASE("Positions refused: another game, version or beginning") {
  const std::string start = "a position starts with 'sintra 1 '";
  CHECK(Why("") == start);
  CHECK(Why("sintra") == start);
  CHECK(WhyWith("sintra 1", "sintra 2") == start);
  CHECK(WhyWith("sintra", "river") == start);
  CHECK(Why("sintra 1 players=2") ==
        "a position says players=, side= and turn=");
  CHECK(Why("sintra 1 players=2 side=A") ==
        "a position says players=, side= and turn=");
  CHECK(WhyWith("players=2", "players=5") ==
        "Sintra is for 2 to 4 players, not '5'");
  CHECK(WhyWith("side=A", "side=C") == "the side is A or B, not 'C'");
}

TEST_CASE("Positions refused: words that are wrong, twice or missing") {
  CHECK(WhyWith("round=3", "round") == "'round' is not of the form key=value");
  CHECK(WhyWith("round=3", "round=3 round=3") == "'round' is said twice");
  CHECK(WhyWith("round=3", "round=3 rounds=3") == "'rounds' is unknown");
  CHECK(WhyWith("seat=12", "seats=12") == "'seats' is unknown");
  CHECK(WhyWith(" seat=12", " seat=1:2 seat=12") ==
        "there must be one seat= for each player");
  CHECK(Why("sintra 1 players=2 side=A turn=set-up round=1") ==
        "there must be one seat= for each player");
}

TEST_CASE("Positions refused: a set-up that also has palaces") {
  CHECK(Why("sintra 1 players=2 side=A turn=set-up seat=nonsense") != "");
}

TEST_CASE("Positions refused: who is to move in which round") {
  const std::string round = "round= must be 1 to 7 and first= a seat";
  CHECK(WhyWith("round=3", "round=0") == round);
  CHECK(WhyWith("round=3", "round=8") == round);
  CHECK(WhyWith("round=3", "round=x") == round);
  CHECK(WhyWith(" round=3", "") == round);
  CHECK(WhyWith("first=1", "first=3") == round);
  CHECK(WhyWith("first=1", "first=0") == round);
  const std::string turn = "turn= must be a seat, deal or over";
  CHECK(WhyWith("turn=2", "turn=3") == turn);
  CHECK(WhyWith("turn=2", "turn=") == turn);
  CHECK(WhyWith("turn=2", "turn=set-up") == turn);
  const std::string end = "the game is over after round 6, not before";
  CHECK(WhyWith("turn=2", "turn=over") == end);
  CHECK(WhyWith("round=3", "round=7") == end);
  const std::string panes =
      "a seat is to move exactly while there are panes to take";
  CHECK(WhyWith("turn=2 first=1 marker=1", "turn=deal first=1 marker=centre") ==
        panes);
  CHECK(WhyWith("factories=OPYB,-,-,-,GG centre=PB",
                "factories=-,-,-,-,- centre=-") == panes);
}

TEST_CASE("Positions refused: marker and bonus track") {
  const std::string marker =
      "marker= must be centre or, during a round, a seat";
  CHECK(WhyWith("marker=1", "marker=3") == marker);
  CHECK(WhyWith("marker=1", "marker=") == marker);
  CHECK(WhyWith("turn=2", "turn=deal") == marker);
  CHECK(WhyWith("bonus=GYPBOG", "bonus=GYPBO") == "bonus= must be six colours");
  CHECK(WhyWith("bonus=GYPBOG", "bonus=GYPB?G") ==
        "bonus= must be six colours");
  CHECK(WhyWith("bonus=GYPBOG", "bonus=GYPBOO") ==
        "bonus= must show all five colours in rounds 2 to 6");
  CHECK(WhyWith("bonus=GYPBOG", "bonus=GYPBOGG") ==
        "bonus= must show all five colours in rounds 2 to 6");
}

TEST_CASE("Positions refused: panes where they cannot lie") {
  CHECK(WhyWith("OPYB,-,-,-,GG", "OPYB,-,-,-") ==
        "factories= must list 5 factories");
  CHECK(WhyWith("OPYB,-,-,-,GG", "OPYB,-,-,-,-,GG") ==
        "factories= must list 5 factories");
  CHECK(WhyWith("OPYB,-", "OPYBB,-") == "'OPYBB' does not lie on a factory");
  CHECK(WhyWith("OPYB,-", "OPYx,-") == "'OPYx' does not lie on a factory");
  CHECK(WhyWith("OPYB,-", ",-") == "'' does not lie on a factory");
  CHECK(WhyWith("centre=PB", "centre=") == "centre= must be panes or -");
  CHECK(WhyWith(" centre=PB", "") == "centre= must be panes or -");
  CHECK(WhyWith("centre=PB", "centre=" + std::string(101, 'P')) ==
        "centre= must be panes or -");
}

TEST_CASE("Positions refused: palaces") {
  CHECK(WhyWith("seat=12:0:0:8", "seat=12:0:8") ==
        "seat 2: must be score:glass:wraps:glazier:strips:windows");
  const std::string bounds =
      "seat 1: score, glass (0-7), wraps or glazier (1-8) out of bounds";
  for (const std::string now :
       {"seat=99999:7:1:3", "seat=-99999:7:1:3", "seat=x:7:1:3",
        "seat=-5:8:1:3", "seat=-5:-1:1:3", "seat=-5:7:100:3", "seat=-5:7:1:0",
        "seat=-5:7:1:9", "seat=-5:7:1:"}) {
    CAPTURE(now);
    CHECK(WhyWith("seat=-5:7:1:3", now) == bounds);
  }
  CHECK(WhyWith("PBPBP/GOYOG,", "") ==
        "seat 1: must have eight strips and eight windows");
  CHECK(WhyWith(":..,..,", ":..,") ==
        "seat 1: must have eight strips and eight windows");
}

TEST_CASE("Positions refused: strips") {
  const auto strip = [](const std::string& now) {
    return WhyWith("OYOYO/BGPGB=O.O..", now);
  };
  CHECK(strip("OYOYO/BGPGO") == "seat 1: place 1: 'OYOYO/BGPGO' is no strip");
  CHECK(strip("OYOYO") == "seat 1: place 1: 'OYOYO' is no strip");
  CHECK(strip("") == "seat 1: place 1: '' is no strip");
  CHECK(strip("OYOYO/BGPGB=O.O.") ==
        "seat 1: place 1: a strip has five spaces");
  CHECK(strip("OYOYO/BGPGB=Y....") ==
        "seat 1: place 1: panes must match their spaces");
  CHECK(strip("OYOYO/BGPGB=?....") ==
        "seat 1: place 1: panes must match their spaces");
  CHECK(strip("OYOYO/BGPGB=..O..") ==
        "seat 1: place 1: spaces of one colour fill from the top");
  CHECK(strip("OYOYO/BGPGB=OYOYO") ==
        "seat 1: place 1: a full strip does not stay");
  CHECK(strip("PBPBP/GOYOG") == "seat 1: no strip is there twice");
  CHECK(strip("-") ==
        "seat 1: place 1: a strip is there until its window has two panes");
  CHECK(WhyWith("=P...G", "=....G") ==
        "seat 2: place 8: spaces of one colour fill from the top");
}

TEST_CASE("Positions refused: windows") {
  const auto window = [](const std::string& now) {
    return WhyWith(":..,..,..,OY", ":" + now + ",..,..,OY");
  };
  CHECK(window("O") == "seat 1: place 1: a window has two frames");
  CHECK(window("OYB") == "seat 1: place 1: a window has two frames");
  CHECK(window(".O") ==
        "seat 1: place 1: a window fills from the top with panes");
  CHECK(window("?.") ==
        "seat 1: place 1: a window fills from the top with panes");
  CHECK(window("O?") ==
        "seat 1: place 1: a window fills from the top with panes");
  CHECK(window("OO") ==
        "seat 1: place 1: a strip is there until its window has two panes");
  CHECK(WhyWith(",Y.", ",..") ==
        "seat 2: place 8: the joker face shows only after a flip");
}

TEST_CASE("Positions refused: more or fewer than 100 panes") {
  CHECK(WhyWith("tower=0,0,0,0,0", "tower=0,0,0,0") ==
        "tower= must be five counts");
  CHECK(WhyWith("tower=0,0,0,0,0", "tower=0,0,0,0,21") ==
        "tower= must be five counts");
  CHECK(WhyWith("tower=0,0,0,0,0", "tower=-1,0,0,0,0") ==
        "tower= must be five counts");
  CHECK(WhyWith("tower=0,0,0,0,0", "tower=20,0,0,0,0") ==
        "there are more than 20 panes of a colour");
  const auto bag = [](const std::string& now) {
    const auto at = Good().find("bag=");
    return WhyWith(Good().substr(at, Good().find(' ', at) - at), now);
  };
  CHECK(bag("bag=1,1,1,1,1")
            .starts_with(
                "there must be 20 panes of every colour: bag= should be "));
  CHECK(bag("bag=").starts_with(
      "there must be 20 panes of every colour: bag= should be "));
}

// However a position is damaged, it is refused, or it is a position from which
// a game can be played to its end.
TEST_CASE("Positions: damaged texts never lead to an illegal table") {
  const std::string good = Good();
  const std::string letters = "OPYBG?.-=:,/ 0123456789x\n\xFF";
  Rng rng(11);
  int accepted = 0;
  for (int i = 0; i < Games(40000); ++i) {
    std::string text = good;
    const auto changes = 1 + rng.Below(3);
    for (std::uint32_t n = 0; n < changes; ++n) {
      const auto at = rng.Below(static_cast<std::uint32_t>(text.size()));
      const char letter =
          letters[rng.Below(static_cast<std::uint32_t>(letters.size()))];
      switch (rng.Below(3)) {
        case 0:
          text[at] = letter;
          break;
        case 1:
          text.insert(text.begin() + at, letter);
          break;
        default:
          text.erase(at, 1 + rng.Below(8));
      }
    }
    const auto state = State::ParsePosition(text);
    CHECK(state.why().empty() == static_cast<bool>(state));
    if (!state) {
      continue;
    }
    ++accepted;
    const auto again = State::ParsePosition(PositionText(*state));
    REQUIRE(again.why() == "");
    REQUIRE(*again == *state);
    REQUIRE((state->bag() + state->PanesOutsideBag()).Total() % 100 == 0);
    State game = *state;
    PlayOut(game, rng);
  }
  CHECK(accepted > 0);
}

}  // namespace
}  // namespace glazier::sintra
