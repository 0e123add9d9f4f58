// SPDX-License-Identifier: MIT
// A player's side of the table.
#include "tui/road/estate.hpp"

#include <algorithm>
#include <vector>

#include "engine/road/names.hpp"
#include "tui/road/cards.hpp"
#include "tui/road/looks.hpp"
#include "tui/road/words.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

using road::State;

std::string SignedPoints(int change) {
  return (change < 0 ? "-" : "+") + State::ScoreText(std::abs(change));
}

void DrawNameBar(Sheet& sheet,
                 const Theme& theme,
                 int x,
                 int y,
                 int width,
                 const EstateView& view) {
  const Style lead = theme.Of(view.to_move ? Role::kLeadLit : Role::kLead);
  sheet.Fill({x, y, width, 1}, lead, theme.Frames(Weight::kLight).across);
  int at = x + 1;
  if (view.to_move) {
    at = sheet.Put(at, y, ' ' + std::string(theme.Show(Sign::kPointer)), lead);
  }
  at = sheet.Put(at, y, ' ' + Cut(view.name, width / 2 - 2) + ' ',
                 theme.Of(view.to_move ? Role::kTurn : Role::kStrong));
  at = sheet.Put(at, y, ' ' + State::ScoreText(view.score),
                 theme.Of(Role::kStrong));
  at = sheet.Put(at, y, view.score == 2 ? " point " : " points ",
                 theme.Of(Role::kFaint));
  if (view.change != 0) {
    at = sheet.Put(at, y, SignedPoints(view.change) + ' ',
                   theme.Of(!view.land.promise ? Role::kLast
                            : view.change > 0  ? Role::kGood
                                               : Role::kBad));
  }
  if (view.first && !view.solo) {
    sheet.Put(at, y, "first player ", theme.Of(Role::kFaint));
  }
}

Style PrivateStyle(const Theme& theme,
                   const EstateView& view,
                   road::BuildingId id) {
  if (view.cursor == id) {
    return theme.Of(Role::kChosen);
  }
  return view.offered.Has(id) ? theme.Of(Role::kTarget)
                              : theme.Glass(TypeColour(id));
}

bool Affordable(const EstateView& view, road::BuildingId id) {
  return road::CanPay(view.land.now, road::kBuildings[id].cost);
}

/// The private buildings in a few rows: with their costs if all of them fit,
/// else by id alone.
void DrawPrivates(Sheet& sheet,
                  const Theme& theme,
                  const Area& area,
                  const EstateView& view) {
  std::vector<road::BuildingId> ids;
  view.land.now.privates.ForEach(
      [&ids](road::BuildingId id) { ids.push_back(id); });
  if (ids.empty()) {
    sheet.PutIn(area.x, area.y, area.width, "no private buildings",
                theme.Of(Role::kFaint));
    return;
  }
  const auto width = [](road::BuildingId id, bool cost) {
    return 2 + Columns(road::IdText(id)) +
           (cost ? 1 + Columns(road::kBuildings[id].cost_text) : 0);
  };
  const auto fit = [&](bool cost) {
    int x = area.x + 8;
    int rows = 1;
    for (const road::BuildingId id : ids) {
      if (x + width(id, cost) > area.right()) {
        x = area.x;
        ++rows;
      }
      x += width(id, cost);
    }
    return rows <= area.height;
  };
  const bool costs = fit(true);
  int x = sheet.Put(area.x, area.y, "private ", theme.Of(Role::kFaint));
  int y = area.y;
  for (const road::BuildingId id : ids) {
    if (x + width(id, costs) > area.right()) {
      x = area.x;
      ++y;
    }
    if (y >= area.bottom()) {
      break;
    }
    const int from = x;
    x = sheet.Put(x, y, Affordable(view, id) ? "+" : " ",
                  theme.Of(Role::kGood));
    x = sheet.Put(x, y, road::IdText(id), PrivateStyle(theme, view, id)) + 1;
    if (costs) {
      const std::string_view cost = road::kBuildings[id].cost_text;
      x = PutGoods(sheet, theme, x, y, Columns(cost), cost,
                   theme.Of(Role::kFaint)) +
          1;
    }
    if (view.building_tag > 0) {
      sheet.Tag({from, y, x - from, 1}, view.building_tag + id);
    }
  }
}

/// Every building by name with its points and what it does.
void DrawList(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              const EstateView& view) {
  int y = area.y;
  const auto row = [&](road::BuildingId id, const std::string& place,
                       const std::string& points, const Style& id_style) {
    if (y >= area.bottom()) {
      return;
    }
    const road::Building& tile = road::kBuildings[id];
    int x = sheet.Put(area.x, y, place, theme.Of(Role::kFaint));
    x = area.x + 3;
    sheet.Put(x, y, road::IdText(id), id_style);
    x += 4;
    const int name = std::min(24, area.width / 2);
    sheet.Put(x, y, Cut(tile.name, name), theme.Of(Role::kText));
    x += name + 1;
    sheet.Put(x + 3 - Columns(points), y, points, theme.Of(Role::kStrong));
    x += 5;
    PutGoods(sheet, theme, x, y, area.right() - x,
             place.empty() ? tile.cost_text : tile.effect_text,
             theme.Of(Role::kFaint));
    if (view.building_tag > 0) {
      sheet.Tag({area.x, y, area.width, 1}, view.building_tag + id);
    }
    ++y;
  };
  const road::Estate& estate = view.land.now;
  for (int i = 0; i < road::kPlaces; ++i) {
    const auto place =
        static_cast<road::Place>((i + road::kCells) % road::kPlaces);
    const road::BuildingId id = estate.land.building[place];
    if (id != road::kNoBuilding) {
      row(id, road::PlaceText(place), State::ScoreText(estate.PointsAt(place)),
          theme.Glass(TypeColour(id)));
    }
  }
  estate.privates.ForEach([&](road::BuildingId id) {
    row(id, "", PointsInShort(estate, id), PrivateStyle(theme, view, id));
    sheet.Put(area.x, y - 1, Affordable(view, id) ? "+" : " ",
              theme.Of(Role::kGood));
  });
}

}  // namespace

void DrawEstate(Sheet& sheet,
                const Theme& theme,
                int x,
                int y,
                const EstateForm& form,
                const EstateView& view) {
  DrawNameBar(sheet, theme, x, y, form.Width(), view);
  const int top = y + 1;
  const int pitch = form.wheel.Width() + 1;
  DrawWheel(sheet, theme, x, top, form.wheel, view.wheels, true);
  DrawWheel(sheet, theme, x + pitch, top, form.wheel, view.wheels, false);
  DrawHand(sheet, theme, {x + pitch, top + kBrickWheelRows, pitch - 1, 2},
           view.land.now.cards, view.card, view.solo);
  const int land = x + form.LandX();
  DrawLand(sheet, theme, land, top, form.land, view.land);
  if (form.list > 0) {
    DrawList(sheet, theme,
             {land + form.land.Width() + 2, top, form.list, form.Height() - 1},
             view);
    return;
  }
  const int bottom = y + form.Height();
  if (form.PrivatesBelowWheels()) {
    const int below = top + kGlassWheelRows;
    DrawPrivates(sheet, theme, {x, below, form.LandX() - 1, bottom - below},
                 view);
  } else {
    const int below = top + form.land.Height();
    DrawPrivates(sheet, theme, {land, below, form.land.Width(), bottom - below},
                 view);
  }
}

}  // namespace glazier::tui
