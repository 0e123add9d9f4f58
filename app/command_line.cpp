// SPDX-License-Identifier: MIT
// The command line: subcommands, help, and one clear line for every mistake.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <random>

#include "app/cli/command.hpp"
#include "app/cli/suggest.hpp"
#include "engine/games.hpp"
#include "engine/table/record.hpp"
#include "glazier/version.hpp"

namespace glazier {
namespace {

constexpr const char* kExamples = R"(Examples:
  glazier                           play
  glazier lesson                    learn the first game in three minutes
  glazier play sintra --line        play in plain lines
  glazier play river --line         the second game
  glazier host --for everybody      open a table for friends to join
  glazier sim sintra --games 1000 --bots greedy,random
  glazier replay GAME.game          look at a recorded game
  glazier rules                     how to play

'glazier COMMAND --help' tells more about a command.)";

/// The error as one line. CLI11's messages are long, and may contain what was
/// typed or read from a file.
void Complain(Streams& streams,
              std::string_view why,
              std::string_view hint = "") {
  constexpr std::size_t kLongest = 4096;
  streams.err << "glazier: "
              << CleanText(why.substr(0, why.find('\n')), kLongest) << hint
              << '\n';
}

/// An option of the program itself that was given before a command, where it
/// would have no effect; or null.
const CLI::Option* Misplaced(const CLI::App& app) {
  if (app.get_subcommands().empty()) {
    return nullptr;
  }
  for (const CLI::Option* const option : app.get_options()) {
    if (option->count() > 0) {
      return option;
    }
  }
  return nullptr;
}

/// The command that was given, or the program itself.
const CLI::App& Given(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return commands.empty() ? app : *commands.front();
}

/// " (see glazier play --help)".
std::string SeeHelp(const CLI::App& app, const CLI::App& given) {
  return " (see glazier " + (&given == &app ? "" : given.get_name() + ' ') +
         "--help)";
}

Words OptionsOf(const CLI::App& command) {
  Words names;
  for (const CLI::Option* const option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      names.push_back("--" + name);
    }
  }
  return names;
}

Words CommandsOf(const CLI::App& app) {
  Words names;
  for (const CLI::App* const command : app.get_subcommands({})) {
    names.push_back(command->get_name());
  }
  return names;
}

bool IsCommand(const CLI::App& app, const std::string& word) {
  const Words commands = CommandsOf(app);
  return std::find(commands.begin(), commands.end(), word) != commands.end();
}

/// What is wrong with the first unknown long option, or nothing. Checked before
/// anything else: its value would be taken for an argument, and the message
/// would be about that.
std::string UnknownOption(const CLI::App& app, const Words& arguments) {
  const CLI::App* given = &app;
  for (const std::string& argument : arguments) {
    if (argument == "--") {
      break;
    }
    if (given == &app && !argument.starts_with('-') &&
        !IsCommand(app, argument)) {
      break;  // another error is more important
    }
    const std::string typed = argument.substr(0, argument.find('='));
    const Words options = OptionsOf(*given);
    if (given == &app && IsCommand(app, typed)) {
      given = given->get_subcommand(typed);
    } else if (typed.starts_with("--") &&
               std::find(options.begin(), options.end(), typed) ==
                   options.end()) {
      return (given == &app ? "there is" : given->get_name() + " has") +
             std::string(" no option ") + Quoted(typed) +
             DidYouMean(typed, options) + SeeHelp(app, *given);
    }
  }
  return "";
}

/// An unknown command, or an extra word.
std::string Unexpected(const CLI::App& app, const Words& arguments) {
  const CLI::App& given = Given(app);
  // CLI11 keeps the remaining words in its own order: find the first as typed.
  const Words left = app.remaining(true);
  const auto first = std::find_first_of(arguments.begin(), arguments.end(),
                                        left.begin(), left.end());
  const std::string typed = first == arguments.end() ? "" : *first;
  return (&given == &app
              ? "there is no command " + Quoted(typed) +
                    DidYouMean(typed, CommandsOf(app))
              : given.get_name() + " takes no argument " + Quoted(typed)) +
         SeeHelp(app, given);
}

}  // namespace

int RunCommandLine(const std::vector<std::string>& arguments,
                   Streams& streams) {
  CLI::App app("Stained-glass board games for the terminal.", "glazier");
  app.footer(kExamples);
  app.set_version_flag("-V,--version", "glazier " + std::string(kVersion),
                       "Print the version and exit");
  app.require_subcommand(0, 1);
  Command chosen;
  AddStart(app, chosen);
  AddPlay(app, chosen);
  AddLesson(app, chosen);
  AddHost(app, chosen);
  AddJoin(app, chosen);
  AddWatch(app, chosen);
  AddTables(app, chosen);
  AddTurns(app, chosen);
  AddPipe(app, chosen);
  AddKiosk(app, chosen);
  AddSim(app, chosen);
  AddReplay(app, chosen);
  AddReview(app, chosen);
  AddStats(app, chosen);
  AddRules(app, chosen);
  AddBots(app, chosen);
  AddBench(app, chosen);
  AddArena(app, chosen);
  AddEngine(app, chosen);
  AddLearn(app, chosen);
  AddComplete(app, chosen);

  if (const std::string why = UnknownOption(app, arguments); !why.empty()) {
    Complain(streams, why);
    return 2;
  }
  try {
    // CLI11 takes the arguments from the back.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    app.parse(reversed);
  } catch (const CLI::Success& success) {
    return app.exit(success, streams.out, streams.err);
  } catch (const CLI::ExtrasError&) {
    Complain(streams, Unexpected(app, arguments));
    return 2;
  } catch (const CLI::ParseError& error) {
    Complain(streams, error.what(), SeeHelp(app, Given(app)));
    return 2;
  }
  if (const CLI::Option* const option = Misplaced(app); option != nullptr) {
    const std::string command = app.get_subcommands().front()->get_name();
    streams.err << "glazier: " << option->get_name() << " goes after '"
                << command << "' (see glazier " << command << " --help)\n";
    return 2;
  }
  try {
    return chosen(streams);
  } catch (const UsageError& error) {
    Complain(streams, error.what());
    return 2;
  } catch (const std::exception& error) {
    Complain(streams, error.what());
    return 1;
  }
}

GameChoice::GameChoice() : game(GameNames().front()) {
  for (const std::string& name : OptionNames()) {
    given.push_back({name, std::nullopt});
  }
}

void GameChoice::AddTo(CLI::App& command, bool game_required) {
  AddText(command, "GAME", game, "Which game: " + Join(GameNames()),
          GameNames());
  if (game_required) {
    Require(command, "GAME");
  }
  AddNumber(command, "--players", players, "Number of players (default 2)");
  AddOptionsTo(command);
  AddSeed(command, seed);
}

void GameChoice::AddOptionsTo(CLI::App& command) {
  for (Given& option : given) {
    AddText(command, "--" + option.name, option.value, OptionHelp(option.name));
  }
}

std::uint64_t FreshSeed() {
  std::random_device device;
  return device() % 1000000;  // short enough to share
}

}  // namespace glazier
