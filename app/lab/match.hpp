// SPDX-License-Identifier: MIT
// What a match between bots proves: score, interval, Elo and SPRT.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace glazier {

/// @brief A range that contains the true value in 95 cases out of 100.
struct Interval {
  double low = 0;
  double high = 0;
};

/// @brief Rating points for an expected score in (0, 1).
double EloOf(double score);
/// @brief The expected score against an opponent `elo` points weaker.
double ScoreOf(double elo);

/// @brief Results of one bot, one deal at a time. The games of one deal, with
/// every seating, belong together because they are not independent.
class Match {
 public:
  /// @brief The mean score of the games of one deal, 0 to 1.
  void Add(double score);

  std::int64_t deals() const { return deals_; }
  double score() const { return mean_; }
  /// @brief The interval of the mean score, from the variation between deals; a
  /// match that is too short or without variation counts as if one more deal
  /// were half won.
  Interval ScoreInterval() const;
  /// @brief The log of how much likelier the results are if the true difference
  /// is `elo1` than if it is `elo0`.
  double LogLikelihoodRatio(double elo0, double elo1) const;

 private:
  double Variance() const;

  std::int64_t deals_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

/// @brief Wald's test with 5 % error on both sides.
class Sprt {
 public:
  enum class Verdict { kGoOn, kElo0, kElo1 };

  Sprt(double elo0, double elo1) : elo0_(elo0), elo1_(elo1) {}
  /// @brief From two numbers of whole Elo points, the lower one first.
  static std::optional<Sprt> Parse(const std::vector<std::string>& words);
  Verdict Judge(const Match& match) const;

 private:
  double elo0_;
  double elo1_;
};

}  // namespace glazier
