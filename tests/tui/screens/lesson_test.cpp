// SPDX-License-Identifier: MIT
// Lessons at the screen, taken by keys from the first page to the last.
#include "tui/screens/lessons.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/games.hpp"
#include "engine/lesson/lesson_run.hpp"
#include "tests/tui/screens/fake_keeper.hpp"
#include "tui/river/game_ui.hpp"
#include "tui/road/game_ui.hpp"
#include "tui/screens/start.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/sintra/game_ui.hpp"
#include "tui/table/table_view.hpp"

namespace glazier::tui {
namespace {

using ftxui::Event;

/// A player who has never been here.
struct Newcomer : FakeKeeper {
  Newcomer() {
    settings.clear();
    player.emplace(*this);
    player->stage.Push(std::make_unique<StartView>(player->stage));
  }
  std::optional<Player> player;

  void Press(std::string_view name) {
    if (name == "Enter") {
      player->Enter();
    } else {
      player->Type(name);
    }
  }
};

Lesson LessonOf(std::string_view game) {
  const auto lesson = ParseLesson(LessonText(game));
  REQUIRE(lesson.why() == "");
  return *lesson;
}

template <Game G>
void TakeLesson() {
  const Lesson lesson = LessonOf(G::kInfo.name);
  Newcomer at;
  Player& player = *at.player;
  player.stage.Push(OpenLesson(player.stage, G::kInfo.name, 0));
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    CAPTURE(i + 1);
    const auto* const view = player.Top<GameView<G>>();
    REQUIRE(view != nullptr);
    const auto page = view->session().Page();
    REQUIRE(page);
    CHECK(page->number == static_cast<int>(i) + 1);
    for (const Size size : kSizes) {
      CAPTURE(size.width);
      const std::string seen = player.See(size);
      // The last words are there: nothing was cut off.
      const auto text = Split(step.text, ' ');
      CAPTURE(seen);
      CHECK(seen.find(text.back()) != std::string::npos);
      CHECK(seen.find(Split(page->call, ' ').back()) != std::string::npos);
    }
    if (step.IsRead()) {
      player.Enter();
    } else {
      for (const std::string_view key : Split(step.keys, ' ')) {
        at.Press(key);
      }
    }
  }
  REQUIRE(player.Top<LessonEnd>() != nullptr);
  CHECK(at.settings.find("lesson-" + std::string(G::kInfo.name) + "=done") !=
        std::string::npos);
}

/// What a lesson lights, and what / names, is on the table.
template <Game G>
void CheckLandmarks() {
  const Lesson lesson = LessonOf(G::kInfo.name);
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const auto run = LessonRun<G>::Begin(lesson, i);
    REQUIRE(run.why() == "");
    const TableModel<G> model{.state = run->table().now(),
                              .seats = run->table().seats(),
                              .viewer = 0};
    for (const Size size : kSizes) {
      const auto layout =
          GameUi<G>::LayOut(model.state, size.width, size.height);
      const Landmarks all = AllLandmarks(Scene<G>(model), layout);
      for (const std::string& name : lesson.steps[i].lit) {
        CAPTURE(i + 1);
        CAPTURE(name);
        CHECK(std::any_of(all.begin(), all.end(), [&](const Landmark& each) {
          return each.name == name && !each.areas.empty() &&
                 each.areas.front().width > 0;
        }));
      }
      for (const Landmark& each : all) {
        CAPTURE(each.name);
        CHECK(each.label.empty() == each.about.empty());
        CHECK(each.areas.front().x < size.width);
        CHECK(each.areas.front().bottom() <= size.height);
      }
    }
  }
}

}  // namespace

TEST_CASE("every lesson is taken by its keys, and every page fits") {
  HouseGames::ForEach([]<Game G>() {
    CAPTURE(G::kInfo.name);
    TakeLesson<G>();
  });
}

TEST_CASE("what lessons light is on the table at every size") {
  HouseGames::ForEach([]<Game G>() {
    CAPTURE(G::kInfo.name);
    CheckLandmarks<G>();
  });
}

TEST_CASE("a newcomer's first entry is the lesson, until it is waved away") {
  Newcomer at;
  CHECK(at.player->Sees("Learn Sintra (3 minutes)"));
  at.player->Press('x');
  CHECK_FALSE(at.player->Sees("Learn Sintra (3 minutes)"));
  CHECK(at.player->Sees("Lessons stay under Learn and rules"));
  CHECK(at.settings.find("lesson-sintra=later") != std::string::npos);
  at.player->Press('?');
  REQUIRE(at.player->Top<LearnView>() != nullptr);
  CHECK(at.player->Sees("Learn Sintra (3 minutes)"));
  CHECK(at.player->Sees("Learn Glass Road"));
}

TEST_CASE("a lesson is left at any page and goes on there") {
  Newcomer at;
  Player& player = *at.player;
  using LessonTable = GameView<sintra::State>;
  player.Enter();
  REQUIRE(player.Top<LessonTable>() != nullptr);
  for (int i = 0; i < 3; ++i) {
    player.Enter();
  }
  CHECK(player.Top<LessonTable>()->session().Page()->number == 4);
  CHECK(player.Sees("Press 1 o 1 Enter"));
  player.Press('q');
  CHECK(player.Sees("the lesson goes on here later"));
  player.Press(Event::End);
  player.Press(Event::ArrowUp);
  player.Enter();  // Leave
  REQUIRE(player.Top<StartView>() != nullptr);
  player.Press('0');
  REQUIRE(player.Top<LessonTable>() != nullptr);
  CHECK(player.Top<LessonTable>()->session().Page()->number == 4);
  CHECK(at.games.empty());
  player.Press(Event::Backspace);
  CHECK(player.Top<LessonTable>()->session().Page()->number == 3);
}

TEST_CASE("wrong keys and wrong moves are answered kindly") {
  Newcomer at;
  Player& player = *at.player;
  player.Enter();
  player.Press('z');
  CHECK(player.Sees("That key has nothing to do here. Enter goes on."));
  for (int i = 0; i < 3; ++i) {
    player.Enter();
  }
  player.Type("2y1");
  player.Enter();
  CHECK(player.Sees("put the orange panes of factory 1 on strip 1"));
  player.Press('u');
  CHECK(player.Sees("Backspace goes a page back"));
  player.Press('t');
  CHECK(player.Sees("Press 1 o 1 Enter"));
  player.Escape();
  player.Escape();
  player.Escape();
  player.Type("1o1");
  player.Enter();
  CHECK(player.Top<GameView<sintra::State>>()->session().Page()->number == 5);
}

TEST_CASE("the key / names every part of every table") {
  HouseGames::ForEach([]<Game G>() {
    CAPTURE(G::kInfo.name);
    Newcomer at;
    Player& player = *at.player;
    GameSetup setup = QuickSetup(player.stage.settings(), G::kInfo.name);
    setup.seats[1] = {"human", "Zoe"};
    player.stage.Push(NewGame(player.stage, setup));
    const auto* const view = player.Top<GameView<G>>();
    REQUIRE(view != nullptr);
    for (const Size size : kSizes) {
      CAPTURE(size.width);
      player.See(size);
      player.Press('/');
      const std::string first = player.See(size);
      CHECK(first.find("1 of ") != std::string::npos);
      int count = 1;
      for (; count < 30; ++count) {
        player.Press(Event::ArrowRight);
        if (player.See(size) == first) {
          break;
        }
      }
      CHECK(count >= 6);
      CHECK(count < 30);
      player.Escape();
      CHECK_FALSE(player.Sees("back to the game", size));
    }
    CHECK(view->session().table().steps() == 0);
  });
}

}  // namespace glazier::tui
