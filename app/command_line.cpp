// The command line: subcommands, help, and one clear line for every mistake.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>

#include "app/command.hpp"
#include "engine/games.hpp"
#include "glazier/version.hpp"

namespace glazier {
namespace {

constexpr const char* kExamples = R"(Examples:
  glazier                           play
  glazier play sintra --line        play in plain lines
  glazier play river --line         the second game
  glazier host --for everybody      open a table for friends to join
  glazier sim sintra --games 1000 --bots greedy,random
  glazier replay GAME.game          look at a recorded game
  glazier rules                     how to play

'glazier COMMAND --help' tells more about a command.)";

/// CLI11 likes long messages; players get one line.
std::string OneLine(std::string text) {
  text = std::string(Trim(text.substr(0, text.find('\n'))));
  return text;
}

/// An option of the program itself that was given before a command, where it
/// would do nothing; or null.
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
  AddHost(app, chosen);
  AddJoin(app, chosen);
  AddWatch(app, chosen);
  AddTables(app, chosen);
  AddKiosk(app, chosen);
  AddSim(app, chosen);
  AddReplay(app, chosen);
  AddReview(app, chosen);
  AddRules(app, chosen);
  AddBench(app, chosen);
  AddArena(app, chosen);
  AddEngine(app, chosen);
  AddLearn(app, chosen);
  AddComplete(app, chosen);

  try {
    // CLI11 takes the arguments from the back.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    app.parse(reversed);
  } catch (const CLI::Success& success) {
    return app.exit(success, streams.out, streams.err);
  } catch (const CLI::ParseError& error) {
    streams.err << "glazier: " << OneLine(error.what())
                << " (see glazier --help)\n";
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
    streams.err << "glazier: " << error.what() << '\n';
    return 2;
  } catch (const std::exception& error) {
    streams.err << "glazier: " << error.what() << '\n';
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
  return device() % 1000000;  // short enough to tell a friend
}

OutputFile::OutputFile(std::string name, Streams& streams)
    : name_(std::move(name)), stream_(&streams.out) {
  if (name_ == "-") {
    return;
  }
  if (name_.empty()) {
    throw UsageError("an output file needs a name");
  }
  temporary_ = name_ + '.' + std::to_string(getpid()) + ".tmp";
  file_ = std::make_unique<std::ofstream>(temporary_, std::ios::binary);
  if (!*file_) {
    throw UsageError("cannot write " + name_);
  }
  stream_ = file_.get();
}

OutputFile::~OutputFile() {
  if (file_ != nullptr) {
    file_.reset();
    std::remove(temporary_.c_str());
  }
}

void OutputFile::Write(std::string_view text) {
  *stream_ << text;
  if (!*stream_) {
    throw Failure("cannot write " + (name_ == "-" ? "the output" : name_));
  }
}

void OutputFile::Finish() {
  stream_->flush();
  Write("");
  if (file_ != nullptr) {
    file_.reset();
    if (std::rename(temporary_.c_str(), name_.c_str()) != 0) {
      std::remove(temporary_.c_str());
      throw Failure("cannot write " + name_);
    }
  }
}

}  // namespace glazier
