// The whole table of River Valley on one sheet.
#include "tui/river/layout.hpp"
#include "tui/river/status.hpp"
#include "tui/table/status.hpp"

namespace glazier::tui {
namespace {

Sheet DrawTable(const RiverModel& model,
                const Theme& theme,
                int width,
                int height) {
  if (width < kTableWidth || height < kTableHeight) {
    return TooSmallTable(theme, width, height);
  }
  const river::State& state = model.state;
  const RiverScene scene = SceneOf(model);
  const RiverLayout layout = LayOutRiver(width, height, state.players());
  Sheet sheet(width, height, theme.options().ascii);
  DrawHeader(sheet, theme, model);
  for (int place = 0; place < river::kTiles; ++place) {
    const auto& spot = layout.tiles[static_cast<std::size_t>(place)];
    DrawTile(sheet, theme, spot.x, spot.y, layout.tile,
             ViewTile(scene, state.tile(place)));
    DrawWater(sheet, theme,
              {spot.x + layout.tile.Width(), spot.y, 1, layout.tile.Height()});
  }
  DrawLake(sheet, theme, layout.lake, layout.tile, ViewLake(scene));
  DrawGlassworks(sheet, theme, layout.near.x, layout.near.y, layout.near_form,
                 ViewGlassworks(scene, model.near));

  const auto others = OtherSeats(model, layout.far.size());
  const bool log_beside = layout.log.height > 0;
  if (model.show_log && !log_beside) {
    const auto& spot = layout.far[0];
    DrawMoves(sheet, theme,
              {spot.x, spot.y, width - 1 - spot.x, layout.text.y - spot.y},
              model.log, model.log_at, model.seats);
  } else {
    for (std::size_t i = 0; i < layout.far.size(); ++i) {
      DrawGlassworks(sheet, theme, layout.far[i].x, layout.far[i].y,
                     layout.far_form, ViewGlassworks(scene, others[i]));
    }
  }
  if (log_beside) {
    DrawMoves(sheet, theme, layout.log, model.log, model.log_at, model.seats);
  }
  Area text = layout.text;
  if (text.height > kStatusRows) {
    DrawLegend(sheet, theme, text.x, text.y, state.players());
    ++text.y;
    --text.height;
  }
  DrawStatus(sheet, theme, text, scene);
  return sheet;
}

}  // namespace

ftxui::Element GameUi<river::State>::Render(const RiverModel& model,
                                            const Theme& theme,
                                            int width,
                                            int height) {
  return Show(DrawTable(model, theme, width, height));
}

std::optional<RiverTarget> GameUi<river::State>::TargetAt(
    const RiverModel& model,
    const Theme& theme,
    int width,
    int height,
    int x,
    int y) {
  const Sheet sheet = DrawTable(model, theme, width, height);
  return sheet.area().Holds(x, y) ? RiverTargetOf(sheet.At(x, y).tag)
                                  : std::nullopt;
}

}  // namespace glazier::tui
