// SPDX-License-Identifier: MIT
// A player's public facts in one row.
#include "engine/road/names.hpp"
#include "tui/road/estate.hpp"
#include "tui/road/looks.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

/// "S4" with the letter in the colour of what it counts.
int PutCount(Sheet& sheet,
             const Theme& theme,
             int x,
             int y,
             int colour,
             int count,
             bool changed) {
  x = sheet.Put(x, y, theme.Glyph(colour, true), theme.Glass(colour));
  return sheet.Put(x, y, std::to_string(count),
                   theme.Of(changed     ? Role::kLast
                            : count > 0 ? Role::kStrong
                                        : Role::kFaint)) +
         1;
}

int PutWheels(Sheet& sheet,
              const Theme& theme,
              int x,
              int y,
              const WheelsView& wheels) {
  for (int i = 0; i < road::kMarkers; ++i) {
    const road::Marker marker = road::MarkerAt(i);
    x = PutCount(sheet, theme, marker == road::kBrick ? x + 1 : x, y,
                 ColourOf(marker), wheels.now.Of(marker),
                 wheels.now.Of(marker) != wheels.before.Of(marker));
  }
  return x;
}

int PutLand(Sheet& sheet,
            const Theme& theme,
            int x,
            int y,
            const LandView& view) {
  const road::Land& now = view.now.land;
  const road::Land& before = view.before.land;
  x = PutCount(sheet, theme, x, y, kForestColour, now.CountForests(),
               now.CountForests() != before.CountForests());
  for (std::uint8_t i = 0; i < road::kTiles; ++i) {
    const auto tile = static_cast<road::Tile>(i);
    x = PutCount(sheet, theme, x, y, ColourOf(tile), now.Count(tile),
                 now.Count(tile) != before.Count(tile));
  }
  return x;
}

std::string CardsInShort(const road::Cards& cards) {
  std::string text = "hand " + std::to_string(cards.count);
  text += cards.HasLaid() ? "+1" : "";
  if (cards.turned != 0) {
    text += ' ' + road::CardsText(cards.turned);
  }
  if (cards.notched != 0) {
    text += '<' + road::CardsText(cards.notched);
  }
  return text;
}

}  // namespace

void DrawEstateLine(Sheet& sheet,
                    const Theme& theme,
                    const Area& area,
                    const EstateView& view) {
  constexpr int kName = 9;
  constexpr int kScore = 6;
  int x = area.x;
  sheet.Put(x, area.y, view.to_move ? theme.Show(Sign::kPointer) : " ",
            theme.Of(Role::kLeadLit));
  sheet.Put(x + 1, area.y, Cut(view.name, kName - 1),
            theme.Of(view.to_move ? Role::kTurn : Role::kStrong));
  const std::string score = road::State::ScoreText(view.score);
  x += kName + kScore - 1;
  sheet.Put(x - Columns(score), area.y, score,
            theme.Of(view.change != 0 ? Role::kLast : Role::kStrong));
  x = PutWheels(sheet, theme, x + 1, area.y, view.wheels) + 1;
  x = PutLand(sheet, theme, x, area.y, view.land) + 1;
  const road::Estate& now = view.land.now;
  x = sheet.Put(x, area.y,
                std::to_string(now.built.Count()) + "b" +
                    (now.privates.Empty()
                         ? std::string()
                         : '+' + std::to_string(now.privates.Count())),
                theme.Of(Role::kText)) +
      1;
  sheet.Put(x, area.y, Cut(CardsInShort(now.cards), area.right() - x),
            theme.Of(Role::kText));
}

}  // namespace glazier::tui
