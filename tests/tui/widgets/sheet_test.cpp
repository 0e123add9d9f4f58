// SPDX-License-Identifier: MIT
// The grid everything is drawn on.
#include <doctest/doctest.h>

#include "tests/tui/support/screen_text.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui::test {
namespace {

std::string Shown(const Sheet& sheet) {
  return Text(Draw(Show(sheet), sheet.width(), sheet.height()));
}

TEST_CASE("what falls outside is cut off") {
  Sheet sheet(4, 2);
  CHECK(sheet.Put(2, 0, "abcdef", {}) == 4);
  sheet.Put(-1, 1, "xyz", {});
  sheet.Put(0, 7, "below", {});
  sheet.Fill({3, 1, 9, 9}, {}, "#");
  CHECK(Shown(sheet) == "  ab\nyz #\n");
}

TEST_CASE("frames meet in their corners") {
  const Theme theme = ThemeFor({});
  Sheet sheet(4, 3);
  sheet.Box({0, 0, 4, 3}, theme.Frames(Weight::kLight), {});
  CHECK(Shown(sheet) == "┌──┐\n│  │\n└──┘\n");
}

TEST_CASE("a character two cells wide keeps its two cells or is left out") {
  Sheet sheet(5, 1);
  sheet.PutIn(0, 0, 3, "a漢字", {});
  CHECK(sheet.At(1, 0).glyph == "漢");
  CHECK(sheet.At(2, 0).glyph.empty());
  sheet.PutIn(0, 0, 2, "a漢字", {});
  CHECK(sheet.At(1, 0).glyph == "?");
}

TEST_CASE("in ASCII nothing else is ever shown") {
  Sheet sheet(6, 1, true);
  sheet.Put(0, 0, "Zoë│漢", {});
  CHECK(Shown(sheet) == "Zo????\n");
}

TEST_CASE("text wraps between words") {
  const auto lines = Wrap("the panes  break at once", 9);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] == "the panes");
  CHECK(lines[1] == "break at");
  CHECK(lines[2] == "once");
}

TEST_CASE("cells remember what a click on them means") {
  Sheet sheet(3, 1);
  sheet.Tag({1, 0, 1, 1}, 42);
  sheet.Put(1, 0, "x", {});
  CHECK(sheet.At(1, 0).tag == 42);
  CHECK(sheet.At(0, 0).tag == 0);
}

}  // namespace
}  // namespace glazier::tui::test
