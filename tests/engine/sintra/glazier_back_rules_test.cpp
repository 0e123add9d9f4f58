// SPDX-License-Identifier: MIT
// The rule book, action B: the glazier goes back to the leftmost strip.
#include <doctest/doctest.h>

#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

TEST_CASE("Glazier back: above the leftmost strip, and the turn ends") {
  const Layout table = Layout().Glazier(5).Factory(1, "OPYB");
  CHECK(After(table, {"<"}) == table.Glazier(1).Turn("2"));
  CHECK(EffectOf(table, "<") == Effect{});
}

TEST_CASE("Glazier back: not when it is there already") {
  CHECK_FALSE(IsLegal(Layout(), "<"));
  CHECK(WhyNot(Layout(), "<") ==
        "your glazier already stands above your leftmost strip");
}

TEST_CASE("Glazier back: never above an emptied slot") {
  const Layout table = Layout().Glazier(6).Window(1, "OY").Window(2, "PB");
  CHECK(After(table, {"<"}) == table.Glazier(3).Turn("2"));
  CHECK_FALSE(IsLegal(table.Glazier(3), "<"));
}

TEST_CASE("Glazier back: from an emptied slot to a strip on its right") {
  // Ruling 8: "back" may lead to the right.
  const Layout table = Layout().Glazier(1).Window(1, "OY").Window(2, "PB");
  CHECK(IsLegal(table, "<"));
  CHECK(After(table, {"<"}) == table.Glazier(3).Turn("2"));
}

TEST_CASE("Glazier back: never without a strip (ruling 8)") {
  Layout table = Layout().Glazier(4);
  for (int place = 1; place <= 8; ++place) {
    table = table.Window(place, place < 5 ? "OY" : "BG");
  }
  CHECK_FALSE(IsLegal(table, "<"));
  CHECK(WhyNot(table, "<") ==
        "you have no strip left for your glazier to go back to");
}

TEST_CASE("Glazier back: each player's own glazier, nobody else's") {
  const Layout table = Layout().Glazier(5).Seat(2).Glazier(7).Turn("2");
  CHECK(After(table, {"<"}) == table.Glazier(1).Turn("1"));
}

TEST_CASE("Glazier back: takes nothing, so the marker stays") {
  const Layout table = Layout().Glazier(5).Centre("OPY");
  CHECK(After(table, {"<"}) == table.Glazier(1).Turn("2"));
}

}  // namespace
}  // namespace glazier::sintra
