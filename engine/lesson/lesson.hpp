// SPDX-License-Identifier: MIT
// A lesson as data: a fixed deal, then one idea after another.
//
//   title Learn Sintra
//   minutes 3
//   seed 1
//   options players=2 side=A
//   seat You
//   seat Bruno
//   deal set-up ...              as in a record: where the lesson begins
//
//   say These are the factories. A second line of a text begins with a
//   | bar.
//   light factories centre       what to highlight, in the game's own names
//
//   say Take the orange panes.
//   play F1O>1                   the expected move; several words are a turn
//   keys 1 o 1 Enter             the keys for it on the screen
//   wrong Take orange.           the answer to any other legal move
//   then 2 F5B>1                 what happens afterwards, as in a record
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief One idea. Without `play` it is only read.
struct LessonStep {
  std::string text;
  std::vector<std::string> lit;
  std::string play;
  std::string keys;
  std::string wrong;
  std::vector<std::string> then;

  bool IsRead() const { return play.empty(); }
};

/// @brief A whole lesson, not yet checked against its game.
struct Lesson {
  std::string title;
  int minutes = 0;
  std::uint64_t seed = 0;
  std::string options;
  std::vector<std::string> seats;   ///< names; the first is the learner
  std::vector<std::string> before;  ///< lines of a record
  std::vector<LessonStep> steps;
};

/// @brief Reads the text of a lesson; refusals begin with "line N:".
Outcome<Lesson> ParseLesson(std::string_view text);

/// @brief The lesson of a game (engine/GAME/GAME.lesson); empty if there is
/// none.
std::string_view LessonText(std::string_view game);

}  // namespace glazier
