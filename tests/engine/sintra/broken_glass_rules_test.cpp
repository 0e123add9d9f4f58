// SPDX-License-Identifier: MIT
// The rule book: broken glass and the score track.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// Orange fits nowhere: as many panes break as lie on factory 1.
Layout Breaking(int panes) {
  return Layout()
      .Factory(1, std::string(static_cast<std::size_t>(panes), 'O'))
      .Strip(8, "YGYGY")
      .Glazier(8);
}

TEST_CASE("Broken glass: one step a pane, the panes go to the tower") {
  for (int panes = 1; panes <= 4; ++panes) {
    const Layout table = Breaking(panes);
    CHECK(After(table, {"F1O>x"}) ==
          table.Factory(1, "-")
              .Glass(panes)
              .Tower(std::to_string(panes) + ",0,0,0,0")
              .Turn("2"));
  }
}

TEST_CASE("Broken glass: reaching 18 costs 18 points at once (ruling 4)") {
  const Layout table = Breaking(2).Glass(6).Score(20);
  CHECK(
      After(table, {"F1O>x"}) ==
      table.Factory(1, "-").Glass(0, 1).Score(2).Tower("2,0,0,0,0").Turn("2"));
}

TEST_CASE("Broken glass: further steps go on from the top (ruling 4)") {
  const Layout table = Breaking(4).Glass(6).Score(20);
  CHECK(EffectOf(table, "F1O>x").wraps == 1);
  CHECK(
      After(table, {"F1O>x"}) ==
      table.Factory(1, "-").Glass(2, 1).Score(2).Tower("4,0,0,0,0").Turn("2"));
}

TEST_CASE("Broken glass: the space before 18 costs nothing at once") {
  const Layout table = Breaking(1).Glass(6).Score(20);
  CHECK(After(table, {"F1O>x"}) ==
        table.Factory(1, "-").Glass(7).Tower("1,0,0,0,0").Turn("2"));
}

TEST_CASE("Broken glass: a second wrap costs 18 again") {
  const Layout table = Breaking(3).Glass(5, 1).Score(-4);
  CHECK(After(table, {"F1O>x"}) == table.Factory(1, "-")
                                       .Glass(0, 2)
                                       .Score(-22)
                                       .Tower("3,0,0,0,0")
                                       .Turn("2"));
}

TEST_CASE("Broken glass: two wraps in one move") {
  const Layout table =
      Layout().Centre("OOOOOOOOOOO").Strip(8, "YGYGY").Glazier(8).Glass(4);
  CHECK(EffectOf(table, "CO>x") == Effect{0, 11, 0, 0, 2, true});
  CHECK(After(table, {"CO>x"}) == table.Centre("-")
                                      .Glass(0, 2)
                                      .Score(-36)
                                      .Marker("1")
                                      .Tower("11,0,0,0,0")
                                      .Turn("2"));
}

TEST_CASE("The marker's step and broken panes add up") {
  const Layout table = Layout().Centre("OO").Strip(8, "YGYGY").Glazier(8);
  CHECK(EffectOf(table, "CO>x") == Effect{0, 2, 0, 0, 0, true});
  CHECK(After(table, {"CO>x"}) ==
        table.Centre("-").Glass(3).Marker("1").Tower("2,0,0,0,0").Turn("2"));
}

TEST_CASE("The score has no floor (ruling 5)") {
  const Layout table = Breaking(4).Glass(7).Score(-30);
  State state = table.Build();
  state.Play(state.Turn(), Legal(state, "F1O>x"));
  CHECK(state.Score(0) == -48);
  CHECK(state.Score(1) == 0);
}

TEST_CASE("All points ever lost: 18 a wrap plus the present space") {
  const std::vector<int> track = {0, 1, 2, 4, 6, 8, 11, 14};
  for (int step = 0; step < 8; ++step) {
    const State state = Layout().Glass(step, 3).Build();
    CHECK(state.board(0).Lost() ==
          3 * 18 + track[static_cast<std::size_t>(step)]);
  }
}

}  // namespace
}  // namespace glazier::sintra
