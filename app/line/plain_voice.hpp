// SPDX-License-Identifier: MIT
// Plain lines for reading: positions as tables, moves in notation.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/bots/review_text.hpp"
#include "app/line/voice.hpp"
#include "engine/core/text.hpp"

namespace glazier {

/// @brief Calls the game's function where a voice has a member of that name.
template <QuestionedGame G>
int ChapterOf(const G& view) {
  return Chapter(view);
}
template <QuestionedGame G>
std::string PromptOf(const G& view, int seat) {
  return Prompt(view, seat);
}

/// @brief The usual style: short, exact, for eyes and for programs.
template <Game G>
class PlainVoice : public Voice<G> {
 public:
  using Voice<G>::Voice;

  std::string Greeting(const std::string& about) const override {
    std::string text = std::string(G::kInfo.title) + ", " +
                       OptionsText<G>(now().options()) + about + ".\n";
    for (std::size_t seat = 0; seat < table().seats().size(); ++seat) {
      const Seat& who = table().seats()[seat];
      text += "Seat " + std::to_string(seat + 1) + ": " + who.name +
              (who.IsHuman() ? "" : " (bot " + who.player + ")") + '\n';
    }
    return text;
  }
  std::string Deal(const G& after,
                   const typename G::Deal& deal) const override {
    return '\n' + TellDeal(after, deal) + '\n';
  }
  std::string Step(const TakenStep<G>& taken) const override {
    return NameOfSeat(taken.seat) + ": " + StepText(taken.step) + " - " +
           Tell(taken.before, taken.seat, taken.step) + ".\n" +
           Changed(taken.before, taken.seat, taken.after);
  }
  std::string Secret(const G& before, int seat, const G& after) const override {
    if constexpr (HiddenGame<G>) {
      return NameOfSeat(seat) + ' ' + TellSecret(before, seat) + ".\n" +
             Changed(before, seat, after);
    } else {
      return "";
    }
  }
  /// Open games are described in the same way for everybody.
  std::string Position() const override {
    return Describe(now(), HiddenGame<G> ? this->seat() : kWatcher,
                    table().seats());
  }
  std::optional<int> Chapter() const override {
    if constexpr (QuestionedGame<G>) {
      return ChapterOf(now());
    } else {
      return std::nullopt;
    }
  }
  /// "Ana> ", with what she is asked for where the game tells it.
  std::string Prompt() const override {
    std::string text = NameOfSeat(this->Asked());
    if constexpr (QuestionedGame<G>) {
      text += ", " + PromptOf(now(), this->Asked());
    }
    return text + "> ";
  }
  bool PromptStays() const override { return true; }
  std::string End() const override {
    return '\n' + Position() + '\n' + DescribeResult(now(), table().seats());
  }

  std::string Moves(std::string_view part) override {
    if constexpr (QuestionedGame<G>) {
      if (part.empty() || part == "all") {
        return DescribeSteps(now(), this->Asked(), part == "all");
      }
    }
    std::string wanted(part);
    for (char& letter : wanted) {
      letter = letter == 'x' ? letter : Upper(letter);
    }
    const auto steps = std::make_unique<typename G::Steps>();
    now().List(this->Asked(), *steps);
    int listed = 0;
    std::size_t column = 0;
    std::string lines;
    for (const auto& step : *steps) {
      const std::string text = StepText(step);
      if (!text.starts_with(wanted)) {
        continue;
      }
      constexpr std::size_t kColumns = 76;
      if (column + text.size() + 1 > kColumns) {
        lines += '\n';
        column = 0;
      }
      lines += (column == 0 ? "" : " ") + text;
      column += text.size() + 1;
      ++listed;
    }
    return lines + (column == 0 ? "" : "\n") + std::to_string(listed) + " of " +
           std::to_string(steps->size()) + " legal moves.\n";
  }
  std::string Hint(const G& view, const Advice<G>& advice) const override {
    return "Hint: " + AdviceText(view, this->Asked(), advice) + ".\n";
  }
  std::string Name(const G& /*before*/,
                   int /*seat*/,
                   const typename G::Step& step) const override {
    return StepText(step);
  }
  std::optional<std::string> Answer(std::string_view command,
                                    std::string_view rest) override {
    if constexpr (QuestionedGame<G>) {
      if (command == "all") {
        return Moves(command);
      }
      const auto number = ParseNumber<int>(rest, 1, now().players());
      const int own = this->seat() >= 0 ? this->seat() : this->Asked();
      return AnswerQuestion(now(), number ? *number - 1 : own, command, rest);
    } else {
      return std::nullopt;
    }
  }
  std::string About() const override {
    std::string text = Legend(now());
    if constexpr (QuestionedGame<G>) {
      text +=
          "Questions: " + std::string(Questions(now())) +
          ";\nwith a number those of another seat (wheels 2). 'moves' leaves "
          "out smaller\ngains, 'all' lists every legal move.\n";
    }
    return text;
  }
  std::string Review(const Table<G>& played) const override {
    return ReviewText(played, ReviewGame(played, {}, [](std::size_t) {}));
  }
  Outcome<std::vector<typename G::Step>> Read(
      std::string_view line) const override {
    return ParseSteps(now(), this->Asked(), line);
  }
  std::string Refused(const std::string& why) override {
    return "No: " + why + ".\n";
  }
  std::string Fit(const std::string& text) const override { return text; }

 private:
  using Voice<G>::now;
  using Voice<G>::table;
  using Voice<G>::NameOfSeat;

  std::string Changed(const G& before, int seat, const G& after) const {
    if constexpr (QuestionedGame<G>) {
      return TellChange(before, after, seat, table().seats());
    } else {
      return "";
    }
  }
};

}  // namespace glazier
