// SPDX-License-Identifier: MIT
// A palace: strips with the glazier above, windows and ornaments below.
#include "tui/sintra/palace.hpp"

#include <algorithm>

#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

/// Where the parts of one palace lie.
class Plan {
 public:
  Plan(int x, int y, const PalaceForm& form)
      : form_(form),
        x_(x),
        top_(y + 1 + form.glazier_rows),
        sill_(top_ + 1 + form.StripHeight()),
        bottom_(sill_ + 1 + form.WindowHeight()) {}

  int top() const { return top_; }        ///< the lead above the strips
  int sill() const { return sill_; }      ///< the lead between both
  int bottom() const { return bottom_; }  ///< the lead below the windows
  int Lead(int place) const { return x_ + place * (form_.CellWidth() + 1); }
  int Column(int place) const { return Lead(place) + 1; }
  int SpaceRow(int i) const { return top_ + 1 + form_.Offset(i); }
  int FrameRow(int i) const { return sill_ + 1 + form_.Offset(i); }

 private:
  const PalaceForm& form_;
  int x_, top_, sill_, bottom_;
};

/// One row of lead across all places.
void DrawLeadRow(Sheet& sheet,
                 const Plan& plan,
                 int places,
                 int row,
                 std::string_view across,
                 std::string_view left,
                 std::string_view middle,
                 std::string_view right,
                 const Style& style) {
  sheet.Fill({plan.Lead(0), row, plan.Lead(places) - plan.Lead(0), 1}, style,
             across);
  for (int place = 0; place <= places; ++place) {
    sheet.Put(plan.Lead(place), row,
              place == 0        ? left
              : place == places ? right
                                : middle,
              style);
  }
}

void DrawLeads(Sheet& sheet,
               const Theme& theme,
               const Plan& plan,
               const PalaceForm& form,
               const PalaceView& view) {
  const Frame& frame = theme.Frames(Weight::kLight);
  const Style style = theme.Of(Role::kLead);
  for (int place = 0; place <= form.places; ++place) {
    sheet.Fill({plan.Lead(place), plan.top(), 1, plan.bottom() - plan.top()},
               style, frame.down);
  }
  const auto row = [&](int y, std::string_view left, std::string_view middle,
                       std::string_view right) {
    DrawLeadRow(sheet, plan, form.places, y, frame.across, left, middle, right,
                style);
  };
  // Only this lead shows whose turn it is: lighting all of them would send half
  // a screen with every move.
  DrawLeadRow(sheet, plan, form.places, plan.top(), frame.across,
              frame.top_left, frame.top, frame.top_right,
              theme.Of(view.to_move ? Role::kLeadLit : Role::kLead));
  row(plan.bottom(), frame.bottom_left, frame.bottom, frame.bottom_right);
  const Frame& sill = theme.Frames(Weight::kSill);
  DrawLeadRow(sheet, plan, form.places, plan.sill(), sill.across, sill.left,
              sill.cross, sill.right, style);
  if (form.rungs) {
    for (int i = 1; i < form.spaces; ++i) {
      row(plan.SpaceRow(i) - 1, frame.left, frame.cross, frame.right);
    }
    for (int i = 1; i < form.frames; ++i) {
      row(plan.FrameRow(i) - 1, frame.left, frame.cross, frame.right);
    }
  }
}

/// The cursor's place gets a heavy lead above.
void DrawCursor(Sheet& sheet,
                const Theme& theme,
                const Plan& plan,
                const PalaceForm& form,
                int place) {
  sheet.Lid({plan.Lead(place), plan.top(), form.CellWidth() + 2, 1},
            theme.Frames(Weight::kHeavy), theme.Of(Role::kLeadChosen));
}

void Centre(Sheet& sheet,
            const Area& area,
            std::string_view text,
            const Style& style) {
  sheet.Put(area.x + (area.width - Columns(text)) / 2, area.y, text, style);
}

/// The lead of an opening that has no glass yet: round at the top.
void DrawOpening(Sheet& sheet, const Theme& theme, const Area& area, bool top) {
  Style style = theme.Of(Role::kLead);
  style.ground = theme.Of(Role::kOpening).ground;
  style.dim = true;
  const bool ascii = theme.options().ascii;
  const Frame& frame = theme.Frames(Weight::kLight);
  sheet.Fill(area, theme.Of(Role::kOpening));
  for (int y = area.y; y < area.bottom(); ++y) {
    const bool arch = top && y == area.y;
    if (arch) {
      sheet.Fill({area.x + 1, y, area.width - 2, 1}, style,
                 ascii ? "-" : frame.across);
    }
    sheet.Put(area.x, y, !arch ? frame.down : ascii ? "/" : "\u256D", style);
    sheet.Put(area.right() - 1, y,
              !arch   ? frame.down
              : ascii ? "\\"
                      : "\u256E",
              style);
  }
}

/// Cuts the upper corners of a pane round, where part of a cell can be painted.
void RoundCorners(Sheet& sheet,
                  const Theme& theme,
                  const Area& area,
                  int colour) {
  const auto corner = [&](int x, int y, std::string_view glyph) {
    Style style = theme.Of(Role::kOpening);
    style.ink = theme.Lit(colour, y == area.y ? 20 : 0);
    sheet.Put(x, y, glyph, style);
  };
  const int right = area.right() - 1;
  if (area.height == 1) {
    corner(area.x, area.y, "\u259F");
    corner(right, area.y, "\u2599");
    return;
  }
  corner(area.x, area.y, "\u2597");
  corner(right, area.y, "\u2596");
  if (area.width >= 8) {
    corner(area.x, area.y, " ");
    corner(right, area.y, " ");
    corner(area.x + 1, area.y, "\u259F");
    corner(right - 1, area.y, "\u2599");
    corner(area.x, area.y + 1, "\u2590");
    corner(right, area.y + 1, "\u258C");
  }
}

/// One half of a window. Light falls through its glass.
void DrawFrame(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const PaneView& pane,
               bool top) {
  DrawOpening(sheet, theme, area, top);
  if (pane.look == PaneView::Look::kNone) {
    return;
  }
  DrawPane(sheet, theme, area, pane);
  const bool glows = theme.Shades() && pane.look == PaneView::Look::kGlass;
  if (!glows || area.width < 4) {
    return;
  }
  // The letter with its marks stays on plain glass.
  const int letter = pane.mark == PaneView::Mark::kNone
                         ? Columns(theme.Glyph(pane.colour, true, area.width))
                         : Columns(theme.Glyph(pane.colour, true, 1)) + 2;
  const int middle = area.x + (area.width - letter) / 2;
  const int row = area.y + (area.height - 1) / 2;
  const Area left = {area.x, row, middle - area.x, 1};
  const Area right = {middle + letter, row, area.right() - middle - letter, 1};
  if (area.height == 1) {
    FillGlass(sheet, theme, left, pane.colour);
    FillGlass(sheet, theme, right, pane.colour);
  }
  if (top && left.width > 0 && right.width > 0) {
    RoundCorners(sheet, theme, area, pane.colour);
  }
}

/// A window with both its panes shines: the leads around it are lit.
void LightWindow(Sheet& sheet,
                 const Theme& theme,
                 const Plan& plan,
                 int index) {
  const Frame& heavy = theme.Frames(Weight::kHeavy);
  const Style style = theme.Of(Role::kLeadLit);
  for (const int lead : {plan.Lead(index), plan.Lead(index + 1)}) {
    sheet.Fill({lead, plan.sill() + 1, 1, plan.bottom() - plan.sill() - 1},
               style, heavy.down);
  }
}

void DrawPlace(Sheet& sheet,
               const Theme& theme,
               const Plan& plan,
               const PalaceForm& form,
               int index,
               const PlaceView& place) {
  const int x = plan.Column(index);
  for (std::size_t i = 0; i < place.spaces.size(); ++i) {
    const int row = plan.SpaceRow(static_cast<int>(i));
    DrawPane(sheet, theme, {x, row, form.pane_width, form.pane_height},
             place.spaces[i]);
    if (i < place.back.size()) {
      Style style = theme.Tint(place.back[i]);
      style.dim = style.dim || place.spaces[i].faint;
      sheet.Put(x + form.pane_width, row + (form.pane_height - 1) / 2,
                theme.Glyph(place.back[i], false, 1), style);
    }
  }
  // Where the word has no room, the empty column says it.
  constexpr std::string_view kGone = "gone";
  if (place.spaces.empty() && form.CellWidth() >= Columns(kGone)) {
    Centre(sheet, {x, plan.SpaceRow(form.spaces / 2), form.CellWidth(), 1},
           kGone, theme.Of(Role::kFaint));
  }
  for (std::size_t i = 0; i < place.frames.size(); ++i) {
    DrawFrame(sheet, theme,
              {x, plan.FrameRow(static_cast<int>(i)), form.CellWidth(),
               form.pane_height},
              place.frames[i], i == 0);
  }
  if (std::all_of(place.frames.begin(), place.frames.end(),
                  [](const PaneView& pane) {
                    return pane.look == PaneView::Look::kGlass;
                  })) {
    LightWindow(sheet, theme, plan, index);
  }
  const Role number = place.cursor   ? Role::kChosen
                      : place.target ? Role::kTarget
                                     : Role::kFaint;
  Centre(sheet, {x, plan.top(), form.CellWidth(), 1}, std::to_string(index + 1),
         theme.Of(number));
  const Role points = place.counts   ? Role::kGood
                      : place.scored ? Role::kLast
                                     : Role::kFaint;
  const std::string text = std::to_string(place.points);
  Centre(sheet, {x, plan.bottom(), form.CellWidth(), 1},
         place.counts && form.CellWidth() > 2   ? "+" + text
         : place.scored && form.CellWidth() > 2 ? ">" + text
                                                : text,
         theme.Of(points));
}

void DrawGlazier(Sheet& sheet,
                 const Theme& theme,
                 const Plan& plan,
                 const PalaceForm& form,
                 const PalaceView& view) {
  const int row = plan.top() - std::min(form.glazier_rows, 1);
  const auto middle = [&](int place) {
    return plan.Column(place) + (form.CellWidth() - 1) / 2;
  };
  for (int place = 0; place < static_cast<int>(view.places.size()); ++place) {
    if (view.places[static_cast<std::size_t>(place)].target &&
        form.glazier_rows > 0) {
      sheet.Put(middle(place), row, theme.Show(Sign::kDown),
                theme.Of(Role::kTarget));
    }
  }
  if (view.ghost >= 0 && view.ghost != view.glazier) {
    sheet.Put(middle(view.ghost) - 1, row, "(o)", theme.Of(Role::kGhost));
  }
  const int x = middle(view.glazier);
  const Style style = theme.Of(Role::kGlazier);
  const bool wide = form.CellWidth() >= 5;
  const Area body = {wide ? x - 2 : x - 1,
                     row - std::max(form.glazier_rows - 1, 0), wide ? 5 : 3,
                     std::max(form.glazier_rows, 1)};
  sheet.Fill(body, style);
  sheet.Put(x - 1, body.y, form.glazier_rows > 1 ? " o " : "\\o/", style);
  if (form.glazier_rows > 1) {
    sheet.Put(x - 1, body.y + 1, "/|\\", style);
  }
  sheet.Tag(body, view.tag);
  if (view.glazier_last && form.glazier_rows > 0) {
    sheet.Put(body.x - 1, row, ">", theme.Of(Role::kLast));
    sheet.Put(body.right(), row, "<", theme.Of(Role::kLast));
  }
}

std::string Signed(int value) {
  return (value >= 0 ? "+" : "") + std::to_string(value);
}

void DrawNameBar(Sheet& sheet,
                 const Theme& theme,
                 int x,
                 int y,
                 int width,
                 const PalaceView& view) {
  const int right = x + width;
  const int track = TrackWidth(view.glass);
  // The name gives way to the figures.
  const std::string& tail = view.score;
  const std::string lost =
      "glass " +
      std::to_string(
          -view.glass.values[static_cast<std::size_t>(view.glass.at)]);
  // A change of zero is not shown.
  const int by = view.promise.value_or(view.change.value_or(0));
  std::string change = by == 0 ? std::string() : Signed(by);
  if (by != 0 && view.promise) {
    change = '(' + change + ')';
  }
  constexpr std::string_view kFirst = "1st";
  constexpr int kShortestName = 5;
  const int figures = Columns(tail) +
                      (change.empty() ? 0 : Columns(change) + 1) + 2 +
                      (view.first ? Columns(kFirst) + 1 : 0);
  const bool whole = width - track - figures >= kShortestName;
  const int name_width = width - figures - (whole ? track : Columns(lost) + 1);
  const Style style = theme.Of(view.to_move ? Role::kTurn : Role::kStrong);
  std::string name = view.to_move
                         ? std::string(theme.Show(Sign::kPointer)) + ' '
                         : std::string();
  name += view.name;
  if (view.to_move) {
    sheet.Fill({x, y, std::min(name_width, Columns(name) + 1), 1}, style);
  }
  const int shown = std::min(std::max(name_width, 0), Columns(name));
  int column = sheet.Put(x, y, Fitted(name, shown), style) + 1;
  column += view.to_move ? 1 : 0;
  if (view.first) {
    column = sheet.Put(column, y, kFirst, theme.Of(Role::kLast)) + 1;
  }
  column = sheet.Put(column, y, tail, theme.Of(Role::kStrong)) + 1;
  if (!change.empty()) {
    sheet.Put(column, y, change, theme.Of(by < 0 ? Role::kBad : Role::kGood));
  }
  if (whole) {
    DrawTrack(sheet, theme, right - track, y, view.glass);
  } else {
    sheet.Put(right - Columns(lost), y, lost,
              theme.Of(view.glass.at > 0 ? Role::kBad : Role::kFaint));
  }
}

}  // namespace

void DrawPalace(Sheet& sheet,
                const Theme& theme,
                int x,
                int y,
                const PalaceForm& form,
                const PalaceView& view) {
  const Plan plan(x, y, form);
  DrawNameBar(sheet, theme, x, y, form.Width(), view);
  DrawLeads(sheet, theme, plan, form, view);
  for (int place = 0; place < static_cast<int>(view.places.size()); ++place) {
    const PlaceView& of = view.places[static_cast<std::size_t>(place)];
    if (of.cursor) {
      DrawCursor(sheet, theme, plan, form, place);
    }
  }
  for (int place = 0; place < static_cast<int>(view.places.size()); ++place) {
    DrawPlace(sheet, theme, plan, form, place,
              view.places[static_cast<std::size_t>(place)]);
    sheet.Tag({plan.Column(place), plan.top(), form.CellWidth(),
               plan.sill() - plan.top() + 1},
              view.tag + 1 + place);
  }
  for (std::size_t i = 0; i < view.ornaments.size(); ++i) {
    const OrnamentView& ornament = view.ornaments[i];
    const int column = plan.Lead(2 * static_cast<int>(i) + 1);
    const Style style =
        theme.Of(ornament.points > 0 ? Role::kLeadLit : Role::kFaint);
    sheet.Put(
        column, plan.FrameRow(0),
        theme.Show(ornament.points > 0 ? Sign::kKindled : Sign::kOrnament),
        style);
    sheet.Put(column, plan.FrameRow(1), std::to_string(ornament.filled), style);
  }
  DrawGlazier(sheet, theme, plan, form, view);
}

}  // namespace glazier::tui
