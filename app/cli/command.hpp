// SPDX-License-Identifier: MIT
// What all subcommands share.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/options.hpp"
#include "engine/core/text.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief The layout of what --json prints; it changes when a field is removed
/// or changes its meaning.
inline constexpr int kResultVersion = 1;

/// @brief Where a command reads and writes; tests pass their own streams.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;  ///< a person watches: progress may be shown
  bool screen = false;    ///< in and out are the process's own: the full
                          ///< screen may open, if they are a terminal
};

/// @brief A wrong option or value: one clear line, exit code 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// @brief Something that could not be done: one clear line, exit code 1.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// @brief What the command line asks for, ready to run.
using Command = std::function<int(Streams&)>;

// Each adds its subcommand and sets `chosen` when the user asks for it;
// AddStart is for no subcommand at all.
void AddStart(CLI::App& app, Command& chosen);
void AddPlay(CLI::App& app, Command& chosen);
void AddSim(CLI::App& app, Command& chosen);
void AddReplay(CLI::App& app, Command& chosen);
void AddRules(CLI::App& app, Command& chosen);
void AddBench(CLI::App& app, Command& chosen);
void AddArena(CLI::App& app, Command& chosen);
void AddBots(CLI::App& app, Command& chosen);
void AddLearn(CLI::App& app, Command& chosen);
void AddLesson(CLI::App& app, Command& chosen);
void AddComplete(CLI::App& app, Command& chosen);
void AddReview(CLI::App& app, Command& chosen);
void AddStats(CLI::App& app, Command& chosen);
void AddEngine(CLI::App& app, Command& chosen);
void AddHost(CLI::App& app, Command& chosen);
void AddJoin(CLI::App& app, Command& chosen);
void AddWatch(CLI::App& app, Command& chosen);
void AddTables(CLI::App& app, Command& chosen);
void AddTurns(CLI::App& app, Command& chosen);
void AddPipe(CLI::App& app, Command& chosen);
void AddKiosk(CLI::App& app, Command& chosen);

/// @brief The whole program: returns the exit code.
int RunCommandLine(const std::vector<std::string>& arguments, Streams& streams);

/// @brief GAME, --players, --seed, and an option for each that a game has.
struct GameChoice {
  /// What was given for an option of a game: --side B.
  struct Given {
    std::string name;
    std::optional<std::string> value;
  };

  GameChoice();

  std::string game;
  std::optional<int> players;
  std::vector<Given> given;  ///< every option of every game
  std::optional<std::uint64_t> seed;

  void AddTo(CLI::App& command, bool game_required);
  void AddOptionsTo(CLI::App& command);

  /// @brief The game's own options, or UsageError with its reason.
  template <Game G>
  typename G::Options OptionsFor() const {
    std::string text;
    if (players) {
      text = "players=" + std::to_string(*players);
    }
    for (const Given& option : given) {
      if (option.value) {
        text += (text.empty() ? "" : " ") + option.name + '=' + *option.value;
      }
    }
    if (text.empty()) {
      return {};
    }
    const auto options = ParseOptions<G>(text);
    if (!options) {
      throw UsageError(options.why());
    }
    return *options;
  }
};

/// @brief A random seed.
std::uint64_t FreshSeed();

}  // namespace glazier
