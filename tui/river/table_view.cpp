// SPDX-License-Identifier: MIT
// The table of River Valley.
#include "tui/river/header.hpp"
#include "tui/river/views.hpp"

namespace glazier::tui {

using RiverUi = GameUi<river::State>;

RiverLayout RiverUi::LayOut(const State& state, int width, int height) {
  return LayOutRiver(width, height, state.players());
}

void RiverUi::DrawMiddle(Sheet& sheet,
                         const Theme& theme,
                         const RiverLayout& layout,
                         const RiverScene& scene) {
  const State& state = scene.model.state;
  DrawHeader(sheet, theme, state);
  for (int place = 0; place < river::kTiles; ++place) {
    const auto& spot = layout.tiles[static_cast<std::size_t>(place)];
    DrawTile(sheet, theme, spot.x, spot.y, layout.tile,
             ViewTile(scene, state.tile(place)));
    DrawWater(sheet, theme,
              {spot.x + layout.tile.Width(), spot.y, 1, layout.tile.Height()});
  }
  DrawLake(sheet, theme, layout.lake, layout.tile, ViewLake(scene));
  if (layout.legend) {
    DrawLegend(sheet, theme, layout.text.x, layout.bottom, state.players());
  }
}

void RiverUi::DrawSeat(Sheet& sheet,
                       const Theme& theme,
                       const RiverLayout& layout,
                       const TableLayout::Spot& spot,
                       bool near,
                       const RiverScene& scene,
                       int seat) {
  DrawGlassworks(sheet, theme, spot.x, spot.y,
                 near ? layout.near_form : layout.far_form,
                 ViewGlassworks(scene, seat));
}

}  // namespace glazier::tui
