// SPDX-License-Identifier: MIT
// The parts of River Valley's table by name, and what they mean.
#include "tui/river/game_ui.hpp"

namespace glazier::tui {

using RiverUi = GameUi<river::State>;

namespace {

void AddRiver(Landmarks& marks,
              const RiverLayout& layout,
              const river::State& state) {
  std::vector<Area> tiles;
  std::vector<Area> stones;
  for (int place = 0; place < river::kTiles; ++place) {
    const auto& spot = layout.tiles[static_cast<std::size_t>(place)];
    const Area area = {spot.x, spot.y, layout.tile.Width(),
                       layout.tile.Height()};
    tiles.push_back(area);
    stones.push_back({area.right() - 5, area.y, 4, 1});
    marks.push_back({"tile-" + std::to_string(state.tile(place) + 1), {area}});
  }
  marks.push_back({"tiles", tiles, "river tile",
                   "Six tiles from the river's start to the lake. A tile takes "
                   "glass of its shape, or two pieces of one shape. The number "
                   "is its shape and its key."});
  marks.push_back({"stones", stones, "stones",
                   "As many new pieces come onto a gathered tile as the tile "
                   "beside its new place has stones (o)."});
  marks.push_back({"lake",
                   {layout.lake},
                   "lake",
                   "Instead of placing you may draw four of these five pieces "
                   "into your satchel. The key of a piece leaves that one in "
                   "the lake."});
}

void AddWorks(Landmarks& marks,
              const TableLayout::Spot& at,
              const GlassworksForm& form) {
  const int top = at.y + 1;
  const int bottom = top + 1 + form.Offset(river::kRows) - (form.rungs ? 1 : 0);
  const int grid = river::kColumns * form.Pitch() + (form.leads ? 1 : 2);
  const int width = form.Width();
  marks.push_back({"name",
                   {{at.x, at.y, width, 1}},
                   "name and points",
                   "The player of this glassworks and the points so far."});
  marks.push_back({"glassworks",
                   {{at.x, top, grid, bottom - top + 1}},
                   "glassworks",
                   "Each colour has a column of its own, from the bottom up; a "
                   "new colour takes the leftmost empty one. The faint numbers "
                   "are what a column of that height counts."});
  marks.push_back({"columns",
                   {{at.x, top, grid, 1}},
                   "column points",
                   "The two tallest columns count their height times their "
                   "number: +8 is what one of them has, x4 what another one "
                   "would multiply with."});
  marks.push_back({"rows",
                   {{at.x, bottom, grid, 1}},
                   "scale of a row",
                   "What a row counts that is filled from the left up to this "
                   "column: 1 2 4 7 11 16 22."});
  marks.push_back({"rowpoints",
                   {{at.x + grid, top + 1, width - grid, bottom - top - 1}},
                   "row points",
                   "What each row counts now, from the left without a gap."});
  marks.push_back({"satchel",
                   {{at.x, bottom + 1, width, form.cell_height}},
                   "satchel",
                   "Your glass: the letter is the colour, the digit the shape "
                   "(1 circle, 2 triangle, 3 square, 4 hexagon, 5 heart, 6 "
                   "drop). It holds five pieces; a to e are their keys."});
  marks.push_back({"stock",
                   {{at.x, bottom + 1 + form.cell_height, width, 1}},
                   "glass and overflow",
                   "Seventeen pieces in a glassworks start the end of the "
                   "game. Every piece in the overflow costs 3 points."});
}

}  // namespace

Landmarks RiverUi::LandmarksOf(const RiverLayout& layout,
                               const RiverScene& scene) {
  Landmarks marks;
  constexpr int kBag = 38;  // as wide as the header's figures
  marks.push_back({"bag",
                   {{layout.lake.right() - kBag, 0, kBag + 1, 1}},
                   "bag",
                   "How many pieces of each colour are still in the bag."});
  AddRiver(marks, layout, scene.model.state);
  AddWorks(marks, layout.near, layout.near_form);
  return marks;
}

}  // namespace glazier::tui
