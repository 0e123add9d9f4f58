// SPDX-License-Identifier: MIT
// Where everything lies on the table of Glass Road.
#include "tui/road/layout.hpp"

#include <algorithm>
#include <array>

#include "tui/table/status.hpp"

namespace glazier::tui {
namespace {

constexpr int kHeader = 1;
constexpr int kMargin = 1;
constexpr int kGap = 2;
constexpr int kLogWidth = 40;
constexpr int kWideLog = 64;  ///< no sentence is cut
constexpr int kWide = 100;
constexpr int kWidest = 160;
/// From this width on an effect fits beside its building's name.
constexpr int kEffectsBeside = 182;

/// From the smallest on.
constexpr std::array<EstateForm, 8> kEstates = {{
    {{1, false}, {4, 1, false}, 0},
    {{2, false}, {4, 1, false}, 0},
    {{2, false}, {4, 1, true}, 0},
    {{2, false}, {6, 1, true}, 0},
    {{2, true}, {6, 1, true}, 0},
    {{2, true}, {8, 2, true}, 0},
    {{2, true}, {8, 2, true}, 60},
    {{3, true}, {8, 3, true}, 50},
}};
constexpr std::size_t kSmallestNear = 1;

/// What is shown how large; it begins as small as possible and grows.
struct Plan {
  int display_row = 4;
  bool picking = false;
  int others = 0;
  DisplayForm display{false, 1};
  CardsForm cards{2, 1};
  bool near_line = false;
  std::size_t near = kSmallestNear;
  std::size_t far = 0;
  int boards = 0;  ///< of the others; the rest have a line each

  int Across(int width) const {
    return (width - 2 * kMargin + kGap) / (kEstates[far].Width() + kGap);
  }
  int FarRows(int width) const {
    const int across = std::max(1, Across(width));
    return (boards + across - 1) / across;
  }
  int CardRows() const { return picking ? cards.Height(road::kCards) : 0; }
  int NearRows() const { return near_line ? 1 : kEstates[near].Height(); }
  int Lines() const { return others - boards; }
  int Rows(int width) const {
    return display.Height(display_row) + CardRows() + NearRows() +
           FarRows(width) * kEstates[far].Height() + Lines();
  }
  bool Fits(int width, int rows) const {
    return Rows(width) <= rows &&
           (near_line || kEstates[near].Width() <= width - 2 * kMargin) &&
           (boards == 0 || Across(width) > 0);
  }
};

class Planner {
 public:
  Planner(const Plan& plan, int width, int rows)
      : plan_(plan), width_(width), rows_(rows) {}

  template <class Change>
  bool Try(Change change) {
    Plan larger = plan_;
    change(larger);
    if (!larger.Fits(width_, rows_)) {
      return false;
    }
    plan_ = larger;
    return true;
  }
  void GrowNear(std::size_t most) {
    for (std::size_t i = most; i > plan_.near && !plan_.near_line; --i) {
      if (Try([i](Plan& plan) { plan.near = i; })) {
        return;
      }
    }
  }
  void GrowFar() {
    for (int boards = plan_.others; boards > 0; --boards) {
      if (Try([boards](Plan& plan) { plan.boards = boards; })) {
        break;
      }
    }
    for (std::size_t i = plan_.near; i > 0 && plan_.boards > 0; --i) {
      if (Try([i](Plan& plan) { plan.far = i; })) {
        return;
      }
    }
  }

  const Plan& plan() const { return plan_; }

 private:
  Plan plan_;
  int width_;
  int rows_;
};

/// What matters most comes first: headings, one's own land with its leads, the
/// effects of buildings, the others' boards, and then size.
Plan Grow(const Plan& smallest, int width, int rows) {
  Planner planner(smallest, width, rows);
  planner.Try([](Plan& plan) { plan.display.heading = true; });
  planner.Try([](Plan& plan) { plan.near_line = false; });
  planner.GrowNear(kSmallestNear + 1);
  if (width < kEffectsBeside) {
    planner.Try([](Plan& plan) { plan.display.entry_rows = 2; });
  }
  if (width >= kWide) {
    planner.Try([](Plan& plan) { plan.cards = {3, 2}; });
  }
  planner.GrowFar();
  planner.GrowNear(kEstates.size() - 1);
  planner.GrowFar();
  return planner.plan();
}

}  // namespace

RoadLayout LayOutRoad(const road::State& state, int width, int height) {
  const int rows = height - kHeader - kStatusRows;
  Plan smallest;
  smallest.display_row = state.DisplayRow();
  smallest.picking = state.phase() == road::Phase::kPick;
  smallest.near_line = smallest.picking;
  smallest.others = state.players() - 1;
  const Plan plan = Grow(smallest, width, rows);

  RoadLayout layout;
  const int inner = width - 2 * kMargin;
  int y = kHeader;
  const auto take = [&](int taken) {
    const Area area = {kMargin, y, inner, taken};
    y += taken;
    return area;
  };
  layout.display_form = plan.display;
  layout.display = take(plan.display.Height(plan.display_row));
  layout.cards_form = plan.cards;
  layout.cards = take(plan.CardRows());
  layout.near_line = plan.near_line;
  layout.near_form = kEstates[plan.near];
  layout.near = {kMargin, y};
  take(plan.NearRows());
  layout.far_form = kEstates[plan.far];
  const int across = std::max(1, plan.Across(width));
  for (int i = 0; i < plan.boards; ++i) {
    layout.far.push_back(
        {kMargin + i % across * (layout.far_form.Width() + kGap),
         y + i / across * layout.far_form.Height()});
  }
  take(plan.FarRows(width) * layout.far_form.Height());
  layout.lines = take(plan.Lines());
  layout.bottom = y;
  layout.text = {kMargin, y, inner, height - y};
  if (width >= kWide) {
    const int log = width >= kWidest ? kWideLog : kLogWidth;
    layout.text.width -= log + kGap;
    layout.log = {layout.text.right() + kGap, y, log, height - y - 1};
  }
  return layout;
}

}  // namespace glazier::tui
