// SPDX-License-Identifier: MIT
// A glassworks with its points, and the satchel beside it.
#include "tui/river/glassworks.hpp"

#include <algorithm>

#include "tui/river/spell.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {

using river::kColumns;
using river::kRows;

namespace {

/// Where the parts of one glassworks lie.
class Plan {
 public:
  Plan(int x, int y, const GlassworksForm& form)
      : form_(form),
        x_(x),
        top_(y + 1),
        bottom_(top_ + 1 + form.Offset(kRows) - (form.rungs ? 1 : 0)) {}

  int left() const { return x_; }
  int top() const { return top_; }        ///< the lead above
  int bottom() const { return bottom_; }  ///< the lead below
  int right() const {                     ///< the lead on the right
    return x_ + kColumns * form_.Pitch() + (form_.leads ? 0 : 1);
  }
  int Column(int column) const { return x_ + 1 + column * form_.Pitch(); }
  /// Rows count from the bottom.
  int Row(int row) const { return top_ + 1 + form_.Offset(kRows - 1 - row); }
  int Middle(int row) const { return Row(row) + (form_.cell_height - 1) / 2; }

 private:
  const GlassworksForm& form_;
  int x_, top_, bottom_;
};

std::string Signed(int value) {
  return (value >= 0 ? "+" : "") + std::to_string(value);
}

void Centre(Sheet& sheet,
            int x,
            int y,
            int width,
            std::string_view text,
            const Style& style) {
  sheet.Put(x + (width - Columns(text)) / 2, y, text, style);
}

void DrawLeads(Sheet& sheet,
               const Theme& theme,
               const Plan& plan,
               const GlassworksForm& form,
               const GlassworksView& view) {
  const Frame& frame = theme.Frames(Weight::kLight);
  const Style style = theme.Of(view.to_move ? Role::kLeadLit : Role::kLead);
  sheet.Box({plan.left(), plan.top(), plan.right() - plan.left() + 1,
             plan.bottom() - plan.top() + 1},
            frame, style);
  const int inner = plan.right() - plan.left() - 1;
  for (int row = 1; form.rungs && row < kRows; ++row) {
    const int y = plan.Row(row) + form.cell_height;
    sheet.Fill({plan.left() + 1, y, inner, 1}, style, frame.across);
    sheet.Put(plan.left(), y, frame.left, style);
    sheet.Put(plan.right(), y, frame.right, style);
  }
  for (int column = 1; form.leads && column < kColumns; ++column) {
    const int x = plan.Column(column) - 1;
    sheet.Fill({x, plan.top() + 1, 1, plan.bottom() - plan.top() - 1}, style,
               frame.down);
    sheet.Put(x, plan.top(), frame.top, style);
    sheet.Put(x, plan.bottom(), frame.bottom, style);
    for (int row = 1; form.rungs && row < kRows; ++row) {
      sheet.Put(x, plan.Row(row) + form.cell_height, frame.cross, style);
    }
  }
}

/// In narrow cells the first of two brackets takes the place of the lead.
Area OntoLead(Area cell, const GlassworksForm& form, const PieceView& piece) {
  const bool brackets = piece.mark != PaneView::Mark::kNone ||
                        piece.look == PaneView::Look::kPromise;
  if (brackets && form.leads && form.cell_width == 3) {
    --cell.x;
    ++cell.width;
  }
  return cell;
}

/// The glass; on empty spaces what a column of that height counts.
void DrawGlass(Sheet& sheet,
               const Theme& theme,
               const Plan& plan,
               const GlassworksForm& form,
               const GlassworksView& view) {
  for (int column = 0; column < kColumns; ++column) {
    for (int row = 0; row < kRows; ++row) {
      const PieceView& piece = view.glass[static_cast<std::size_t>(column)]
                                         [static_cast<std::size_t>(row)];
      const Area cell = {plan.Column(column), plan.Row(row), form.cell_width,
                         form.cell_height};
      if (piece.look != PaneView::Look::kNone) {
        DrawPiece(sheet, theme, OntoLead(cell, form, piece), piece);
        continue;
      }
      sheet.Fill(cell, theme.Of(Role::kOpening));
      const int points =
          form.Small() ? 0 : river::ColumnPoints(column, row + 1);
      Centre(sheet, cell.x, plan.Middle(row), cell.width,
             points == 0 ? "." : std::to_string(points),
             theme.Of(Role::kOpening));
    }
  }
}

void DrawPoints(Sheet& sheet,
                const Theme& theme,
                const Plan& plan,
                const GlassworksForm& form,
                const GlassworksView& view) {
  for (int column = 0; column < kColumns; ++column) {
    const auto index = static_cast<std::size_t>(column);
    const int points = view.column_points[index];
    const Role role = view.column_promise[index] ? Role::kGood
                      : points > 0               ? Role::kStrong
                                                 : Role::kFaint;
    if (form.Small()) {
      // Numbers would touch each other: only mark the columns that score.
      if (points > 0) {
        sheet.Put(plan.Column(column), plan.top(), theme.Show(Sign::kDown),
                  theme.Of(role));
      }
      continue;
    }
    Centre(sheet, plan.Column(column), plan.top(), form.cell_width,
           points > 0 ? '+' + std::to_string(points)
                      : 'x' + std::to_string(column + 1),
           theme.Of(role));
    Centre(sheet, plan.Column(column), plan.bottom(), form.cell_width,
           std::to_string(river::kRowPoints[index + 1]),
           theme.Of(Role::kFaint));
  }
  for (int row = 0; row < kRows; ++row) {
    const auto index = static_cast<std::size_t>(row);
    const int points = view.row_points[index];
    const std::string text = std::to_string(points);
    sheet.Put(plan.right() + 3 - Columns(text), plan.Middle(row), text,
              theme.Of(view.row_promise[index] ? Role::kGood
                       : points > 0            ? Role::kStrong
                                               : Role::kFaint));
  }
}

void DrawNameBar(Sheet& sheet,
                 const Theme& theme,
                 int x,
                 int y,
                 int width,
                 const GlassworksView& view) {
  // A change of zero is not shown.
  const int by = view.promise.value_or(view.change.value_or(0));
  std::string change = by == 0 ? std::string() : Signed(by);
  if (by != 0 && view.promise) {
    change = '(' + change + ')';
  }
  const std::string& score = view.score;
  const int figures =
      Columns(score) + 1 + (change.empty() ? 0 : Columns(change) + 1);
  std::string name = view.to_move
                         ? std::string(theme.Show(Sign::kPointer)) + ' '
                         : std::string();
  name += view.name;
  const Style style = theme.Of(view.to_move ? Role::kTurn : Role::kStrong);
  const int room = width - figures - 1;
  if (view.to_move) {
    sheet.Fill({x, y, std::min(room, Columns(name) + 1), 1}, style);
  }
  const int shown = std::min(room, Columns(name));
  int column = sheet.Put(x, y, Fitted(name, shown), style) + 1;
  column += view.to_move ? 1 : 0;
  column = sheet.Put(column, y, score, theme.Of(Role::kStrong)) + 1;
  if (!change.empty()) {
    sheet.Put(column, y, change, theme.Of(by < 0 ? Role::kBad : Role::kGood));
  }
}

void DrawSatchel(Sheet& sheet,
                 const Theme& theme,
                 const Area& area,
                 const GlassworksForm& form,
                 const GlassworksView& view) {
  const int piece = form.cell_width;
  // For a moment the satchel may hold more than there is room for.
  const int count =
      std::max(river::kSatchel, static_cast<int>(view.satchel.size()));
  const int pitch = std::min(piece + (view.keys ? 2 : 1), area.width / count);
  const int all = count * pitch;
  int x = area.x;
  constexpr std::string_view kWord = "satchel ";
  if (all + Columns(kWord) <= area.width) {
    x = sheet.Put(x, area.y + (area.height - 1) / 2, kWord,
                  theme.Of(Role::kFaint));
  }
  for (std::size_t i = 0; i < view.satchel.size(); ++i) {
    const Area at = {x, area.y, piece + (view.keys ? 1 : 0), area.height};
    if (view.keys) {
      DrawKeyedPiece(sheet, theme, at, view.satchel[i], kSatchelKeys[i]);
    } else {
      DrawPiece(sheet, theme, at, view.satchel[i]);
    }
    if (view.tag > 0) {
      sheet.Tag(at, view.tag + static_cast<int>(i));
    }
    x += pitch;
  }
  if (view.satchel.empty()) {
    sheet.Put(x, area.y + (area.height - 1) / 2, "empty",
              theme.Of(Role::kFaint));
  }
}

/// How near the end is, and what went to the overflow.
void DrawStock(Sheet& sheet,
               const Theme& theme,
               const Area& area,
               const GlassworksView& view) {
  const bool promised = view.inventory_promise != view.inventory;
  int x = sheet.Put(area.x, area.y, "glass ", theme.Of(Role::kFaint));
  x = sheet.Put(x, area.y, std::to_string(view.inventory_promise),
                theme.Of(promised ? Role::kGood : Role::kStrong));
  x = sheet.Put(
      x, area.y, '/' + std::to_string(river::kEndInventory) + ' ',
      theme.Of(view.inventory_promise >= river::kEndInventory ? Role::kLast
                                                              : Role::kFaint));
  const int spilled = static_cast<int>(view.overflow.size());
  if (spilled == 0) {
    return;
  }
  const bool roomy = area.right() - x > 24;
  x = sheet.Put(x + (roomy ? 1 : 0), area.y, roomy ? "overflow " : "over ",
                theme.Of(Role::kFaint));
  x = sheet.Put(x, area.y, std::to_string(spilled * river::kSpillPoints) + ' ',
                theme.Of(Role::kBad));
  for (const PieceView& piece : view.overflow) {
    if (x + 2 > area.right()) {
      break;
    }
    DrawPiece(sheet, theme, {x, area.y, 2, 1}, piece);
    x += 2;
  }
}

}  // namespace

void DrawGlassworks(Sheet& sheet,
                    const Theme& theme,
                    int x,
                    int y,
                    const GlassworksForm& form,
                    const GlassworksView& view) {
  const Plan plan(x, y, form);
  DrawNameBar(sheet, theme, x, y, form.Width(), view);
  DrawLeads(sheet, theme, plan, form, view);
  DrawGlass(sheet, theme, plan, form, view);
  DrawPoints(sheet, theme, plan, form, view);
  const int below = plan.bottom() + 1;
  DrawSatchel(sheet, theme, {x, below, form.Width(), form.cell_height}, form,
              view);
  DrawStock(sheet, theme, {x, below + form.cell_height, form.Width(), 1}, view);
}

}  // namespace glazier::tui
