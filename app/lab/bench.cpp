// SPDX-License-Identifier: MIT
// glazier bench: how fast random games run on one thread.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/command.hpp"
#include "app/lab/bench_screen.hpp"
#include "engine/bots/levels.hpp"
#include "engine/bots/playout.hpp"
#include "engine/games.hpp"
#include "engine/table/table.hpp"

namespace glazier {
namespace {

struct Options {
  std::string game;  ///< empty: all of them
  double seconds = 1;
  GameChoice choice;
  bool screen = false;
  bool json = false;
};

struct Figures {
  double games_per_second = 0;
  double moves_per_game = 0;
  double ns_per_move = 0;
};

/// Random full games of one kind, for about the given seconds of CPU time, so
/// that other programs on the machine do not count.
template <Game G>
Figures Measure(const typename G::Options& options, double seconds) {
  constexpr int kBatch = 500;
  Rng rng(1);
  std::int64_t games = 0;
  std::int64_t moves = 0;
  const std::clock_t start = std::clock();
  double elapsed = 0;
  while (elapsed < seconds) {
    for (int i = 0; i < kBatch; ++i) {
      G game(options);
      moves += PlayOut(game, rng);
    }
    games += kBatch;
    elapsed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  }
  const auto count = static_cast<double>(games);
  const auto all = static_cast<double>(moves);
  return {count / elapsed, all / count, elapsed * 1e9 / all};
}

struct SearchFigures {
  double nodes_per_second = 0;
  std::size_t bytes = 0;
};

/// The search of the stronger levels, on positions of one game, one thread.
template <SearchableGame G>
SearchFigures MeasureSearch(double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr int kPositions = 8;
  constexpr int kTableBits = 18;  // as the strongest has
  Searcher<G> searcher(kTableBits);
  const Table<G> opening(typename G::Options{}, 1, {});
  G position = opening.now();
  Rng rng(1);
  std::uint64_t nodes = 0;
  const auto start = Clock::now();
  for (int i = 0; i < kPositions; ++i) {
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(seconds / kPositions));
    const Budget budget =
        Budget::Time(std::max(time, std::chrono::milliseconds(1)));
    nodes += ThinkFor<G>(searcher, position, position.Turn(), budget, {}).nodes;
    do {
      position.RandomStep(rng);
    } while (position.Turn() == kDealer);
  }
  const double elapsed =
      std::chrono::duration<double>(Clock::now() - start).count();
  return {static_cast<double>(nodes) / elapsed, searcher.bytes()};
}

template <SearchableGame G>
void BenchSearch(const Options& options,
                 nlohmann::ordered_json& report,
                 Streams& streams) {
  const SearchFigures search = MeasureSearch<G>(options.seconds);
  report[std::string(G::kInfo.name)]["search"] = {
      {"positions_per_second", search.nodes_per_second},
      {"bytes", search.bytes}};
  if (!options.json) {
    char line[120];
    std::snprintf(
        line, sizeof line, "search: %.0f positions/second, %.1f MiB for one\n",
        search.nodes_per_second, static_cast<double>(search.bytes) / (1 << 20));
    streams.out << line << std::flush;
  }
}

/// Whether a game has every option that was given.
bool HasOptions(const GameInfo& game, const GameChoice& choice) {
  return std::all_of(
      choice.given.begin(), choice.given.end(), [&game](const auto& given) {
        return !given.value ||
               std::any_of(game.options.begin(), game.options.end(),
                           [&given](const GameOption& option) {
                             return option.name == given.name;
                           });
      });
}

template <Game G>
void Bench(const Options& options,
           nlohmann::ordered_json& report,
           Streams& streams) {
  GameChoice choice = options.choice;
  if (options.game.empty() && !HasOptions(G::kInfo, choice)) {
    return;
  }
  choice.OptionsFor<G>();  // refuses before anything is printed
  if (!options.json) {
    streams.out
        << G::kInfo.title
        << ": random games, time of one processor\nplayers  games/second  "
           "moves/game  ns/move\n";
  }
  for (int players = G::kInfo.min_players; players <= G::kInfo.max_players;
       ++players) {
    choice.players = players;
    const Figures figures = Measure<G>(choice.OptionsFor<G>(), options.seconds);
    report[std::string(G::kInfo.name)][std::to_string(players)] = {
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
  BenchSearch<G>(options, report, streams);
}

void BenchScreen(const Options& options,
                 nlohmann::ordered_json& report,
                 Streams& streams) {
  if (!options.json) {
    streams.out
        << "On the screen in 256 colours: bytes sent, and with --full-redraw\n"
           "                   bytes a key             median bytes\n"
           "  size   us/frame   sent    full  ratio   cursor  move  ignored\n";
  }
  for (const auto& [width, height] : {std::pair(80, 24), std::pair(200, 50)}) {
    const FrameFigures figures = MeasureFrames(width, height, options.seconds);
    const std::string size =
        std::to_string(width) + 'x' + std::to_string(height);
    const double ratio = figures.full_bytes / figures.bytes;
    report["screen"][size] = {{"frame_microseconds", figures.microseconds},
                              {"bytes_per_key", figures.bytes},
                              {"full_bytes_per_key", figures.full_bytes},
                              {"ratio", ratio},
                              {"cursor_key_median", figures.cursor_key},
                              {"move_median", figures.move},
                              {"ignored_key_median", figures.ignored_key}};
    if (!options.json) {
      char line[100];
      std::snprintf(
          line, sizeof line, "%6s %9.0f %7.0f %7.0f %6.1f %7zu %6zu %7zu\n",
          size.c_str(), figures.microseconds, figures.bytes, figures.full_bytes,
          ratio, figures.cursor_key, figures.move, figures.ignored_key);
      streams.out << line << std::flush;
    }
  }
}

int Run(const Options& options, Streams& streams) {
  nlohmann::ordered_json report = {{"version", kResultVersion}};
  if (options.screen) {
    BenchScreen(options, report, streams);
  } else {
    const Words all = GameNames();
    for (const std::string& name :
         options.game.empty() ? all : Words{options.game}) {
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
      "Examples:\n  glazier bench --json\n  glazier bench sintra --side B\n"
      "  glazier bench --screen",
      [options, &chosen] {
        chosen = [options](Streams& streams) { return Run(*options, streams); };
      });
  AddText(command, "GAME", options->game,
          "Which game: " + Join(GameNames()) + " (default: all)", GameNames());
  AddSeconds(command, "--seconds", options->seconds, 0.01, 600,
             "Seconds for each measurement (default 1)");
  options->choice.AddOptionsTo(command);
  AddFlag(command, "--screen", options->screen,
          "What the screen costs instead of random games");
  AddFlag(command, "--json", options->json, "Print the figures as JSON");
}

}  // namespace glazier
