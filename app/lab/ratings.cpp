// SPDX-License-Identifier: MIT
// Maximum likelihood by Newton's method: the likelihood is concave.
#include "app/lab/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace glazier {
namespace {

constexpr double kElo = 0.0057564627324851;  ///< ln 10 / 400
constexpr double kNormal95 = 1.959964;
constexpr double kPrecise = 1e-9;
constexpr int kMostRounds = 100;

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

/// Gauss and Jordan; the matrix is positive definite, so no pivot is needed.
Matrix Inverse(Matrix matrix) {
  const std::size_t n = matrix.size();
  Matrix inverse(n, Row(n));
  for (std::size_t i = 0; i < n; ++i) {
    inverse[i][i] = 1;
  }
  for (std::size_t pivot = 0; pivot < n; ++pivot) {
    const double by = matrix[pivot][pivot];
    for (std::size_t column = 0; column < n; ++column) {
      matrix[pivot][column] /= by;
      inverse[pivot][column] /= by;
    }
    for (std::size_t row = 0; row < n; ++row) {
      const double times = row == pivot ? 0 : matrix[row][pivot];
      for (std::size_t column = 0; column < n; ++column) {
        matrix[row][column] -= times * matrix[pivot][column];
        inverse[row][column] -= times * inverse[pivot][column];
      }
    }
  }
  return inverse;
}

}  // namespace

std::vector<FittedRating> FitRatings(std::size_t players,
                                     std::size_t anchor,
                                     const std::vector<Meeting>& meetings) {
  Row strength(players);  // natural logarithms
  Matrix covariance;
  double step = 1;
  for (int round = 0; round < kMostRounds && step > kPrecise; ++round) {
    Row slope(players);
    Matrix information(players, Row(players));
    for (const auto& [a, b, score, games] : meetings) {
      const double expected = 1 / (1 + std::exp(strength[b] - strength[a]));
      const double surprise = score * games + 0.5 - expected * (games + 1);
      const double weight = (games + 1) * expected * (1 - expected);
      slope[a] += surprise;
      slope[b] -= surprise;
      information[a][a] += weight;
      information[b][b] += weight;
      information[a][b] -= weight;
      information[b][a] -= weight;
    }
    slope[anchor] = 0;
    std::fill(information[anchor].begin(), information[anchor].end(), 0);
    for (Row& row : information) {
      row[anchor] = 0;
    }
    information[anchor][anchor] = 1;
    covariance = Inverse(std::move(information));
    step = 0;
    for (std::size_t i = 0; i < players; ++i) {
      double change = 0;
      for (std::size_t j = 0; j < players; ++j) {
        change += covariance[i][j] * slope[j];
      }
      strength[i] += std::clamp(change, -1.0, 1.0);
      step = std::max(step, std::abs(change));
    }
  }
  std::vector<FittedRating> ratings(players);
  for (std::size_t i = 0; i < players; ++i) {
    ratings[i] = {
        strength[i] / kElo,
        i == anchor ? 0 : kNormal95 * std::sqrt(covariance[i][i]) / kElo};
  }
  return ratings;
}

}  // namespace glazier
