// SPDX-License-Identifier: MIT
// The command line's options as plain functions. Only options.cpp and
// command_line.cpp see CLI11 itself, which is slow to compile.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}  // namespace CLI

namespace glazier {

using Words = std::vector<std::string>;

/// @brief A subcommand; `chosen` is called when the user asks for it.
CLI::App& AddCommand(CLI::App& app,
                     const std::string& name,
                     const std::string& help,
                     const std::string& examples,
                     const std::function<void()>& chosen);

/// @brief "--name VALUE", or an argument when the name has no dashes; one of
/// `allowed`, if any are given.
void AddText(CLI::App& command,
             const std::string& name,
             std::string& value,
             const std::string& help,
             const Words& allowed = {});
/// @brief The same; `why_not` says what is wrong with a value, or nothing.
void AddText(
    CLI::App& command,
    const std::string& name,
    std::optional<std::string>& value,
    const std::string& help,
    const std::function<std::string(const std::string&)>& why_not = nullptr);
/// @brief "--name A,B" and "--name A --name B".
void AddList(CLI::App& command,
             const std::string& name,
             Words& values,
             const std::string& help);
void AddFlag(CLI::App& command,
             const std::string& name,
             bool& value,
             const std::string& help);
void AddNumber(CLI::App& command,
               const std::string& name,
               std::int64_t& value,
               std::int64_t low,
               std::int64_t high,
               const std::string& help);
void AddNumber(CLI::App& command,
               const std::string& name,
               std::optional<int>& value,
               const std::string& help);
void AddSeconds(CLI::App& command,
                const std::string& name,
                double& value,
                double low,
                double high,
                const std::string& help);
/// @brief "--name" alone, or with a value; nothing if it is not given.
void AddFlagOrText(CLI::App& command,
                   const std::string& name,
                   std::optional<std::string>& value,
                   const std::string& help);
/// @brief "--name" alone, which gives kFlagAlone, or "--name=VALUE" with one of
/// `allowed`. A word after it is not taken for the value.
inline constexpr const char* kFlagAlone = "true";
void AddFlagOrChoice(CLI::App& command,
                     const std::string& name,
                     std::string& value,
                     const std::string& help,
                     const Words& allowed);
void AddSeed(CLI::App& command, std::optional<std::uint64_t>& seed);

void Require(CLI::App& command, const std::string& name);
/// @brief Leaves an option out of the help.
void Hide(CLI::App& command, const std::string& name);
/// @brief Forbids two options together.
void Exclude(CLI::App& command,
             const std::string& name,
             const std::string& other);

/// @brief "a, b, c".
std::string Join(const Words& words);

}  // namespace glazier
