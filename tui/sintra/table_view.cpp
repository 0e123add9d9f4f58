// The whole table on one sheet.
#include <string>
#include <vector>

#include "tui/sintra/layout.hpp"
#include "tui/sintra/status.hpp"
#include "tui/sintra/table_model.hpp"
#include "tui/sintra/views.hpp"
#include "tui/widgets/factory.hpp"
#include "tui/widgets/lines.hpp"
#include "tui/widgets/palace.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

using sintra::kCentre;

namespace {

void DrawMoves(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const TableModel& model) {
  std::vector<LogEntry> entries;
  entries.reserve(model.log.size());
  for (const LogLine& line : model.log) {
    entries.push_back(
        {line.seat >= 0 ? model.seats[static_cast<std::size_t>(line.seat)].name
                        : std::string(),
         line.text});
  }
  DrawLog(sheet, theme, area, entries, model.log_at);
}

Sheet TooSmall(const Theme& theme, int width, int height) {
  Sheet sheet(width, height, theme.options().ascii);
  const auto size = [](int columns, int rows) {
    return std::to_string(columns) + "x" + std::to_string(rows);
  };
  DrawText(sheet, sheet.area(),
           "The window is " + size(width, height) + ", the table needs " +
               size(kTableWidth, kTableHeight) + ". Please enlarge it.",
           theme.Of(Role::kStrong));
  return sheet;
}

Sheet DrawTable(const TableModel& model,
                const Theme& theme,
                int width,
                int height) {
  if (width < kTableWidth || height < kTableHeight) {
    return TooSmall(theme, width, height);
  }
  const sintra::State& state = model.state;
  const Scene scene = SceneOf(model);
  const TableLayout layout =
      LayOut(width, height, state.players(), state.factories());
  Sheet sheet(width, height, theme.options().ascii);
  DrawHeader(sheet, theme, model);
  for (int factory = 0; factory < state.factories(); ++factory) {
    const auto& spot = layout.factories[static_cast<std::size_t>(factory)];
    DrawFactory(sheet, theme, spot.x, spot.y, layout.factory,
                ViewSource(scene, factory));
  }
  DrawCentre(sheet, theme, layout.centre, layout.factory,
             ViewSource(scene, kCentre));
  DrawPalace(sheet, theme, layout.near.x, layout.near.y, layout.near_form,
             ViewPalace(scene, model.near));

  // Opponents in the order of play, from the chosen one where not all fit.
  std::vector<int> others;
  for (int i = 1; i < state.players(); ++i) {
    others.push_back((model.near + i) % state.players());
  }
  std::size_t first = 0;
  for (std::size_t i = 0; i < others.size(); ++i) {
    first =
        others[i] == model.far && layout.far.size() < others.size() ? i : first;
  }
  const bool log_beside = layout.log.height > 0;
  if (model.show_log && !log_beside) {
    const auto& spot = layout.far[0];
    DrawMoves(sheet, theme,
              {spot.x, spot.y, width - 1 - spot.x, layout.text.y - spot.y},
              model);
  } else {
    for (std::size_t i = 0; i < layout.far.size(); ++i) {
      DrawPalace(sheet, theme, layout.far[i].x, layout.far[i].y,
                 layout.far_form,
                 ViewPalace(scene, others[(first + i) % others.size()]));
    }
  }
  if (log_beside) {
    DrawMoves(sheet, theme, layout.log, model);
  }
  DrawStatus(sheet, theme, layout.text, scene);
  return sheet;
}

}  // namespace

ftxui::Element RenderTable(const TableModel& model,
                           const Theme& theme,
                           int width,
                           int height) {
  return Show(DrawTable(model, theme, width, height));
}

std::optional<Target> TargetAt(const TableModel& model,
                               const Theme& theme,
                               int width,
                               int height,
                               int x,
                               int y) {
  const Sheet sheet = DrawTable(model, theme, width, height);
  return sheet.area().Holds(x, y)
             ? TargetOf(sheet.At(x, y).tag, model.state.Turn())
             : std::nullopt;
}

}  // namespace glazier::tui
