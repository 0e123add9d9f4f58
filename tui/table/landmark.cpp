// SPDX-License-Identifier: MIT
// The parts of a table by name: spotlight and labels.
#include "tui/table/landmark.hpp"

#include <algorithm>

namespace glazier::tui {
namespace {

bool Holds(std::span<const Area> areas, int x, int y) {
  return std::any_of(areas.begin(), areas.end(),
                     [&](const Area& area) { return area.Holds(x, y); });
}

bool Overlaps(const Area& a, const Area& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() &&
         b.y < a.bottom();
}

/// A row of the landmark where the label meets no other one.
Area PlaceFor(const Sheet& sheet,
              const Landmark& landmark,
              const std::vector<Area>& taken) {
  const int width = Columns(landmark.label) + 2;
  Area first;
  for (const Area& area : landmark.areas) {
    for (int y = area.y; y < area.bottom(); ++y) {
      const int right = std::min(area.right(), sheet.width());
      const int x = std::clamp((area.x + right - width) / 2, 0,
                               std::max(0, sheet.width() - width));
      const Area place = {x, y, width, 1};
      if (first.width == 0) {
        first = place;
      }
      if (std::none_of(taken.begin(), taken.end(), [&](const Area& other) {
            return Overlaps(place, other);
          })) {
        return place;
      }
    }
  }
  return first;
}

}  // namespace

std::vector<Area> AreasOf(const Landmarks& landmarks,
                          std::span<const std::string> names) {
  std::vector<Area> areas;
  for (const Landmark& landmark : landmarks) {
    if (std::find(names.begin(), names.end(), landmark.name) != names.end()) {
      areas.insert(areas.end(), landmark.areas.begin(), landmark.areas.end());
    }
  }
  return areas;
}

void Spotlight(Sheet& sheet, const Theme& theme, std::span<const Area> lit) {
  Style faint = theme.Of(Role::kFaint);
  faint.dim = true;
  for (int y = 0; y < sheet.height(); ++y) {
    for (int x = 0; x < sheet.width(); ++x) {
      // The second half of a wide character goes with its first.
      if (!Holds(lit, x, y) && !sheet.At(x, y).glyph.empty()) {
        const std::string glyph = sheet.At(x, y).glyph;
        sheet.Fill({x, y, 1, 1}, faint, glyph);
      }
    }
  }
}

void DrawLabels(Sheet& sheet,
                const Theme& theme,
                const Landmarks& landmarks,
                std::size_t at) {
  std::vector<Area> taken;
  const auto draw = [&](std::size_t i) {
    const Landmark& landmark = landmarks[i];
    const Area place = PlaceFor(sheet, landmark, taken);
    taken.push_back(place);
    sheet.Put(place.x, place.y, ' ' + landmark.label + ' ',
              theme.Of(i == at ? Role::kChosen : Role::kTitle));
  };
  // The lit one first: it lies where it belongs, beside what has one row only.
  const Area& lit = landmarks[at].areas.front();
  if (lit.height == 1) {
    const int y = lit.y + 2 < sheet.height() ? lit.y + 1 : lit.y - 1;
    sheet.Put(lit.x, y, ' ' + landmarks[at].label + ' ',
              theme.Of(Role::kChosen));
    taken.push_back({lit.x, y, Columns(landmarks[at].label) + 2, 1});
  } else {
    draw(at);
  }
  for (std::size_t i = 0; i < landmarks.size(); ++i) {
    if (i != at && !landmarks[i].label.empty()) {
      draw(i);
    }
  }
}

}  // namespace glazier::tui
