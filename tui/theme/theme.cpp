// SPDX-License-Identifier: MIT
// Panes, glyphs and frames of a theme.
#include "tui/theme/theme.hpp"

#include <cctype>

namespace glazier::tui {
namespace {

// Ink on a pane; never pure, so that a terminal's own black and white show.
constexpr Rgb kDarkInk = {18, 12, 8};
constexpr Rgb kLightInk = {255, 255, 255};

// What an unlit pane fades into: near the usual backgrounds of terminals.
constexpr Rgb kNight = {20, 20, 26};
constexpr Rgb kDay = {250, 248, 242};

constexpr double kReadable = 4.5;  // WCAG AA

// The ANSI backgrounds on which black reads better than white.
constexpr bool IsPaleAnsi(int index) {
  return index == 2 || index == 3 || index == 6 || index >= 7;
}

ftxui::Color Ansi(int index) {
  return static_cast<ftxui::Color::Palette16>(index);
}

Rgb InkOn(Rgb ground) {
  return Contrast(kDarkInk, ground) >= Contrast(kLightInk, ground) ? kDarkInk
                                                                   : kLightInk;
}

/// `ink`, moved away from the ground until it can be read there.
Rgb Readable(Rgb ink, Rgb ground) {
  const Rgb away = Luminance(ground) < 0.18 ? kLightInk : kDarkInk;
  for (int share = 100; share > 0; share -= 5) {
    const Rgb mixed = Mix(ink, away, share);
    if (Contrast(mixed, ground) >= kReadable) {
      return mixed;
    }
  }
  return away;
}

constexpr Frame kLight = {"─", "│", "┌", "┬", "┐", "├",
                          "┼", "┤", "└", "┴", "┘"};
constexpr Frame kHeavy = {"━", "┃", "┏", "┳", "┓", "┣",
                          "╋", "┫", "┗", "┻", "┛"};
constexpr Frame kSill = {"━", "│", "┍", "┯", "┑", "┝", "┿", "┥", "┕", "┷", "┙"};
constexpr Frame kAsciiLight = {"-", "|", "+", "+", "+", "+",
                               "+", "+", "+", "+", "+"};
constexpr Frame kAsciiSill = {"=", "|", "+", "+", "+", "+",
                              "+", "+", "+", "+", "+"};
constexpr Frame kAsciiHeavy = {"=", "#", "#", "#", "#", "#",
                               "#", "#", "#", "#", "#"};

struct SignForms {
  std::string_view full, ascii;
};
constexpr std::array<SignForms, static_cast<std::size_t>(Sign::kCount)> kSigns =
    {{{"\u25BA", ">"},
      {"\u25BE", "v"},
      {"\u25B4", "^"},
      {"\u25CA", "."},
      {"\u2726", "*"}}};

}  // namespace

Theme::Theme(const ThemeOptions& options, std::span<const PaneLook> panes)
    : options_(options), panes_(panes.begin(), panes.end()) {
  for (const PaneLook& look : panes_) {
    styles_.push_back(StylesOf(look));
  }
  SetRoles();
}

ftxui::Color Theme::Shade(Rgb colour) const {
  return options_.depth == ColourDepth::kTrue
             ? ftxui::Color::RGB(colour.r, colour.g, colour.b)
             : static_cast<ftxui::Color::Palette256>(Nearest256(colour));
}

Theme::PaneStyles Theme::StylesOf(const PaneLook& look) const {
  const auto palette = static_cast<std::size_t>(options_.palette);
  PaneStyles styles;
  styles.glass.bold = true;
  styles.promise.bold = true;
  styles.promise.underlined = true;
  if (options_.depth == ColourDepth::kMono) {
    styles.glass.inverted = true;
    styles.shadow.inverted = true;
    styles.shadow.dim = true;
    return styles;
  }
  if (options_.depth == ColourDepth::k16) {
    const int ansi = look.ansi[palette];
    // Bold black is grey on many terminals: dark ink stays plain.
    styles.glass.bold = !IsPaleAnsi(ansi);
    styles.glass.ink = Ansi(IsPaleAnsi(ansi) ? 0 : 15);
    styles.glass.ground = Ansi(ansi);
    const int letters = options_.light_background ? ansi : ansi % 8 + 8;
    styles.space.ink = styles.tint.ink = styles.promise.ink =
        styles.shadow.ink =
            options_.light_background && ansi == 7 ? ftxui::Color()
                                                   : Ansi(letters);
    return styles;
  }
  const Rgb glass = Shown(look.glass[palette]);
  const Rgb fade = options_.light_background ? kDay : kNight;
  const bool full = options_.depth == ColourDepth::kTrue;
  // The 256 have few dark colours and the nearest is mostly grey: by hand.
  const Rgb unlit = full || options_.light_background ? Mix(glass, fade, 22)
                                                      : Xterm256(look.unlit);
  const Rgb half =
      full || options_.light_background ? Mix(glass, fade, 50) : unlit;
  styles.glass.ink = Shade(InkOn(glass));
  styles.glass.ground = Shade(glass);
  styles.space.ink = Shade(Readable(glass, unlit));
  styles.space.ground = Shade(unlit);
  styles.promise.ink = styles.shadow.ink = Shade(InkOn(half));
  styles.promise.ground = styles.shadow.ground = Shade(half);
  styles.tint.ink = Shade(Readable(glass, fade));
  return styles;
}

ftxui::Color Theme::Lit(int colour, int light) const {
  const Rgb glass = GlassRgb(colour);
  return Shade(light >= 0 ? Mix(kLightInk, glass, light)
                          : Mix(kNight, glass, -light));
}

std::string Theme::Glyph(int colour, bool filled, int cells) const {
  const PaneLook& look = panes_[static_cast<std::size_t>(colour)];
  const char letter = filled ? look.letter
                             : static_cast<char>(std::tolower(
                                   static_cast<unsigned char>(look.letter)));
  std::string shape = options_.ascii
                          ? std::string(1, look.ascii_shape)
                          : std::string(filled ? look.shape : look.hollow);
  switch (options_.glyphs) {
    case Glyphs::kShapes:
      return shape;
    case Glyphs::kBoth:
      return cells > 1 ? letter + shape : std::string{letter};
    default:
      return {letter};
  }
}

std::string_view Theme::Show(Sign sign) const {
  const SignForms& forms = kSigns[static_cast<std::size_t>(sign)];
  return options_.ascii ? forms.ascii : forms.full;
}

const Frame& Theme::Frames(Weight weight) const {
  switch (weight) {
    case Weight::kHeavy:
      return options_.ascii ? kAsciiHeavy : kHeavy;
    case Weight::kSill:
      return options_.ascii ? kAsciiSill : kSill;
    default:
      return options_.ascii ? kAsciiLight : kLight;
  }
}

Rgb Theme::Shown(Rgb colour) const {
  return options_.depth == ColourDepth::kTrue ? colour
                                              : Xterm256(Nearest256(colour));
}

Rgb Theme::GlassRgb(int colour) const {
  return Shown(panes_[static_cast<std::size_t>(colour)]
                   .glass[static_cast<std::size_t>(options_.palette)]);
}

Rgb Theme::InkRgb(int colour) const {
  return Shown(InkOn(GlassRgb(colour)));
}

}  // namespace glazier::tui
