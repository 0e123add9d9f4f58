// SPDX-License-Identifier: MIT
// The name of the game as a stained-glass window.
//
// Drawn in square dots, two to a cell: seven lights with rounded tops between
// mullions of lead, each with a bright letter before dark glass that the sun
// crosses from the upper left.
#include "tui/screens/title.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "tui/theme/rgb.hpp"

namespace glazier::tui {
namespace {

constexpr int kLetters = 7;
constexpr int kLetterWidth = 5;
constexpr int kLetterHeight = 7;
constexpr int kLightWidth = 9;  // between two mullions
constexpr int kDotsAcross = kLetters * (kLightWidth + 1) + 1;
constexpr int kDotsDown = 14;
constexpr int kLetterLeft = 3;  // from the mullion
constexpr int kLetterTop = 4;
static_assert(kDotsAcross == kTitleSize.width);
static_assert(kDotsDown == 2 * kTitleSize.height);

using Drawing = std::array<std::string_view, kLetterHeight>;
constexpr std::array<Drawing, kLetters> kName = {{
    {" ### ", "#   #", "#    ", "# ###", "#   #", "#   #", " ### "},  // G
    {"#    ", "#    ", "#    ", "#    ", "#    ", "#    ", "#####"},  // L
    {"  #  ", " # # ", "#   #", "#   #", "#####", "#   #", "#   #"},  // A
    {"#####", "    #", "   # ", "  #  ", " #   ", "#    ", "#####"},  // Z
    {" ### ", "  #  ", "  #  ", "  #  ", "  #  ", "  #  ", " ### "},  // I
    {"#####", "#    ", "#    ", "#### ", "#    ", "#    ", "#####"},  // E
    {"#### ", "#   #", "#   #", "#### ", "# #  ", "#  # ", "#   #"},  // R
}};

/// What one dot is: outside, lead, or glass of a colour.
struct Dot {
  enum class Kind { kOutside, kLead, kGround, kLetter };
  Kind kind = Kind::kOutside;
  int colour = 0;
};

/// How far the arch of a light lies below the top, by column.
constexpr std::array<int, kLightWidth> kArch = {4, 2, 1, 1, 1, 1, 1, 2, 4};

Dot DotAt(int x, int y, int colours) {
  const int light = std::min(x / (kLightWidth + 1), kLetters - 1);
  const int column = x - light * (kLightWidth + 1) - 1;  // -1: the mullion
  if (column < 0 || column >= kLightWidth) {
    return {y < 3 ? Dot::Kind::kOutside : Dot::Kind::kLead};
  }
  const int arch = kArch[static_cast<std::size_t>(column)];
  if (y < arch - 1) {
    return {};
  }
  if (y < arch || y == kDotsDown - 1) {
    return {Dot::Kind::kLead};
  }
  const int letter_x = column - (kLetterLeft - 1);
  const int letter_y = y - kLetterTop;
  if (letter_x >= 0 && letter_x < kLetterWidth && letter_y >= 0 &&
      letter_y < kLetterHeight &&
      kName[static_cast<std::size_t>(light)][static_cast<std::size_t>(letter_y)]
           [static_cast<std::size_t>(letter_x)] == '#') {
    return {Dot::Kind::kLetter, light % colours};
  }
  // Diamonds, as in the oldest windows, alternating between two other colours.
  const int middle = kLightWidth / 2;
  const int diamond =
      (column + y + kDotsDown) / 5 + (column - middle - y + 2 * kDotsDown) / 5;
  return {Dot::Kind::kGround, (light + 2 + diamond % 2 * 2) % colours};
}

Rgb Shine(const Theme& theme, Dot dot, int x, int y) {
  constexpr Rgb kBlack = {10, 10, 16};
  constexpr Rgb kSun = {255, 250, 226};
  constexpr Rgb kLead = {92, 94, 104};
  // Beams from the upper left, 0 to 3.
  const int beam = 3 - std::abs((x + 3 * y) / 4 % 7 - 3);
  switch (dot.kind) {
    case Dot::Kind::kLead:
      return kLead;
    case Dot::Kind::kLetter:
      return Mix(kSun, theme.GlassRgb(dot.colour), 12 + 10 * beam);
    case Dot::Kind::kGround:
      return Mix(theme.GlassRgb(dot.colour), kBlack, 30 + 7 * beam);
    case Dot::Kind::kOutside:
      break;
  }
  return kBlack;
}

ftxui::Color Shown(const Theme& theme, Rgb rgb) {
  return theme.options().depth == ColourDepth::kTrue
             ? ftxui::Color::RGB(rgb.r, rgb.g, rgb.b)
             : ftxui::Color::Palette256(
                   static_cast<ftxui::Color::Palette256>(Nearest256(rgb)));
}

/// Two dots in one cell; a dot outside shows the terminal's own background.
ftxui::Element GlassCell(const Theme& theme, int x, int y) {
  const Dot upper = DotAt(x, y, theme.colours() - 1);
  const Dot lower = DotAt(x, y + 1, theme.colours() - 1);
  const bool upper_out = upper.kind == Dot::Kind::kOutside;
  const bool lower_out = lower.kind == Dot::Kind::kOutside;
  if (upper_out && lower_out) {
    return ftxui::text(" ");
  }
  const auto upper_colour = Shown(theme, Shine(theme, upper, x, y));
  const auto lower_colour = Shown(theme, Shine(theme, lower, x, y + 1));
  if (upper_out) {
    return ftxui::text("▄") | ftxui::color(lower_colour);
  }
  if (lower_out) {
    return ftxui::text("▀") | ftxui::color(upper_colour);
  }
  return ftxui::text("▀") | ftxui::color(upper_colour) |
         ftxui::bgcolor(lower_colour);
}

/// With few colours or none: letters of glass in a frame of lead.
ftxui::Element PlainCell(const Theme& theme, int x, int y) {
  const bool ascii = theme.options().ascii;
  const Dot upper = DotAt(x, y, theme.colours() - 1);
  const Dot lower = DotAt(x, y + 1, theme.colours() - 1);
  const auto is = [](Dot dot, Dot::Kind kind) { return dot.kind == kind; };
  const bool up = is(upper, Dot::Kind::kLetter);
  const bool down = is(lower, Dot::Kind::kLetter);
  if (up || down) {
    const char* const glyph = ascii        ? (up && down ? "#"
                                              : up       ? "\""
                                                         : ".")
                              : up && down ? "█"
                              : up         ? "▀"
                                           : "▄";
    Style style = theme.Tint(up ? upper.colour : lower.colour);
    style.bold = true;
    return ftxui::text(glyph) | Paint(style);
  }
  const bool lead_up = is(upper, Dot::Kind::kLead);
  const bool lead_down = is(lower, Dot::Kind::kLead);
  if (!lead_up && !lead_down) {
    return ftxui::text(" ");
  }
  const char* const glyph = ascii                  ? (lead_up && lead_down ? "|"
                                                      : lead_up            ? "-"
                                                                           : "_")
                            : lead_up && lead_down ? "│"
                            : lead_up              ? "▔"
                                                   : "▁";
  return ftxui::text(glyph) | Paint(theme.Of(Role::kLead));
}

}  // namespace

ftxui::Element Title(const Theme& theme) {
  const bool glass =
      !theme.options().ascii && (theme.options().depth == ColourDepth::kTrue ||
                                 theme.options().depth == ColourDepth::k256);
  ftxui::Elements rows;
  for (int y = 0; y < kDotsDown; y += 2) {
    ftxui::Elements cells;
    for (int x = 0; x < kDotsAcross; ++x) {
      cells.push_back(glass ? GlassCell(theme, x, y) : PlainCell(theme, x, y));
    }
    rows.push_back(ftxui::hbox(std::move(cells)));
  }
  return ftxui::vbox(std::move(rows));
}

}  // namespace glazier::tui
