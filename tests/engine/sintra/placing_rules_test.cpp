// SPDX-License-Identifier: MIT
// The rule book, step 2: placing the panes on one strip.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// Worked example: (A) is left of the glazier, (B) under it has one orange
// space left, (C) further right has three.
Layout Amanda() {
  return Layout()
      .Factory(1, "OOOP")
      .LastFactory("Y")
      .Strip(2, "GOYOG")
      .Window(2, "P.")
      .Strip(4, "BOBOB", "BO...")
      .Strip(7, "OYOYO")
      .Strip(1, "PBGOP")
      .Window(3, "YG")
      .Window(5, "GB")
      .Window(6, "BB")
      .Window(8, "YP")
      .Glazier(4);
}

TEST_CASE("Example: three orange panes may not go left of the glazier") {
  CHECK(LegalMoves(Amanda().Build()) == "< F1O>4 F1O>7 F1P>x F5Y>7");
  CHECK(WhyNot(Amanda(), "F1O>2") ==
        "strip 2 is left of your glazier (above 4)");
}

TEST_CASE("Example: one of three under the glazier, two break") {
  CHECK(After(Amanda(), {"F1O>4"}) == Amanda()
                                          .Factory(1, "-")
                                          .Centre("P")
                                          .Strip(4, "BOBOB", "BO.O.")
                                          .Glass(2)
                                          .Tower("2,0,0,0,0")
                                          .Turn("2"));
  CHECK(EffectOf(Amanda(), "F1O>4") == Effect{1, 2, 0, 0, 0, false});
}

TEST_CASE("Example: all three to the right, where the glazier goes first") {
  CHECK(After(Amanda(), {"F1O>7"}) == Amanda()
                                          .Factory(1, "-")
                                          .Centre("P")
                                          .Strip(7, "OYOYO", "O.O.O")
                                          .Glazier(7)
                                          .Turn("2"));
  CHECK(EffectOf(Amanda(), "F1O>7") == Effect{3, 0, 0, 0, 0, false});
}

TEST_CASE("What fits must be placed, even if one would rather break it") {
  // Ruling 1.
  CHECK(WhyNot(Amanda(), "F1O>x") ==
        "orange fits on strip 4, so it must be placed: panes break only when "
        "none fits");
}

TEST_CASE("What fits nowhere breaks, and the glazier stays (ruling 1)") {
  CHECK(After(Amanda(), {"F1P>x"}) == Amanda()
                                          .Factory(1, "-")
                                          .Centre("OOO")
                                          .Glass(1)
                                          .Tower("0,1,0,0,0")
                                          .Turn("2"));
  CHECK(EffectOf(Amanda(), "F1P>x") == Effect{0, 1, 0, 0, 0, false});
}

TEST_CASE("A fitting strip left of the glazier does not save the panes") {
  // Pink fits on strip 2 only, and the glazier has passed it.
  const Layout table = Amanda().Strip(2, "PBPBP").Window(2, "..");
  CHECK(IsLegal(table, "F1P>x"));
  CHECK_FALSE(IsLegal(table, "F1P>2"));
}

TEST_CASE("Panes fill the spaces of their colour from the top down") {
  const Layout table = Layout().Factory(1, "OOYB");
  const std::string first = After(table, {"F1O>1"});
  const Layout then =
      table.Factory(1, "-").Centre("YB").Strip(1, "OYOYO", "O.O..").Turn("2");
  CHECK(first == then);
  const Layout later = then.Factory(1, "O").Turn("1");
  CHECK(After(later, {"F1O>1"}) ==
        later.Factory(1, "-").Strip(1, "OYOYO", "O.O.O").Turn("2"));
}

TEST_CASE("A strip under the glazier counts as well as all to the right") {
  const Layout table = Layout().Factory(1, "BBBB").LastFactory("-").Glazier(4);
  CHECK(LegalMoves(table.Build()) == "< F1B>4 F1B>6 F1B>7");
}

TEST_CASE("Full spaces of a colour are none: panes go past such a strip") {
  const Layout table = Layout()
                           .Factory(1, "BBBB")
                           .LastFactory("-")
                           .Strip(4, "BOBOB", "B.B.B")
                           .Glazier(4);
  CHECK(LegalMoves(table.Build()) == "< F1B>6 F1B>7");
}

TEST_CASE("No strip left: panes must be taken and all break (ruling 13)") {
  Layout table = Layout().Factory(1, "OOOP").Glazier(8);
  for (int place = 1; place <= 8; ++place) {
    table = table.Window(place, place < 5 ? "OY" : "BG");
  }
  CHECK(LegalMoves(table.Build()) == "F1O>x F1P>x F5G>x");
  CHECK(
      After(table, {"F1O>x"}) ==
      table.Factory(1, "-").Centre("P").Glass(3).Tower("3,0,0,0,0").Turn("2"));
}

TEST_CASE("Joker strip: a joker takes every colour") {
  const Layout table = Layout()
                           .Factory(1, "OPYB")
                           .Centre("G")
                           .Marker("2")
                           .LastFactory("-")
                           .Strip(8, "?OYB?")
                           .Window(8, "Y.")
                           .Glazier(8);
  CHECK(LegalMoves(table.Build()) == "< CG>8 F1B>8 F1O>8 F1P>8 F1Y>8");
}

TEST_CASE("Joker strip: coloured spaces first, then jokers (ruling 2)") {
  const Layout table = Layout()
                           .Centre("OOGG")
                           .Marker("2")
                           .Factory(1, "BBBB")
                           .Strip(8, "?OYB?")
                           .Window(8, "Y.")
                           .Glazier(8);
  SUBCASE("two orange panes: the orange space, then the upper joker") {
    CHECK(After(table, {"CO>8"}) ==
          table.Centre("GG").Strip(8, "?OYB?", "OO...").Turn("2"));
  }
  SUBCASE("four blue panes: one space, two jokers, one breaks") {
    CHECK(After(table, {"F1B>8"}) == table.Factory(1, "-")
                                         .Strip(8, "?OYB?", "B..BB")
                                         .Glass(1)
                                         .Tower("0,0,0,1,0")
                                         .Turn("2"));
  }
  SUBCASE("a colour without a space of its own: the jokers") {
    CHECK(After(table, {"CG>8"}) ==
          table.Centre("OO").Strip(8, "?OYB?", "G...G").Turn("2"));
  }
  SUBCASE("a single pane on its coloured space leaves the jokers free") {
    const Layout one = table.Centre("O");
    CHECK(After(one, {"CO>8"}) ==
          one.Centre("-").Strip(8, "?OYB?", ".O...").Turn("2"));
  }
  SUBCASE("jokers filled by different colours, upper one first") {
    const Layout mixed = table.Centre("PG").Strip(8, "?OYB?", "G....");
    CHECK(After(mixed, {"CP>8"}) ==
          mixed.Centre("G").Strip(8, "?OYB?", "G...P").Turn("2"));
  }
}

TEST_CASE("Joker strip: once the jokers are used, only its colours fit") {
  const Layout table = Layout()
                           .Factory(1, "OPYB")
                           .Centre("G")
                           .Marker("2")
                           .LastFactory("-")
                           .Strip(8, "?OYB?", "P.Y.P")
                           .Window(8, "Y.")
                           .Glazier(8);
  CHECK(LegalMoves(table.Build()) == "< CG>x F1B>8 F1O>8 F1P>x F1Y>x");
}

}  // namespace
}  // namespace glazier::sintra
