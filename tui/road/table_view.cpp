// SPDX-License-Identifier: MIT
// The table of Glass Road.
#include "tui/road/marks.hpp"
#include "tui/table/status.hpp"

namespace glazier::tui {

using RoadUi = GameUi<road::State>;

namespace {

/// The others in the order in which their boards and lines are shown.
std::vector<int> LineSeats(const RoadModel& model, const RoadLayout& layout) {
  std::vector<int> others = OtherSeats(model, layout.far.size());
  others.erase(others.begin(),
               others.begin() + static_cast<std::ptrdiff_t>(layout.far.size()));
  return others;
}

}  // namespace

RoadLayout RoadUi::LayOut(const State& state, int width, int height) {
  return LayOutRoad(state, width, height);
}

void RoadUi::DrawMiddle(Sheet& sheet,
                        const Theme& theme,
                        const RoadLayout& layout,
                        const Scene<State>& scene) {
  const RoadModel& model = scene.model;
  const RoadScene shown = SceneFor(scene);
  DrawRoadHeader(sheet, theme, shown);
  // The log takes the display's place where nothing else has room for it.
  if (model.show_log && layout.log.height == 0 && layout.far.empty()) {
    DrawMoves(sheet, theme, layout.display, model.log, model.log_at,
              model.seats, model.viewer);
  } else {
    DrawDisplay(sheet, theme, layout.display, layout.display_form,
                ViewDisplay(shown));
  }
  if (layout.cards.height > 0) {
    DrawCards(sheet, theme, layout.cards, layout.cards_form, ViewCards(shown));
  }
  int y = layout.lines.y;
  for (const int seat : LineSeats(model, layout)) {
    DrawEstateLine(sheet, theme, {layout.lines.x, y++, layout.lines.width, 1},
                   ViewEstate(shown, seat));
  }
}

void RoadUi::DrawSeat(Sheet& sheet,
                      const Theme& theme,
                      const RoadLayout& layout,
                      const TableLayout::Spot& spot,
                      bool near,
                      const Scene<State>& scene,
                      int seat) {
  // Where only one board has room, the one that was asked for is shown.
  const int asked = scene.model.far;
  if (near && asked >= 0 && layout.far.empty()) {
    seat = asked;
  }
  const EstateView view = ViewEstate(SceneFor(scene), seat);
  if (near && layout.near_line) {
    DrawEstateLine(sheet, theme, {spot.x, spot.y, layout.display.width, 1},
                   view);
    return;
  }
  DrawEstate(sheet, theme, spot.x, spot.y,
             near ? layout.near_form : layout.far_form, view);
}

}  // namespace glazier::tui
