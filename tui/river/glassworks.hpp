// SPDX-License-Identifier: MIT
// A glassworks with its points, and the satchel beside it.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "tui/river/glass.hpp"

namespace glazier::tui {

/// @brief A player's side of the table.
struct GlassworksView {
  std::string name;
  bool to_move = false;
  std::string score;
  std::optional<int> change;   ///< of the score by the last move
  std::optional<int> promise;  ///< change of the score by the move under choice
  /// Columns from the left, rows from the bottom; kNone: an empty space.
  std::array<std::array<PieceView, river::kRows>, river::kColumns> glass{};
  std::array<int, river::kRows> row_points{};  ///< as the preview has them
  std::array<bool, river::kRows> row_promise{};
  /// Of the two columns that score; 0: of the others.
  std::array<int, river::kColumns> column_points{};
  std::array<bool, river::kColumns> column_promise{};
  int inventory = 0;
  int inventory_promise = 0;  ///< the same unless a move is under choice
  PieceViews overflow;        ///< those a move would bring are promises
  PieceViews satchel;
  bool keys = false;  ///< the satchel can be chosen from
  int tag = 0;        ///< of the first piece of the satchel; 0: none
};

/// @brief How large a glassworks is drawn.
struct GlassworksForm {
  int cell_width = 4;
  int cell_height = 1;
  bool leads = true;   ///< between the columns
  bool rungs = false;  ///< between the rows

  /// Too small for the points that are printed on a glassworks.
  bool Small() const { return cell_width < 3; }
  int Pitch() const { return cell_width + (leads ? 1 : 0); }
  /// The points of the rows stand on the right.
  int Width() const { return river::kColumns * Pitch() + (leads ? 1 : 2) + 3; }
  /// Name, lead, rows, lead, satchel, inventory.
  int Height() const {
    return 4 + Offset(river::kRows) - (rungs ? 1 : 0) + cell_height;
  }
  int Offset(int row) const { return row * (cell_height + (rungs ? 1 : 0)); }

  friend bool operator==(const GlassworksForm&,
                         const GlassworksForm&) = default;
};

void DrawGlassworks(Sheet& sheet,
                    const Theme& theme,
                    int x,
                    int y,
                    const GlassworksForm& form,
                    const GlassworksView& view);

}  // namespace glazier::tui
