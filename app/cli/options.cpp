// SPDX-License-Identifier: MIT
// The wrappers around CLI11.
#include "app/cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "engine/core/text.hpp"

namespace glazier {

CLI::App& AddCommand(CLI::App& app,
                     const std::string& name,
                     const std::string& help,
                     const std::string& examples,
                     const std::function<void()>& chosen) {
  CLI::App* const command = app.add_subcommand(name, help);
  command->footer(examples);
  command->callback(chosen);
  return *command;
}

void AddText(CLI::App& command,
             const std::string& name,
             std::string& value,
             const std::string& help,
             const Words& allowed) {
  CLI::Option* const option = command.add_option(name, value, help);
  if (!allowed.empty()) {
    option->check(CLI::IsMember(allowed));
  }
}

void AddText(CLI::App& command,
             const std::string& name,
             std::optional<std::string>& value,
             const std::string& help,
             const std::function<std::string(const std::string&)>& why_not) {
  CLI::Option* const option = command.add_option(name, value, help);
  if (why_not) {
    option->check(why_not);
  }
}

void AddList(CLI::App& command,
             const std::string& name,
             Words& values,
             const std::string& help) {
  command.add_option(name, values, help)
      ->delimiter(',')
      ->allow_extra_args(false);
}

void AddFlag(CLI::App& command,
             const std::string& name,
             bool& value,
             const std::string& help) {
  command.add_flag(name, value, help);
}

void AddNumber(CLI::App& command,
               const std::string& name,
               std::int64_t& value,
               std::int64_t low,
               std::int64_t high,
               const std::string& help) {
  command.add_option(name, value, help)->check(CLI::Range(low, high));
}

void AddNumber(CLI::App& command,
               const std::string& name,
               std::optional<int>& value,
               const std::string& help) {
  command.add_option(name, value, help);
}

void AddSeconds(CLI::App& command,
                const std::string& name,
                double& value,
                double low,
                double high,
                const std::string& help) {
  command.add_option(name, value, help)->check(CLI::Range(low, high));
}

void AddFlagOrText(CLI::App& command,
                   const std::string& name,
                   std::optional<std::string>& value,
                   const std::string& help) {
  command
      .add_option_function<std::vector<std::string>>(
          name,
          [&value](const std::vector<std::string>& given) {
            value = given.empty() ? "" : given.front();
          },
          help)
      ->expected(0, 1)
      ->type_name("[TEXT]");
}

void AddFlagOrChoice(CLI::App& command,
                     const std::string& name,
                     std::string& value,
                     const std::string& help,
                     const Words& allowed) {
  std::string values;  // described as CLI11 does: completions read it
  for (const std::string& each : allowed) {
    values += (values.empty() ? "{" : ",") + each;
  }
  command.add_flag(name, value, help)
      ->check(
          [name, allowed](const std::string& text) {
            const bool fits = text == kFlagAlone ||
                              std::find(allowed.begin(), allowed.end(), text) !=
                                  allowed.end();
            return fits ? std::string()
                        : Quoted(text) + " is not one of: " + Join(allowed);
          },
          values + '}');
}

void AddSeed(CLI::App& command, std::optional<std::uint64_t>& seed) {
  // Not as one of CLI11's numbers: that would accept -1 as a large one.
  command
      .add_option_function<std::string>(
          "--seed",
          [&seed](const std::string& text) {
            constexpr std::uint64_t kMaxSeed = ~std::uint64_t{0};
            seed = ParseNumber<std::uint64_t>(text, 0, kMaxSeed);
            if (!seed) {
              throw CLI::ValidationError(
                  "--seed", Quoted(text) + " is not a number from 0 to " +
                                std::to_string(kMaxSeed));
            }
          },
          "Seed of the game: a number")
      ->type_name("NUMBER");
}

void Require(CLI::App& command, const std::string& name) {
  command.get_option(name)->required();
}

void Hide(CLI::App& command, const std::string& name) {
  command.get_option(name)->group("");
}

void Exclude(CLI::App& command,
             const std::string& name,
             const std::string& other) {
  command.get_option(name)->excludes(command.get_option(other));
}

std::string Join(const Words& words) {
  return CLI::detail::join(words, ", ");
}

}  // namespace glazier
