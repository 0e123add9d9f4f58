// What a move does, played on a copy of the position: previews and highlights.
#pragma once

#include <string>

#include "engine/river/state.hpp"

namespace glazier::tui {

/// @brief A legal move and everything that follows from it, but for what the
/// bag will bring.
struct RiverPreview {
  river::State before;
  river::State after;
  river::Step move;
  river::Effect effect;
  int seat = 0;

  const river::Board& board_before() const { return before.board(seat); }
  const river::Board& board_after() const { return after.board(seat); }
  int ScoreChange() const { return after.Score(seat) - before.Score(seat); }
  /// @brief Whether the move puts a piece there.
  bool Builds(int column, int row) const;
  /// @brief Whether it brings the player to the number that starts the end.
  bool StartsEnd() const;
};

RiverPreview PreviewOf(const river::State& before, const river::Step& move);

/// @brief The preview in one line: what is gathered, where it goes, which
/// points come from where.
std::string PreviewText(const RiverPreview& preview);

}  // namespace glazier::tui
