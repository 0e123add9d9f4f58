// SPDX-License-Identifier: MIT
// Learning the games: the lessons, and what comes after one.
#include "tui/screens/lessons.hpp"

#include "engine/core/text.hpp"
#include "engine/games.hpp"
#include "engine/lesson/lesson.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/text_view.hpp"

namespace glazier::tui {
namespace {

std::string StateOf(const Settings& settings, std::string_view game) {
  const auto found = settings.lessons.find(game);
  return found == settings.lessons.end() ? "" : found->second;
}

/// What is set about a lesson, for the menu.
std::string Progress(const Settings& settings, std::string_view game) {
  const std::size_t step = LessonStepOf(settings, game);
  return StateOf(settings, game) == kLessonDone ? "done"
         : step > 0 ? "at step " + std::to_string(step + 1)
                    : "";
}

}  // namespace

std::string LessonTitle(std::string_view game) {
  const auto lesson = ParseLesson(LessonText(game));
  return lesson->title + " (" + std::to_string(lesson->minutes) + " minutes)";
}

std::size_t LessonStepOf(const Settings& settings, std::string_view game) {
  return ParseNumber<std::size_t>(StateOf(settings, game), 0, kMostLessonSteps)
      .value_or(0);
}

bool IsLessonOffered(const Settings& settings, std::string_view game) {
  const std::string state = StateOf(settings, game);
  return state != kLessonDone && state != kLessonLater;
}

void RememberLesson(Stage& stage,
                    std::string_view game,
                    std::string_view state) {
  Settings settings = stage.settings();
  settings.lessons.insert_or_assign(std::string(game), std::string(state));
  stage.Change(settings);
}

void LearnView::Fill() {
  std::vector<Form::Row> rows;
  for (const GameInfo* const game : kGames) {
    rows.push_back(
        {.label = LessonTitle(game->name),
         .hint = "A lesson at the table; leave it and come back at any time.",
         .value = [this,
                   game] { return Progress(stage().settings(), game->name); },
         .enter =
             [this, game] {
               stage().Push(
                   OpenLesson(stage(), game->name,
                              LessonStepOf(stage().settings(), game->name)));
             }});
  }
  for (const GameInfo* const game : kGames) {
    rows.push_back({.label = "Rules of " + std::string(game->title),
                    .hint = std::string(game->about),
                    .enter =
                        [this, game] {
                          stage().Push(std::make_unique<TextView>(
                              stage(), "Rules of " + std::string(game->title),
                              stage().keeper().Rules(game->name)));
                        },
                    .apart = game == kGames.front()});
  }
  form().SetRows(std::move(rows));
}

void LessonEnd::Fill() {
  std::vector<Form::Row> rows;
  rows.push_back(
      {.label = "Play " + std::string(game_.title) + " against a beginner",
       .hint = "Your first game. t gives a tip, ? helps.",
       .enter = [this] {
         GameSetup setup = game_.min_players == 1
                               ? SoloSetup(stage().settings(), game_.name)
                               : QuickSetup(stage().settings(), game_.name);
         if (setup.seats.size() > 1) {
           setup.seats[1].player = "amber";
         }
         stage().Replace(NewGame(stage(), setup));
       }});
  if (game_.min_players == 1) {
    rows.front().label = "Play " + std::string(game_.title) + " alone";
  }
  rows.push_back({.label = "The lesson again",
                  .hint = "From its first step.",
                  .enter = [this] {
                    stage().Replace(OpenLesson(stage(), game_.name, 0));
                  }});
  rows.push_back({.label = "Back to the menu",
                  .hint = "Lessons stay under Learn and rules.",
                  .enter = [this] { stage().Home(); }});
  form().SetRows(std::move(rows));
}

}  // namespace glazier::tui
