// SPDX-License-Identifier: MIT
// The first row of the table.
#include "tui/sintra/header.hpp"

#include <array>
#include <string>
#include <vector>

#include "tui/widgets/tracks.hpp"

namespace glazier::tui {

using sintra::kColours;

namespace {

/// Every colour's name on its own glass: the letters explained.
int DrawLegend(Sheet& sheet, const Theme& theme, int right) {
  std::array<std::string, kColours> words;
  int width = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const std::string_view name =
        sintra::kColourNames[static_cast<std::size_t>(colour)];
    const std::string glyph = theme.Glyph(colour, true, 2);
    // A letter begins its own name; a shape needs the name beside it.
    const std::string word =
        theme.options().glyphs == Glyphs::kShapes
            ? glyph + std::string(name)
            : glyph[0] + std::string(name.substr(1)) + glyph.substr(1);
    width += Columns(word) + 1;
    words[static_cast<std::size_t>(colour)] = word;
  }
  int x = right - width;
  for (int colour = 0; colour < kColours; ++colour) {
    x = sheet.Put(x, 0, words[static_cast<std::size_t>(colour)],
                  theme.Glass(colour)) +
        1;
  }
  return right - width;
}

}  // namespace

void DrawHeader(Sheet& sheet, const Theme& theme, const sintra::State& state) {
  const Style title = theme.Of(Role::kTitle);
  sheet.Fill({0, 0, sheet.width(), 1}, title);
  const int legend = DrawLegend(sheet, theme, sheet.width());
  int x = sheet.Put(1, 0, "SINTRA", title) + 2;
  if (state.round() > sintra::kRounds) {
    sheet.Put(x, 0, "the game is over", title);
    return;
  }
  x = sheet.Put(x, 0,
                "round " + std::to_string(state.round()) + "/" +
                    std::to_string(sintra::kRounds),
                title) +
      2;
  x = sheet.Put(x, 0, "bonus ", title);
  std::vector<int> colours;
  for (int round = state.round(); round <= sintra::kRounds; ++round) {
    colours.push_back(static_cast<int>(state.bonus(round)));
  }
  DrawBonusTrack(sheet, theme, x, 0, colours, title);
  x += 3 + (colours.size() > 1 ? 6 : 0) +
       2 * static_cast<int>(colours.size() - 1) + 1;
  const std::string more = std::string("side ") +
                           (state.side() == sintra::Side::kA ? "A" : "B") +
                           "  bag " + std::to_string(state.bag().Total()) +
                           "  tower " + std::to_string(state.tower().Total());
  if (x + Columns(more) + 2 <= legend) {
    sheet.Put(x + 1, 0, more, title);
  }
}

}  // namespace glazier::tui
