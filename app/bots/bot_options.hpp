// SPDX-License-Identifier: MIT
// Bots as the command line names them: levels, budgets and programs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/bots/program.hpp"
#include "app/cli/command.hpp"
#include "engine/bots/bot.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/text_bot.hpp"

namespace glazier {

/// @brief --think: how long those think who were given no budget by name.
class Thinking {
 public:
  void AddTo(CLI::App& command);

  /// @brief The name with the budget, for the strongest and "uct".
  std::string Named(const std::string& bot) const;
  /// @brief As it was given: " --think 2s"; empty if it was not.
  std::string Option() const { return text_ ? " --think " + *text_ : ""; }
  /// @brief For programs; UsageError when the text is no budget.
  Budget budget() const;

 private:
  std::optional<std::string> text_;
};

/// @brief The command behind "exec:COMMAND", or nothing.
std::optional<std::string> CommandOf(std::string_view bot);

/// @brief BotNames of a game, as words for help and messages.
template <Game G>
Words BotWords() {
  const auto names = BotNames<G>();
  return {names.begin(), names.end()};
}
/// @brief Those of the game with most of them: no other has a name besides.
Words BotWords();

/// @brief Why there is no bot of that name, where no program may be called.
template <Game G>
std::string WhyNoBuiltIn(std::string_view name) {
  return "there is no bot " + Quoted(name) +
         "; there are: " + Join(BotWords<G>());
}
/// @brief Why there is no bot of that name.
template <Game G>
std::string WhyNoBot(std::string_view name) {
  return WhyNoBuiltIn<G>(name) + ", and exec:COMMAND for a program";
}

/// @brief A bot that asks a program; the default bot takes over if it fails.
template <Game G>
std::unique_ptr<Bot<G>> ProgramBot(const std::string& command,
                                   const Thinking& thinking) {
  return std::make_unique<TextBot<G>>(
      std::make_unique<Program>(command, thinking.budget()),
      MakeBot<G>(kDefaultBot));
}

/// @brief A bot by name, or UsageError listing those there are.
template <Game G>
std::unique_ptr<Bot<G>> BotCalled(const std::string& name,
                                  const Thinking& thinking = {}) {
  if (const auto command = CommandOf(name)) {
    return ProgramBot<G>(*command, thinking);
  }
  auto bot = MakeBot<G>(thinking.Named(name));
  if (bot == nullptr) {
    throw UsageError(WhyNoBot<G>(name));
  }
  return bot;
}

}  // namespace glazier
