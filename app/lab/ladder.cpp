// SPDX-License-Identifier: MIT
// Ratings as source, and whether they make a ladder.
#include "app/lab/ladder.hpp"

#include "app/lab/learn.hpp"

namespace glazier {

std::string RatingsSource(std::string_view game,
                          const std::string& command,
                          const std::vector<Rating>& ratings) {
  std::string rows;
  for (const Rating& rating : ratings) {
    rows += "    {" + std::to_string(rating.points) + ", " +
            std::to_string(rating.error) + "},\n";
  }
  return std::string(kLicenceLine) +
         "// How strong the levels are: points and their 95 % error, weakest "
         "first.\n// Made by:\n// " +
         command +
         "\n#pragma once\n\n#include <array>\n\n"
         "#include \"engine/core/level.hpp\"\n\nnamespace glazier::" +
         std::string(game) +
         " {\n\n// clang-format off\ninline constexpr std::array<Rating, " +
         std::to_string(ratings.size()) + "> kRatings = {{\n" + rows +
         "}};\n// clang-format on\n\n}  // namespace glazier::" +
         std::string(game) + '\n';
}

std::string WhyNoLadder(std::span<const Level> levels,
                        const std::vector<Rating>& ratings) {
  std::string why;
  for (std::size_t i = 1; i < levels.size(); ++i) {
    const int step = ratings[i].points - ratings[i - 1].points;
    if (step < kLeastStep || step > kMostStep) {
      why += (why.empty() ? "" : "; ") + std::string(levels[i].name) + " is " +
             std::to_string(step) + " above " + std::string(levels[i - 1].name);
    }
  }
  return why;
}

}  // namespace glazier
