// Bots as the command line names them.
#include "app/bots/bot_options.hpp"

namespace glazier {
namespace {

constexpr std::string_view kExec = "exec:";
constexpr Budget kDefault = Budget::Time(std::chrono::seconds(1));

}  // namespace

void Thinking::AddTo(CLI::App& command) {
  AddText(command, "--think", text_,
          "How long master, uct and programs may think: a time such as 2s or "
          "300ms, or a number of positions such as 50k (default 1s)");
}

std::string Thinking::Named(const std::string& bot) const {
  budget();  // refuses what cannot be read
  return text_ && (bot == "master" || bot == "uct") ? bot + ':' + *text_ : bot;
}

Budget Thinking::budget() const {
  if (!text_) {
    return kDefault;
  }
  const auto budget = Budget::Parse(*text_);
  if (!budget) {
    throw UsageError(
        "--think takes a time such as 2s or 300ms, or a number of positions "
        "such as 50k, not " +
        Quoted(*text_));
  }
  return *budget;
}

std::optional<std::string> CommandOf(std::string_view bot) {
  if (!bot.starts_with(kExec) || Trim(bot.substr(kExec.size())).empty()) {
    return std::nullopt;
  }
  return std::string(bot.substr(kExec.size()));
}

Words BotWords() {
  const auto names = BotNames();
  return {names.begin(), names.end()};
}

std::string WhyNoBuiltIn(std::string_view name) {
  return "there is no bot " + Quoted(name) + "; there are: " + Join(BotWords());
}

std::string WhyNoBot(std::string_view name) {
  return WhyNoBuiltIn(name) + ", and exec:COMMAND for a program";
}

}  // namespace glazier
