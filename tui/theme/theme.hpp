// SPDX-License-Identifier: MIT
// Everything about looks in one value: palettes, glyphs, frames, highlights.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tui/theme/rgb.hpp"
#include "tui/theme/style.hpp"

namespace glazier::tui {

enum class ColourDepth : std::uint8_t { kMono, k16, k256, kTrue };
enum class Palette : std::uint8_t { kStandard, kProtan, kDeutan, kTritan };
enum class Glyphs : std::uint8_t { kLetters, kShapes, kBoth };

inline constexpr std::size_t kPalettes = 4;

/// @brief What the player and the terminal decide.
struct ThemeOptions {
  ColourDepth depth = ColourDepth::kTrue;
  Palette palette = Palette::kStandard;
  Glyphs glyphs = Glyphs::kLetters;
  bool ascii = false;
  bool light_background = false;
  bool patterns = false;  ///< the colour-blind table: position tells

  friend bool operator==(const ThemeOptions&, const ThemeOptions&) = default;
};

/// @brief One pane colour of a game in every palette. A game supplies a table
/// of these, indexed by its own colour numbers.
struct PaneLook {
  char letter = ' ';        ///< capital: a pane; lower case: an empty space
  std::string_view shape;   ///< one cell wide everywhere
  std::string_view hollow;  ///< the same shape, of an empty space
  char ascii_shape = ' ';   ///< for both, where only ASCII is shown
  std::array<Rgb, kPalettes> glass{};          ///< by Palette
  std::array<std::uint8_t, kPalettes> ansi{};  ///< background, by Palette
  std::uint8_t unlit = 0;  ///< dark ground of a space, of the 256
};

/// @brief Parts of the screen that are not panes.
enum class Role : std::uint8_t {
  kText,        ///< plain words
  kFaint,       ///< explanations, what does not matter now
  kStrong,      ///< numbers and names that matter
  kTitle,       ///< the head line of the screen
  kKey,         ///< a key to press, in a hint
  kLead,        ///< frames between panes
  kLeadLit,     ///< frames of the player to move
  kLeadChosen,  ///< the frame under the cursor
  kTurn,        ///< the bar that says whose turn it is
  kGlazier,     ///< the figure
  kOpening,     ///< a window that has no pane yet
  kGhost,       ///< the figure where a move would put it
  kTarget,      ///< a place the panes may go to
  kChosen,      ///< what the cursor is on
  kLast,        ///< what the last move changed
  kGood,        ///< points won
  kBad,         ///< points lost, refusals
  kCount,
};

/// @brief Small signs that have an ASCII stand-in.
enum class Sign : std::uint8_t {
  kPointer,   ///< points right, at the player to move
  kDown,      ///< points down, at a strip
  kUp,        ///< points up
  kOrnament,  ///< between two windows, empty
  kKindled,   ///< an ornament that scores
  kCount,
};

/// @brief The pieces of a frame, by position; each one cell.
struct Frame {
  std::string_view across, down;
  std::string_view top_left, top, top_right;
  std::string_view left, cross, right;
  std::string_view bottom_left, bottom, bottom_right;
};
/// Sill: light frames with a heavy line across.
enum class Weight : std::uint8_t { kLight, kHeavy, kSill };

/// @brief Looks, built at run time from the options and a game's panes.
///
/// ftxui::Color converts in its constructor, so set Terminal::SetColorSupport
/// to at least the depth first, and never keep a theme in a global.
class Theme {
 public:
  Theme(const ThemeOptions& options, std::span<const PaneLook> panes);

  const ThemeOptions& options() const { return options_; }
  int colours() const { return static_cast<int>(panes_.size()); }

  // Panes, by the game's colour number.
  /// @brief A pane with light behind it.
  Style Glass(int colour) const { return At(colour).glass; }
  /// @brief Whether glass can be shaded within a cell.
  bool Shades() const {
    return !options_.ascii && options_.depth >= ColourDepth::k256;
  }
  /// @brief The colour of glass with more light behind it, in percent; less
  /// light where that is negative. Only where Shades().
  ftxui::Color Lit(int colour, int light) const;
  /// @brief An empty space that waits for the colour.
  Style Space(int colour) const { return At(colour).space; }
  /// @brief A pane that a move would bring.
  Style Promise(int colour) const { return At(colour).promise; }
  /// @brief A pane that does not matter while something else is chosen.
  Style Shadow(int colour) const { return At(colour).shadow; }
  /// @brief Small letters: backs of strips, counts, legends.
  Style Tint(int colour) const { return At(colour).tint; }
  /// @brief Letter, shape or both; `filled` for a pane, else a space. One
  /// cell, or two when both are shown and `cells` allows.
  std::string Glyph(int colour, bool filled, int cells = 1) const;

  // Everything else.
  Style Of(Role role) const { return roles_[static_cast<std::size_t>(role)]; }
  std::string_view Show(Sign sign) const;
  const Frame& Frames(Weight weight) const;

  // The colours behind the styles, for tests.
  Rgb GlassRgb(int colour) const;
  Rgb InkRgb(int colour) const;

 private:
  struct PaneStyles {
    Style glass, space, promise, shadow, tint;
  };

  const PaneStyles& At(int colour) const {
    return styles_[static_cast<std::size_t>(colour)];
  }
  Rgb Shown(Rgb colour) const;  // as near as the depth allows
  ftxui::Color Shade(Rgb colour) const;
  PaneStyles StylesOf(const PaneLook& look) const;
  void SetRoles();

  ThemeOptions options_;
  std::vector<PaneLook> panes_;
  std::vector<PaneStyles> styles_;
  std::array<Style, static_cast<std::size_t>(Role::kCount)> roles_{};
};

}  // namespace glazier::tui
