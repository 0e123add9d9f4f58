// SPDX-License-Identifier: MIT
// The games of a match between bots, and how it stands.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/bots/bot_options.hpp"
#include "app/lab/match.hpp"
#include "engine/sitting/sitting.hpp"

namespace glazier {

/// @brief The games of one deal: every bot once in every seat.
struct DealResult {
  std::vector<double> scores;     ///< mean per bot; a shared win is shared
  std::vector<double> points;     ///< mean final score per bot
  std::vector<Words> forfeits{};  ///< per bot, why it lost games at once
};

/// @brief One game; `bots` are those of the seats. A bot in trouble loses at
/// once, and the others win.
template <Game G>
void PlayGame(const typename G::Options& rules,
              std::uint64_t seed,
              const Bots<G>& bots,
              const std::vector<std::size_t>& who,
              DealResult& result) {
  Sitting<G> sitting(Table<G>(rules, seed, std::vector<Seat>(bots.size())),
                     bots);
  std::optional<std::size_t> loser;
  sitting.SetHooks({[] {},
                    [&](int seat, const std::string& why) {
                      loser = static_cast<std::size_t>(seat);
                      result.forfeits[who[*loser]].push_back(why);
                    }});
  while (!sitting.Over() && !loser) {
    sitting.PlayBot();
  }
  const auto wins = [&](std::size_t seat) {
    return loser ? seat != *loser : sitting.now().Wins(static_cast<int>(seat));
  };
  int winners = 0;
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    winners += wins(seat) ? 1 : 0;
  }
  const auto games = static_cast<double>(bots.size());
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    result.points[who[seat]] +=
        PointsOf<G>(sitting.now().Score(static_cast<int>(seat))) / games;
    result.scores[who[seat]] += wins(seat) ? 1.0 / winners / games : 0;
  }
}

/// @brief What is known so far: one match and the mean points for every bot.
struct Standing {
  explicit Standing(std::size_t bots)
      : matches(bots), points(bots), forfeits(bots), reasons(bots) {}

  void Add(const DealResult& result) {
    for (std::size_t bot = 0; bot < matches.size(); ++bot) {
      matches[bot].Add(result.scores[bot]);
      points[bot] += (result.points[bot] - points[bot]) /
                     static_cast<double>(matches[bot].deals());
      if (!result.forfeits[bot].empty()) {
        forfeits[bot] += static_cast<int>(result.forfeits[bot].size());
        reasons[bot] = result.forfeits[bot].back();
      }
    }
  }
  std::int64_t deals() const { return matches.front().deals(); }

  std::vector<Match> matches;
  std::vector<double> points;
  std::vector<int> forfeits;  ///< games lost by a program's own fault
  Words reasons;              ///< of the last of those
  Sprt::Verdict verdict = Sprt::Verdict::kGoOn;
};

/// @brief What is played, how often and by whom.
template <Game G>
struct ArenaPlan {
  typename G::Options rules;
  Words bots;
  Thinking thinking;
  std::uint64_t seed = 1;
  std::int64_t deals = 0;  ///< to be played here
  std::int64_t first = 0;  ///< of them, counted from the seed
  std::int64_t step = 1;   ///< from each to the next
  std::int64_t threads = 1;
  std::optional<Sprt> sprt;
};

/// @brief Plays deals on several threads and adds them up in the order of their
/// seeds, so that the result, and where SPRT stops, do not depend on the
/// threads.
template <Game G>
class Arena {
 public:
  explicit Arena(ArenaPlan<G> plan)
      : plan_(std::move(plan)),
        results_(static_cast<std::size_t>(plan_.deals)) {}

  /// @brief After Run: the deals that were played, in order.
  std::vector<std::optional<DealResult>>& results() { return results_; }

  /// @brief `progress` is told after every deal.
  Standing Run(const std::function<void(const Standing&)>& progress) {
    Standing standing(plan_.bots.size());
    std::vector<std::jthread> threads;
    for (std::int64_t i = 0; i < plan_.threads; ++i) {
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
      if (plan_.sprt) {
        standing.verdict = plan_.sprt->Judge(standing.matches.front());
      }
      progress(standing);
      if (standing.verdict != Sprt::Verdict::kGoOn) {
        break;
      }
    }
    next_ = plan_.deals;
    threads.clear();
    if (failure_) {
      std::rethrow_exception(failure_);
    }
    return standing;
  }

 private:
  void Work() {
    try {
      Bots<G> bots(plan_.bots.size());
      for (std::int64_t deal = next_++; deal < plan_.deals; deal = next_++) {
        DealResult result = PlayDeal(
            plan_.seed +
                static_cast<std::uint64_t>(plan_.first + deal * plan_.step),
            bots);
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

  /// One deal once for every rotation of the bots around the table.
  DealResult PlayDeal(std::uint64_t seed, Bots<G>& bots) {
    const std::size_t players = bots.size();
    DealResult result{std::vector<double>(players),
                      std::vector<double>(players),
                      std::vector<Words>(players)};
    for (std::size_t turn = 0; turn < players; ++turn) {
      std::vector<std::size_t> who;
      Bots<G> seated;
      for (std::size_t seat = 0; seat < players; ++seat) {
        auto& bot = bots[who.emplace_back((seat + turn) % players)];
        if (bot == nullptr || !bot->Trouble().empty()) {
          // A program that lost a game is started again.
          bot = BotCalled<G>(plan_.bots[who.back()], plan_.thinking);
        }
        seated.push_back(bot);
      }
      PlayGame<G>(plan_.rules, seed, seated, who, result);
    }
    return result;
  }

  ArenaPlan<G> plan_;
  std::atomic<std::int64_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::vector<std::optional<DealResult>> results_;
  std::exception_ptr failure_;
};

}  // namespace glazier
