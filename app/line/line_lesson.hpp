// SPDX-License-Identifier: MIT
// A lesson in plain lines.
#pragma once

#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "app/line/read_line.hpp"
#include "app/line/wrapped.hpp"
#include "engine/core/text.hpp"
#include "engine/lesson/lesson_run.hpp"

namespace glazier {

/// @brief Runs a lesson by reading and printing lines.
template <Game G>
class LineLesson {
 public:
  /// @brief `reached` is called with every step that is reached.
  LineLesson(LessonRun<G> run,
             std::istream& in,
             std::ostream& out,
             std::function<void(std::size_t)> reached)
      : run_(std::move(run)),
        in_(in),
        out_(out),
        reached_(std::move(reached)) {}

  /// @brief Runs to the end of the lesson, which returns true, or until `quit`
  /// or the end of the input.
  bool Run() {
    out_ << run_.lesson().title << ", " << run_.lesson().steps.size()
         << " steps. Enter goes on; 'back', 'show' (the table), 'help'\n"
            "and 'quit' work at any time.\n";
    Show();
    Say();
    std::string line;
    while (Ask(line)) {
      const std::string_view words = Trim(line);
      if (words == "quit" || words == "q" || words == "exit") {
        break;
      }
      if (!Obey(words)) {
        out_ << "That was the lesson. Play with: glazier play " << G::kInfo.name
             << '\n';
        return true;
      }
    }
    out_ << "The lesson goes on at this step with: glazier lesson "
         << G::kInfo.name << " --line\n";
    return false;
  }

 private:
  static constexpr std::size_t kLongestLine = 4096;

  bool Ask(std::string& line) {
    out_ << "> " << std::flush;
    if (ReadLine(in_, line, kLongestLine)) {
      return true;
    }
    out_ << '\n';
    return false;
  }

  /// False at the end of the lesson.
  bool Obey(std::string_view words) {
    if (words == "show") {
      Show();
    } else if (words == "help" || words == "?") {
      out_ << Legend(run_.table().now());
      Say();
    } else if (words == "back" || words == "b") {
      Back();
    } else if (run_.step().IsRead()) {
      return TurnPage(words);
    } else if (words.empty()) {
      Say();
    } else {
      Play(words);
    }
    return true;
  }

  bool TurnPage(std::string_view words) {
    if (!words.empty() && words != "next" && words != "n") {
      out_ << "There is no move to make here: press Enter.\n";
      return true;
    }
    if (run_.IsLast()) {
      return false;
    }
    run_.TurnPage();
    Arrive();
    return true;
  }

  void Back() {
    const std::size_t at = run_.at();
    run_ = *LessonRun<G>::Begin(run_.lesson(), at == 0 ? 0 : at - 1);
    Show();
    Arrive();
  }

  /// A line may be a whole turn; or its first part.
  void Play(std::string_view words) {
    const std::size_t at = run_.at();
    for (const std::string_view word : Split(words, ' ')) {
      const auto steps =
          ParseSteps(run_.table().now(), LessonRun<G>::kLearner, word);
      std::string answer =
          steps ? "" : "That is not possible: " + steps.why() + '.';
      for (std::size_t i = 0; answer.empty() && i < steps->size(); ++i) {
        answer = run_.Play((*steps)[i]);
      }
      if (!answer.empty()) {
        out_ << answer << '\n' << Call() << '\n';
        return;
      }
      if (run_.at() != at) {
        break;
      }
    }
    if (run_.at() == at) {
      out_ << "Good. " << Call() << '\n';
      return;
    }
    out_ << "Well done.\n";
    Show();
    Arrive();
  }

  void Arrive() {
    reached_(run_.at());
    Say();
  }
  void Show() {
    const G& now = run_.table().now();
    out_ << '\n'
         << Describe(now, HiddenGame<G> ? LessonRun<G>::kLearner : kWatcher,
                     run_.table().seats());
  }
  void Say() {
    out_ << '\n'
         << Wrapped(std::to_string(run_.at() + 1) + '/' +
                    std::to_string(run_.lesson().steps.size()) + ". " +
                    run_.step().text)
         << Call() << '\n';
  }
  std::string Call() const {
    if (run_.step().IsRead()) {
      return run_.IsLast() ? "Enter ends the lesson." : "Enter goes on.";
    }
    std::string words;
    for (const auto& step : run_.awaited()) {
      words += (words.empty() ? "" : " ") + StepText(step);
    }
    return "Type " + words;
  }

  LessonRun<G> run_;
  std::istream& in_;
  std::ostream& out_;
  std::function<void(std::size_t)> reached_;
};

}  // namespace glazier
