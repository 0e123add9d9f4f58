// SPDX-License-Identifier: MIT
// What a game in plain lines says unasked: moves as they happen, and answers to
// questions that change nothing. For local and for hosted games.
#pragma once

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/embedded.hpp"
#include "app/line/plain_voice.hpp"
#include "app/line/spoken_voice.hpp"
#include "engine/bots/advice.hpp"
#include "engine/table/table.hpp"
#include "tui/widgets/rich_text.hpp"

namespace glazier {

/// @brief The voice for a style.
template <Game G>
std::unique_ptr<Voice<G>> MakeVoice(Manner manner,
                                    const Table<G>& seen,
                                    int seat) {
  if constexpr (SpokenGame<G>) {
    if (manner == Manner::kSpoken) {
      return std::make_unique<SpokenVoice<G>>(seen, seat);
    }
  }
  return std::make_unique<PlainVoice<G>>(seen, seat);
}

/// @brief Reports on a table, which it observes. The table shows what `seat`
/// knows, so nothing else can be told. The voice chooses the words.
template <Game G>
class LineWords : public Observer<G> {
 public:
  LineWords(const Table<G>& seen, int seat, Manner manner, std::ostream& out)
      : table_(seen), voice_(MakeVoice(manner, seen, seat)), out_(out) {}

  const Voice<G>& voice() const { return *voice_; }

  /// @brief Another seat reads from now on.
  void SetReader(int seat) {
    voice_->SetReader(seat);
    chapter_.reset();
    shown_ = false;
    asked_ = false;
  }

  /// @brief Answers a question; false if the command is something else.
  bool Answer(std::string_view command, std::string_view rest) {
    if (command == "rules") {
      out_ << tui::PlainText(EmbeddedRules(G::kInfo.name), 79);
    } else if (command == "moves") {
      out_ << voice_->Moves(rest);
    } else if (command == "show") {
      out_ << voice_->Position();
    } else if (command == "hint") {
      Hint();
    } else if (command == "log") {
      Log();
    } else if (command == "position") {
      out_ << PositionText(now()) << '\n';
    } else if (const auto answer = voice_->Answer(command, rest)) {
      out_ << *answer;
    } else {
      return false;
    }
    return true;
  }

  /// @brief Shows the position, unless it was shown and nothing has happened
  /// since; where the voice tells what changes, once per chapter.
  void Show() {
    if (const auto chapter = voice_->Chapter()) {
      shown_ = std::exchange(chapter_, chapter) == chapter;
    }
    if (!std::exchange(shown_, true)) {
      out_ << voice_->Position();
    }
  }

  /// @brief Prints the prompt: "Ana> ", for example.
  void Ask() {
    Show();
    if (!std::exchange(asked_, true) || voice_->PromptStays()) {
      out_ << voice_->Prompt();
    }
  }

  /// @brief Ends the line of a prompt.
  void EndPrompt() { out_ << (voice_->PromptStays() ? "\n" : ""); }

  /// @brief The position at the end, and the result.
  void ShowEnd() { out_ << voice_->End(); }

  /// @brief Tells what happened since the history had that many entries.
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

  /// @brief Reports the steps that `undo` takes back together.
  template <class Undo>
  auto Together(Undo undo) {
    gathers_ = true;
    auto result = undo();
    gathers_ = false;
    TellUndone();
    return result;
  }

  /// @brief Says who sits where, at the beginning.
  void Greet(const std::string& about) { out_ << voice_->Greeting(about); }

  void Refuse(const std::string& why) { out_ << voice_->Refused(why); }

  void OnStep(const TakenStep<G>& taken) override {
    out_ << voice_->Step(taken);
    Changed();
  }
  void OnSecret(const G& before, int seat, const G& after) override {
    out_ << voice_->Secret(before, seat, after);
    Changed();
  }
  void OnDeal(const G& /*before*/,
              const typename G::Deal& deal,
              const G& after) override {
    out_ << voice_->Deal(after, deal);
  }
  void OnUndo(const G& /*now*/) override {
    ++undone_;
    Changed();
    if (!gathers_) {
      TellUndone();
    }
  }

 private:
  const G& now() const { return table_.now(); }

  void Changed() {
    shown_ = false;
    asked_ = false;
  }

  void TellUndone() {
    if (const int moves = std::exchange(undone_, 0); moves == 1) {
      out_ << "One move taken back.\n";
    } else if (moves > 1) {
      out_ << moves << " moves taken back.\n";
    }
  }

  /// In a game with secrets only the reader's own choice can be advised.
  void Hint() {
    const int seat = voice_->Asked();
    if (HiddenGame<G> && seat != voice_->seat()) {
      out_ << "No: it is not your turn.\n";
      return;
    }
    const G view = ViewOf(now(), seat);
    out_ << voice_->Hint(view, Advise(view, seat, {}));
  }

  void Log() {
    std::size_t number = 0;
    for (const auto& entry : table_.history()) {
      if (entry.deal() != nullptr) {
        continue;
      }
      std::string name;
      if (const auto* const step = entry.step()) {
        name = voice_->Name(entry.before, entry.seat, *step);
      } else if constexpr (HiddenGame<G>) {
        name = TellSecret(entry.before, entry.seat);
      }
      out_ << voice_->Fit(
          std::to_string(++number) + ". " +
          table_.seats()[static_cast<std::size_t>(entry.seat)].name + ' ' +
          name + '\n');
    }
    if (number == 0) {
      out_ << "No move has been played yet.\n";
    }
  }

  const Table<G>& table_;
  std::unique_ptr<Voice<G>> voice_;
  std::ostream& out_;
  bool shown_ = false;
  bool asked_ = false;          // and nothing happened since
  std::optional<int> chapter_;  // of the position that was shown
  bool gathers_ = false;
  int undone_ = 0;  // moves taken back, not yet told
};

}  // namespace glazier
