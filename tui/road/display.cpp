// SPDX-License-Identifier: MIT
// The display of buildings: three rows of cost, points and effect.
#include "tui/road/display.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "tui/road/looks.hpp"
#include "tui/road/words.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

constexpr std::array<std::string_view, road::kTypes> kHeadings = {
    "Processing: at any time", "Immediate: when built", "Scoring: at the end"};
constexpr int kGap = 1;

/// Sign, id, cost and points take this; the rest is the name's.
constexpr int kCostColumns = 12;
constexpr int kPointColumns = 3;
/// From this width on the effect has room beside the rest.
constexpr int kEffectBeside = 60;

bool Affordable(const DisplayView& view, road::BuildingId id) {
  const road::Building& tile = road::kBuildings[id];
  return road::CanPay(view.buyer, tile.cost) &&
         (tile.IsUpgrade() ? view.buyer.land.IsPrinted(tile.site)
                           : view.buyer.land.Empty() != 0);
}

Style NameStyle(const Theme& theme,
                const DisplayView& view,
                road::BuildingId id) {
  if (view.cursor == id) {
    return theme.Of(Role::kChosen);
  }
  if (view.offered.Has(id)) {
    return theme.Of(Role::kTarget);
  }
  return theme.Of(Affordable(view, id) ? Role::kStrong : Role::kText);
}

}  // namespace

void DrawBuilding(Sheet& sheet,
                  const Theme& theme,
                  const Area& area,
                  const DisplayView& view,
                  road::BuildingId id) {
  const road::Building& tile = road::kBuildings[id];
  const bool buys = Affordable(view, id);
  const bool beside = area.width >= kEffectBeside;
  const int width = beside ? 38 : area.width;
  sheet.Put(area.x, area.y, buys ? "+" : " ", theme.Of(Role::kGood));
  int x = area.x + 1;
  sheet.Put(x, area.y, road::IdText(id), theme.Glass(TypeColour(id)));
  x += 4;
  const std::string points = PointsInShort(view.buyer, id);
  const int right = area.x + width;
  const int cost_width = std::min(kCostColumns, Columns(tile.cost_text));
  const int cost = right - kPointColumns - 1 - cost_width;
  sheet.Put(x, area.y, Cut(tile.name, cost - 1 - x),
            NameStyle(theme, view, id));
  PutGoods(sheet, theme, cost, area.y, cost_width, tile.cost_text,
           theme.Of(Role::kFaint));
  sheet.Put(right - Columns(points), area.y, points,
            theme.Of(buys ? Role::kStrong : Role::kFaint));
  if (beside) {
    PutGoods(sheet, theme, right + 2, area.y, area.right() - right - 2,
             tile.effect_text, theme.Of(Role::kFaint));
  }
  if (!beside && area.height > 1) {
    PutGoods(sheet, theme, x, area.y + 1, area.right() - x, tile.effect_text,
             theme.Of(Role::kFaint));
  }
  if (view.tag > 0) {
    sheet.Tag(area, view.tag + id);
  }
}

void DrawDisplay(Sheet& sheet,
                 const Theme& theme,
                 const Area& area,
                 const DisplayForm& form,
                 const DisplayView& view) {
  const int width = (area.width - 2 * kGap) / road::kTypes;
  for (int type = 0; type < road::kTypes; ++type) {
    const int x = area.x + type * (width + kGap);
    int y = area.y;
    if (form.heading) {
      sheet.PutIn(x + 1, y, width - 1,
                  kHeadings[static_cast<std::size_t>(type)],
                  theme.Tint(kFirstTypeColour + type));
      ++y;
    }
    for (int at = 0; at < view.state.DisplayRow(); ++at) {
      const Area entry = {x, y, width, form.entry_rows};
      const road::BuildingId id = view.state.Display(type, at);
      if (id == road::kNoBuilding) {
        sheet.Put(x + 1, y, "gap", theme.Of(Role::kFaint));
      } else {
        DrawBuilding(sheet, theme, entry, view, id);
      }
      y += form.entry_rows;
    }
  }
}

}  // namespace glazier::tui
