// The pieces that the scoring and the result are made of.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <string>
#include <vector>

#include "engine/sintra/state.hpp"
#include "engine/table/table.hpp"
#include "tui/screens/plot.hpp"
#include "tui/screens/sintra/analysis.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief Leftover panes, broken glass, ornaments or windows x colour.
inline constexpr int kScoringSources = 3;

/// @brief A player's score once `step` steps of the final scoring have been
/// played out: first leftover panes of all players, then broken glass ...
int ScoreAfter(const sintra::State& end, int seat, int step);

/// @brief What step number `step` (from 0) counts, in words.
std::string ScoringStory(const sintra::State& end,
                         const std::vector<Seat>& seats,
                         int step);

/// @brief The style of a player's line and bar.
Style SeatStyle(const Theme& theme, int seat);

/// @brief Name, bar and number; `most` fills the whole bar.
ftxui::Element ScoreBar(const Theme& theme,
                        const std::string& name,
                        int seat,
                        int score,
                        int most,
                        bool marked,
                        int width);

/// @brief One row a player, one column a source.
ftxui::Element SourceTable(const Theme& theme,
                           const sintra::State& end,
                           const std::vector<Seat>& seats,
                           const std::vector<SeatAnalysis>& analyses);

/// @brief Everybody's best and worst move.
ftxui::Element MoveTable(const Theme& theme,
                         const std::vector<Seat>& seats,
                         const std::vector<SeatAnalysis>& analyses);

}  // namespace glazier::tui
