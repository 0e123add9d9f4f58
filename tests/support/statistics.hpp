// SPDX-License-Identifier: MIT
// Is a die fair? Pearson's chi-square, for draws from fixed seeds.
#pragma once

#include <cmath>
#include <vector>

namespace glazier {

/// @brief How far counts are from all being equal, in standard deviations of
/// the chi-square distribution. Fair counts stay below 4 or so.
inline double Unevenness(const std::vector<int>& counts) {
  double total = 0;
  for (const int count : counts) {
    total += count;
  }
  const double expected = total / static_cast<double>(counts.size());
  double chi_square = 0;
  for (const int count : counts) {
    chi_square += (count - expected) * (count - expected) / expected;
  }
  const double freedom = static_cast<double>(counts.size()) - 1;
  return freedom == 0 ? 0 : (chi_square - freedom) / std::sqrt(2 * freedom);
}

}  // namespace glazier
