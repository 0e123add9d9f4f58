// SPDX-License-Identifier: MIT
// Reading the text of a lesson.
#include "engine/lesson/lesson.hpp"

#include "engine/core/text.hpp"

namespace glazier {
namespace {

void Append(std::string& text, std::string_view words) {
  text.append(text.empty() ? "" : " ").append(words);
}

/// Reads a line above the first step. False if there is no such line.
bool ReadHead(Lesson& lesson, std::string_view key, std::string_view words) {
  if (key == "title") {
    lesson.title = words;
  } else if (key == "minutes") {
    lesson.minutes = ParseNumber(words, 1, 60).value_or(0);
  } else if (key == "seed") {
    lesson.seed = ParseNumber<std::uint64_t>(words, 0, UINT64_MAX).value_or(0);
  } else if (key == "options") {
    lesson.options = words;
  } else if (key == "seat") {
    lesson.seats.emplace_back(words);
  } else if (key == "deal") {
    lesson.before.push_back("deal " + std::string(words));
  } else {
    return false;
  }
  return true;
}

bool ReadLine(LessonStep& step, std::string_view key, std::string_view words) {
  if (key == "say" || key == "|") {
    Append(step.text, words);
  } else if (key == "light") {
    for (const std::string_view name : Split(words, ' ')) {
      step.lit.emplace_back(name);
    }
  } else if (key == "play") {
    step.play = words;
  } else if (key == "keys") {
    step.keys = words;
  } else if (key == "wrong") {
    step.wrong = words;
  } else if (key == "then") {
    step.then.emplace_back(words);
  } else {
    return false;
  }
  return true;
}

}  // namespace

Outcome<Lesson> ParseLesson(std::string_view text) {
  Lesson lesson;
  std::size_t number = 0;
  for (const std::string_view line : Split(text, '\n')) {
    ++number;
    const std::string_view content = Trim(line);
    const auto space = content.find(' ');
    const std::string_view key = content.substr(0, space);
    const std::string_view words =
        space == std::string_view::npos ? "" : Trim(content.substr(space));
    if (key.empty()) {
      continue;
    }
    if (key == "say") {
      lesson.steps.emplace_back();
    }
    const bool read = lesson.steps.empty()
                          ? ReadHead(lesson, key, words)
                          : ReadLine(lesson.steps.back(), key, words);
    if (!read || words.empty()) {
      return Refusal{"line " + std::to_string(number) + ": " + Quoted(content) +
                     " says nothing in a lesson"};
    }
  }
  if (lesson.title.empty() || lesson.minutes == 0 || lesson.seats.empty() ||
      lesson.steps.empty()) {
    return Refusal{"a lesson has a title, minutes, seats and steps"};
  }
  return lesson;
}

}  // namespace glazier
