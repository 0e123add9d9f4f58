// SPDX-License-Identifier: MIT
// How Glass Road's goods, tiles and building types look.
#pragma once

#include <array>

#include "engine/road/facts.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief The theme's colour numbers: the eight goods in their order, then the
/// landscape tiles, the forest, and the building types P, I, V and Z.
inline constexpr int kFirstTileColour = road::kGoods;
inline constexpr int kForestColour = kFirstTileColour + road::kTiles;
inline constexpr int kFirstTypeColour = kForestColour + 1;
inline constexpr std::size_t kRoadColours = kFirstTypeColour + 4;

constexpr int ColourOf(road::Good good) {
  return good;
}
constexpr int ColourOf(road::Marker marker) {
  return road::GoodOf(marker);
}
constexpr int ColourOf(road::Tile tile) {
  return kFirstTileColour + tile;
}
constexpr int TypeColour(road::BuildingId id) {
  return kFirstTypeColour + road::TypeOf(id);
}

/// @brief The things of one group lie side by side and are kept apart in
/// every palette: the goods, the land, the building types. A pond may look
/// like water. The palettes for protan, deutan and tritan sight differ in
/// lightness where hue does not help.
inline constexpr std::array<PaneLook, kRoadColours> kRoadPanes = {{
    {'G',
     "\u25C6",
     "\u25C7",
     'g',
     {{{139, 231, 221}, {153, 246, 237}, {152, 241, 238}, {140, 226, 216}}},
     {6, 6, 6, 6},
     23},
    {'S',
     "\u2234",
     "\u2234",
     ':',
     {{{251, 230, 149}, {246, 224, 148}, {255, 244, 193}, {247, 224, 150}}},
     {3, 3, 3, 3},
     58},
    {'F',
     "\u25CF",
     "\u25CB",
     'o',
     {{{225, 132, 32}, {226, 131, 23}, {247, 144, 11}, {235, 142, 33}}},
     {2, 2, 2, 2},
     94},
    {'K',
     "\u25A0",
     "\u25A1",
     '#',
     {{{60, 56, 63}, {49, 50, 59}, {58, 58, 66}, {51, 50, 58}}},
     {0, 0, 0, 0},
     234},
    {'A',
     "\u2248",
     "\u2248",
     '~',
     {{{53, 103, 218}, {5, 106, 226}, {40, 106, 210}, {37, 103, 222}}},
     {4, 4, 4, 4},
     17},
    {'W',
     "\u2261",
     "\u2261",
     '=',
     {{{128, 84, 39}, {134, 109, 95}, {84, 47, 8}, {109, 74, 34}}},
     {7, 7, 7, 7},
     52},
    {'B',
     "\u25AC",
     "\u25AD",
     '%',
     {{{190, 41, 41}, {165, 9, 7}, {206, 10, 28}, {199, 6, 25}}},
     {1, 1, 1, 1},
     88},
    {'C',
     "\u25B2",
     "\u25B3",
     '^',
     {{{206, 148, 168}, {197, 146, 168}, {201, 144, 150}, {161, 142, 163}}},
     {5, 5, 5, 5},
     95},
    {'P',
     "\u25BC",
     "\u25BD",
     'v',
     {{{175, 116, 78}, {184, 124, 86}, {172, 116, 80}, {185, 116, 67}}},
     {1, 5, 5, 1},
     94},
    {'G',
     "\u25B4",
     "\u25B5",
     '*',
     {{{133, 201, 95}, {138, 206, 92}, {160, 223, 103}, {177, 211, 107}}},
     {3, 3, 3, 3},
     64},
    {'O',
     "\u2248",
     "\u2248",
     '~',
     {{{83, 161, 238}, {79, 161, 236}, {92, 163, 232}, {80, 159, 241}}},
     {4, 4, 4, 4},
     24},
    {'F',
     "\u25B2",
     "\u25B3",
     'A',
     {{{12, 94, 50}, {15, 80, 38}, {22, 89, 50}, {19, 94, 53}}},
     {2, 2, 2, 2},
     22},
    {'P',
     "\u25A3",
     "\u25A1",
     'p',
     {{{142, 98, 238}, {134, 101, 236}, {115, 91, 211}, {133, 94, 195}}},
     {5, 5, 5, 5},
     54},
    {'I',
     "\u25A3",
     "\u25A1",
     'i',
     {{{228, 186, 61}, {237, 189, 28}, {235, 192, 67}, {231, 187, 57}}},
     {3, 3, 3, 3},
     58},
    {'V',
     "\u25A3",
     "\u25A1",
     'v',
     {{{214, 78, 138}, {202, 62, 115}, {219, 72, 120}, {219, 75, 140}}},
     {1, 1, 1, 1},
     53},
    {'Z',
     "\u25A3",
     "\u25A1",
     'z',
     {{{151, 155, 169}, {149, 154, 168}, {146, 154, 176}, {154, 160, 176}}},
     {7, 7, 7, 7},
     240},
}};

}  // namespace glazier::tui
