// What a game in plain lines says by itself: moves as they happen, and answers
// to questions that change nothing. For one's own games and for hosted ones.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "app/embedded.hpp"
#include "engine/bots/advice.hpp"
#include "engine/core/text.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief Tells about a table, which it observes.
template <Game G>
class LineWords : public Observer<G> {
 public:
  LineWords(const Table<G>& table, std::ostream& out)
      : table_(table), out_(out) {}

  /// @brief Answers a question; false if the command is something else.
  bool Answer(std::string_view command, std::string_view rest) {
    if (command == "rules") {
      out_ << EmbeddedRules(G::kInfo.name);
    } else if (command == "moves") {
      ListMoves(rest);
    } else if (command == "show") {
      shown_ = false;
    } else if (command == "hint") {
      Hint();
    } else if (command == "log") {
      Log();
    } else if (command == "position") {
      out_ << PositionText(table_.now()) << '\n';
    } else {
      return false;
    }
    return true;
  }

  /// @brief The position, unless nothing happened since it was shown.
  void Show() {
    if (!shown_) {
      out_ << Describe(table_.now(), kWatcher, table_.seats());
      shown_ = true;
    }
  }

  /// @brief The position at the end, and the result.
  void ShowEnd() {
    out_ << '\n'
         << Describe(table_.now(), kWatcher, table_.seats()) << '\n'
         << DescribeResult(table_.now(), table_.seats());
  }

  /// @brief Steps that `undo` takes back are told together.
  template <class Undo>
  void Together(Undo undo) {
    gathers_ = true;
    undo();
    gathers_ = false;
    TellUndone();
  }

  /// @brief Who sits where, for the beginning.
  void Greet(const std::string& about) {
    out_ << G::kInfo.title << ", " << OptionsText<G>(table_.now().options())
         << about << ".\n";
    for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
      const Seat& who = table_.seats()[seat];
      out_ << "Seat " << seat + 1 << ": " << who.name
           << (who.IsHuman() ? "" : " (bot " + who.player + ")") << '\n';
    }
  }

  void OnStep(const TakenStep<G>& taken) override {
    out_ << NameOf(taken.seat) << ": " << StepText(taken.step) << " - "
         << Tell(taken.before, taken.seat, taken.step) << ".\n";
    shown_ = false;
  }
  void OnDeal(const G& /*before*/,
              const typename G::Deal& deal,
              const G& after) override {
    out_ << '\n' << TellDeal(after, deal) << '\n';
  }
  void OnUndo(const G& /*now*/) override {
    ++undone_;
    shown_ = false;
    if (!gathers_) {
      TellUndone();
    }
  }

 private:
  void TellUndone() {
    if (const int moves = std::exchange(undone_, 0); moves == 1) {
      out_ << "One move taken back.\n";
    } else if (moves > 1) {
      out_ << moves << " moves taken back.\n";
    }
  }

  void ListMoves(std::string_view part) {
    std::string wanted(part);
    for (char& letter : wanted) {
      letter = letter == 'x' ? letter : Upper(letter);
    }
    const int count = table_.now().CountSteps();
    int listed = 0;
    std::size_t column = 0;
    for (int n = 0; n < count; ++n) {
      const std::string text = StepText(table_.now().NthStep(n));
      if (!text.starts_with(wanted)) {
        continue;
      }
      constexpr std::size_t kColumns = 76;
      if (column + text.size() + 1 > kColumns) {
        out_ << '\n';
        column = 0;
      }
      out_ << (column == 0 ? "" : " ") << text;
      column += text.size() + 1;
      ++listed;
    }
    out_ << (column == 0 ? "" : "\n") << listed << " of " << count
         << " legal moves.\n";
  }

  void Hint() {
    const int seat = table_.now().Turn();
    const G view = ViewOf(table_.now(), seat);
    out_ << "Hint: " << AdviceText(view, seat, Advise(view, seat, {})) << ".\n";
  }

  void Log() {
    std::size_t number = 0;
    for (const auto& step : table_.history()) {
      if (step.step() != nullptr) {
        out_ << ++number << ". " << NameOf(step.seat) << ' '
             << StepText(*step.step()) << '\n';
      }
    }
    if (number == 0) {
      out_ << "No move has been played yet.\n";
    }
  }

  const std::string& NameOf(int seat) const {
    return table_.seats()[static_cast<std::size_t>(seat)].name;
  }

  const Table<G>& table_;
  std::ostream& out_;
  bool shown_ = false;
  bool gathers_ = false;
  int undone_ = 0;  // moves taken back, not yet told
};

}  // namespace glazier
