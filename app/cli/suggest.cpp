// SPDX-License-Identifier: MIT
// Nearest words by edit distance.
#include "app/cli/suggest.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace glazier {
namespace {

constexpr std::size_t kLongest = 40;  // longer words are not worth comparing

}  // namespace

int EditDistance(std::string_view from, std::string_view to) {
  // Rows of the usual table: the current one, the one before, and one more for
  // swapped letters.
  const std::size_t width = to.size() + 1;
  std::vector<int> above(width);
  std::vector<int> before(width);
  std::vector<int> row(width);
  for (std::size_t j = 0; j < width; ++j) {
    row[j] = static_cast<int>(j);
  }
  for (std::size_t i = 1; i <= from.size(); ++i) {
    above.swap(before);
    before.swap(row);
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j < width; ++j) {
      const int replaced = before[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      row[j] = std::min({before[j] + 1, row[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] &&
          from[i - 2] == to[j - 1]) {
        row[j] = std::min(row[j], above[j - 2] + 1);
      }
    }
  }
  return row[width - 1];
}

std::string Nearest(std::string_view typed,
                    std::span<const std::string> words) {
  if (typed.size() > kLongest) {
    return "";
  }
  std::string nearest;
  int least = std::max<int>(1, static_cast<int>(typed.size()) / 3) + 1;
  for (const std::string& word : words) {
    if (const int distance = EditDistance(typed, word); distance < least) {
      least = distance;
      nearest = word;
    }
  }
  return nearest;
}

std::string DidYouMean(std::string_view typed,
                       std::span<const std::string> words) {
  const std::string nearest = Nearest(typed, words);
  return nearest.empty() ? "" : "; did you mean " + nearest + '?';
}

}  // namespace glazier
