// SPDX-License-Identifier: MIT
// River Valley's printed components: glass, tiles and points. Data only.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace glazier::river {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;
inline constexpr int kColours = 9;
inline constexpr int kShapes = 6;
inline constexpr int kTiles = 6;    ///< of the river; tile i takes shape i
inline constexpr int kColumns = 7;  ///< of a glassworks
inline constexpr int kRows = 5;
inline constexpr int kSatchel = 5;       ///< pieces a satchel holds
inline constexpr int kFirstSatchel = 3;  ///< dealt, and filled up to at the end
inline constexpr int kLake = 5;          ///< pieces in the lake
inline constexpr int kDraw = 4;          ///< pieces drawn from it
inline constexpr int kEndInventory = 17;  ///< pieces that start the end
inline constexpr int kSpillPoints = -3;   ///< for a piece in the overflow

/// @brief The canonical order wherever colours are listed.
inline constexpr std::string_view kColourLetters = "WPLDMGYOK";
inline constexpr std::array<std::string_view, kColours> kColourNames = {
    "white",      "purple", "light blue", "dark blue", "light green",
    "dark green", "yellow", "orange",     "black"};
inline constexpr int kBlack = 8;  ///< only with five players

inline constexpr std::array<std::string_view, kShapes> kShapeNames = {
    "circle", "triangle", "square", "hexagon", "heart", "drop"};

/// @brief Pieces by colour and shape.
inline constexpr std::array<std::array<int, kShapes>, kColours> kPieces = {{
    {4, 4, 4, 4, 3, 3},  // white
    {3, 3, 4, 4, 4, 4},  // purple
    {3, 3, 3, 2, 3, 3},  // light blue
    {3, 3, 2, 3, 3, 3},  // dark blue
    {2, 2, 2, 2, 2, 2},  // light green
    {2, 2, 2, 2, 2, 2},  // dark green
    {2, 2, 2, 1, 1, 1},  // yellow
    {1, 1, 1, 2, 2, 2},  // orange
    {2, 2, 2, 2, 2, 2},  // black
}};

/// @brief Stones printed on tiles 1-6.
inline constexpr std::array<int, kTiles> kStones = {1, 2, 1, 2, 1, 2};
inline constexpr int kAllStones = 9;

/// @brief Points of a row by the spaces filled from the left up to the first
/// gap.
inline constexpr std::array<int, kColumns + 1> kRowPoints = {0, 1,  2,  4,
                                                             7, 11, 16, 22};

constexpr int ColoursFor(int players) {
  return players == kMaxPlayers ? kColours : kBlack;
}

/// @brief Points of a column, counted from 0, by its height.
constexpr int ColumnPoints(int column, int height) {
  return height < 2 ? 0 : height * (column + 1);
}

}  // namespace glazier::river
