// The whole table on one sheet.
#include <string>
#include <vector>

#include "tui/sintra/factory.hpp"
#include "tui/sintra/layout.hpp"
#include "tui/sintra/palace.hpp"
#include "tui/sintra/status.hpp"
#include "tui/sintra/table_model.hpp"
#include "tui/sintra/views.hpp"
#include "tui/table/status.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

using sintra::kCentre;

namespace {

Sheet DrawTable(const SintraModel& model,
                const Theme& theme,
                int width,
                int height) {
  if (width < kTableWidth || height < kTableHeight) {
    return TooSmallTable(theme, width, height);
  }
  const sintra::State& state = model.state;
  const SintraScene scene = SceneOf(model);
  const SintraLayout layout =
      LayOutSintra(width, height, state.players(), state.factories());
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

  const std::vector<int> others = OtherSeats(model, layout.far.size());
  const bool log_beside = layout.log.height > 0;
  if (model.show_log && !log_beside) {
    const auto& spot = layout.far[0];
    DrawMoves(sheet, theme,
              {spot.x, spot.y, width - 1 - spot.x, layout.text.y - spot.y},
              model.log, model.log_at, model.seats);
  } else {
    for (std::size_t i = 0; i < layout.far.size(); ++i) {
      DrawPalace(sheet, theme, layout.far[i].x, layout.far[i].y,
                 layout.far_form, ViewPalace(scene, others[i]));
    }
  }
  if (log_beside) {
    DrawMoves(sheet, theme, layout.log, model.log, model.log_at, model.seats);
  }
  DrawStatus(sheet, theme, layout.text, scene);
  return sheet;
}

}  // namespace

ftxui::Element RenderTable(const SintraModel& model,
                           const Theme& theme,
                           int width,
                           int height) {
  return Show(DrawTable(model, theme, width, height));
}

std::optional<SintraTarget> TargetAt(const SintraModel& model,
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
