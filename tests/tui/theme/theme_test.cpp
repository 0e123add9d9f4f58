// SPDX-License-Identifier: MIT
// Every colour can be told apart by every kind of sight, with readable letters.
#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string>

#include <doctest/doctest.h>

#include "tests/tui/support/screen_text.hpp"
#include "tests/tui/support/sight.hpp"
#include "tui/river/pane_looks.hpp"
#include "tui/road/looks.hpp"
#include "tui/sintra/pane_looks.hpp"

namespace glazier::tui::test {
namespace {

constexpr std::array<Palette, kPalettes> kAllPalettes = {
    Palette::kStandard, Palette::kProtan, Palette::kDeutan, Palette::kTritan};

/// CIEDE2000; about ten times what can just be told apart.
constexpr double kMargin = 20;
/// The 256 colours of xterm cannot be chosen as finely.
constexpr double kMarginOf256 = 15;
constexpr double kReadable = 4.5;  // WCAG AA

/// The glass of a game; Sintra's joker is never glass.
struct Glass {
  std::span<const PaneLook> panes;
  int colours;
};
/// Glass Road's goods, land and building types are three sets of colours: what
/// lies side by side.
constexpr std::span<const PaneLook> kRoad = kRoadPanes;
const std::array<Glass, 5> kGames = {
    {{kSintraPanes, sintra::kColours},
     {kRiverPanes, river::kColours},
     {kRoad.first(kFirstTileColour), kFirstTileColour},
     {kRoad.subspan(kFirstTileColour, road::kTiles + 1), road::kTiles + 1},
     {kRoad.subspan(kFirstTypeColour), road::kTypes + 1}}};

double Closest(const Theme& theme, int colours, Palette sight) {
  double closest = 1000;
  for (int a = 0; a < colours; ++a) {
    for (int b = a + 1; b < colours; ++b) {
      closest = std::min(closest, Difference(Seen(theme.GlassRgb(a), sight),
                                             Seen(theme.GlassRgb(b), sight)));
    }
  }
  return closest;
}

Theme ThemeIn(ColourDepth depth, Palette palette, const Glass& glass) {
  ThemeOptions options;
  options.depth = depth;
  options.palette = palette;
  return ThemeFor(options, glass.panes);
}

TEST_CASE("CIEDE2000 agrees with published pairs") {
  // Black and white are 100 apart; a colour is 0 from itself.
  CHECK(Difference({0, 0, 0}, {1, 1, 1}) == doctest::Approx(100).epsilon(0.01));
  CHECK(Difference({0.2, 0.4, 0.1}, {0.2, 0.4, 0.1}) == doctest::Approx(0));
  // Pure red and pure green of sRGB.
  CHECK(Difference({1, 0, 0}, {0, 1, 0}) ==
        doctest::Approx(86.6).epsilon(0.01));
}

TEST_CASE("what the simulation takes away is seen as taken away") {
  // Red and a dark yellow: clear to most eyes, close to a deutan one.
  const Rgb red = {200, 60, 40};
  const Rgb olive = {110, 110, 30};
  const double usual = Difference(Seen(red, Palette::kStandard),
                                  Seen(olive, Palette::kStandard));
  const double deutan =
      Difference(Seen(red, Palette::kDeutan), Seen(olive, Palette::kDeutan));
  CHECK(deutan < usual / 2);
}

TEST_CASE(
    "each palette keeps its colours apart for the sight it is made for, "
    "and for usual sight") {
  for (const Glass& glass : kGames) {
    for (const Palette palette : kAllPalettes) {
      CAPTURE(glass.colours);
      CAPTURE(static_cast<int>(palette));
      const Theme theme = ThemeIn(ColourDepth::kTrue, palette, glass);
      CHECK(Closest(theme, glass.colours, palette) >= kMargin);
      CHECK(Closest(theme, glass.colours, Palette::kStandard) >= kMargin);
      const Theme coarse = ThemeIn(ColourDepth::k256, palette, glass);
      CHECK(Closest(coarse, glass.colours, palette) >= kMarginOf256);
      CHECK(Closest(coarse, glass.colours, Palette::kStandard) >= kMarginOf256);
    }
  }
}

TEST_CASE("letters can be read on every pane") {
  for (const Glass& glass : kGames) {
    for (const Palette palette : kAllPalettes) {
      for (const ColourDepth depth : {ColourDepth::kTrue, ColourDepth::k256}) {
        const Theme theme = ThemeIn(depth, palette, glass);
        for (int colour = 0; colour < glass.colours; ++colour) {
          CAPTURE(static_cast<int>(palette));
          CAPTURE(colour);
          CHECK(Contrast(theme.GlassRgb(colour), theme.InkRgb(colour)) >=
                kReadable);
        }
      }
    }
  }
}

TEST_CASE("in 16 colours no two panes share a background") {
  for (const Glass& glass : kGames) {
    for (const Palette palette : kAllPalettes) {
      std::set<int> grounds;
      int bright = 0;
      for (int colour = 0; colour < glass.colours; ++colour) {
        const auto& look = glass.panes[static_cast<std::size_t>(colour)];
        const int ground = look.ansi[static_cast<std::size_t>(palette)];
        bright += ground < 8 ? 0 : 1;
        grounds.insert(ground);
      }
      // Many terminals have only eight: the ninth has to be a bright one.
      CHECK(bright == std::max(0, glass.colours - 8));
      CHECK(static_cast<int>(grounds.size()) == glass.colours);
    }
  }
}

TEST_CASE(
    "a pane, an empty space and a promised pane look different in every "
    "depth") {
  for (const ColourDepth depth : {ColourDepth::kMono, ColourDepth::k16,
                                  ColourDepth::k256, ColourDepth::kTrue}) {
    for (const bool light : {false, true}) {
      ThemeOptions options;
      options.depth = depth;
      options.light_background = light;
      for (const Glass& glass : kGames) {
        const Theme theme = ThemeFor(options, glass.panes);
        for (int colour = 0; colour < glass.colours; ++colour) {
          CAPTURE(colour);
          CHECK_FALSE(theme.Glass(colour) == theme.Space(colour));
          CHECK_FALSE(theme.Glass(colour) == theme.Promise(colour));
          CHECK_FALSE(theme.Space(colour) == theme.Promise(colour));
          CHECK_FALSE(theme.Glass(colour) == theme.Shadow(colour));
        }
      }
    }
  }
}

TEST_CASE(
    "glyphs: capital letters are panes, small ones spaces; shapes and "
    "both on request") {
  ThemeOptions options;
  CHECK(ThemeFor(options).Glyph(0, true) == "O");
  CHECK(ThemeFor(options).Glyph(0, false) == "o");
  CHECK(ThemeFor(options).Glyph(kJokerLook, false) == "?");
  options.glyphs = Glyphs::kShapes;
  std::set<std::string> shapes;
  for (int colour = 0; colour < sintra::kColours; ++colour) {
    shapes.insert(ThemeFor(options).Glyph(colour, true));
    shapes.insert(ThemeFor(options).Glyph(colour, false));
  }
  CHECK(shapes.size() == 2 * sintra::kColours);
  options.glyphs = Glyphs::kBoth;
  options.ascii = true;
  CHECK(ThemeFor(options).Glyph(0, true, 2) == "O*");
  CHECK(ThemeFor(options).Glyph(0, true, 1) == "O");
}

}  // namespace
}  // namespace glazier::tui::test
