// SPDX-License-Identifier: MIT
// A lesson at the table of its game.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "engine/lesson/lesson_run.hpp"
#include "tui/screens/table/session.hpp"

namespace glazier::tui {

/// @brief The learner moves for the first seat; everybody else does what the
/// lesson says. Nothing is kept but the number of the step.
template <Game G>
class LessonSession : public Session<G> {
 public:
  using Step = typename G::Step;
  using Change = typename Session<G>::Change;
  struct Hooks {
    std::function<void(std::size_t step)> reached;
    std::function<void()> finished;
  };

  LessonSession(LessonRun<G> run, Hooks hooks)
      : run_(std::move(run)), hooks_(std::move(hooks)) {}

  const Table<G>& table() const override { return run_.table(); }
  const std::string& name() const override { return run_.lesson().title; }
  bool Mine(int seat) const override { return seat == LessonRun<G>::kLearner; }
  bool MayMove() const override { return !run_.awaited().empty(); }

  std::string Play(const Step& move) override {
    const std::size_t before = run_.at();
    std::string answer = run_.Play(move);
    if (run_.at() != before) {
      hooks_.reached(run_.at());
    }
    return answer;
  }
  std::string Undo() override {
    return "A lesson has no undo: Backspace goes a page back.";
  }
  std::string Redo() override { return Undo(); }
  Change Tick(TimePoint /*now*/, const Tempo& /*tempo*/) override {
    return Change::kNone;
  }
  std::string Status() const override { return ""; }

  std::optional<LessonPage> Page() const override {
    const LessonStep& step = run_.step();
    return LessonPage{
        .title = run_.lesson().title,
        .number = static_cast<int>(run_.at()) + 1,
        .count = static_cast<int>(run_.lesson().steps.size()),
        .text = step.text,
        .call = !step.IsRead()  ? "Press " + step.keys + '.'
                : run_.IsLast() ? "Enter ends the lesson."
                                : "Enter goes on.",
        .lit = step.lit,
    };
  }
  void TurnPage(int step) override {
    if (step < 0) {
      GoBack();
    } else if (run_.step().IsRead() && run_.IsLast()) {
      hooks_.finished();
      return;
    } else {
      run_.TurnPage();
    }
    hooks_.reached(run_.at());
  }

 private:
  void GoBack() {
    if (run_.at() > 0) {
      // It was at this step before: it begins there again.
      run_ = *LessonRun<G>::Begin(run_.lesson(), run_.at() - 1);
    }
  }

  LessonRun<G> run_;
  Hooks hooks_;
};

}  // namespace glazier::tui
