// SPDX-License-Identifier: MIT
// The whole table of any game on one sheet.
#pragma once

#include <ftxui/dom/elements.hpp>

#include "tui/table/landmark.hpp"
#include "tui/table/lesson_page.hpp"
#include "tui/table/status.hpp"

namespace glazier::tui {

/// @brief The room of the other players, where there is any; up to the right
/// margin.
inline Area BesideNear(const TableLayout& layout, int width) {
  if (layout.far.empty()) {
    return {};
  }
  const auto& spot = layout.far.front();
  return {spot.x, spot.y, width - 1 - spot.x, layout.bottom - spot.y};
}

/// @brief What the game names on its table, and what every table has.
template <class G, class Layout>
Landmarks AllLandmarks(const Scene<G>& scene, const Layout& layout) {
  Landmarks all = GameUi<G>::LandmarksOf(layout, scene);
  all.push_back({"score",
                 {{layout.text.x, layout.text.y, layout.text.width, 1}},
                 "score",
                 "Everybody's points, and the same on a scale: each player's "
                 "mark stands at that many points."});
  return all;
}

/// @brief Those that the key / goes through.
template <class G, class Layout>
Landmarks LabelledLandmarks(const Scene<G>& scene, const Layout& layout) {
  Landmarks all = AllLandmarks(scene, layout);
  std::erase_if(all, [](const Landmark& each) { return each.label.empty(); });
  return all;
}

/// @brief Lights what the lesson talks about.
template <class G, class Layout>
void DrawLit(Sheet& sheet,
             const Theme& theme,
             const Scene<G>& scene,
             const Layout& layout) {
  const auto& names = scene.model.lesson->lit;
  const auto lit = AreasOf(AllLandmarks(scene, layout), names);
  if (!lit.empty()) {
    Spotlight(sheet, theme, lit);
  }
}

/// @brief The table while its parts are named: one of them lit and explained.
template <class G, class Layout>
void DrawNamed(Sheet& sheet,
               const Theme& theme,
               const Scene<G>& scene,
               const Layout& layout,
               StatusView status) {
  const Landmarks named = LabelledLandmarks(scene, layout);
  const auto at = static_cast<std::size_t>(scene.model.label) % named.size();
  status.page = named[at].about;
  status.note.clear();
  status.bar = std::to_string(at + 1) + " of " + std::to_string(named.size());
  status.turn = false;
  status.prompt = named[at].label;
  status.keys = {{"arrows", "the next part"}, {"Esc", "back to the game"}};
  Spotlight(sheet, theme, named[at].areas);
  DrawStatus(sheet, theme, layout.text, status);
  DrawLabels(sheet, theme, named, at);
}

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
  const Area beside = BesideNear(layout, width);
  const bool lesson_beside = model.lesson && beside.height > 0;
  if (lesson_beside) {
    // Drawn below, above all the rest.
  } else if (model.show_log && !log_beside && beside.height > 0) {
    log(beside);
  } else {
    const auto others = OtherSeats(model, layout.far.size());
    for (std::size_t i = 0; i < layout.far.size(); ++i) {
      GameUi<G>::DrawSeat(sheet, theme, layout, layout.far[i], false, scene,
                          others[i]);
    }
  }
  StatusView status = StatusOf(scene);
  if (model.lesson) {
    DrawLit(sheet, theme, scene, layout);
    if (lesson_beside) {
      DrawLesson(sheet, theme, beside, *model.lesson);
    } else {
      status.page = model.lesson->text +
                    (model.chooser != nullptr ? ' ' + model.lesson->call : "");
    }
  } else if (log_beside) {
    // The prompt may need its whole row.
    Area area = layout.log;
    area.height -= 1;
    log(area);
  }
  if (model.label >= 0) {
    DrawNamed(sheet, theme, scene, layout, status);
  } else {
    DrawStatus(sheet, theme, layout.text, status);
  }
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
