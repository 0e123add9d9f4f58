// SPDX-License-Identifier: MIT
// The rule book, step 3: a strip is complete.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// Worked example: round 3 is yellow, and the strip over a window worth 2 is
// completed with two yellow panes; windows 7 and 8 to its right (1 + 2
// points) have panes, so the window scores 5. Seven points in all.
Layout Amanda(char side = 'A') {
  return Layout(2, side)
      .Round(3)
      .Bonus("OPYGBO")
      .Factory(1, "OPPG")
      .Strip(4, "OYOYO", "OYOY.")
      .Strip(1, "BOBOB")
      .Window(7, "GP")
      .Window(8, "Y.")
      .Glazier(3);
}

TEST_CASE("Example: two yellow panes in a yellow round and five points") {
  CHECK(EffectOf(Amanda(), "F1O>4") == Effect{1, 0, 2, 5, 0, false});
  CHECK(After(Amanda(), {"F1O>4=O"}) == Amanda()
                                            .Factory(1, "-")
                                            .Centre("PPG")
                                            .Strip(4, "BGPGB")
                                            .Window(4, "O.")
                                            .Tower("2,0,2,0,0")
                                            .Glazier(4)
                                            .Score(7)
                                            .Turn("2"));
}

TEST_CASE("A strip with an empty space stays as it is") {
  const Layout table = Amanda().Strip(4, "OYOYO", "OYO..");
  CHECK(After(table, {"F1O>4"}) == table.Factory(1, "-")
                                       .Centre("PPG")
                                       .Strip(4, "OYOYO", "OYO.O")
                                       .Glazier(4)
                                       .Turn("2"));
  CHECK(EffectOf(table, "F1O>4") == Effect{1, 0, 0, 0, 0, false});
}

TEST_CASE("No pane in the round's colour: no bonus, but the window scores") {
  const Layout table = Amanda().Bonus("OPGYBO");
  CHECK(EffectOf(table, "F1O>4") == Effect{1, 0, 0, 5, 0, false});
}

TEST_CASE("Three panes in the round's colour are three points") {
  const Layout table = Amanda().Bonus("PBOYPG");
  CHECK(EffectOf(table, "F1O>4").bonus == 3);
}

TEST_CASE("The bonus colour is that of the round being played") {
  for (int round = 1; round <= 6; ++round) {
    const std::string bonus = "OPYGBO";
    const int expected = bonus[static_cast<std::size_t>(round - 1)] == 'O' ? 3
                         : bonus[static_cast<std::size_t>(round - 1)] == 'Y'
                             ? 2
                             : 0;
    CHECK(EffectOf(Amanda().Round(round), "F1O>4").bonus == expected);
  }
}

TEST_CASE("First pane: upper frame, the strip turns, the glazier stays") {
  const State before = Amanda().Build();
  State after = before;
  after.Play(after.Turn(), Legal(after, "F1O>4"));
  const Board& board = after.board(0);
  CHECK(board.PaneIn(3, 0) == 'O');
  CHECK(board.PaneIn(3, 1) == '.');
  CHECK(kFacePatterns[board.face[3]] == "BGPGB");
  CHECK(board.PanesOnStrip(3).Empty());
  CHECK(board.glazier == 3);
}

TEST_CASE("Second pane: lower frame, the strip goes, the glazier stays") {
  const Layout table = Amanda().Strip(4, "BGPGB", "BGPG.").Window(4, "O.");
  const Layout blue = table.Factory(1, "OPBG");
  CHECK(After(blue, {"F1B>4=B"}) == blue.Factory(1, "-")
                                        .Centre("OPG")
                                        .Window(4, "OB")
                                        .Tower("0,1,0,1,2")
                                        .Glazier(4)
                                        .Score(5)
                                        .Turn("2"));
  SUBCASE("nothing can be placed there any more") {
    State state = blue.Build();
    state.Play(state.Turn(), Legal(state, "F1B>4"));
    CHECK_FALSE(state.board(0).HasStrip(3));
    CHECK(state.board(0).LeftmostStrip() == 0);
  }
}

TEST_CASE("Panes too many for the last spaces break, also on completion") {
  const Layout table = Amanda().Factory(1, "OOOG").Glass(6).Score(1);
  CHECK(EffectOf(table, "F1O>4") == Effect{1, 2, 2, 5, 1, false});
  CHECK(After(table, {"F1O>4"}) == table.Factory(1, "-")
                                       .Centre("G")
                                       .Strip(4, "BGPGB")
                                       .Window(4, "O.")
                                       .Tower("4,0,2,0,0")
                                       .Glazier(4)
                                       .Glass(0, 1)
                                       .Score(1 + 7 - 18)
                                       .Turn("2"));
}

TEST_CASE("A strip can be completed at one stroke by one colour") {
  const Layout table = Amanda().Strip(4, "OYOYO", ".Y.Y.").Factory(1, "OOOO");
  CHECK(EffectOf(table, "F1O>4") == Effect{3, 1, 2, 5, 0, false});
}

TEST_CASE("Windows score themselves and glazed ones to the right only") {
  // Ruling 7. Points under the windows: 4 3 3 2 2 1 1 2.
  const Layout table = Layout()
                           .Factory(1, "OGGG")
                           .Strip(1, "OYOYO", "OYOY.")
                           .Window(2, "O.")
                           .Window(5, "PB")
                           .Window(8, "Y.");
  CHECK(EffectOf(table, "F1O>1").window == 4 + 3 + 2 + 2);
  const Layout last = Layout()
                          .Factory(1, "OGGG")
                          .Strip(8, "OYOYO", "OYOY.")
                          .Window(1, "O.")
                          .Window(2, "O.");
  CHECK(EffectOf(last, "F1O>8").window == 2);
}

TEST_CASE("Each window alone scores what is printed under it") {
  const std::vector<int> points = {4, 3, 3, 2, 2, 1, 1, 2};
  for (int place = 1; place <= 8; ++place) {
    const Layout table =
        Layout().Factory(1, "OGGG").Strip(place, "OYOYO", "OYOY.");
    const std::string move = "F1O>" + std::to_string(place);
    CHECK(EffectOf(table, move).window ==
          points[static_cast<std::size_t>(place - 1)]);
  }
}

TEST_CASE("A window scores again with its second pane") {
  const Layout table = Layout()
                           .Factory(1, "BOOO")
                           .Strip(1, "BGPGB", "BGPG.")
                           .Window(1, "O.")
                           .Window(2, "Y.");
  CHECK(EffectOf(table, "F1B>1").window == 4 + 3);
}

TEST_CASE("Side A: the pane in the top space is kept, nobody is asked") {
  // Ruling 6.
  const Layout table = Amanda().Strip(4, "GOYOG", "GOY.G").Window(4, "P.");
  CHECK(IsLegal(table, "F1O>4=G"));
  CHECK_FALSE(IsLegal(table, "F1O>4=O"));
  CHECK(WhyNot(table, "F1O>4=Y") ==
        "on side A the pane in the top space of strip 4 is kept: =G");
}

TEST_CASE("Side B: any colour on the completed strip may be kept") {
  // Ruling 6.
  const Layout table = Amanda('B').LastFactory("-").Factory(1, "O");
  CHECK(LegalMoves(table.Build()) == "< F1O>4=O F1O>4=Y F1O>6 F1O>8");
  CHECK(After(table, {"F1O>4=Y"}) == table.Factory(1, "-")
                                         .Round(4)
                                         .Turn("deal")
                                         .Strip(4, "BGPGB")
                                         .Window(4, "Y.")
                                         .Tower("3,0,2,0,0")
                                         .Glazier(4)
                                         .Score(7));
}

// A completed joker strip: what lies on the jokers counts for everything.
Layout JokerTable(char side, const std::string& panes) {
  return Layout(2, side)
      .Bonus("PYGBOP")
      .Factory(1, "PPBG")
      .Strip(8, "?OYB?", panes)
      .Window(8, "Y.")
      .Glazier(8);
}

TEST_CASE("Joker strip: its jokers count for the colour bonus") {
  const Layout table = JokerTable('A', ".OYB.");
  CHECK(EffectOf(table, "F1P>8") == Effect{2, 0, 2, 2, 0, false});
  CHECK(After(table, {"F1P>8=P"}) == table.Factory(1, "-")
                                         .Centre("BG")
                                         .Window(8, "YP")
                                         .Tower("1,1,1,1,0")
                                         .Score(4)
                                         .Turn("2"));
}

TEST_CASE("Joker strip, side A: the top joker's pane is kept") {
  CHECK(IsLegal(JokerTable('A', "GOYB."), "F1P>8=G"));
  CHECK_FALSE(IsLegal(JokerTable('A', "GOYB."), "F1P>8=P"));
  CHECK(IsLegal(JokerTable('A', "GOY.P"), "F1B>8=G"));
}

TEST_CASE("Joker strip, side B: every colour there, jokers included") {
  const auto keeps = [](const std::string& panes, const std::string& take) {
    std::string found;
    for (const char letter : kColourLetters) {
      if (IsLegal(JokerTable('B', panes), take + "=" + letter)) {
        found += letter;
      }
    }
    return found;
  };
  CHECK(keeps("GOYB.", "F1P>8") == "OPYBG");
  CHECK(keeps(".OYB.", "F1P>8") == "OPYB");
  CHECK(keeps("OOYB.", "F1G>8") == "OYBG");
  CHECK(keeps("OOY.O", "F1B>8") == "OYB");
}

TEST_CASE("Joker strip: four spaces filled by one colour and two jokers") {
  const Layout table = JokerTable('B', ".OY..").Factory(1, "BBBB");
  CHECK(EffectOf(table, "F1B>8=B") == Effect{3, 1, 0, 2, 0, false});
}

}  // namespace
}  // namespace glazier::sintra
