// SPDX-License-Identifier: MIT
// Reading untrusted text, and outcomes with their reasons.
#include "engine/core/text.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/outcome.hpp"

namespace glazier {
namespace {

using Parts = std::vector<std::string_view>;

TEST_CASE("Split: one part more than separators, empty ones too") {
  CHECK(Split("", ',') == Parts{""});
  CHECK(Split("a", ',') == Parts{"a"});
  CHECK(Split("a,,b", ',') == Parts{"a", "", "b"});
  CHECK(Split(",", ',') == Parts{"", ""});
  CHECK(Split("a b\nc", '\n') == Parts{"a b", "c"});
}

TEST_CASE("Trim: white space around, never inside") {
  CHECK(Trim("") == "");
  CHECK(Trim(" \t\r\n ") == "");
  CHECK(Trim("  F1O > 3\r\n") == "F1O > 3");
  CHECK(Trim("x") == "x");
}

TEST_CASE("ParseNumber: the whole text, within bounds, or nothing") {
  CHECK(ParseNumber("2", 2, 4) == 2);
  CHECK(ParseNumber("4", 2, 4) == 4);
  CHECK(ParseNumber("-18", -20, 0) == -18);
  CHECK_FALSE(ParseNumber("1", 2, 4));
  CHECK_FALSE(ParseNumber("5", 2, 4));
  for (const std::string_view bad :
       {"", " 3", "3 ", "3x", "x", "+3", "0x3", "3.0", "99999999999999999999",
        "-99999999999999999999"}) {
    CAPTURE(bad);
    CHECK_FALSE(ParseNumber(bad, -1000, 1000));
  }
  CHECK(ParseNumber<std::uint64_t>("18446744073709551615", 0,
                                   ~std::uint64_t{0}) == ~std::uint64_t{0});
  CHECK_FALSE(
      ParseNumber<std::uint64_t>("18446744073709551616", 0, ~std::uint64_t{0}));
  CHECK_FALSE(ParseNumber<std::uint64_t>("-1", 0, ~std::uint64_t{0}));
}

TEST_CASE("Upper: letters only, whatever the byte") {
  CHECK(Upper('o') == 'O');
  CHECK(Upper('O') == 'O');
  CHECK(Upper('<') == '<');
  CHECK(Upper('\xE9') == '\xE9');
}

TEST_CASE("Quoted: what strangers wrote cannot drive a terminal") {
  CHECK(Quoted("F1O>3") == "'F1O>3'");
  CHECK(Quoted("") == "''");
  CHECK(Quoted("\x1b[2J\x07\x7f\n") ==
        "'?[2J??"
        "?'");
  CHECK(Quoted("\xC3\xA9") ==
        "'??"
        "'");
  CHECK(Quoted(std::string_view("a\0b", 3)) == "'a?b'");
  CHECK(Quoted(std::string(40, 'x')) == "'" + std::string(40, 'x') + "'");
  CHECK(Quoted(std::string(41, 'x')) == "'" + std::string(40, 'x') + "...'");
  CHECK(Quoted(std::string(1000000, 'x')).size() == 45);
}

TEST_CASE("Pad: columns, not bytes") {
  CHECK(Pad("Ana", 6) == "Ana   ");
  CHECK(Pad("\u0141ucja", 6) == "\u0141ucja ");
  CHECK(Pad("\u4F0A\u85E4", 6) == "\u4F0A\u85E4  ");  // two columns each
  CHECK(Pad("e\u0301", 3) == "e\u0301  ");            // a mark on a letter
  CHECK(Pad("longer", 3) == "longer");
  CHECK(CellsOf("\xFF") == 1);
}

TEST_CASE("Outcome: a value, or the reason why there is none") {
  const Outcome<int> value = 7;
  CHECK(value);
  CHECK(*value == 7);
  CHECK(value.why() == "");

  const Outcome<int> none = Refusal{"strip 2 is left of your glazier"};
  CHECK_FALSE(none);
  CHECK(none.why() == "strip 2 is left of your glazier");
  CHECK(none.refusal().why == none.why());

  const Outcome<std::string> passed_on = none.refusal();
  CHECK_FALSE(passed_on);
  CHECK(passed_on.why() == none.why());
}

TEST_CASE("Outcome: what it holds can be changed and moved out") {
  Outcome<std::string> text = std::string("pane");
  text->push_back('s');
  CHECK(*text == "panes");
  Outcome<std::unique_ptr<int>> owned = std::make_unique<int>(3);
  const std::unique_ptr<int> taken = std::move(*owned);
  CHECK(*taken == 3);
}

}  // namespace
}  // namespace glazier
