// SPDX-License-Identifier: MIT
// The statistics of a match.
#include "app/lab/match.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/text.hpp"

namespace glazier {
namespace {

constexpr double kNormal95 = 1.959964;
constexpr double kEloScale = 400;
constexpr double kLeastScore = 1e-6;  ///< losing all games has no finite rating
const double kSprtBound = std::log(0.95 / 0.05);

}  // namespace

double EloOf(double score) {
  const double safe = std::clamp(score, kLeastScore, 1 - kLeastScore);
  return kEloScale * std::log10(safe / (1 - safe));
}

double ScoreOf(double elo) {
  return 1 / (1 + std::pow(10.0, -elo / kEloScale));
}

void Match::Add(double score) {
  ++deals_;
  const double step = score - mean_;
  mean_ += step / static_cast<double>(deals_);
  squares_ += step * (score - mean_);
}

// As if one more deal were half won: otherwise ten wins out of ten would have
// no variance.
double Match::Variance() const {
  const auto n = static_cast<double>(deals_);
  const double distance = 0.5 - mean_;
  return (squares_ + distance * distance * n / (n + 1)) / std::max(n, 1.0);
}

Interval Match::ScoreInterval() const {
  if (deals_ == 0) {
    return {0, 1};
  }
  const double width =
      kNormal95 * std::sqrt(Variance() / static_cast<double>(deals_));
  return {std::max(0.0, mean_ - width), std::min(1.0, mean_ + width)};
}

double Match::LogLikelihoodRatio(double elo0, double elo1) const {
  const double variance = Variance();
  if (variance <= 0) {
    return 0;
  }
  const double score0 = ScoreOf(elo0);
  const double score1 = ScoreOf(elo1);
  return static_cast<double>(deals_) * (score1 - score0) *
         (2 * mean_ - score0 - score1) / (2 * variance);
}

std::optional<Sprt> Sprt::Parse(const std::vector<std::string>& words) {
  constexpr int kMost = 1000;
  if (words.size() != 2) {
    return std::nullopt;
  }
  const auto elo0 = ParseNumber(words[0], -kMost, kMost);
  const auto elo1 = ParseNumber(words[1], -kMost, kMost);
  if (!elo0 || !elo1 || *elo0 >= *elo1) {
    return std::nullopt;
  }
  return Sprt(*elo0, *elo1);
}

Sprt::Verdict Sprt::Judge(const Match& match) const {
  const double ratio = match.LogLikelihoodRatio(elo0_, elo1_);
  if (ratio >= kSprtBound) {
    return Verdict::kElo1;
  }
  return ratio <= -kSprtBound ? Verdict::kElo0 : Verdict::kGoOn;
}

}  // namespace glazier
