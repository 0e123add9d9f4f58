// SPDX-License-Identifier: MIT
// glazier sim: bots against each other, without a screen.
#include <cmath>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/bots/bot_options.hpp"
#include "app/cli/command.hpp"
#include "app/cli/output_file.hpp"
#include "engine/games.hpp"
#include "engine/sitting/sitting.hpp"

namespace glazier {
namespace {

/// Mean and spread of a series, one pass.
class Series {
 public:
  void Add(double value) {
    ++count_;
    const double step = value - mean_;
    mean_ += step / static_cast<double>(count_);
    squares_ += step * (value - mean_);
  }
  double mean() const { return mean_; }
  double spread() const {
    return count_ < 2 ? 0
                      : std::sqrt(squares_ / static_cast<double>(count_ - 1));
  }

 private:
  std::int64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

struct Options {
  GameChoice choice;
  std::int64_t games = 1;
  std::vector<std::string> bots = {"random"};
  Thinking thinking;
  std::optional<std::string> trace;
  bool json = false;
};

/// What is known of one seat after all games.
struct Tally {
  std::string bot;
  std::int64_t wins = 0;  ///< alone
  std::int64_t ties = 0;  ///< shared
  Series scores;
};

void ShowProgress(const Streams& streams, std::int64_t done, std::int64_t all) {
  if (streams.terminal && (done % 256 == 0 || done == all)) {
    streams.err << '\r' << done << '/' << all << " games"
                << (done == all ? "\r\033[K" : "") << std::flush;
  }
}

void Report(const Options& options,
            std::uint64_t seed,
            const std::vector<Tally>& tallies,
            const Series& moves,
            std::ostream& out) {
  const auto games = static_cast<double>(options.games);
  if (options.json) {
    nlohmann::ordered_json seats = nlohmann::ordered_json::array();
    for (const Tally& tally : tallies) {
      seats.push_back({{"bot", tally.bot},
                       {"wins", tally.wins},
                       {"ties", tally.ties},
                       {"score_mean", tally.scores.mean()},
                       {"score_spread", tally.scores.spread()}});
    }
    const nlohmann::ordered_json report = {
        {"version", kResultVersion},  {"game", options.choice.game},
        {"games", options.games},     {"seed", seed},
        {"players", tallies.size()},  {"seats", seats},
        {"moves_mean", moves.mean()}, {"moves_spread", moves.spread()}};
    out << report.dump() << '\n';
    return;
  }
  out << options.games << (options.games == 1 ? " game" : " games") << " of "
      << options.choice.game << ", seeds " << seed << " to "
      << seed + static_cast<std::uint64_t>(options.games) - 1 << '\n';
  char line[160];
  std::snprintf(line, sizeof line, "%-5s %-14s %8s %8s %8s %8s %8s\n", "seat",
                "bot", "wins", "won %", "shared", "score", "spread");
  out << line;
  int seat = 0;
  for (const Tally& tally : tallies) {
    std::snprintf(line, sizeof line,
                  "%-5d %-14s %8lld %8.1f %8lld %8.1f %8.1f\n", ++seat,
                  tally.bot.c_str(), static_cast<long long>(tally.wins),
                  100.0 * static_cast<double>(tally.wins) / games,
                  static_cast<long long>(tally.ties), tally.scores.mean(),
                  tally.scores.spread());
    out << line;
  }
  std::snprintf(line, sizeof line, "moves per game %.1f, spread %.1f\n",
                moves.mean(), moves.spread());
  out << line;
}

template <Game G>
int Simulate(Options options, Streams& streams) {
  if (!options.choice.players && options.bots.size() > 1) {
    options.choice.players = static_cast<int>(options.bots.size());
  }
  const auto rules = options.choice.OptionsFor<G>();
  const auto players = static_cast<std::size_t>(rules.players);
  if (options.bots.size() == 1) {
    options.bots.resize(players, options.bots.front());
  }
  if (options.bots.size() != players) {
    throw UsageError("--bots names " + std::to_string(options.bots.size()) +
                     " bots for " + std::to_string(players) + " seats");
  }
  Bots<G> bots;
  std::vector<Seat> seats;
  std::vector<Tally> tallies(players);
  for (std::size_t seat = 0; seat < players; ++seat) {
    bots.push_back(BotCalled<G>(options.bots[seat], options.thinking));
    seats.push_back({options.bots[seat], options.bots[seat]});
    tallies[seat].bot = options.bots[seat];
  }
  std::optional<OutputFile> trace;
  if (options.trace) {
    if (options.trace == "-" && options.json) {
      throw UsageError("--trace - and --json both want standard output");
    }
    trace.emplace(*options.trace, streams);
  }

  const std::uint64_t first_seed = options.choice.seed.value_or(1);
  Series moves;
  for (std::int64_t game = 0; game < options.games; ++game) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
    Sitting<G> sitting(Table<G>::Untouched(rules, seed, seats), bots);
    Table<G>& table = sitting.table();
    sitting.SetHooks({[] {},
                      [&](int seat, const std::string& why) {
                        const auto index = static_cast<std::size_t>(seat);
                        streams.err << "glazier: seat " << seat + 1 << ", "
                                    << options.bots[index] << ", " << why
                                    << "; " << SubstituteWords() << '\n';
                      }});
    auto tracer = TracerFor(table.now(), seed, seats);
    if (trace) {
      table.Observe(&tracer);
    }
    table.Begin();
    while (!sitting.Over()) {
      sitting.PlayBot();
    }
    if (trace) {
      trace->Write(tracer.Take());
    }
    int winners = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
      winners += table.now().Wins(seat) ? 1 : 0;
    }
    for (std::size_t seat = 0; seat < players; ++seat) {
      const int index = static_cast<int>(seat);
      tallies[seat].scores.Add(PointsOf<G>(table.now().Score(index)));
      if (table.now().Wins(index)) {
        ++(winners == 1 ? tallies[seat].wins : tallies[seat].ties);
      }
    }
    moves.Add(static_cast<double>(table.steps()));
    ShowProgress(streams, game + 1, options.games);
  }
  if (trace) {
    trace->Finish();
  }
  if (options.trace != "-") {
    Report(options, first_seed, tallies, moves, streams.out);
  }
  return 0;
}

}  // namespace

void AddSim(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "sim", "Let bots play each other and print the results",
      "Examples:\n"
      "  glazier sim sintra --games 1000 --bots greedy,random\n"
      "  glazier sim sintra --players 4 --side B --seed 7 --trace game.ndjson\n"
      "  glazier sim sintra --bots random --trace - | head",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return WithGame(options->choice.game, [&]<Game G>() {
            return Simulate<G>(*options, streams);
          });
        };
      });
  options->choice.AddTo(command, true);
  AddNumber(command, "--games", options->games, 1, 1'000'000'000,
            "How many games, with seeds S, S+1, ... (default 1)");
  AddList(
      command, "--bots", options->bots,
      "One bot for every seat, or a list seat by seat: " + Join(BotWords()));
  options->thinking.AddTo(command);
  AddText(command, "--trace", options->trace,
          "Write every game as NDJSON to a file, or to standard output "
          "with -");
  AddFlag(command, "--json", options->json, "Print the results as JSON");
}

}  // namespace glazier
