// What a move does, played on a copy of the position: previews and highlights.
#pragma once

#include <string>
#include <vector>

#include "engine/sintra/state.hpp"

namespace glazier::tui {

/// @brief A legal move and everything that follows from it.
struct SintraPreview {
  sintra::State before;
  sintra::State after;
  sintra::Step move;
  sintra::Effect effect;
  int seat = 0;

  const sintra::Board& board_before() const { return before.board(seat); }
  const sintra::Board& board_after() const { return after.board(seat); }
  bool Completes() const { return effect.window > 0; }
  /// @brief Whether the move puts a pane on this space, or into this frame.
  bool Fills(int place, int space) const;
  bool Glazes(int window, int frame) const;
  /// @brief Whether a window's points are part of what the move scores.
  bool Counts(int window) const;
  /// @brief Change of the score, and of the points lost to broken glass.
  int ScoreChange() const;
  int Loss() const;
};

SintraPreview PreviewOf(const sintra::State& before, const sintra::Step& move);

/// @brief The preview in one line: what fills, what breaks and costs, which
/// points come from where.
std::string PreviewText(const SintraPreview& preview);

}  // namespace glazier::tui
