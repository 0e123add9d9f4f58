// SPDX-License-Identifier: MIT
// What a step does, played on a copy of the position: previews and highlights.
#pragma once

#include <string>

#include "engine/river/state.hpp"
#include "tui/table/played_step.hpp"

namespace glazier::tui {

/// @brief A legal step and everything that follows from it, except what the bag
/// will bring.
struct RiverPreview : PlayedStep<river::State> {
  const river::Board& board_before() const { return before.board(seat); }
  const river::Board& board_after() const { return after.board(seat); }
  /// @brief Whether the step puts a piece there.
  bool Builds(int column, int row) const;
  /// @brief Whether it brings the player to the number that starts the end.
  bool StartsEnd() const;
};

/// @brief The preview in one line: what is gathered, where it goes, which
/// points come from where.
std::string PreviewText(const RiverPreview& preview);

}  // namespace glazier::tui
