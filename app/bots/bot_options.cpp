// SPDX-License-Identifier: MIT
// Bots as the command line names them.
#include "app/bots/bot_options.hpp"

#include "engine/games.hpp"

namespace glazier {
namespace {

constexpr std::string_view kExec = "exec:";
constexpr Budget kDefault = Budget::Time(std::chrono::seconds(1));

std::string WhyNoBudget(const std::string& text) {
  return Budget::Parse(text) ? ""
                             : Quoted(text) +
                                   " is neither a time such as 2s or 300ms nor "
                                   "a number of positions such as 50k";
}

}  // namespace

void Thinking::AddTo(CLI::App& command) {
  AddText(command, "--think", text_,
          "How long violet, uct and programs may think: a time such as 2s or "
          "300ms, or a number of positions such as 50k (default 1s)",
          WhyNoBudget);
}

std::string Thinking::Named(const std::string& bot) const {
  return text_ && (bot == kStrongestBot || bot == "master" || bot == "uct")
             ? bot + ':' + *text_
             : bot;
}

Budget Thinking::budget() const {
  return text_ ? Budget::Parse(*text_).value_or(kDefault) : kDefault;
}

std::optional<std::string> CommandOf(std::string_view bot) {
  if (!bot.starts_with(kExec) || Trim(bot.substr(kExec.size())).empty()) {
    return std::nullopt;
  }
  return std::string(bot.substr(kExec.size()));
}

Words BotWords() {
  return BotWords<sintra::State>();
}

}  // namespace glazier
