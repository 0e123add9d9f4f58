// SPDX-License-Identifier: MIT
// The tracks: broken glass, score, bonus colours.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Numbers in a row with a marker on one of them, and another where a
/// move would put it: "0 1 2[4]6 8(11)14 18".
struct TrackView {
  std::span<const int> values;
  int at = 0;
  int promise = -1;   ///< or -1
  bool last = false;  ///< the last move changed it
};
/// @brief Columns that DrawTrack takes.
int TrackWidth(const TrackView& track);
void DrawTrack(Sheet& sheet,
               const Theme& theme,
               int x,
               int y,
               const TrackView& track);

/// @brief A player on the score track.
struct ScoreView {
  std::string name;
  int score = 0;
  bool to_move = false;
};
/// @brief How a game prints points.
using ScoreLabel = std::string (*)(int score);
/// @brief One row: every player's marker on a scale, and the figures.
void DrawScoreTrack(Sheet& sheet,
                    const Theme& theme,
                    const Area& area,
                    std::span<const ScoreView> players,
                    ScoreLabel label);

/// @brief The bonus colours: of this round, and of those to come.
void DrawBonusTrack(Sheet& sheet,
                    const Theme& theme,
                    int x,
                    int y,
                    std::span<const int> colours,
                    const Style& style);

}  // namespace glazier::tui
