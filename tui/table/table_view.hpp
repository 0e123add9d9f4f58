// The whole table of any game on one sheet.
#pragma once

#include <ftxui/dom/elements.hpp>

#include "tui/table/status.hpp"

namespace glazier::tui {

/// @brief A plain message when there is too little room.
template <class G>
Sheet DrawTable(const TableModel<G>& model,
                const Theme& theme,
                int width,
                int height) {
  if (width < kTableWidth || height < kTableHeight) {
    return TooSmallTable(theme, width, height);
  }
  const Scene<G> scene(model);
  const auto layout = GameUi<G>::LayOut(model.state, width, height);
  Sheet sheet(width, height, theme.options().ascii);
  GameUi<G>::DrawMiddle(sheet, theme, layout, scene);
  GameUi<G>::DrawSeat(sheet, theme, layout, layout.near, true, scene,
                      model.near);

  const auto log = [&](const Area& area) {
    DrawMoves(sheet, theme, area, model.log, model.log_at, model.seats,
              model.viewer);
  };
  const bool log_beside = layout.log.height > 0;
  if (model.show_log && !log_beside && !layout.far.empty()) {
    const auto& spot = layout.far.front();
    log({spot.x, spot.y, width - 1 - spot.x, layout.bottom - spot.y});
  } else {
    const auto others = OtherSeats(model, layout.far.size());
    for (std::size_t i = 0; i < layout.far.size(); ++i) {
      GameUi<G>::DrawSeat(sheet, theme, layout, layout.far[i], false, scene,
                          others[i]);
    }
  }
  if (log_beside) {
    log(layout.log);
  }
  DrawStatus(sheet, theme, layout.text, StatusOf(scene));
  return sheet;
}

template <class G>
ftxui::Element RenderTable(const TableModel<G>& model,
                           const Theme& theme,
                           int width,
                           int height) {
  return Show(DrawTable(model, theme, width, height));
}

/// @brief The tag of a cell of what RenderTable draws; 0: nothing to click on.
template <class G>
int TagAt(const TableModel<G>& model,
          const Theme& theme,
          int width,
          int height,
          int x,
          int y) {
  const Sheet sheet = DrawTable(model, theme, width, height);
  return sheet.area().Holds(x, y) ? sheet.At(x, y).tag : 0;
}

}  // namespace glazier::tui
