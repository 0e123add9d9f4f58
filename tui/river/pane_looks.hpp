// SPDX-License-Identifier: MIT
// How River Valley's nine colours and six shapes look.
#pragma once

#include <array>
#include <string_view>

#include "engine/river/facts.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief In canonical order. A piece always carries its letter; the shape
/// belongs to the piece and not to its colour. The palettes for protan, deutan
/// and tritan sight differ in lightness where hue does not help. Sixteen
/// colours have one green too few: light green is the bright one, which some
/// terminals show like the other.
inline constexpr std::array<PaneLook, river::kColours> kRiverPanes = {{
    {'W',
     "W",
     "w",
     'W',
     {{{250, 248, 242}, {253, 251, 247}, {249, 249, 247}, {253, 250, 244}}},
     {7, 7, 7, 7},
     240},
    {'P',
     "P",
     "p",
     'P',
     {{{182, 64, 201}, {193, 91, 233}, {170, 71, 208}, {157, 101, 198}}},
     {5, 5, 5, 5},
     53},
    {'L',
     "L",
     "l",
     'L',
     {{{98, 188, 250}, {84, 204, 251}, {141, 203, 253}, {80, 153, 236}}},
     {6, 6, 6, 6},
     24},
    {'D',
     "D",
     "d",
     'D',
     {{{21, 69, 157}, {5, 39, 150}, {3, 40, 169}, {9, 17, 197}}},
     {4, 4, 4, 4},
     17},
    {'M',
     "M",
     "m",
     'M',
     {{{122, 240, 122}, {123, 184, 135}, {121, 187, 136}, {188, 242, 178}}},
     {10, 10, 10, 10},
     65},
    {'G',
     "G",
     "g",
     'G',
     {{{18, 94, 40}, {22, 92, 73}, {22, 109, 86}, {3, 113, 37}}},
     {2, 2, 2, 2},
     22},
    {'Y',
     "Y",
     "y",
     'Y',
     {{{249, 206, 39}, {250, 239, 69}, {241, 232, 45}, {246, 199, 45}}},
     {3, 3, 3, 3},
     58},
    {'O',
     "O",
     "o",
     'O',
     {{{241, 95, 5}, {223, 96, 10}, {201, 53, 3}, {230, 62, 5}}},
     {1, 1, 1, 1},
     52},
    {'K',
     "K",
     "k",
     'K',
     {{{50, 50, 56}, {34, 34, 40}, {34, 34, 40}, {36, 36, 42}}},
     {0, 0, 0, 0},
     234},
}};

/// @brief One cell each, of neutral width in Unicode: circle, triangle,
/// square, hexagon, heart, drop.
inline constexpr std::array<std::string_view, river::kShapes> kShapeGlyphs = {
    "\u25C9", "\u25B4", "\u25AA", "\u2B22", "\u2765", "\u25CA"};

}  // namespace glazier::tui
