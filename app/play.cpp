// glazier and glazier play: a game against bots or friends.
#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "app/bots/bot_options.hpp"
#include "app/command.hpp"
#include "app/line/line_game.hpp"
#include "app/line/line_watch.hpp"
#include "app/screen/file_keeper.hpp"
#include "app/screen/screen_choice.hpp"
#include "app/store/game_file.hpp"
#include "app/store/games.hpp"
#include "engine/games.hpp"
#include "tui/screens/games.hpp"

namespace glazier {
namespace {

struct Options {
  GameChoice choice;
  ScreenChoice screen;
  std::vector<std::string> seats;
  Thinking thinking;
  std::string name;
  std::string load;
  bool resume = false;
  bool watch = false;
  bool line = false;
};

std::string OwnName() {
  const char* const user = std::getenv("USER");
  return CleanName(user == nullptr || *user == '\0' ? "Player" : user);
}

/// --seat 3=BOT makes it a game of three, unless --players says otherwise.
void CountSeats(Options& options) {
  if (options.choice.players || options.seats.empty()) {
    return;
  }
  int players = 1;
  for (const std::string& text : options.seats) {
    const auto number = ParseNumber(
        std::string_view(text).substr(0, text.find('=')), 1, kMaxSeats);
    players = std::max(players, number.value_or(0));
  }
  const GameInfo* const game = FindGame(options.choice.game);
  options.choice.players = std::max(players, game->min_players);
}

/// One --seat N=WHO.
struct SeatWish {
  std::size_t seat = 0;
  std::string player;
};

std::vector<SeatWish> SeatWishes(const Options& options, int players) {
  std::vector<SeatWish> wishes;
  for (const std::string& text : options.seats) {
    const auto equals = text.find('=');
    const auto number =
        ParseNumber(std::string_view(text).substr(0, equals), 1, players);
    if (!number || equals == std::string::npos) {
      throw UsageError("--seat takes N=human or N=BOT with N from 1 to " +
                       std::to_string(players) + ", not " + Quoted(text));
    }
    wishes.push_back(
        {static_cast<std::size_t>(*number - 1), text.substr(equals + 1)});
  }
  return wishes;
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
  for (const SeatWish& wish : SeatWishes(options, players)) {
    Seat& seat = seats[wish.seat];
    seat.player = options.thinking.Named(wish.player);
    if (CommandOf(wish.player)) {
      seat.player = kProgramPlayer;
    } else if (!seat.IsHuman()) {
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

/// The programs that were named, by seat.
Words Commands(const Options& options, int players) {
  Words commands(static_cast<std::size_t>(players));
  for (const SeatWish& wish : SeatWishes(options, players)) {
    commands[wish.seat] = CommandOf(wish.player).value_or("");
  }
  return commands;
}

/// Who plays for the seats without a person. A record never starts a program:
/// only whoever is at the keyboard may say which.
template <Game G>
Bots<G> BotsFor(const std::vector<Seat>& seats,
                const Options& options,
                Streams& streams) {
  const Words commands = Commands(options, static_cast<int>(seats.size()));
  Bots<G> bots(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].IsHuman()) {
      continue;
    }
    if (seats[i].player != kProgramPlayer) {
      bots[i] = BotCalled<G>(seats[i].player);
    } else if (!commands[i].empty()) {
      bots[i] = ProgramBot<G>(commands[i], options.thinking);
    } else {
      bots[i] = MakeBot<G>(kDefaultBot);
      streams.err << "glazier: seat " << i + 1
                  << " was a program's; say which with --seat " << i + 1
                  << "=exec:COMMAND, " << SubstituteWords() << '\n';
    }
  }
  return bots;
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

int OpenScreen(const Options& options,
               tui::TuiOptions::Start start,
               const tui::Capabilities& terminal,
               const std::string& overrides,
               const std::filesystem::path& record) {
  FileKeeper desk;
  desk.SetPrograms(Commands(options, kMaxSeats), options.thinking.budget());
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
Table<G> Load(const std::filesystem::path& path) {
  auto table = LoadGame<G>(path);
  if (!table) {
    throw Failure(table.why());
  }
  for (const Seat& seat : table->seats()) {
    if (!seat.IsHuman() && seat.player != kProgramPlayer &&
        MakeBot<G>(seat.player) == nullptr) {
      throw Failure(Shown(path) + ": " + WhyNoBot(seat.player));
    }
  }
  return std::move(*table);
}

template <Game G>
int Resume(const Options& options,
           const std::filesystem::path& path,
           Streams& streams) {
  if (options.watch) {
    LineWatch<G>(Load<G>(path), path, streams.out).Run();
    return 0;
  }
  const auto terminal = options.screen.Capabilities();
  if (tui::kHasScreen<G> && ScreenOpens(options, terminal, streams)) {
    Load<G>(path);  // refuses what cannot be played
    return OpenScreen(options, tui::TuiOptions::Start::kResume, terminal,
                      options.screen.Overrides(), path);
  }
  auto file = GameFile::Take(path);
  if (!file) {
    throw Failure(file.why() + " (--watch looks on)");
  }
  // Read only now: nobody else writes it any more.
  auto table = Load<G>(path);
  auto bots = BotsFor<G>(table.seats(), options, streams);
  LineGame<G>(std::move(table), std::move(bots), std::move(*file), streams.in,
              streams.out)
      .Run();
  return 0;
}

/// Only what was asked for: the rest is as remembered.
template <Game G>
std::string GameOverrides(const Options& options) {
  const auto rules = options.choice.OptionsFor<G>();
  std::string lines =
      options.screen.Overrides() + "game=" + std::string(G::kInfo.name) + '\n';
  if (options.choice.players) {
    lines += "players=" + std::to_string(rules.players) + '\n';
  }
  for (const auto& option : options.choice.given) {
    if (option.value) {
      lines += option.name + '=' + *option.value + '\n';
    }
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
  if (tui::kHasScreen<G> && ScreenOpens(options, terminal, streams)) {
    return OpenScreen(options, tui::TuiOptions::Start::kGame, terminal,
                      GameOverrides<G>(options), {});
  }
  const std::uint64_t seed =
      options.choice.seed ? *options.choice.seed : FreshSeed();
  LineGame<G>(Table<G>(rules, seed, seats), BotsFor<G>(seats, options, streams),
              GameFile(NewGamePath(G::kInfo.name, seed)), streams.in,
              streams.out)
      .Run();
  return 0;
}

int Play(const Options& options, Streams& streams) {
  std::filesystem::path path = options.load;
  if (options.resume || (options.watch && path.empty())) {
    path = LatestUnfinished();
    if (path.empty()) {
      throw Failure("there is no unfinished game to " +
                    std::string(options.watch ? "watch" : "resume"));
    }
    if (WasRecovered(path)) {
      streams.err << "glazier: this game was damaged and is recovered: its "
                     "last action may be missing\n";
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
      return OpenScreen(*options, tui::TuiOptions::Start::kMenu, terminal,
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
          CountSeats(*options);
          return Play(*options, streams);
        };
      });
  options->choice.AddTo(command, false);
  options->screen.AddTo(command);
  AddList(command, "--seat", options->seats,
          "Who sits where: N=human, N=BOT or N=exec:COMMAND for a program "
          "(default: you, then bots); bots: " +
              Join(BotWords()));
  options->thinking.AddTo(command);
  AddText(command, "--name", options->name, "Your name at the table");
  AddFlag(command, "--resume", options->resume,
          "Go on with the last unfinished game");
  AddText(command, "--load", options->load, "Go on with a recorded game");
  Exclude(command, "--load", "--resume");
  AddFlag(command, "--watch", options->watch,
          "Look on at a game that another program plays, in plain lines: the "
          "last one, or that of --load");
  Exclude(command, "--watch", "--resume");
  AddFlag(command, "--line", options->line,
          "Plain lines: for screen readers, pipes and bad terminals");
}

}  // namespace glazier
