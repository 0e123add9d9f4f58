// glazier and glazier play: a game against bots or friends.
#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "app/command.hpp"
#include "app/desk.hpp"
#include "app/games.hpp"
#include "app/line/line_game.hpp"
#include "app/screen.hpp"
#include "app/store/games.hpp"

namespace glazier {
namespace {

struct Options {
  GameChoice choice;
  ScreenChoice screen;
  std::vector<std::string> seats;
  std::string name;
  std::string load;
  bool resume = false;
  bool line = false;
};

std::string OwnName() {
  const char* const user = std::getenv("USER");
  return CleanName(user == nullptr || *user == '\0' ? "Player" : user);
}

/// Seat 1 is the player, the others are bots, unless --seat says otherwise.
template <Game G>
std::vector<Seat> SeatsFor(const Options& options, int players) {
  const std::string own =
      options.name.empty() ? OwnName() : CleanName(options.name);
  std::vector<Seat> seats(static_cast<std::size_t>(players));
  for (std::size_t i = 1; i < seats.size(); ++i) {
    seats[i].player = kDefaultBot;
  }
  for (const std::string& text : options.seats) {
    const auto equals = text.find('=');
    const auto number =
        ParseNumber(std::string_view(text).substr(0, equals), 1, players);
    if (!number || equals == std::string::npos) {
      throw UsageError("--seat takes N=human or N=BOT with N from 1 to " +
                       std::to_string(players) + ", not " + Quoted(text));
    }
    Seat& seat = seats[static_cast<std::size_t>(*number - 1)];
    seat.player = text.substr(equals + 1);
    if (!seat.IsHuman()) {
      BotCalled<G>(seat.player);  // refuses what does not exist
    }
  }
  int humans = 0;
  const auto bots =
      std::count_if(seats.begin(), seats.end(),
                    [](const Seat& seat) { return !seat.IsHuman(); });
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Seat& seat = seats[i];
    if (seat.IsHuman()) {
      seat.name = humans++ == 0 ? own : "Player " + std::to_string(i + 1);
    } else {
      seat.name = bots == 1 ? "Bot" : "Bot " + std::to_string(i + 1);
    }
  }
  return seats;
}

/// Whether the full screen can open; says why not, where that is a surprise.
bool ScreenOpens(const Options& options,
                 const tui::Capabilities& terminal,
                 Streams& streams) {
  if (options.line || !streams.screen) {
    return false;
  }
  if (!terminal.line_mode.empty()) {
    streams.err << "glazier: " << terminal.line_mode << '\n';
    return false;
  }
  return true;
}

int OpenScreen(tui::TuiOptions::Start start,
               const tui::Capabilities& terminal,
               const std::string& overrides,
               const std::filesystem::path& record) {
  Desk desk;
  tui::TuiOptions screens;
  screens.start = start;
  screens.terminal = terminal;
  screens.overrides = overrides;
  if (!record.empty()) {
    const auto text = ReadFile(record, kMaxRecordBytes);
    if (!text) {
      throw Failure(text.why());
    }
    screens.record = *text;
    screens.name = desk.Adopt(record);
  }
  return RunTui(screens, desk);
}

template <Game G>
int Resume(const Options& options,
           const std::filesystem::path& path,
           Streams& streams) {
  auto table = LoadGame<G>(path);
  if (!table) {
    throw Failure(table.why());
  }
  for (const Seat& seat : table->seats()) {
    if (!seat.IsHuman() && MakeBot<G>(seat.player) == nullptr) {
      throw Failure(path.string() + ": " + WhyNoBot(seat.player));
    }
  }
  const auto terminal = options.screen.Capabilities();
  if (ScreenOpens(options, terminal, streams)) {
    return OpenScreen(tui::TuiOptions::Start::kResume, terminal,
                      options.screen.Overrides(), path);
  }
  LineGame<G>(std::move(*table), path, streams.in, streams.out).Run();
  return 0;
}

/// Only what was asked for: the rest is as remembered.
template <Game G>
std::string GameOverrides(const Options& options) {
  const auto rules = options.choice.OptionsFor<G>();
  std::string lines = options.screen.Overrides();
  if (options.choice.players) {
    lines += "players=" + std::to_string(rules.players) + '\n';
  }
  if (options.choice.side) {
    lines += "side=" + *options.choice.side + '\n';
  }
  if (options.choice.seed) {
    lines += "seed=" + std::to_string(*options.choice.seed) + '\n';
  }
  if (!options.seats.empty() || !options.name.empty()) {
    const auto seats = SeatsFor<G>(options, rules.players);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      lines += "seat" + std::to_string(i + 1) + '=' + seats[i].player + ' ' +
               seats[i].name + '\n';
    }
  }
  return lines;
}

template <Game G>
int Begin(const Options& options, Streams& streams) {
  const auto rules = options.choice.OptionsFor<G>();
  const auto seats = SeatsFor<G>(options, rules.players);
  const auto terminal = options.screen.Capabilities();
  if (ScreenOpens(options, terminal, streams)) {
    return OpenScreen(tui::TuiOptions::Start::kGame, terminal,
                      GameOverrides<G>(options), {});
  }
  const std::uint64_t seed =
      options.choice.seed ? *options.choice.seed : FreshSeed();
  LineGame<G>(Table<G>(rules, seed, seats), NewGamePath(G::kName, seed),
              streams.in, streams.out)
      .Run();
  return 0;
}

int Play(const Options& options, Streams& streams) {
  std::filesystem::path path = options.load;
  if (options.resume) {
    path = LatestUnfinished();
    if (path.empty()) {
      throw Failure("there is no unfinished game to resume");
    }
  }
  if (path.empty()) {
    return WithGame(options.choice.game,
                    [&]<Game G>() { return Begin<G>(options, streams); });
  }
  const Outcome<std::string> game = GameOf(path);
  if (!game) {
    throw Failure(game.why());
  }
  return WithGame(*game,
                  [&]<Game G>() { return Resume<G>(options, path, streams); });
}

}  // namespace

void AddStart(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  options->screen.AddTo(app);
  chosen = [options](Streams& streams) {
    const auto terminal = options->screen.Capabilities();
    if (ScreenOpens(*options, terminal, streams)) {
      return OpenScreen(tui::TuiOptions::Start::kMenu, terminal,
                        options->screen.Overrides(), {});
    }
    options->line = true;  // said once why, that is enough
    return Play(*options, streams);
  };
}

void AddPlay(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "play", "Play a game against bots or friends",
      "Examples:\n"
      "  glazier play\n"
      "  glazier play sintra --side B --players 3 --line\n"
      "  glazier play --seat 1=human --seat 2=human   two at one keyboard\n"
      "  glazier play --line --resume",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return Play(*options, streams);
        };
      });
  options->choice.AddTo(command, false);
  options->screen.AddTo(command);
  AddList(command, "--seat", options->seats,
          "Who sits where: N=human or N=BOT (default: you, then bots); "
          "bots: " +
              Join(BotWords()));
  AddText(command, "--name", options->name, "Your name at the table");
  AddFlag(command, "--resume", options->resume,
          "Go on with the last unfinished game");
  AddText(command, "--load", options->load, "Go on with a recorded game");
  Exclude(command, "--load", "--resume");
  AddFlag(command, "--line", options->line,
          "Plain lines: for screen readers, pipes and bad terminals");
}

}  // namespace glazier
