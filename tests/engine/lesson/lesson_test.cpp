// SPDX-License-Identifier: MIT
// Lessons: the text, and every game's lesson from its first step to its last.
#include <doctest/doctest.h>

#include <string>

#include "engine/games.hpp"
#include "engine/lesson/lesson_run.hpp"

namespace glazier {
namespace {

constexpr std::string_view kSmall = R"(
title Learn it
minutes 2
seed 1
options players=2
seat You
seat Bruno

say The first
| idea.
light centre factories

say Now play.
play <
keys < Enter
wrong Not that.
then 2 <
)";

template <Game G>
LessonRun<G> RunAt(std::size_t step) {
  const auto lesson = ParseLesson(LessonText(G::kInfo.name));
  REQUIRE(lesson.why() == "");
  auto run = LessonRun<G>::Begin(*lesson, step);
  REQUIRE(run.why() == "");
  return *run;
}

template <Game G>
void TakeLesson() {
  LessonRun<G> run = RunAt<G>(0);
  std::size_t plays = 0;
  while (!run.IsLast()) {
    CAPTURE(run.at());
    // A step always has the same position, whatever came before.
    CHECK(RunAt<G>(run.at()).table().now() == run.table().now());
    const std::size_t at = run.at();
    if (run.step().IsRead()) {
      run.TurnPage();
    } else {
      CHECK_FALSE(run.step().keys.empty());
      CHECK_FALSE(run.step().wrong.empty());
      CHECK(run.table().now().Acting().Has(LessonRun<G>::kLearner));
      for (const auto& step : std::vector(run.awaited())) {
        CHECK(run.Play(step) == "");
      }
      ++plays;
    }
    CHECK(run.at() == at + 1);
  }
  CHECK(plays >= 3);
  CHECK(run.step().IsRead());
}

}  // namespace

TEST_CASE("a lesson is a head and steps, one idea each") {
  const auto lesson = ParseLesson(kSmall);
  REQUIRE(lesson.why() == "");
  CHECK(lesson->title == "Learn it");
  CHECK(lesson->minutes == 2);
  REQUIRE(lesson->steps.size() == 2);
  CHECK(lesson->steps[0].text == "The first idea.");
  CHECK(lesson->steps[0].lit ==
        std::vector<std::string>{"centre", "factories"});
  CHECK(lesson->steps[0].IsRead());
  CHECK(lesson->steps[1].play == "<");
  CHECK(lesson->steps[1].then == std::vector<std::string>{"2 <"});
}

TEST_CASE("a line that a lesson does not know is refused by its number") {
  const auto refused = [](const std::string& text) {
    return ParseLesson(text).why();
  };
  CHECK(refused("title A\nseats 2\n") ==
        "line 2: 'seats 2' says nothing in a lesson");
  CHECK(refused(std::string(kSmall) + "sing loudly\n").starts_with("line 18:"));
  CHECK(refused("title A\n") ==
        "a lesson has a title, minutes, seats and steps");
}

TEST_CASE("a lesson that does not fit its game says at which step") {
  auto lesson = *ParseLesson(kSmall);
  const auto run = LessonRun<sintra::State>::Begin(lesson, 1);
  CHECK(run.why().starts_with("step 2: <: "));
  lesson.options = "players=9";
  CHECK_FALSE(LessonRun<sintra::State>::Begin(lesson, 0).why().empty());
}

TEST_CASE("every game has a lesson that leads to its end") {
  HouseGames::ForEach([]<Game G>() {
    CAPTURE(G::kInfo.name);
    TakeLesson<G>();
  });
}

TEST_CASE("another move is answered, and changes nothing") {
  auto run = RunAt<sintra::State>(3);
  REQUIRE(run.step().play == "F1O>1");
  const auto before = run.table().now();
  const auto other = ParseStep(before, 0, "F2Y>1");
  REQUIRE(other.why() == "");
  CHECK(run.Play(*other) == run.step().wrong);
  sintra::Step illegal = *other;
  illegal.source = 8;
  CHECK(run.Play(illegal).starts_with("That is not possible: "));
  CHECK(run.table().now() == before);
  CHECK(run.at() == 3);
  CHECK(run.Play(run.awaited().front()) == "");
  CHECK(run.at() == 4);
  CHECK(run.Play(*other) == "There is no move to make here; read on.");
}

TEST_CASE("a step beyond the last one is the last one") {
  const auto run = RunAt<river::State>(500);
  CHECK(run.IsLast());
}

}  // namespace glazier
