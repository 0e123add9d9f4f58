// What a game in plain lines says by itself: moves as they happen, and answers
// to questions that change nothing. For one's own games and for hosted ones.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/embedded.hpp"
#include "engine/bots/advice.hpp"
#include "engine/core/text.hpp"
#include "engine/table/table.hpp"
#include "tui/widgets/rich_text.hpp"

namespace glazier {

/// @brief Tells about a table, which it observes. The table shows what `seat`
/// knows; so nothing else can be told.
template <Game G>
class LineWords : public Observer<G> {
 public:
  LineWords(const Table<G>& seen, int seat, std::ostream& out)
      : table_(seen), seat_(seat), out_(out) {}

  /// @brief Another seat reads from now on.
  void SetReader(int seat) {
    seat_ = seat;
    chapter_.reset();
    shown_ = false;
  }

  /// @brief Answers a question; false if the command is something else.
  bool Answer(std::string_view command, std::string_view rest) {
    if (command == "rules") {
      out_ << tui::PlainText(EmbeddedRules(G::kInfo.name), 79);
    } else if (command == "moves") {
      ListMoves(rest);
    } else if (command == "show") {
      out_ << Position();
    } else if (command == "hint") {
      Hint();
    } else if (command == "log") {
      Log();
    } else if (command == "position") {
      out_ << PositionText(now()) << '\n';
    } else {
      return AnswerOfGame(command, rest);
    }
    return true;
  }

  /// @brief The position, unless it was shown and nothing happened since; where
  /// the game tells what changes, once a chapter.
  void Show() {
    if constexpr (QuestionedGame<G>) {
      shown_ = std::exchange(chapter_, Chapter(now())) == Chapter(now());
    }
    if (!std::exchange(shown_, true)) {
      out_ << Position();
    }
  }

  /// @brief "Ana> ", with what she is asked for where the game says it.
  void Ask() {
    Show();
    out_ << NameOf(Asked());
    if constexpr (QuestionedGame<G>) {
      out_ << ", " << Prompt(now(), Asked());
    }
    out_ << "> ";
  }

  /// @brief The position at the end, and the result.
  void ShowEnd() {
    out_ << '\n' << Position() << '\n' << DescribeResult(now(), table_.seats());
  }

  /// @brief What happened since the history had that many entries.
  void Recall(std::size_t from) {
    for (; from < table_.history().size(); ++from) {
      const auto& entry = table_.history()[from];
      const G& after = table_.After(from);
      if (const auto* const step = entry.step()) {
        OnStep({entry.before, entry.seat, *step, entry.effect, after});
      } else if (const auto* const deal = entry.deal()) {
        OnDeal(entry.before, *deal, after);
      } else {
        OnSecret(entry.before, entry.seat, after);
      }
    }
  }

  /// @brief Steps that `undo` takes back are told together.
  template <class Undo>
  auto Together(Undo undo) {
    gathers_ = true;
    auto result = undo();
    gathers_ = false;
    TellUndone();
    return result;
  }

  /// @brief Who sits where, for the beginning.
  void Greet(const std::string& about) {
    out_ << G::kInfo.title << ", " << OptionsText<G>(now().options()) << about
         << ".\n";
    for (std::size_t seat = 0; seat < table_.seats().size(); ++seat) {
      const Seat& who = table_.seats()[seat];
      out_ << "Seat " << seat + 1 << ": " << who.name
           << (who.IsHuman() ? "" : " (bot " + who.player + ")") << '\n';
    }
  }

  /// @brief How to read all this, for help.
  std::string About() const {
    std::string text = Legend(now());
    if constexpr (QuestionedGame<G>) {
      text +=
          "Questions: " + std::string(Questions(now())) +
          ";\nwith a number those of another seat (wheels 2). 'moves' leaves "
          "out smaller\ngains, 'all' lists every legal move.\n";
    }
    return text;
  }

  void OnStep(const TakenStep<G>& taken) override {
    out_ << NameOf(taken.seat) << ": " << StepText(taken.step) << " - "
         << Tell(taken.before, taken.seat, taken.step) << ".\n";
    Changed(taken.before, taken.seat, taken.after);
  }
  void OnSecret(const G& before, int seat, const G& after) override {
    if constexpr (HiddenGame<G>) {
      out_ << NameOf(seat) << ' ' << TellSecret(before, seat) << ".\n";
      Changed(before, seat, after);
    }
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
  const G& now() const { return table_.now(); }
  /// The seat whose steps are meant: the reader's, or who is to move.
  int Asked() const {
    return now().Acting().Has(seat_) ? seat_ : std::max(now().Turn(), 0);
  }
  /// Open games are described alike for everybody.
  std::string Position() const {
    return Describe(now(), HiddenGame<G> ? seat_ : kWatcher, table_.seats());
  }

  void Changed(const G& before, int seat, const G& after) {
    if constexpr (QuestionedGame<G>) {
      out_ << TellChange(before, after, seat, table_.seats());
    }
    shown_ = false;
  }

  bool AnswerOfGame(std::string_view command, std::string_view rest) {
    if constexpr (QuestionedGame<G>) {
      if (command == "all") {
        ListMoves(command);
        return true;
      }
      const auto number = ParseNumber<int>(rest, 1, now().players());
      const int own = seat_ >= 0 ? seat_ : Asked();
      const auto answer =
          AnswerQuestion(now(), number ? *number - 1 : own, command, rest);
      if (answer) {
        out_ << *answer;
        return true;
      }
    }
    return false;
  }

  void TellUndone() {
    if (const int moves = std::exchange(undone_, 0); moves == 1) {
      out_ << "One move taken back.\n";
    } else if (moves > 1) {
      out_ << moves << " moves taken back.\n";
    }
  }

  void ListMoves(std::string_view part) {
    if constexpr (QuestionedGame<G>) {
      if (part.empty() || part == "all") {
        out_ << DescribeSteps(now(), Asked(), part == "all");
        return;
      }
    }
    std::string wanted(part);
    for (char& letter : wanted) {
      letter = letter == 'x' ? letter : Upper(letter);
    }
    const auto steps = std::make_unique<typename G::Steps>();
    now().List(Asked(), *steps);
    int listed = 0;
    std::size_t column = 0;
    for (const auto& step : *steps) {
      const std::string text = StepText(step);
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
    out_ << (column == 0 ? "" : "\n") << listed << " of " << steps->size()
         << " legal moves.\n";
  }

  /// In a game with secrets only one's own choice can be advised.
  void Hint() {
    const int seat = Asked();
    if (HiddenGame<G> && seat != seat_) {
      out_ << "No: it is not your turn.\n";
      return;
    }
    const G view = ViewOf(now(), seat);
    out_ << "Hint: " << AdviceText(view, seat, Advise(view, seat, {})) << ".\n";
  }

  void Log() {
    std::size_t number = 0;
    for (const auto& entry : table_.history()) {
      if (entry.deal() != nullptr) {
        continue;
      }
      out_ << ++number << ". " << NameOf(entry.seat) << ' ';
      if constexpr (HiddenGame<G>) {
        out_ << (entry.step() != nullptr
                     ? StepText(*entry.step())
                     : TellSecret(entry.before, entry.seat));
      } else {
        out_ << StepText(*entry.step());
      }
      out_ << '\n';
    }
    if (number == 0) {
      out_ << "No move has been played yet.\n";
    }
  }

  const std::string& NameOf(int seat) const {
    return table_.seats()[static_cast<std::size_t>(seat)].name;
  }

  const Table<G>& table_;
  int seat_;
  std::ostream& out_;
  bool shown_ = false;
  std::optional<int> chapter_;  // of the position that was shown
  bool gathers_ = false;
  int undone_ = 0;  // moves taken back, not yet told
};

}  // namespace glazier
