// SPDX-License-Identifier: MIT
// A lesson in progress, at a table of its game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/lesson/lesson.hpp"
#include "engine/table/record.hpp"

namespace glazier {

/// @brief A table that goes through the steps of a lesson: it accepts only what
/// the learner is asked to play, and then plays the others' replies. A step
/// always has the same position, so the number of the step is enough to resume
/// a lesson.
template <Game G>
class LessonRun {
 public:
  using Step = typename G::Step;
  static constexpr int kLearner = 0;

  /// @brief Begins at a step, counted from 0, or says why the lesson does not
  /// fit its game.
  static Outcome<LessonRun> Begin(Lesson lesson, std::size_t at) {
    const auto options = ParseOptions<G>(lesson.options);
    if (!options) {
      return options.refusal();
    }
    std::vector<Seat> seats;
    for (const std::string& name : lesson.seats) {
      seats.push_back({"human", name});
    }
    auto table = Table<G>::Untouched(*options, lesson.seed, std::move(seats));
    LessonRun run(std::move(lesson), std::move(table));
    std::string why = run.Happen(run.lesson_.before);
    if (why.empty()) {
      why = run.Await();
    }
    at = std::min(at, run.lesson_.steps.size() - 1);
    while (why.empty() && run.at_ < at) {
      why = run.Skip();
    }
    if (!why.empty()) {
      return Refusal{"step " + std::to_string(run.at_ + 1) + ": " + why};
    }
    return run;
  }

  const Lesson& lesson() const { return lesson_; }
  const Table<G>& table() const { return table_; }
  std::size_t at() const { return at_; }
  const LessonStep& step() const { return lesson_.steps[at_]; }
  bool IsLast() const { return at_ + 1 == lesson_.steps.size(); }
  /// @brief The steps that are still expected; none where there is only text.
  const std::vector<Step>& awaited() const { return awaited_; }

  /// @brief Continues from a step that is only text, unless it is the last.
  void TurnPage() {
    if (step().IsRead() && !IsLast()) {
      Skip();
    }
  }

  /// @brief Plays a step of the learner. Returns a friendly hint if another one
  /// is expected, or nothing.
  std::string Play(const Step& played) {
    if (awaited_.empty()) {
      return "There is no move to make here; read on.";
    }
    if (played != awaited_.front()) {
      const std::string why = table_.now().WhyNot(kLearner, played);
      return !why.empty()           ? "That is not possible: " + why + '.'
             : step().wrong.empty() ? "A good try, but the lesson goes on with "
                                      "another move."
                                    : step().wrong;
    }
    table_.Replay(kLearner, played);
    awaited_.erase(awaited_.begin());
    if (awaited_.empty() && !IsLast()) {
      Finish();
    }
    return "";
  }

 private:
  LessonRun(Lesson lesson, Table<G> table)
      : lesson_(std::move(lesson)), table_(std::move(table)) {}

  /// Plays lines of a record, and the deals that follow.
  std::string Happen(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
      if (std::string why = ReadEntry(table_, line); !why.empty()) {
        return line + ": " + why;
      }
    }
    table_.Begin();
    return "";
  }

  std::string Finish() {
    std::string why = Happen(step().then);
    ++at_;
    return why.empty() ? Await() : why;
  }

  /// Reads what the step expects.
  std::string Await() {
    awaited_.clear();
    if (step().IsRead()) {
      return "";
    }
    G position = table_.now();
    for (const std::string_view word : Split(step().play, ' ')) {
      const auto steps = ParseSteps(position, kLearner, word);
      if (!steps) {
        return std::string(word) + ": " + steps.why();
      }
      for (const Step& each : *steps) {
        if (std::string why = position.WhyNot(kLearner, each); !why.empty()) {
          return std::string(word) + ": " + why;
        }
        position.Play(kLearner, each);
        awaited_.push_back(each);
      }
    }
    return "";
  }

  /// Plays what is expected.
  std::string Skip() {
    for (const Step& each : awaited_) {
      table_.Replay(kLearner, each);
    }
    awaited_.clear();
    return Finish();
  }

  Lesson lesson_;
  Table<G> table_;
  std::size_t at_ = 0;
  std::vector<Step> awaited_;
};

}  // namespace glazier
