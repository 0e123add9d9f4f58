// SPDX-License-Identifier: MIT
// Weights by least squares over observations from games.
#pragma once

#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace glazier {

/// @brief Least squares: the later gain of a seat, by its features.
template <std::size_t kFeatures>
class LeastSquares {
 public:
  LeastSquares() : squares_(kFeatures * kFeatures), sums_(kFeatures) {}

  struct Sample {
    std::vector<std::pair<int, int>> features;
    double score = 0;
  };

  void Add(const Sample& sample, double gain) {
    ++count_;
    gains_ += gain * gain;
    for (const auto& [i, a] : sample.features) {
      const auto row = static_cast<std::size_t>(i);
      sums_[row] += a * gain;
      for (const auto& [j, b] : sample.features) {
        squares_[row * kFeatures + static_cast<std::size_t>(j)] += a * b;
      }
    }
  }
  void Add(const LeastSquares& other) {
    count_ += other.count_;
    gains_ += other.gains_;
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      squares_[i] += other.squares_[i];
    }
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      sums_[i] += other.sums_[i];
    }
  }

  /// @brief The standard deviation between the difference of two seats and what
  /// the weights predict, as if the two were independent.
  double Spread(const std::vector<double>& weights) const {
    double explained = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      explained += weights[i] * sums_[i];
    }
    return count_ == 0 ? 0 : std::sqrt(2 * (gains_ - explained) / count_);
  }

  /// @brief Cholesky's method; the ridge keeps rarely seen features near 0.
  std::vector<double> Solve(double ridge) const {
    std::vector<double> lower = squares_;
    std::vector<double> x = sums_;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      lower[i * kFeatures + i] += ridge;
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = lower[i * kFeatures + j];
        for (std::size_t k = 0; k < j; ++k) {
          sum -= lower[i * kFeatures + k] * lower[j * kFeatures + k];
        }
        lower[i * kFeatures + j] =
            i == j ? std::sqrt(sum) : sum / lower[j * kFeatures + j];
      }
      for (std::size_t k = 0; k < i; ++k) {
        x[i] -= lower[i * kFeatures + k] * x[k];
      }
      x[i] /= lower[i * kFeatures + i];
    }
    for (std::size_t i = kFeatures; i-- > 0;) {
      for (std::size_t k = i + 1; k < kFeatures; ++k) {
        x[i] -= lower[k * kFeatures + i] * x[k];
      }
      x[i] /= lower[i * kFeatures + i];
    }
    return x;
  }

 private:
  std::vector<double> squares_;
  std::vector<double> sums_;
  double gains_ = 0;
  double count_ = 0;
};

/// @brief Hundredths with commas, in lines of limited length.
inline std::string WeightsText(const std::vector<double>& weights) {
  constexpr std::size_t kWidth = 79;
  std::string lines;
  std::string line = "{";
  for (const double weight : weights) {
    const std::string number = std::to_string(std::lround(weight * 100)) + ',';
    if (line.size() + number.size() > kWidth) {
      lines += line + '\n';
      line.clear();
    }
    line += number;
  }
  return lines + line + "},\n";
}

}  // namespace glazier
