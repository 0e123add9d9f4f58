// SPDX-License-Identifier: MIT
// The parts of Sintra's table by name, and what they mean.
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {

using SintraUi = GameUi<sintra::State>;

namespace {

/// Rows of a palace, as DrawPalace has them.
struct Rows {
  Rows(int y, const PalaceForm& form)
      : top(y + 1 + form.glazier_rows),
        sill(top + 1 + form.StripHeight()),
        bottom(sill + 1 + form.WindowHeight()) {}

  int top;
  int sill;
  int bottom;
};

void AddSources(Landmarks& marks, const SintraLayout& layout) {
  std::vector<Area> all;
  for (std::size_t i = 0; i < layout.factories.size(); ++i) {
    const Area area = {layout.factories[i].x, layout.factories[i].y,
                       layout.factory.Width(), layout.factory.Height()};
    all.push_back(area);
    marks.push_back({"factory-" + std::to_string(i + 1), {area}});
  }
  marks.push_back({"factories", all, "factories",
                   "Four panes each at the beginning of a round. You take all "
                   "panes of one colour from one of them; the others go to the "
                   "centre. The number is its key."});
  marks.push_back({"centre",
                   {layout.centre},
                   "centre",
                   "What was left on the factories; panes are taken from here "
                   "in the same way, key c. The first one to do so takes the "
                   "1st marker: a step on the glass track, and the first turn "
                   "of the next round."});
}

void AddStrips(Landmarks& marks,
               const TableLayout::Spot& at,
               const PalaceForm& form,
               const Rows& rows) {
  std::vector<Area> strips;
  std::vector<Area> backs;
  for (int place = 0; place < form.places; ++place) {
    const int x = at.x + place * (form.CellWidth() + 1) + 1;
    const Area strip = {x, rows.top, form.CellWidth(), rows.sill - rows.top};
    strips.push_back(strip);
    backs.push_back({x + form.pane_width, rows.top + 1, 1, form.StripHeight()});
    marks.push_back({"strip-" + std::to_string(place + 1), {strip}});
  }
  marks.push_back({"strips", strips, "strips",
                   "Each strip wants five panes. A small letter is an empty "
                   "space for that colour, a capital on bright glass is a pane "
                   "that lies there; -- is a strip that is used up. The number "
                   "above is its key."});
  marks.push_back({"backs", backs, "back of a strip",
                   "The colours on the back. A strip is turned over when it is "
                   "full for the first time; ? takes any colour."});
}

void AddWindows(Landmarks& marks,
                const TableLayout::Spot& at,
                const PalaceForm& form,
                const Rows& rows,
                bool ornaments) {
  const int width = form.Width();
  marks.push_back({"windows",
                   {{at.x, rows.sill + 1, width, form.WindowHeight()}},
                   "windows",
                   "A window under each strip, for two panes. A full strip "
                   "sends one pane into its window."});
  marks.push_back({"points",
                   {{at.x, rows.bottom, width, 1}},
                   "points of a window",
                   "A full strip scores this number for its window, and those "
                   "of all windows further right that hold a pane."});
  if (ornaments) {
    std::vector<Area> diamonds;
    for (int i = 0; i < sintra::kOrnaments; ++i) {
      diamonds.push_back({at.x + (2 * i + 1) * (form.CellWidth() + 1),
                          rows.sill + 1, 1, form.WindowHeight()});
    }
    marks.push_back({"ornaments", diamonds, "ornament",
                     "A diamond and the number of panes around it. At the end "
                     "2, 3 or 4 panes around an ornament bring 3, 6 or 10 "
                     "points."});
  }
}

}  // namespace

Landmarks SintraUi::LandmarksOf(const SintraLayout& layout,
                                const SintraScene& scene) {
  const State& state = scene.model.state;
  const PalaceForm& form = layout.near_form;
  const auto& at = layout.near;
  const Rows rows(at.y, form);
  const int track = TrackWidth({sintra::kGlassTrack, 0, -1, false});
  const int right = at.x + form.Width();
  Landmarks marks;
  marks.push_back({"bonus",
                   {{20, 0, 26, 1}},
                   "bonus",
                   "The bonus colour of this round, then those of the rounds "
                   "to come. Each pane of that colour on a strip that you "
                   "complete is a point more."});
  AddSources(marks, layout);
  marks.push_back({"name",
                   {{at.x, at.y, right - track - at.x, 1}},
                   "name and points",
                   "The player of this palace and the points so far; 1st holds "
                   "the marker and begins the next round."});
  marks.push_back({"glass",
                   {{right - track, at.y, track, 1}},
                   "broken glass",
                   "The points you lose at the end. Every pane that finds no "
                   "place moves the bracket one number on; at 18 you lose 18 "
                   "at once and it begins again."});
  marks.push_back(
      {"glazier",
       {{at.x, at.y + 1, form.Width(), std::max(1, form.glazier_rows)}},
       "glazier \\o/",
       "Panes go to the strip under the glazier or further right. "
       "The key < sends the glazier back to the leftmost strip, "
       "for a whole turn."});
  AddStrips(marks, at, form, rows);
  AddWindows(marks, at, form, rows, state.side() == sintra::Side::kA);
  return marks;
}

}  // namespace glazier::tui
