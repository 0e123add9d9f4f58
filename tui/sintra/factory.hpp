// SPDX-License-Identifier: MIT
// Factories and the centre: where panes are taken from.
#pragma once

#include <string>
#include <vector>

#include "tui/widgets/pane.hpp"

namespace glazier::tui {

/// @brief A factory, or the centre, with the panes lying on it.
struct SourceView {
  std::string label;            ///< "3", "c centre"
  std::vector<PaneView> panes;  ///< in canonical order; ghosts of what left
  bool cursor = false;          ///< the cursor is on it
  bool last = false;            ///< the last move took from it
  bool faint = false;           ///< nothing to choose here now
  bool marker = false;          ///< the first-player marker lies here
  int bonus = -1;               ///< patterns: the colour that earns a bonus
  int tag = 0;                  ///< of its cells; panes: tag + 1 + colour
};

/// @brief How large factories are drawn.
struct FactoryForm {
  int pane_width = 3;
  int pane_height = 1;
  bool inner_leads = true;

  int Width() const { return 2 * pane_width + 2 + (inner_leads ? 1 : 0); }
  int Height() const { return 2 * pane_height + 3; }
};

/// @brief Two by two panes in leads; in patterns mode five fixed sectors, two
/// by two and one, with counts, so that the position tells the colour.
void DrawFactory(Sheet& sheet,
                 const Theme& theme,
                 int x,
                 int y,
                 const FactoryForm& form,
                 const SourceView& view);

/// @brief All panes of the centre side by side, as large as those of the
/// factories if there is room, or counted where there is not
/// room enough; in patterns mode a place for each colour.
void DrawCentre(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const FactoryForm& form,
                const SourceView& view);

}  // namespace glazier::tui
