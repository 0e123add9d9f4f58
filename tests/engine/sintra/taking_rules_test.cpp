// SPDX-License-Identifier: MIT
// The rule book, step 1: taking panes of one colour.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// Worked example: one pink pane is taken, the three others move.
TEST_CASE("Taking from a factory: the other colours go to the centre") {
  const Layout table = Layout().Factory(1, "OPYG").Centre("B");
  CHECK(After(table, {"F1P>2"}) == table.Factory(1, "-")
                                       .Centre("OYBG")
                                       .Strip(2, "PBPBP", "P....")
                                       .Glazier(2)
                                       .Turn("2"));
  CHECK(EffectOf(table, "F1P>2") == Effect{1, 0, 0, 0, 0, false});
}

TEST_CASE("Taking from a factory of one colour leaves the centre alone") {
  const Layout table = Layout().Factory(3, "PPPP");
  CHECK(After(table, {"F3P>2"}) == table.Factory(3, "-")
                                       .Strip(2, "PBPBP", "P.P.P")
                                       .Glazier(2)
                                       .Glass(1)
                                       .Tower("0,1,0,0,0")
                                       .Turn("2"));
}

// Worked example: three orange panes from the centre, with the marker.
TEST_CASE("First from the centre: the marker and one step down (ruling 3)") {
  const Layout table = Layout().Centre("OOOPB");
  CHECK(After(table, {"CO>1"}) == table.Centre("PB")
                                      .Strip(1, "OYOYO", "O.O.O")
                                      .Glass(1)
                                      .Marker("1")
                                      .Turn("2"));
  CHECK(EffectOf(table, "CO>1") == Effect{3, 0, 0, 0, 0, true});
}

TEST_CASE("Only the first to take from the centre pays for it") {
  const Layout table = Layout().Centre("OOOPB").Marker("2");
  CHECK(After(table, {"CO>1"}) ==
        table.Centre("PB").Strip(1, "OYOYO", "O.O.O").Turn("2"));
  CHECK_FALSE(EffectOf(table, "CO>1").marker);
}

TEST_CASE("The marker stays in the centre while factories are used") {
  const Layout table = Layout().Factory(1, "OPYG");
  const State after = [&table] {
    State state = table.Build();
    state.Play(state.Turn(), Legal(state, "F1P>2"));
    return state;
  }();
  CHECK(after.MarkerInCentre());
}

TEST_CASE("Ruling 3: the marker's step can be the one that costs 18") {
  const Layout table = Layout().Centre("OB").Glass(7).Score(5);
  CHECK(After(table, {"CO>1"}) == table.Centre("B")
                                      .Strip(1, "OYOYO", "O....")
                                      .Glass(0, 1)
                                      .Score(-13)
                                      .Marker("1")
                                      .Turn("2"));
  CHECK(EffectOf(table, "CO>1") == Effect{1, 0, 0, 0, 1, true});
}

TEST_CASE("Taking is free: any colour of any factory or the centre") {
  // Ruling 1. Yellow fits on three strips, orange only breaks.
  const Layout table = Layout()
                           .Factory(1, "OYYB")
                           .Factory(4, "Y")
                           .Centre("O")
                           .LastFactory("-")
                           .Glazier(8)
                           .Strip(8, "YGYGY");
  CHECK(LegalMoves(table.Build()) == "< CO>x F1B>x F1O>x F1Y>8 F4Y>8");
}

TEST_CASE("All panes of the colour are taken, never a part of them") {
  const Layout table = Layout().Factory(1, "OOOY").Centre("OY").Marker("2");
  const std::string after = After(table, {"F1O>6"});
  CHECK(after == table.Factory(1, "-")
                     .Centre("OYY")
                     .Strip(6, "OYBGO", "O...O")
                     .Glazier(6)
                     .Glass(1)
                     .Tower("1,0,0,0,0")
                     .Turn("2"));
}

TEST_CASE("Seats take turns in order, the first again after the last") {
  const Layout table = Layout(3).Factory(1, "OPYB").Turn("3");
  CHECK(After(table, {"F1O>1"}) == table.Factory(1, "-")
                                       .Centre("PYB")
                                       .Seat(3)
                                       .Strip(1, "OYOYO", "O....")
                                       .Turn("1"));
}

}  // namespace
}  // namespace glazier::sintra
