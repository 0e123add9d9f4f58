// SPDX-License-Identifier: MIT
// Where everything lies on the table, for a size of the window.
#include "tui/sintra/layout.hpp"

#include <algorithm>
#include <array>

#include "tui/table/status.hpp"

namespace glazier::tui {
namespace {

constexpr int kHeader = 1;
constexpr int kMargin = 1;
constexpr int kGap = 2;
constexpr int kSmallCentre = 16;
constexpr int kRoomyCentre = 28;  // all places of the patterns in one row
constexpr int kLargeCentre = 50;
constexpr int kLogWidth = 36;

// Largest first.
constexpr std::array<FactoryForm, 6> kFactoryForms = {{
    {7, 3, true},
    {5, 2, true},
    {4, 1, true},
    {3, 1, true},
    {2, 1, true},
    {2, 1, false},
}};

constexpr std::array<PalaceForm, 16> kPalaceForms = {{
    {9, 3, true, 2},
    {7, 3, true, 2},
    {9, 2, true, 2},
    {7, 2, true, 2},
    {5, 2, true, 2},
    {7, 2, false, 2},
    {5, 2, false, 2},
    {5, 1, true, 2},
    {5, 1, true, 1},
    {3, 1, true, 1},
    {2, 1, true, 1},
    {5, 1, false, 1},
    {4, 1, false, 1},
    {3, 1, false, 1},
    {2, 1, false, 1},
    {1, 1, false, 0},
}};

/// The height from which rows can be spared for factories with taller panes.
constexpr int HeightFor(const FactoryForm& form) {
  return 12 + 12 * form.pane_height;
}

FactoryForm ChooseFactory(int width, int height, int factories) {
  for (const FactoryForm& form : kFactoryForms) {
    if (height < HeightFor(form)) {
      continue;
    }
    const int centre = form.pane_width > 2 ? kRoomyCentre : kSmallCentre;
    if (factories * (form.Width() + 1) + centre + 2 * kMargin <= width) {
      return form;
    }
  }
  return kFactoryForms.back();
}

struct Palaces {
  PalaceForm near, far;
  int across = 0;  ///< far palaces side by side
  int down = 0;    ///< and one above the other
};

/// The largest near palace that leaves room for `wanted` others, and then the
/// largest of these, with panes at least `narrowest` wide.
bool ChoosePalaces(int width,
                   int height,
                   int wanted,
                   int narrowest,
                   Palaces& palaces) {
  for (const PalaceForm& near : kPalaceForms) {
    if (near.Height() > height || near.pane_width < 3) {
      continue;
    }
    const int room = width - 2 * kMargin - near.Width();
    for (const PalaceForm& far : kPalaceForms) {
      if (far.Width() > near.Width() || far.Height() > near.Height() ||
          far.pane_width < narrowest) {
        continue;
      }
      const int across = room / (far.Width() + kGap);
      const int down = height / far.Height();
      if (across * down >= wanted) {
        palaces = {near, far, across, down};
        return true;
      }
    }
  }
  return false;
}

}  // namespace

SintraLayout LayOutSintra(int width, int height, int players, int factories) {
  SintraLayout layout;
  layout.factory = ChooseFactory(width, height, factories);
  int x = kMargin;
  for (int i = 0; i < factories; ++i) {
    layout.factories.push_back({x, kHeader});
    x += layout.factory.Width() + 1;
  }
  layout.centre = {x, kHeader, std::min(width - kMargin - x, kLargeCentre),
                   layout.factory.Height()};

  const int top = kHeader + layout.factory.Height();
  const int room = height - top - kStatusRows;
  const int opponents = players - 1;
  Palaces palaces;
  bool found = false;
  for (int wanted = opponents; wanted > 0 && !found; --wanted) {
    found = ChoosePalaces(width, room, wanted, 2, palaces) ||
            ChoosePalaces(width, room, wanted, 1, palaces);
  }
  layout.near_form = palaces.near;
  layout.far_form = palaces.far;
  layout.near = {kMargin, top};
  const int shown = std::min(opponents, palaces.across * palaces.down);
  // As few side by side as the height allows, so that the eye need not wander.
  const int down = std::max(1, palaces.down);
  const int across = (shown + down - 1) / down;
  const int pitch = palaces.far.Width() + kGap;
  const int first = kMargin + palaces.near.Width() + kGap;
  for (int i = 0; i < shown; ++i) {
    layout.far.push_back({first + pitch * (i % across),
                          top + palaces.far.Height() * (i / across)});
  }
  const int far_rows = (shown + across - 1) / std::max(across, 1);
  const int bottom =
      top + std::max(palaces.near.Height(), palaces.far.Height() * far_rows);
  layout.bottom = bottom;
  layout.text = {kMargin, bottom, width - 2 * kMargin, height - bottom};

  // The log: beside the last lines where the window is wide.
  constexpr int kWide = 100;
  if (width >= kWide) {
    layout.text.width -= kLogWidth + kGap;
    layout.log = {layout.text.right() + kGap, bottom, kLogWidth,
                  height - bottom - 1};
  }
  if (shown < opponents) {
    layout.TakeLog(palaces.far.Height());
  }
  return layout;
}

}  // namespace glazier::tui
