// SPDX-License-Identifier: MIT
// What a step does, played on a copy of the position: previews and highlights.
#pragma once

#include <string>

#include "engine/sintra/state.hpp"
#include "tui/table/played_step.hpp"

namespace glazier::tui {

/// @brief A legal step and everything that follows from it.
struct SintraPreview : PlayedStep<sintra::State> {
  const sintra::Board& board_before() const { return before.board(seat); }
  const sintra::Board& board_after() const { return after.board(seat); }
  bool Completes() const { return effect.window > 0; }
  /// @brief Whether the step puts a pane on this space, or into this frame.
  bool Fills(int place, int space) const;
  bool Glazes(int window, int frame) const;
  /// @brief Whether a window's points are part of what the step scores.
  bool Counts(int window) const;
  /// @brief Change of the points lost to broken glass.
  int Loss() const;
};

/// @brief The preview in one line: what fills, what breaks and costs, which
/// points come from where.
std::string PreviewText(const SintraPreview& preview);

}  // namespace glazier::tui
