// SPDX-License-Identifier: MIT
// Rules laid out to read.
#include "tui/widgets/rich_text.hpp"

#include <doctest/doctest.h>

#include "tui/widgets/lines.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

TEST_CASE("headings, emphasis and words of the game lose their signs") {
  const auto lines = LayOutText(
      "# The rules\n\nTake **all** panes, *not* one: `F1O>3`.\n    a | b *c*\n"
      "2 * 3 is no emphasis\n",
      78);
  REQUIRE(lines.size() == 6);
  CHECK(lines[0].text == "The rules");
  CHECK(lines[0].heading == 1);
  CHECK(lines[2].text == "Take all panes, not one: F1O>3.");
  CHECK(lines[3].text == "    a | b *c*");  // stays as it is
  CHECK(lines[4].text == "2 * 3 is no emphasis");
}

TEST_CASE("tables have columns, and long cells are wrapped") {
  const std::string table = PlainText(
      "| id | what it does |\n|---|---|\n| P1 | one two three four five six "
      "seven |\n| P22 | `x` |\n",
      24);
  CHECK(table ==
        "id   what it does\n"
        "---  -------------------\n"
        "P1   one two three four\n"
        "     five six seven\n"
        "P22  x\n");
}

TEST_CASE("plain text underlines its headings") {
  CHECK(PlainText("## A part\ntext\n", 78) == "A part\n------\ntext\n");
}

TEST_CASE("a text is cut to columns, not to bytes, and says so") {
  CHECK(Fitted("Łucja", 8) == "Łucja   ");
  CHECK(Columns(Fitted("Łucja Łęska", 8)) == 8);
  CHECK(Fitted("Łucja Łęska", 8) == "Łucja ..");
  CHECK(Fitted("Player", 6) == "Player");
  CHECK(Fitted("Player", 5) == "Pla..");
  CHECK(Fitted("Player", 1) == " ");
}

}  // namespace glazier::tui
