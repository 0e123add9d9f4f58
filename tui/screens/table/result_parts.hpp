// SPDX-License-Identifier: MIT
// The pieces that the scoring and the result are made of.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <string>
#include <vector>

#include "tui/screens/table/analysis.hpp"
#include "tui/theme/theme.hpp"
#include "tui/widgets/tracks.hpp"

namespace glazier::tui {

/// @brief One player while the points are counted.
struct ScoreLine {
  std::string name;
  Style style;
  int score = 0;
  bool marked = false;  ///< it is this player's points that were just counted
};

/// @brief Name, number and bar; `most` fills the whole bar.
ftxui::Element ScoreBar(const Theme& theme,
                        const ScoreLine& line,
                        int most,
                        int width,
                        ScoreLabel label);

/// @brief One row per player, one column per source.
ftxui::Element SourceTable(const Theme& theme,
                           const std::vector<std::string>& sources,
                           const std::vector<SeatAnalysis>& seats,
                           ScoreLabel label);

/// @brief Everybody's best and worst move.
ftxui::Element MoveTable(const Theme& theme,
                         const std::vector<SeatAnalysis>& seats,
                         ScoreLabel label);

}  // namespace glazier::tui
