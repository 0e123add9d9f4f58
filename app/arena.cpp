// glazier arena: a match between bots that proves something.
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <exception>
#include <mutex>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include <CLI/CLI.hpp>

#include "app/command.hpp"
#include "app/games.hpp"
#include "app/match.hpp"
#include "app/options.hpp"

namespace glazier {
namespace {

struct Options {
  GameChoice choice;
  Words bots;
  std::int64_t games = 200;
  Words sprt;
  std::int64_t threads = 0;  ///< 0: one a core
  bool json = false;
};

/// The games of one deal: every bot once in every seat.
struct DealResult {
  std::vector<double> scores;  ///< mean per bot; a shared win is shared
  std::vector<double> points;  ///< mean final score per bot
};

/// Plays one deal once for every rotation of the bots around the table.
template <Game G>
DealResult PlayDeal(const typename G::Options& rules,
                    std::uint64_t seed,
                    std::vector<std::unique_ptr<Bot<G>>>& bots) {
  const std::size_t players = bots.size();
  DealResult result{std::vector<double>(players), std::vector<double>(players)};
  for (std::size_t turn = 0; turn < players; ++turn) {
    const auto bot_at = [&](int seat) {
      return (static_cast<std::size_t>(seat) + turn) % players;
    };
    Table<G> table(rules, seed, std::vector<Seat>(players));
    while (!table.Over()) {
      auto& bot = bots[bot_at(table.now().Turn())];
      const std::string why = table.Play(
          bot->Choose(table.now(), BotLuck(seed, table.moves()), {}));
      if (!why.empty()) {
        throw Failure("a bot chose a move that is not legal: " + why);
      }
    }
    int winners = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
      winners += table.now().Wins(seat) ? 1 : 0;
    }
    for (int seat = 0; seat < rules.players; ++seat) {
      const std::size_t bot = bot_at(seat);
      result.points[bot] +=
          table.now().Score(seat) / static_cast<double>(players);
      if (table.now().Wins(seat)) {
        result.scores[bot] += 1.0 / winners / static_cast<double>(players);
      }
    }
  }
  return result;
}

/// What is known so far: one match and the mean points for every bot.
struct Standing {
  std::vector<Match> matches;
  std::vector<double> points;
  Sprt::Verdict verdict = Sprt::Verdict::kGoOn;

  void Add(const DealResult& result) {
    for (std::size_t bot = 0; bot < matches.size(); ++bot) {
      matches[bot].Add(result.scores[bot]);
      points[bot] += (result.points[bot] - points[bot]) /
                     static_cast<double>(matches[bot].deals());
    }
  }
  std::int64_t deals() const { return matches.front().deals(); }
};

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

/// Plays deals on several threads and adds them up in the order of their
/// seeds, so that the result, and where SPRT stops, do not depend on threads.
template <Game G>
class Arena {
 public:
  Arena(const Options& options,
        const typename G::Options& rules,
        std::optional<Sprt> sprt)
      : options_(options),
        rules_(rules),
        sprt_(sprt),
        seed_(options.choice.seed.value_or(1)),
        deals_((options.games + rules.players - 1) / rules.players),
        results_(static_cast<std::size_t>(deals_)) {}

  Standing Run(Streams& streams) {
    const std::size_t bots = options_.bots.size();
    Standing standing{std::vector<Match>(bots), std::vector<double>(bots)};
    std::vector<std::jthread> threads;
    for (std::int64_t i = 0; i < options_.threads; ++i) {
      threads.emplace_back([this] { Work(); });
    }
    for (auto& slot : results_) {
      std::unique_lock lock(mutex_);
      ready_.wait(lock, [&] { return slot || failure_; });
      if (failure_) {
        break;
      }
      standing.Add(*slot);
      lock.unlock();
      ShowProgress(standing, deals_, streams);
      if (sprt_) {
        standing.verdict = sprt_->Judge(standing.matches.front());
        if (standing.verdict != Sprt::Verdict::kGoOn) {
          break;
        }
      }
    }
    next_ = deals_;
    threads.clear();
    if (streams.terminal) {
      streams.err << "\r\033[K" << std::flush;
    }
    if (failure_) {
      std::rethrow_exception(failure_);
    }
    return standing;
  }

 private:
  void Work() {
    try {
      std::vector<std::unique_ptr<Bot<G>>> bots;
      for (const std::string& name : options_.bots) {
        bots.push_back(BotCalled<G>(name));
      }
      for (std::int64_t deal = next_++; deal < deals_; deal = next_++) {
        DealResult result =
            PlayDeal<G>(rules_, seed_ + static_cast<std::uint64_t>(deal), bots);
        const std::lock_guard lock(mutex_);
        results_[static_cast<std::size_t>(deal)] = std::move(result);
        ready_.notify_one();
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      ready_.notify_one();
    }
  }

  const Options& options_;
  typename G::Options rules_;
  std::optional<Sprt> sprt_;
  std::uint64_t seed_;
  std::int64_t deals_;
  std::atomic<std::int64_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::vector<std::optional<DealResult>> results_;
  std::exception_ptr failure_;
};

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
  }
  nlohmann::ordered_json report = {
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
  std::snprintf(line, sizeof line, "%-16s %7s %16s %7s %16s %8s\n", "bot",
                "score", "95 % interval", "Elo", "95 % interval", "points");
  out << line;
  for (std::size_t bot = 0; bot < options.bots.size(); ++bot) {
    const Match& match = standing.matches[bot];
    const Interval range = match.ScoreInterval();
    std::snprintf(line, sizeof line, "%-16s %6.1f%% %7.1f%% - %5.1f%%",
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
  if (!options.sprt.empty()) {
    out << "SPRT: " << VerdictWord(standing.verdict) << '\n';
  }
}

template <Game G>
int Compete(Options options, Streams& streams) {
  if (!options.choice.players) {
    options.choice.players = static_cast<int>(options.bots.size());
  }
  const auto rules = options.choice.OptionsFor<G>();
  if (options.bots.size() != static_cast<std::size_t>(rules.players)) {
    throw UsageError("--bots names " + std::to_string(options.bots.size()) +
                     " bots for " + std::to_string(rules.players) + " seats");
  }
  std::optional<Sprt> sprt;
  if (!options.sprt.empty()) {
    sprt = Sprt::Parse(options.sprt);
    if (!sprt || rules.players != 2) {
      throw UsageError("--sprt takes ELO0,ELO1, the lower first, and two bots");
    }
  }
  for (const std::string& name : options.bots) {
    BotCalled<G>(name);  // refuses what does not exist
  }
  if (options.threads == 0) {
    options.threads = std::max(1U, std::thread::hardware_concurrency());
  }
  const Standing standing = Arena<G>(options, rules, sprt).Run(streams);
  (options.json ? ReportJson : Report)(options, standing, streams.out);
  return 0;
}

}  // namespace

void AddArena(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = AddCommand(
      app, "arena", "A match between bots: every deal with every seating",
      "With budgets in positions the same seed gives the same result "
      "everywhere.\nExamples:\n"
      "  glazier arena sintra --bots hard,medium --games 400\n"
      "  glazier arena sintra --bots master:50k,uct:5000 --sprt 0,50\n"
      "  glazier arena sintra --bots hard,greedy,greedy,greedy --json",
      [options, &chosen] {
        chosen = [options](Streams& streams) {
          return WithGame(options->choice.game, [&]<Game G>() {
            return Compete<G>(*options, streams);
          });
        };
      });
  options->choice.AddTo(command, true);
  AddList(command, "--bots", options->bots,
          "The bots, one for every seat: " + Join(BotWords()) +
              "; with a budget: master:2s, hard:10k, uct:1000");
  Require(command, "--bots");
  AddNumber(command, "--games", options->games, 1, 100'000'000,
            "How many games at most (default 200)");
  AddList(command, "--sprt", options->sprt,
          "ELO0,ELO1: stop as soon as it is clear by which of the two the "
          "first bot is stronger");
  AddNumber(command, "--threads", options->threads, 1, 256,
            "How many games at a time (default: one a core)");
  AddFlag(command, "--json", options->json, "Print the results as JSON");
}

}  // namespace glazier
