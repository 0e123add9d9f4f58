// SPDX-License-Identifier: MIT
// Ratings on one scale from matches between pairs of players.
#pragma once

#include <cstddef>
#include <vector>

namespace glazier {

/// @brief A match between two players, by their numbers.
struct Meeting {
  std::size_t first = 0;
  std::size_t second = 0;
  double score = 0;  ///< of the first, 0 to 1
  double games = 0;
};

/// @brief In Elo points: 400 are odds of ten to one.
struct FittedRating {
  double points = 0;
  double error = 0;  ///< of 95 cases of 100; 0 for the anchor
};

/// @brief The ratings that make the results of the meetings most likely, if the
/// odds between two players are the ratio of their strengths (Bradley and
/// Terry). The anchor has 0 points. Everybody has met the anchor, or somebody
/// who has, and so on.
///
/// Half a game more counts as won and half as lost in every meeting, so that
/// a clean score has a rating.
std::vector<FittedRating> FitRatings(std::size_t players,
                                     std::size_t anchor,
                                     const std::vector<Meeting>& meetings);

}  // namespace glazier
