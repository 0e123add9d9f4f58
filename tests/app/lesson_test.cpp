// SPDX-License-Identifier: MIT
// glazier lesson: lessons in plain lines.
#include <doctest/doctest.h>

#include <string>

#include "engine/games.hpp"
#include "engine/lesson/lesson.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

/// What a learner types who follows the lesson.
std::string Typed(std::string_view game) {
  const auto lesson = ParseLesson(LessonText(game));
  REQUIRE(lesson.why() == "");
  std::string typed;
  for (const LessonStep& step : lesson->steps) {
    typed += step.play + '\n';
  }
  return typed;
}

}  // namespace

TEST_CASE("every lesson is taken in plain lines") {
  for (const std::string& game : GameNames()) {
    CAPTURE(game);
    const Home home;
    const Result result = Run({"lesson", game, "--line"}, Typed(game));
    CHECK(result.code == 0);
    CHECK(result.err.empty());
    CHECK(Contains(result.out, "1/"));
    CHECK(Contains(result.out, "That was the lesson."));
    CHECK_FALSE(Contains(result.out, "not possible"));
    for (const std::string_view line : Split(result.out, '\n')) {
      CAPTURE(line);
      CHECK(line.size() <= 80);
    }
  }
}

TEST_CASE("a lesson in lines is left and goes on there") {
  const Home home;
  const Result first =
      Run({"lesson", "--line"}, "\n\n\nF2Y>1\nnonsense\nquit\n");
  CHECK(first.code == 0);
  CHECK(Contains(first.out, "4/18. "));
  CHECK(Contains(first.out, "put the orange panes of factory 1 on strip 1"));
  CHECK(Contains(first.out, "That is not possible: "));
  CHECK(
      Contains(first.out, "goes on at this step with: glazier lesson sintra"));
  const Result second = Run({"lesson", "--line"}, "F1O>1\nback\n");
  CHECK_FALSE(Contains(second.out, "1/18. "));
  CHECK(Contains(second.out, "4/18. "));
  CHECK(Contains(second.out, "Well done."));
  CHECK(Contains(second.out, "5/18. "));
  const Result again = Run({"lesson", "--line", "--again"}, "");
  CHECK(Contains(again.out, "1/18. "));
  CHECK(Run({"lesson", "chess"}).code == 2);
}

}  // namespace glazier
