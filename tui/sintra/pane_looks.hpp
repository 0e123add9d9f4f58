// SPDX-License-Identifier: MIT
// How Sintra's five colours and its joker look.
#pragma once

#include <array>

#include "engine/sintra/facts.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief The joker comes after the colours; it is a space, never a pane.
inline constexpr int kJokerLook = sintra::kColours;

/// @brief In canonical order. Shapes are of neutral width in Unicode, so that
/// no terminal makes them two cells wide. The palettes for protan, deutan and
/// tritan sight differ in lightness where hue does not help.
inline constexpr std::array<PaneLook, sintra::kColours + 1> kSintraPanes = {{
    {'O',
     "\u25C9",
     "\u25E6",
     '*',  // round
     {{{242, 128, 24}, {226, 108, 16}, {206, 112, 36}, {206, 70, 8}}},
     {1, 1, 1, 1},
     52},
    {'P',
     "\u25B4",
     "\u25B5",
     '^',  // triangle up
     {{{238, 118, 184}, {240, 150, 226}, {236, 140, 206}, {250, 140, 236}}},
     {5, 7, 7, 5},
     53},
    {'Y',
     "\u25AE",
     "\u25AF",
     '#',  // upright bar
     {{{252, 216, 64}, {255, 240, 64}, {255, 244, 84}, {255, 246, 120}}},
     {3, 3, 3, 7},
     58},
    {'B',
     "\u25BE",
     "\u25BF",
     'v',  // triangle down
     {{{40, 98, 220}, {44, 60, 204}, {40, 56, 190}, {52, 66, 214}}},
     {4, 4, 4, 4},
     17},
    {'G',
     "\u25AC",
     "\u25AD",
     '=',  // lying bar
     {{{36, 158, 82}, {14, 104, 84}, {10, 100, 62}, {10, 176, 124}}},
     {2, 6, 6, 2},
     22},
    {'?',
     "?",
     "?",
     '?',
     {{{200, 200, 210}, {200, 200, 210}, {200, 200, 210}, {200, 200, 210}}},
     {7, 7, 7, 7},
     237},
}};

}  // namespace glazier::tui
