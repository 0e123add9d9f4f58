// SPDX-License-Identifier: MIT
// "Did you mean": mistyped commands and options.
#include "app/cli/suggest.hpp"

#include <doctest/doctest.h>

#include "tests/app/support.hpp"

namespace glazier {

TEST_CASE("Suggestions: letters added, removed, replaced or swapped") {
  CHECK(EditDistance("play", "play") == 0);
  CHECK(EditDistance("plya", "play") == 1);
  CHECK(EditDistance("ply", "play") == 1);
  CHECK(EditDistance("plays", "play") == 1);
  CHECK(EditDistance("plan", "play") == 1);
  CHECK(EditDistance("", "play") == 4);
  CHECK(EditDistance("abcdef", "badcfe") == 3);
}

TEST_CASE("Suggestions: only a word that is near") {
  const Words words = {"play", "replay", "review", "rules"};
  CHECK(Nearest("plya", words) == "play");
  CHECK(Nearest("reveiw", words) == "review");
  CHECK(Nearest("rule", words) == "rules");
  CHECK(Nearest("juggle", words).empty());
  CHECK(Nearest(std::string(100'000, 'p'), words).empty());
}

TEST_CASE("A mistyped word is quoted as typed, and its command's help named") {
  const Result command = Run({"plya", "--line"});
  CHECK(command.code == 2);
  CHECK(command.err ==
        "glazier: there is no command 'plya'; did you mean play? (see glazier "
        "--help)\n");
  const Result option = Run({"play", "sintra", "--plyers", "3"});
  CHECK(option.code == 2);
  CHECK(option.err ==
        "glazier: play has no option '--plyers'; did you mean --players? (see "
        "glazier play --help)\n");
  const Result value = Run({"sim", "--gams=3"});
  CHECK(
      Contains(value.err, "sim has no option '--gams'; did you mean --games?"));
  const Result extra = Run({"rules", "sintra", "loudly"});
  CHECK(Contains(extra.err, "rules takes no argument 'loudly'"));
  const Result wrong = Run({"sim", "chess"});
  CHECK(wrong.code == 2);
  CHECK(Contains(wrong.err, "(see glazier sim --help)"));
}

TEST_CASE("A budget with an unknown unit is refused") {
  for (const std::string budget : {"5x", "5ss", "", "s", "-1s", "1e9s"}) {
    CAPTURE(budget);
    const Result result = Run({"play", "--line", "--think", budget});
    CHECK(result.code == 2);
    CHECK(Contains(result.err, "--think"));
  }
}

}  // namespace glazier
