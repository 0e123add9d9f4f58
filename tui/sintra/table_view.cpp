// SPDX-License-Identifier: MIT
// The table of Sintra.
#include "tui/sintra/header.hpp"
#include "tui/sintra/views.hpp"

namespace glazier::tui {

using SintraUi = GameUi<sintra::State>;

SintraLayout SintraUi::LayOut(const State& state, int width, int height) {
  return LayOutSintra(width, height, state.players(), state.factories());
}

void SintraUi::DrawMiddle(Sheet& sheet,
                          const Theme& theme,
                          const SintraLayout& layout,
                          const SintraScene& scene) {
  const State& state = scene.model.state;
  DrawHeader(sheet, theme, state);
  for (int factory = 0; factory < state.factories(); ++factory) {
    const auto& spot = layout.factories[static_cast<std::size_t>(factory)];
    DrawFactory(sheet, theme, spot.x, spot.y, layout.factory,
                ViewSource(scene, factory));
  }
  DrawCentre(sheet, theme, layout.centre, layout.factory,
             ViewSource(scene, sintra::kCentre));
}

void SintraUi::DrawSeat(Sheet& sheet,
                        const Theme& theme,
                        const SintraLayout& layout,
                        const TableLayout::Spot& spot,
                        bool near,
                        const SintraScene& scene,
                        int seat) {
  DrawPalace(sheet, theme, spot.x, spot.y,
             near ? layout.near_form : layout.far_form,
             ViewPalace(scene, seat));
}

}  // namespace glazier::tui
