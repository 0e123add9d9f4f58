// SPDX-License-Identifier: MIT
// glazier and glazier play: a game against bots or friends.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "app/bots/bot_options.hpp"
#include "app/cli/command.hpp"
#include "app/guest/friends.hpp"
#include "app/line/line_choice.hpp"
#include "app/line/line_game.hpp"
#include "app/line/line_watch.hpp"
#include "app/screen/file_keeper.hpp"
#include "app/screen/screen_choice.hpp"
#include "app/store/game_file.hpp"
#include "app/store/kept_record.hpp"
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
  LineChoice line;
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

/// Who plays the seats without a person. A record never starts a program: only
/// the command line may name one.
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

/// Whether the full screen can open; says why not, where that is unexpected.
bool ScreenOpens(const Options& options,
                 const tui::Capabilities& terminal,
                 Streams& streams) {
  if (options.line.given() || !streams.screen) {
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
               const KeptRecord* record) {
  FileKeeper keeper;
  Friends friends;
  keeper.SetFriends(&friends);
  keeper.SetPrograms(Commands(options, kMaxSeats), options.thinking.budget());
  tui::TuiOptions screens;
  screens.start = start;
  screens.terminal = terminal;
  screens.overrides = overrides;
  if (record != nullptr) {
    screens.record = record->text;
    screens.name = keeper.Adopt(record->path);
  }
  const int status = RunTui(screens, keeper);
  if (keeper.saved() && keeper.UnfinishedGame()) {
    std::cout << "The game is kept. Go on with: glazier play --resume\n";
  }
  return status;
}

template <Game G>
void PlayInLines(Table<G> table,
                 Bots<G> bots,
                 GameFile file,
                 Manner manner,
                 Streams& streams) {
  const bool clears = streams.screen && isatty(STDOUT_FILENO) != 0;
  LineGame<G>(std::move(table), std::move(bots), std::move(file), streams.in,
              streams.out, clears, manner)
      .Run();
}

template <Game G>
void CheckBots(const Table<G>& table, const std::filesystem::path& path) {
  for (const Seat& seat : table.seats()) {
    if (!seat.IsHuman() && seat.player != kProgramPlayer &&
        MakeBot<G>(seat.player) == nullptr) {
      throw Failure(Shown(path) + ": " + WhyNoBot<G>(seat.player));
    }
  }
}

template <Game G>
int Resume(const Options& options, KeptRecord record, Streams& streams) {
  const std::filesystem::path path = record.path;
  CheckBots(std::get<Table<G>>(record.table), path);
  if (options.watch) {
    LineWatch<G>(std::get<Table<G>>(std::move(record.table)), path, streams.out,
                 options.line.Settle(streams))
        .Run();
    return 0;
  }
  const auto terminal = options.screen.Capabilities();
  const Manner manner = options.line.Settle(streams);
  if (ScreenOpens(options, terminal, streams)) {
    return OpenScreen(options, tui::TuiOptions::Start::kResume, terminal,
                      options.screen.Overrides(), &record);
  }
  auto file = GameFile::Take(path);
  if (!file) {
    throw Failure(file.why() + " (--watch looks on)");
  }
  auto now = std::move(record).Refreshed();
  if (!now || !std::holds_alternative<Table<G>>(now->table)) {
    throw Failure(now ? Shown(path) + " is another game now" : now.why());
  }
  auto table = std::get<Table<G>>(std::move(now->table));
  auto bots = BotsFor<G>(table.seats(), options, streams);
  PlayInLines(std::move(table), std::move(bots), std::move(*file), manner,
              streams);
  return 0;
}

/// Only the given options: everything else stays as remembered.
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
  const Manner manner = options.line.Settle(streams);
  if (ScreenOpens(options, terminal, streams)) {
    return OpenScreen(options, tui::TuiOptions::Start::kGame, terminal,
                      GameOverrides<G>(options), nullptr);
  }
  const std::uint64_t seed =
      options.choice.seed ? *options.choice.seed : FreshSeed();
  PlayInLines(Table<G>(rules, seed, seats), BotsFor<G>(seats, options, streams),
              GameFile(NewGamePath(G::kInfo.name, seed)), manner, streams);
  return 0;
}

int Play(const Options& options, Streams& streams) {
  std::optional<KeptRecord> record;
  if (options.resume || (options.watch && options.load.empty())) {
    record = LatestUnfinished();
    if (!record) {
      throw Failure("there is no unfinished game to " +
                    std::string(options.watch ? "watch" : "resume"));
    }
    if (WasRecovered(record->path)) {
      streams.err << "glazier: this game was damaged and is recovered: its "
                     "last action may be missing\n";
    }
  } else if (!options.load.empty()) {
    auto opened = KeptRecord::Open(options.load);
    if (!opened) {
      throw Failure(opened.why());
    }
    record = std::move(*opened);
  } else {
    return WithGame(options.choice.game,
                    [&]<Game G>() { return Begin<G>(options, streams); });
  }
  return std::visit(
      [&]<Game G>(const Table<G>&) {
        return Resume<G>(options, *std::move(record), streams);
      },
      record->table);
}

}  // namespace

void AddStart(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  options->screen.AddTo(app);
  chosen = [options](Streams& streams) {
    const auto terminal = options->screen.Capabilities();
    if (ScreenOpens(*options, terminal, streams)) {
      options->line.Settle(streams);
      return OpenScreen(*options, tui::TuiOptions::Start::kMenu, terminal,
                        options->screen.Overrides(), nullptr);
    }
    options->line.wish = kFlagAlone;  // the reason has been given once
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
  options->line.AddTo(command);
}

}  // namespace glazier
