// SPDX-License-Identifier: MIT
// The two wheels: where each marker stands, and what makes them turn.
#include "tui/road/wheels.hpp"

#include <string>

#include "tui/road/looks.hpp"

namespace glazier::tui {
namespace {

using road::Marker;

Marker FirstOf(bool glass) {
  return glass ? road::kGlass : road::kBrick;
}
Marker EndOf(bool glass) {
  return glass ? road::kBrick : road::kMarkers;
}

std::string_view Dot(const Theme& theme) {
  return theme.options().ascii ? "." : "\u00B7";
}

void DrawLabel(Sheet& sheet,
               const Theme& theme,
               int x,
               int y,
               const WheelForm& form,
               const WheelsView& view,
               Marker marker) {
  const int colour = ColourOf(marker);
  Style style = theme.Glass(colour);
  const bool offered = (view.offered >> marker & 1) != 0;
  if (view.cursor == marker) {
    style = theme.Of(Role::kChosen);
  }
  sheet.Put(x, y, theme.Glyph(colour, true), style);
  if (form.names) {
    sheet.Put(x + 2, y, road::kGoodNames[road::GoodOf(marker)],
              offered ? theme.Of(Role::kTarget) : theme.Tint(colour));
  }
}

/// The numbers from 0 up to where the marker stands are lit, and it says its
/// number where it stands.
void DrawSlots(Sheet& sheet,
               const Theme& theme,
               int x,
               int y,
               const WheelForm& form,
               const WheelsView& view,
               Marker marker) {
  const int at = view.now.Of(marker);
  const int was = view.before.Of(marker);
  const int colour = ColourOf(marker);
  for (int number = 0; number <= road::CapOf(marker); ++number) {
    const Area slot = {x + number * form.slot, y, form.slot, 1};
    Style style = theme.Space(colour);
    if (number <= at && at > 0) {
      style = number > was && view.promise ? theme.Promise(colour)
                                           : theme.Glass(colour);
    }
    sheet.Fill(slot, style);
    const int middle = slot.x + (form.slot - 1) / 2;
    if (number == at) {
      sheet.Put(middle, y, std::to_string(at), style);
    } else if (number > at) {
      sheet.Put(middle, y, number == was ? std::to_string(was) : Dot(theme),
                theme.Space(colour));
    }
  }
}

void DrawChange(Sheet& sheet,
                const Theme& theme,
                int x,
                int y,
                const WheelsView& view,
                Marker marker) {
  const int change = view.now.Of(marker) - view.before.Of(marker);
  if (change != 0) {
    sheet.Put(x, y, (change > 0 ? "+" : "") + std::to_string(change),
              theme.Of(!view.promise ? Role::kLast
                       : change > 0  ? Role::kGood
                                     : Role::kBad));
  }
}

}  // namespace

std::string WheelNeeds(road::Amounts goods, bool glass) {
  const Marker refined = FirstOf(glass);
  if (goods.Room(refined) == 0) {
    return "at 3: full";
  }
  std::string lacking;
  for (int i = refined + 1; i < EndOf(glass); ++i) {
    const Marker marker = road::MarkerAt(i);
    if (goods.Of(marker) == 0) {
      lacking += road::kGoodLetters[road::GoodOf(marker)];
    }
  }
  return lacking.empty() ? "turns" : "needs " + lacking;
}

void DrawWheel(Sheet& sheet,
               const Theme& theme,
               int x,
               int y,
               const WheelForm& form,
               const WheelsView& view,
               bool glass) {
  const int turns = glass ? view.turns.glass : view.turns.brick;
  int after =
      sheet.Put(x, y, glass ? "GLASS" : "BRICK", theme.Of(Role::kStrong)) + 1;
  if (turns > 0) {
    after =
        sheet.Put(after, y,
                  std::string(view.promise ? "turns" : "turned") +
                      (turns > 1 ? ' ' + std::to_string(turns) + "x " : " "),
                  theme.Of(view.promise ? Role::kGood : Role::kLast));
  }
  const std::string needs = WheelNeeds(view.now, glass);
  const int room = x + form.Width() - after;
  // In a narrow form the last word is enough: what is lacking.
  sheet.PutIn(
      after, y, room,
      Columns(needs) <= room ? needs : needs.substr(needs.rfind(' ') + 1),
      theme.Of(Role::kFaint));
  const int slots = x + form.Label() + 1;
  for (int i = FirstOf(glass); i < EndOf(glass); ++i) {
    const Marker marker = road::MarkerAt(i);
    ++y;
    DrawLabel(sheet, theme, x, y, form, view, marker);
    DrawSlots(sheet, theme, slots, y, form, view, marker);
    DrawChange(sheet, theme, slots + (road::CapOf(marker) + 1) * form.slot, y,
               view, marker);
    if (view.tag > 0) {
      sheet.Tag({x, y, form.Width(), 1}, view.tag + i);
    }
  }
}

}  // namespace glazier::tui
