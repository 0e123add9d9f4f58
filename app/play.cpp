// glazier play: a game against bots or friends.
#include <cstdlib>
#include <iostream>

#include "app/command.hpp"
#include "app/games.hpp"
#include "app/line/line_game.hpp"
#include "app/store/games.hpp"

namespace glazier {
namespace {

struct Options {
  GameChoice choice;
  std::vector<std::string> seats;
  std::string name;
  std::string load;
  bool resume = false;
  bool line = false;
};

std::string OwnName() {
  const char* const user = std::getenv("USER");
  return CleanName(user == nullptr || *user == '\0' ? "You" : user);
}

/// Seat 1 is the player, the others are bots, unless --seat says otherwise.
template <Game G>
std::vector<Seat> SeatsFor(const Options& options, int players) {
  const std::string own =
      options.name.empty() ? OwnName() : CleanName(options.name);
  std::vector<Seat> seats(static_cast<std::size_t>(players));
  for (std::size_t i = 1; i < seats.size(); ++i) {
    seats[i].player = "greedy";
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
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Seat& seat = seats[i];
    if (seat.IsHuman()) {
      seat.name = humans++ == 0 ? own : "Player " + std::to_string(i + 1);
    } else {
      seat.name = players == 2 ? "Bot" : "Bot " + std::to_string(i + 1);
    }
  }
  return seats;
}

template <Game G>
int Resume(const std::filesystem::path& path, Streams& streams) {
  auto table = LoadGame<G>(path);
  if (!table) {
    throw Failure(table.why());
  }
  for (const Seat& seat : table->seats()) {
    if (!seat.IsHuman()) {
      BotCalled<G>(seat.player);
    }
  }
  LineGame<G>(std::move(*table), path, streams.in, streams.out).Run();
  return 0;
}

template <Game G>
int Begin(const Options& options, Streams& streams) {
  const auto rules = options.choice.OptionsFor<G>();
  const auto seats = SeatsFor<G>(options, rules.players);
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
  return WithGame(*game, [&]<Game G>() { return Resume<G>(path, streams); });
}

}  // namespace

void AddPlay(CLI::App& app, Command& chosen) {
  auto* const command =
      app.add_subcommand("play", "Play a game against bots or friends");
  const auto options = std::make_shared<Options>();
  options->choice.AddTo(*command, false);
  command->add_option("--seat", options->seats,
                      "Who sits where: N=human or N=BOT (default: you, then "
                      "bots); bots: " +
                          CLI::detail::join(BotNames()));
  command->add_option("--name", options->name, "Your name at the table");
  auto* const resume = command->add_flag("--resume", options->resume,
                                         "Go on with the last unfinished game");
  command->add_option("--load", options->load, "Go on with a recorded game")
      ->excludes(resume);
  command->add_flag("--line", options->line,
                    "Plain lines: for screen readers, pipes and bad "
                    "terminals");
  command->footer(
      "Examples:\n"
      "  glazier play\n"
      "  glazier play sintra --side B --players 3 --line\n"
      "  glazier play --seat 1=human --seat 2=human   two at one keyboard\n"
      "  glazier play --line --resume");
  command->callback([options, &chosen] {
    chosen = [options](Streams& streams) { return Play(*options, streams); };
  });
}

}  // namespace glazier
