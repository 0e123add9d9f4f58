// SPDX-License-Identifier: MIT
// arena --ladder: every level of a game on one scale.
#pragma once

#include <algorithm>
#include <cmath>
#include <ostream>

#include "app/cli/output_file.hpp"
#include "app/lab/arena_games.hpp"
#include "app/lab/ratings.hpp"

namespace glazier {

/// @brief The yardstick that ties the scale down, and its rating.
inline constexpr const char* kAnchorBot = "greedy";
inline constexpr int kAnchorPoints = 1000;
/// @brief From one level to the next; a smaller step is hardly felt, a larger
/// one leaves nobody to play in between.
inline constexpr int kLeastStep = 100;
inline constexpr int kMostStep = 300;
/// @brief Of the games, for pairs with a level that thinks by the clock.
inline constexpr std::int64_t kSlowShare = 4;

/// @brief The matches that rate a ladder: every level meets the next two, and
/// those that do not look ahead meet the yardstick.
template <Game G>
class LadderMatches {
 public:
  /// @brief `plan` says everything but who plays and how many deals.
  LadderMatches(ArenaPlan<G> plan, std::int64_t games)
      : plan_(std::move(plan)), games_(games) {}

  /// @brief Level by level; `progress` is told after every match.
  std::vector<Rating> Rate(
      const std::function<void(const std::string&)>& progress) {
    const auto levels = G::Ladder();
    const std::size_t anchor = levels.size();
    std::vector<Meeting> meetings;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      for (std::size_t j = i + 1; j < std::min(i + 3, levels.size()); ++j) {
        meetings.push_back(Meet(j, i));
        progress(Told(meetings.back()));
      }
      if (levels[i].positions == 0) {
        meetings.push_back(Meet(i, anchor));
        progress(Told(meetings.back()));
      }
    }
    std::vector<Rating> ratings;
    for (const FittedRating& fitted :
         FitRatings(levels.size() + 1, anchor, meetings)) {
      ratings.push_back(
          {kAnchorPoints + static_cast<int>(std::lround(fitted.points)),
           static_cast<int>(std::lround(fitted.error))});
    }
    ratings.pop_back();
    return ratings;
  }

 private:
  static std::string NameOf(std::size_t player) {
    const auto levels = G::Ladder();
    return player == levels.size() ? kAnchorBot
                                   : std::string(levels[player].name);
  }

  static bool IsSlow(std::size_t player) {
    const auto levels = G::Ladder();
    return player < levels.size() && levels[player].positions == kByTheClock;
  }

  Meeting Meet(std::size_t first, std::size_t second) {
    ArenaPlan<G> plan = plan_;
    plan.bots = {NameOf(first), NameOf(second)};
    plan.deals = games_ / 2;
    if (IsSlow(first) || IsSlow(second)) {
      plan.deals /= kSlowShare;
    }
    plan.deals = std::max<std::int64_t>(1, plan.deals);
    const Standing standing =
        Arena<G>(plan).Run([](const Standing& /*now*/) {});
    plan_.seed += static_cast<std::uint64_t>(plan.deals);
    return {first, second, standing.matches.front().score(),
            static_cast<double>(2 * plan.deals)};
  }

  static std::string Told(const Meeting& meeting) {
    return NameOf(meeting.first) + " against " + NameOf(meeting.second) + ": " +
           std::to_string(std::lround(100 * meeting.score)) + " %";
  }

  ArenaPlan<G> plan_;
  std::int64_t games_;
};

/// @brief As C++ source: engine/GAME/ratings.hpp.
std::string RatingsSource(std::string_view game,
                          const std::string& command,
                          const std::vector<Rating>& ratings);

/// @brief What is wrong with the steps from level to level; empty: nothing.
std::string WhyNoLadder(std::span<const Level> levels,
                        const std::vector<Rating>& ratings);

}  // namespace glazier
