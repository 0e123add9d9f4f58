// SPDX-License-Identifier: MIT
// glazier arena: a match between bots, with statistics.
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include "app/cli/command.hpp"
#include "app/lab/arena_shard.hpp"
#include "app/lab/ladder.hpp"
#include "engine/games.hpp"
#include "engine/table/record.hpp"

namespace glazier {
namespace {

struct Options {
  GameChoice choice;
  Words bots;
  Thinking thinking;
  std::int64_t games = 200;
  Words sprt;
  std::string shard;
  Words merge;
  std::optional<std::string> ladder;  ///< where to write its ratings
  std::int64_t threads = 0;           ///< 0: one a core
  bool json = false;
};

std::int64_t ThreadsOf(const Options& options) {
  return options.threads != 0
             ? options.threads
             : std::max(1U, std::thread::hardware_concurrency());
}

void ShowProgress(const Standing& standing,
                  std::int64_t all,
                  const Streams& streams) {
  if (!streams.terminal) {
    return;
  }
  constexpr int kWidth = 24;
  const auto filled = static_cast<int>(standing.deals() * kWidth / all);
  const Match& first = standing.matches.front();
  const Interval range = first.ScoreInterval();
  char line[120];
  std::snprintf(line, sizeof line,
                "\r[%.*s%*s] %lld/%lld deals  %.1f %% (%.1f to %.1f)\033[K",
                filled, "########################", kWidth - filled, "",
                static_cast<long long>(standing.deals()),
                static_cast<long long>(all), 100 * first.score(),
                100 * range.low, 100 * range.high);
  streams.err << line << std::flush;
}

const char* VerdictWord(Sprt::Verdict verdict) {
  switch (verdict) {
    case Sprt::Verdict::kElo0:
      return "elo0";
    case Sprt::Verdict::kElo1:
      return "elo1";
    default:
      return "open";
  }
}

void ReportJson(const Options& options,
                const Standing& standing,
                std::ostream& out) {
  nlohmann::ordered_json bots = nlohmann::ordered_json::array();
  for (std::size_t bot = 0; bot < options.bots.size(); ++bot) {
    const Match& match = standing.matches[bot];
    const Interval range = match.ScoreInterval();
    bots.push_back({{"bot", options.bots[bot]},
                    {"score", match.score()},
                    {"low", range.low},
                    {"high", range.high},
                    {"points_mean", standing.points[bot]}});
    if (options.bots.size() == 2) {
      bots.back()["elo"] = EloOf(match.score());
    }
    if (standing.forfeits[bot] > 0) {
      bots.back()["forfeits"] = standing.forfeits[bot];
      bots.back()["reason"] = standing.reasons[bot];
    }
  }
  nlohmann::ordered_json report = {
      {"version", kResultVersion},
      {"game", options.choice.game},
      {"seed", options.choice.seed.value_or(1)},
      {"deals", standing.deals()},
      {"games",
       standing.deals() * static_cast<std::int64_t>(options.bots.size())},
      {"bots", bots}};
  if (!options.sprt.empty()) {
    report["sprt"] = VerdictWord(standing.verdict);
  }
  out << report.dump() << '\n';
}

void Report(const Options& options,
            const Standing& standing,
            std::ostream& out) {
  const auto seats = static_cast<std::int64_t>(options.bots.size());
  const std::uint64_t seed = options.choice.seed.value_or(1);
  out << standing.deals() * seats << " games of " << options.choice.game
      << ": seeds " << seed << " to "
      << seed + static_cast<std::uint64_t>(standing.deals()) - 1
      << ", every bot in every seat\n";
  char line[160];
  std::snprintf(line, sizeof line, "%-20s %7s %16s %7s %16s %8s\n", "bot",
                "score", "95 % interval", "Elo", "95 % interval", "points");
  out << line;
  for (std::size_t bot = 0; bot < options.bots.size(); ++bot) {
    const Match& match = standing.matches[bot];
    const Interval range = match.ScoreInterval();
    std::snprintf(line, sizeof line, "%-20.20s %6.1f%% %7.1f%% - %5.1f%%",
                  options.bots[bot].c_str(), 100 * match.score(),
                  100 * range.low, 100 * range.high);
    out << line;
    if (seats == 2) {
      std::snprintf(line, sizeof line, " %+7.0f %+7.0f - %+6.0f",
                    EloOf(match.score()), EloOf(range.low), EloOf(range.high));
    } else {
      std::snprintf(line, sizeof line, " %7s %16s", "-", "-");
    }
    out << line;
    std::snprintf(line, sizeof line, " %8.1f\n", standing.points[bot]);
    out << line;
  }
  for (std::size_t bot = 0; bot < options.bots.size(); ++bot) {
    if (standing.forfeits[bot] > 0) {
      out << options.bots[bot] << " lost " << standing.forfeits[bot]
          << (standing.forfeits[bot] == 1 ? " game" : " games")
          << " by its own fault; the last time it " << standing.reasons[bot]
          << '\n';
    }
  }
  if (!options.sprt.empty()) {
    out << "SPRT: " << VerdictWord(standing.verdict) << '\n';
  }
}

Shard ShardOf(const Options& options) {
  const auto shard = Shard::Parse(options.shard);
  if (!shard || !options.json) {
    throw UsageError("--shard takes I/N, such as 1/4, and needs --json");
  }
  return *shard;
}

/// Rates all levels, prints them, and fails where a step is no step.
template <Game G>
int RateLadder(const Options& options, Streams& streams) {
  const auto rules = options.choice.OptionsFor<G>();
  ArenaPlan<G> plan{rules, {}, options.thinking};
  plan.seed = options.choice.seed.value_or(1);
  plan.threads = ThreadsOf(options);
  const auto ratings =
      LadderMatches<G>(plan, options.games).Rate([&](const std::string& match) {
        streams.err << match << '\n' << std::flush;
      });
  OutputFile file(*options.ladder, streams);
  file.Write(RatingsSource(
      G::kInfo.name,
      "glazier arena " + std::string(G::kInfo.name) +
          " --ladder FILE --games " + std::to_string(options.games) +
          " --seed " + std::to_string(plan.seed) + options.thinking.Option(),
      ratings));
  file.Finish();
  const std::string why = WhyNoLadder(G::Ladder(), ratings);
  if (!why.empty()) {
    throw Failure("a step is to be " + std::to_string(kLeastStep) + " to " +
                  std::to_string(kMostStep) + " points: " + why);
  }
  return 0;
}

template <Game G>
int Compete(Options options, Streams& streams) {
  if (options.ladder) {
    return RateLadder<G>(options, streams);
  }
  if (!options.choice.players) {
    options.choice.players = static_cast<int>(options.bots.size());
  }
  const auto rules = options.choice.OptionsFor<G>();
  if (options.bots.size() != static_cast<std::size_t>(rules.players)) {
    throw UsageError("--bots names " + std::to_string(options.bots.size()) +
                     " bots for " + std::to_string(rules.players) + " seats");
  }
  if (rules.players == 1) {
    throw UsageError(
        "a match takes two bots or more; see what one reaches "
        "alone with glazier sim " +
        options.choice.game + " --players 1");
  }
  std::optional<Sprt> sprt;
  if (!options.sprt.empty()) {
    sprt = Sprt::Parse(options.sprt);
    if (!sprt || rules.players != 2) {
      throw UsageError("--sprt takes ELO0,ELO1, the lower first, and two bots");
    }
  }
  PlayedDeals played{std::string(G::kInfo.name), OptionsText<G>(rules)};
  for (const std::string& name : options.bots) {
    BotCalled<G>(name, options.thinking);  // refuses what does not exist
    played.named.push_back(options.thinking.Named(name));
  }
  ArenaPlan<G> plan{rules, options.bots, options.thinking};
  plan.seed = options.choice.seed.value_or(1);
  plan.deals = (options.games + rules.players - 1) / rules.players;
  played.deals = plan.deals;
  const bool whole = options.shard.empty();
  if (!whole) {
    const Shard shard = ShardOf(options);
    plan.first = shard.part - 1;
    plan.step = shard.parts;
    plan.deals = (plan.deals - plan.first + plan.step - 1) / plan.step;
  }
  plan.threads = ThreadsOf(options);
  if (whole) {
    plan.sprt = sprt;  // of a part, it is the whole's to judge
  }
  Arena<G> arena(plan);
  const Standing standing = arena.Run(
      [&](const Standing& now) { ShowProgress(now, plan.deals, streams); });
  if (streams.terminal) {
    streams.err << "\r\033[K" << std::flush;
  }
  if (whole) {
    (options.json ? ReportJson : Report)(options, standing, streams.out);
    return 0;
  }
  played.seed = plan.seed;
  played.bots = options.bots;
  played.sprt = options.sprt;
  for (auto& result : arena.results()) {
    played.results.emplace_back(
        plan.first + std::ssize(played.results) * plan.step,
        std::move(*result));
  }
  streams.out << played.Json();
  return 0;
}

int Merge(Options options, Streams& streams) {
  const auto match = MergeShards(options.merge);
  if (!match) {
    throw Failure(match.why());
  }
  options.choice.game = CleanName(match->game);
  options.choice.seed = match->seed;
  options.bots = match->bots;
  options.sprt = match->sprt;
  (options.json ? ReportJson : Report)(options, StandingOf(*match),
                                       streams.out);
  return 0;
}

int Start(const Options& options, Streams& streams) {
  if (!options.merge.empty()) {
    return Merge(options, streams);
  }
  if (options.choice.game.empty() ||
      (options.bots.empty() && !options.ladder)) {
    throw UsageError(
        "a match takes GAME and --bots (see glazier arena --help)");
  }
  return WithGame(options.choice.game,
                  [&]<Game G>() { return Compete<G>(options, streams); });
}

}  // namespace

void AddArena(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "arena", "A match between bots: every deal with every seating",
      "With budgets in positions the same seed gives the same result "
      "everywhere.\nExamples:\n"
      "  glazier arena sintra --bots ruby,pearl --games 400\n"
      "  glazier arena sintra --bots violet:50k,uct:5000 --sprt 0,50\n"
      "  glazier arena sintra --bots ruby,greedy,greedy,greedy --json\n"
      "  glazier arena sintra --bots ruby,pearl --shard 1/4 --json > 1.json\n"
      "  glazier arena --merge 1.json,2.json,3.json,4.json",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return Start(*options, streams);
        };
      });
  options->choice.game.clear();
  options->choice.AddTo(command, false);
  AddList(command, "--bots", options->bots,
          "The bots, one for every seat: " + Join(BotWords()) +
              "; with a budget: violet:2s, ruby:10k, uct:1000; a program: "
              "exec:COMMAND");
  options->thinking.AddTo(command);
  AddNumber(command, "--games", options->games, 1, 100'000'000,
            "How many games at most (default 200)");
  AddList(command, "--sprt", options->sprt,
          "ELO0,ELO1: stop as soon as it is clear by which of the two the "
          "first bot is stronger");
  AddText(command, "--shard", options->shard,
          "I/N: play only every N-th deal, from the I-th on, for --merge");
  AddList(command, "--merge", options->merge,
          "FILES: what the N shards of a match printed, as one result");
  Exclude(command, "--merge", "--shard");
  Exclude(command, "--merge", "--bots");
  AddText(command, "--ladder", options->ladder,
          "Instead rate all levels of the game by matches between neighbours "
          "and write the ratings to this file, as C++ source");
  AddNumber(command, "--threads", options->threads, 1, 256,
            "How many games at a time (default: one a core)");
  AddFlag(command, "--json", options->json, "Print the results as JSON");
}

}  // namespace glazier
