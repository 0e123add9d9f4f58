// SPDX-License-Identifier: MIT
// Where everything lies on the table of River Valley.
#include "tui/river/layout.hpp"

#include <algorithm>

#include "tui/table/status.hpp"

namespace glazier::tui {
namespace {

constexpr int kHeader = 1;
constexpr int kMargin = 1;
constexpr int kGap = 1;
constexpr int kLogWidth = 36;

// Largest first, with the height from which rows can be spared for them.
struct TileChoice {
  TileForm form;
  int height;
};
constexpr std::array<TileChoice, 4> kTileForms = {{
    {{8, 3, 3}, 48},
    {{6, 2, 3}, 36},
    {{5, 1, 4}, 28},
    {{4, 1, 3}, 0},
}};

constexpr std::array<GlassworksForm, 9> kGlassworksForms = {{
    {8, 3, true, true},
    {8, 2, true, true},
    {6, 2, true, true},
    {6, 2, true, false},
    {5, 1, true, true},
    {5, 1, true, false},
    {4, 1, true, false},
    {3, 1, true, false},
    {2, 1, false, false},
}};

/// The lake holds five pieces with their keys, two side by side at least.
int SmallLake(const TileForm& form) {
  return 2 * (form.piece_width + 1) + 2;
}

TileForm ChooseTile(int width, int height) {
  for (const TileChoice& choice : kTileForms) {
    const int all = river::kTiles * (choice.form.Width() + kGap) +
                    SmallLake(choice.form) + 2 * kMargin;
    if (height >= choice.height && width >= all) {
      return choice.form;
    }
  }
  return kTileForms.back().form;
}

struct AllGlassworks {
  GlassworksForm near, far;
  int across = 0;  ///< far glassworks side by side
  int down = 0;    ///< and one above the other
};

/// The largest near glassworks that leaves room for `wanted` others that are
/// at most two steps smaller; or else for any.
bool ChooseGlassworks(int width,
                      int height,
                      int wanted,
                      bool alike,
                      AllGlassworks& works) {
  constexpr int kNarrowestNear = 4;
  for (const GlassworksForm& near : kGlassworksForms) {
    if (near.Height() > height || near.cell_width < kNarrowestNear) {
      continue;
    }
    const int room = width - kMargin - near.Width();
    for (const GlassworksForm& far : kGlassworksForms) {
      if (far.Width() > near.Width() || far.Height() > near.Height() ||
          (alike && far.cell_width + 2 < near.cell_width)) {
        continue;
      }
      const int across = room / (far.Width() + kGap);
      const int down = height / far.Height();
      if (across * down >= wanted) {
        works = {near, far, across, down};
        return true;
      }
    }
  }
  return false;
}

}  // namespace

RiverLayout LayOutRiver(int width, int height, int players) {
  RiverLayout layout;
  layout.tile = ChooseTile(width, height);
  int x = kMargin;
  for (auto& spot : layout.tiles) {
    spot = {x, kHeader};
    x += layout.tile.Width() + kGap;
  }
  const int roomy = 3 * (layout.tile.piece_width + 2) + 2;
  layout.lake = {x, kHeader, std::min(width - kMargin - x, roomy),
                 layout.tile.Height()};

  const int top = kHeader + layout.tile.Height();
  const int room = height - top - kStatusRows;
  AllGlassworks works;
  bool found = false;
  for (int wanted = players - 1; wanted > 0 && !found; --wanted) {
    found = ChooseGlassworks(width, room, wanted, true, works) ||
            ChooseGlassworks(width, room, wanted, false, works);
  }
  layout.near_form = works.near;
  layout.far_form = works.far;
  layout.near = {kMargin, top};
  const int shown = std::min(players - 1, works.across * works.down);
  // As few side by side as the height allows, so that the eye need not wander.
  const int down = std::max(1, works.down);
  const int across = std::max(1, (shown + down - 1) / down);
  const int pitch = works.far.Width() + kGap;
  const int first = kMargin + works.near.Width() + kGap;
  for (int i = 0; i < shown; ++i) {
    layout.far.push_back({first + pitch * (i % across),
                          top + works.far.Height() * (i / across)});
  }
  const int far_rows = (shown + across - 1) / across;
  const int bottom =
      top + std::max(works.near.Height(), works.far.Height() * far_rows);
  layout.bottom = bottom;
  layout.text = {kMargin, bottom, width - 2 * kMargin, height - bottom};

  // The log: beside the last lines where the window is wide.
  constexpr int kWide = 100;
  if (width >= kWide) {
    layout.text.width -= kLogWidth + 2 * kGap;
    layout.log = {layout.text.right() + 2 * kGap, bottom, kLogWidth,
                  height - bottom - 1};
  }
  layout.legend = layout.text.height > kStatusRows;
  if (layout.legend) {
    ++layout.text.y;
    --layout.text.height;
    if (layout.log.height > 0) {
      ++layout.log.y;
      --layout.log.height;
    }
  }
  if (shown < players - 1) {
    layout.TakeLog(works.far.Height());
  }
  return layout;
}

}  // namespace glazier::tui
