// SPDX-License-Identifier: MIT
// A palace: strips with the glazier above, windows and ornaments below.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/widgets/pane.hpp"
#include "tui/widgets/tracks.hpp"

namespace glazier::tui {

/// @brief One place: its strip, what is on the strip's back, its window.
struct PlaceView {
  std::vector<PaneView> spaces;  ///< top to bottom; empty: the strip is gone
  std::vector<int> back;         ///< colours, while the strip can be flipped
  std::vector<PaneView> frames;  ///< the window, top to bottom
  int points = 0;
  bool counts = false;  ///< its points are won by the move under choice
  bool scored = false;  ///< ... were won by the last move
  bool target = false;  ///< panes may go here
  bool cursor = false;
};

/// @brief An ornament between two windows and the panes around it.
struct OrnamentView {
  int filled = 0;
  int points = 0;
};

/// @brief A player's side of the table.
struct PalaceView {
  std::string name;
  bool to_move = false;
  bool first = false;  ///< holds the first-player marker
  std::string score;
  std::optional<int> change;   ///< of the score by the last move
  std::optional<int> promise;  ///< change of the score by the move under choice
  TrackView glass;
  int glazier = 0;
  int ghost = -1;             ///< where the move under choice takes the glazier
  bool glazier_last = false;  ///< the last move moved the glazier
  std::vector<PlaceView> places;
  std::vector<OrnamentView> ornaments;  ///< after windows 1, 3, 5, 7; or none
  int tag = 0;  ///< of the glazier; strips: tag + 1 + place
};

/// @brief How large a palace is drawn.
struct PalaceForm {
  int pane_width = 3;
  int pane_height = 1;
  bool rungs = false;    ///< leads between the spaces of a strip
  int glazier_rows = 1;  ///< 0: the figure stands in the upper lead
  int places = 8;
  int spaces = 5;
  int frames = 2;

  int CellWidth() const { return pane_width + 1; }
  int Width() const { return places * (CellWidth() + 1) + 1; }
  int StripHeight() const { return Stack(spaces); }
  int WindowHeight() const { return Stack(frames); }
  /// Name, glazier, lead, strips, lead, windows, lead.
  int Height() const {
    return 1 + glazier_rows + 1 + StripHeight() + 1 + WindowHeight() + 1;
  }
  /// Rows from the top of a stack of panes to its i-th pane.
  int Offset(int i) const { return i * (pane_height + (rungs ? 1 : 0)); }

  friend bool operator==(const PalaceForm&, const PalaceForm&) = default;

 private:
  int Stack(int panes) const { return Offset(panes) - (rungs ? 1 : 0); }
};

void DrawPalace(Sheet& sheet,
                const Theme& theme,
                int x,
                int y,
                const PalaceForm& form,
                const PalaceView& view);

}  // namespace glazier::tui
