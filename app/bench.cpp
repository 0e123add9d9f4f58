// glazier bench: how fast random games run on one thread.
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/bench_screen.hpp"
#include "app/command.hpp"
#include "app/games.hpp"
#include "engine/bots/playout.hpp"

namespace glazier {
namespace {

struct Options {
  double seconds = 1;
  std::optional<std::string> side;
  bool screen = false;
  bool json = false;
};

struct Figures {
  double games_per_second = 0;
  double moves_per_game = 0;
  double ns_per_move = 0;
};

/// Random full games of one kind, for about so many seconds.
template <Game G>
Figures Measure(const typename G::Options& options, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr int kBatch = 500;
  Rng rng(1);
  std::int64_t games = 0;
  std::int64_t moves = 0;
  const auto start = Clock::now();
  double elapsed = 0;
  while (elapsed < seconds) {
    for (int i = 0; i < kBatch; ++i) {
      G game(options);
      moves += PlayOut(game, rng);
    }
    games += kBatch;
    elapsed = std::chrono::duration<double>(Clock::now() - start).count();
  }
  const auto count = static_cast<double>(games);
  const auto all = static_cast<double>(moves);
  return {count / elapsed, all / count, elapsed * 1e9 / all};
}

template <Game G>
void Bench(const Options& options,
           nlohmann::ordered_json& report,
           Streams& streams) {
  GameChoice choice;
  choice.side = options.side;
  choice.OptionsFor<G>();  // refuses before anything is printed
  if (!options.json) {
    streams.out << G::kTitle
                << ": random games, one thread\nplayers  games/second  "
                   "moves/game  ns/move\n";
  }
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
    choice.players = players;
    const Figures figures = Measure<G>(choice.OptionsFor<G>(), options.seconds);
    report[std::string(G::kName)][std::to_string(players)] = {
        {"games_per_second", figures.games_per_second},
        {"moves_per_game", figures.moves_per_game},
        {"ns_per_move", figures.ns_per_move}};
    if (!options.json) {
      char line[80];
      std::snprintf(line, sizeof line, "%7d  %12.0f  %10.1f  %7.1f\n", players,
                    figures.games_per_second, figures.moves_per_game,
                    figures.ns_per_move);
      streams.out << line << std::flush;
    }
  }
}

void BenchScreen(const Options& options,
                 nlohmann::ordered_json& report,
                 Streams& streams) {
  if (!options.json) {
    streams.out << "The table in 256 colours, a cursor key at a time\n"
                   "  size    us/frame  bytes/key\n";
  }
  for (const auto& [width, height] : {std::pair(80, 24), std::pair(200, 50)}) {
    const FrameFigures figures = MeasureFrames(width, height, options.seconds);
    const std::string size =
        std::to_string(width) + 'x' + std::to_string(height);
    report["screen"][size] = {{"frame_microseconds", figures.microseconds},
                              {"bytes_per_key", figures.bytes}};
    if (!options.json) {
      char line[80];
      std::snprintf(line, sizeof line, "%6s  %10.0f  %9.0f\n", size.c_str(),
                    figures.microseconds, figures.bytes);
      streams.out << line << std::flush;
    }
  }
}

int Run(const Options& options, Streams& streams) {
  nlohmann::ordered_json report;
  if (options.screen) {
    BenchScreen(options, report, streams);
  } else {
    for (const std::string& name : GameNames()) {
      WithGame(name,
               [&]<Game G>() { return Bench<G>(options, report, streams); });
    }
  }
  if (options.json) {
    streams.out << report.dump() << '\n';
  }
  return 0;
}

}  // namespace

void AddBench(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "bench", "Measure the speed of this machine",
      "Examples:\n  glazier bench --json\n  glazier bench --screen",
      [options, &chosen] {
        chosen = [options](Streams& streams) { return Run(*options, streams); };
      });
  AddSeconds(command, "--seconds", options->seconds, 0.01, 600,
             "Seconds for each measurement (default 1)");
  AddText(command, "--side", options->side, "Side A or B (default A)");
  AddFlag(command, "--screen", options->screen,
          "The table's frames instead of random games");
  AddFlag(command, "--json", options->json, "Print the figures as JSON");
}

}  // namespace glazier
