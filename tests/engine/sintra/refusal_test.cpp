// SPDX-License-Identifier: MIT
// Why a move is not possible, in a player's words.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// Glazier above 4, strip 1 finished, orange and pink on factory 1.
Layout Table(char side = 'A') {
  return Layout(2, side)
      .Factory(1, "OOPB")
      .Centre("Y")
      .Window(1, "OY")
      .Strip(4, "BOBOB", "BO.O.")
      .Strip(8, "GPGPG", "GPG.G")
      .Glazier(4);
}

std::string WhyNotMove(const Layout& layout,
                       int source,
                       int colour,
                       int place,
                       int keep = Step::kNoKeep) {
  const Step move{
      static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(colour),
      static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(keep)};
  return layout.Build().WhyNot(layout.Build().Turn(), move);
}

TEST_CASE("Refused: before the deal and after the end") {
  const Layout between = Layout().Round(2).Turn("deal").LastFactory("-");
  CHECK(WhyNot(between, "<") == "the panes have not been dealt yet");
  CHECK(WhyNot(between, "F1O>3") == "the panes have not been dealt yet");
  const Layout over = Layout().Round(7).Turn("over").LastFactory("-");
  CHECK(WhyNot(over, "<") == "the game is over");
  CHECK(WhyNot(over, "F1O>3") == "the game is over");
  CHECK(State(Options{}).WhyNot(0, Step::Back()) ==
        "the panes have not been dealt yet");
}

TEST_CASE("Refused: taking what is not there") {
  CHECK(WhyNot(Table(), "F6O>5") == "there are only 5 factories");
  CHECK(WhyNot(Layout(3), "F8O>5") == "there are only 7 factories");
  CHECK(WhyNot(Table(), "F2O>5") == "factory 2 is empty");
  CHECK(WhyNot(Table().Centre("-"), "CO>5") == "the centre is empty");
  CHECK(WhyNot(Table(), "F1G>5") == "there is no green pane in factory 1");
  CHECK(WhyNot(Table(), "CO>5") == "there is no orange pane in the centre");
}

TEST_CASE("Refused: placing where it cannot go") {
  CHECK(WhyNot(Table(), "F1O>1") == "strip 1 is finished and gone");
  CHECK(WhyNot(Table(), "F1O>3") ==
        "strip 3 is left of your glazier (above 4)");
  CHECK(WhyNot(Table(), "F1O>4") == "strip 4 has no empty space for orange");
  CHECK(WhyNot(Table(), "F1B>x") ==
        "blue fits on strip 4, so it must be placed: panes break only when "
        "none fits");
}

TEST_CASE("Refused: keeping a pane when nothing is completed") {
  CHECK(WhyNot(Table(), "F1O>6=O") ==
        "this does not complete strip 6, so there is no pane to keep");
  const Layout nothing_fits = Table().Glazier(8).Factory(1, "OOYB");
  CHECK(WhyNot(nothing_fits, "F1O>x") == "");
  CHECK(WhyNot(nothing_fits, "F1O>x=O") ==
        "broken panes complete nothing, so there is none to keep");
}

TEST_CASE("Refused: keeping the wrong pane") {
  CHECK(WhyNot(Table('A'), "F1P>8=G") == "");
  CHECK(WhyNot(Table('A'), "F1P>8=P") ==
        "on side A the pane in the top space of strip 8 is kept: =G");
  CHECK(WhyNot(Table('B'), "F1P>8=B") ==
        "this completes strip 8: add the pane to keep, =P or =G");
}

TEST_CASE("Refused: a completing move that does not say what is kept") {
  // Typed on side A it is complete without; as a move it is not.
  CHECK(WhyNotMove(Table('A'), 0, 1, 7) ==
        "on side A the pane in the top space of strip 8 is kept: =G");
  CHECK(WhyNotMove(Table('B'), 0, 1, 7) ==
        "this completes strip 8: add the pane to keep, =P or =G");
}

TEST_CASE("Refused: moves that only a program could make up") {
  CHECK(WhyNotMove(Table(), 0, 5, 5) == "there is no such colour");
  CHECK(WhyNotMove(Table(), 0, 255, 5) == "there is no such colour");
  CHECK(WhyNotMove(Table(), 11, 0, 5) == "there are only 5 factories");
  CHECK(WhyNotMove(Table(), 255, 0, 5) == "there are only 5 factories");
  CHECK(WhyNotMove(Table(), 0, 0, 9) == "there are only 8 strips");
  CHECK(WhyNotMove(Table(), 0, 0, 255) == "there are only 8 strips");
  CHECK(WhyNotMove(Table(), Step::kStepBack, 1, Step::kBreak) ==
        "a step back takes no panes");
  CHECK(WhyNotMove(Table(), Step::kStepBack, 0, 3) ==
        "a step back takes no panes");
}

TEST_CASE("Refused: a colour to keep that does not exist") {
  for (const int keep : {6, 7, 31, 32, 33, 36, 64, 255}) {
    CAPTURE(keep);
    CHECK(WhyNotMove(Table('B'), 0, 1, 7, keep) ==
          "this completes strip 8: add the pane to keep, =P or =G");
  }
}

std::string WhyNotDealt(const Layout& layout, const std::string& deal) {
  return ParseDeal(layout.Build(), deal).why();
}

// Round 2 is to be dealt; the bag holds four orange and two pink panes.
Layout Between() {
  return Layout().Round(2).Turn("deal").LastFactory("-").Tower(
      "15,17,19,19,19");
}

TEST_CASE("Refused deals: a round that the bag cannot give") {
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PPYG YYYY BBBB GGGG") == "");
  CHECK(WhyNotDealt(Between(), "round 3 OOOO PPYG YYYY BBBB GGGG") ==
        "round 2 comes next");
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PPYG YYYY BBBB GGG") ==
        "factory 5 must get 4 panes");
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PPYG YYYY BBBBB GGG") ==
        "factory 4 must get 4 panes");
  CHECK(WhyNotDealt(Between(), "round 2 - PPYG YYYY BBBB GGGG") ==
        "factory 1 must get 4 panes");
  CHECK(WhyNotDealt(Between(), "round 2 OOOB PPYG YYYY BBBB GGGG") ==
        "the bag does not hold the panes of factory 1");
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PYYG YYYY BBBB GGGG") ==
        "the bag must be empty before the tower is poured in");
  // 25 green panes do not exist; the bag of 25 has only 19 of them.
  CHECK(WhyNotDealt(Between().Tower("15,17,19,19,0"),
                    "round 2 GGGG GGGG GGGG GGGG GGGG") ==
        "the bag does not hold the panes of factory 5");
}

TEST_CASE("Refused deals: at the wrong time") {
  CHECK(WhyNotDealt(Layout(), "round 1 OOOO PPPP YYYY BBBB GGGG") ==
        "this deal is not due now");
  CHECK(ParseDeal(State(Options{}), "round 1 OOOO PPPP YYYY BBBB GGGG").why() ==
        "this deal is not due now");
}

TEST_CASE("Refused deals: for another number of players") {
  const State two(Options{2, Side::kA});
  const State three(Options{3, Side::kA});
  Rng rng(1);
  CHECK(two.WhyNotDealt(three.Draw(rng)) == "it is for 3 players, not 2");
}

const std::string kStrips =
    " strips=OYOYO/BGPGB,PBPBP/GOYOG,YGYGY/OPBPO,BOBOB/PYGYP,GPGPG/YBOBY,"
    "OYBGO/BOPYB,PBGOP/GPYBG,YGOPY/?OYB?";

std::string WhyNotSetUp(const std::string& text) {
  return ParseDeal(State(Options{}), text).why();
}

TEST_CASE("Refused deals: a set-up the box does not allow") {
  const std::string start = "set-up first=1 bonus=GYPBOG";
  CHECK(WhyNotSetUp(start + kStrips + kStrips) == "");
  CHECK(WhyNotSetUp(start + kStrips) ==
        "a set-up names the first seat, the bonus track and the strips of "
        "each seat");
  CHECK(WhyNotSetUp("set-up first=3 bonus=GYPBOG" + kStrips + kStrips) ==
        "'first=3' is not a first seat");
  CHECK(WhyNotSetUp("set-up fist=1 bonus=GYPBOG" + kStrips + kStrips) ==
        "'fist=1' is not a first seat");
  CHECK(WhyNotSetUp("set-up first=1 bonus=GYPBO" + kStrips + kStrips) ==
        "'bonus=GYPBO' is no bonus track");
  CHECK(WhyNotSetUp("set-up first=1 bonus=GYPBO?" + kStrips + kStrips) ==
        "'bonus=GYPBO?' is no bonus track");
  CHECK(WhyNotSetUp("set-up first=1 bonus=GYPBOO" + kStrips + kStrips) ==
        "rounds 2 to 6 of the bonus track must show all five colours");
  CHECK(WhyNotSetUp(start + kStrips + " strips=OYOYO/BGPGB") ==
        "a palace has 8 strips");
  const auto with = [&start](const std::string& old, const std::string& now) {
    std::string changed = kStrips;
    changed.replace(changed.find(old), old.size(), now);
    return start + kStrips + changed;
  };
  CHECK(WhyNotSetUp(with("OYOYO/BGPGB", "OYOYO/BGPGO")) ==
        "'OYOYO/BGPGO' is no strip");
  CHECK(WhyNotSetUp(with("OYOYO/BGPGB", "PBPBP/GOYOG")) ==
        "seat 2 must have each of the eight strips once");
  CHECK(WhyNotSetUp(with("YGOPY/?OYB?", "?OYB?/YGOPY")) ==
        "the joker face must start face down");
  CHECK(WhyNotSetUp(with("OYOYO/BGPGB", "BGPGB/OYOYO")) == "");
}

TEST_CASE("Refused deals: set-ups that only a program could make up") {
  const State state(Options{});
  Rng rng(1);
  const Deal good = state.Draw(rng);
  CHECK(state.WhyNotDealt(good) == "");
  Deal deal = good;
  deal.first = 2;
  CHECK(state.WhyNotDealt(deal) == "there is no seat 3");
  deal = good;
  deal.bonus[0] = 5;
  CHECK(state.WhyNotDealt(deal) ==
        "rounds 2 to 6 of the bonus track must show all five colours");
  for (const int colour : {5, 31, 32, 255}) {
    deal = good;
    deal.bonus[3] = static_cast<std::uint8_t>(colour);
    CHECK(state.WhyNotDealt(deal) ==
          "rounds 2 to 6 of the bonus track must show all five colours");
  }
  deal = good;
  deal.strips[0][0] = 16;
  CHECK(state.WhyNotDealt(deal) == "the joker face must start face down");
}

TEST_CASE("Refused deals: words that are no deal") {
  CHECK(WhyNotDealt(Between(), "") == "'' is no deal");
  CHECK(WhyNotDealt(Between(), "rounds 2") == "'rounds 2' is no deal");
  const std::string how = "a round is its number and the panes of 5 factories";
  CHECK(WhyNotDealt(Between(), "round") == how);
  CHECK(WhyNotDealt(Between(), "round 7 O O O O O") == how);
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PPYG YYYY BBBB") == how);
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PPYG YYYY BBBB GGGG GGGG") == how);
  CHECK(WhyNotDealt(Between(), "round 2 OOOO PPYG YYYY BBBB GGXG") ==
        "'GGXG' are no panes");
  CHECK(WhyNotDealt(Between(), "round 2 OOOO  YYYY BBBB GGGG") ==
        "'' are no panes");
  CHECK(WhyNotDealt(Between(),
                    "round 2 OOOO PPYG YYYY BBBB " + std::string(101, 'G'))
            .ends_with("are no panes"));
}

}  // namespace
}  // namespace glazier::sintra
