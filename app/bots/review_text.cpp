// SPDX-License-Identifier: MIT
// The graph of a review.
#include "app/bots/review_text.hpp"

#include <algorithm>

namespace glazier {

std::string ChanceGraph(const std::vector<double>& chances,
                        const std::string& name) {
  constexpr std::size_t kWidth = 72;
  constexpr int kHeight = 10;
  const std::size_t columns = std::min(chances.size(), kWidth);
  std::string text = "Chance of " + name + " to win, move by move\n";
  for (int row = kHeight - 1; row >= 0; --row) {
    const int percent = (row + 1) * 100 / kHeight;
    text += row == kHeight - 1       ? "100 % |"
            : row == kHeight / 2 - 1 ? " 50 % |"
            : row == 0               ? "  0 % |"
                                     : "      |";
    std::string bars;
    for (std::size_t column = 0; column < columns; ++column) {
      // A long game is shown with some of its moves, the last one included.
      const std::size_t at =
          columns < 2 ? 0 : column * (chances.size() - 1) / (columns - 1);
      const double shown = 100 * chances[at];
      bars += shown >= percent - 5 ? '#' : shown > percent - 10 ? '.' : ' ';
    }
    bars.erase(bars.find_last_not_of(' ') + 1);
    text += bars + '\n';
  }
  return text + "      +" + std::string(columns, '-') + '\n';
}

}  // namespace glazier
