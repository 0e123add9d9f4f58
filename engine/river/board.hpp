// SPDX-License-Identifier: MIT
// One player's glassworks, overflow and satchel.
#pragma once

#include <array>
#include <cstdint>

#include "engine/river/facts.hpp"
#include "engine/river/pieces.hpp"

namespace glazier::river {

/// @brief The score of a glassworks, by source (ruling 7).
struct FinalScore {
  int rows = 0;
  int columns = 0;
  int overflow = 0;  ///< 0 or negative
  int total = 0;

  friend bool operator==(const FinalScore&, const FinalScore&) = default;
};

/// @brief The spaces of the first column up to a height, as in Board::Filled.
inline constexpr std::array<std::uint64_t, kRows + 1> kFilledTo = {
    0, 0x1, 0x101, 0x10101, 0x1010101, 0x101010101};

/// @brief Seven columns from the left, each of one colour, filled bottom up.
struct Board {
  Pieces overflow;
  /// Shapes in a column from the bottom, 3 bits each, shape + 1.
  std::array<std::uint16_t, kColumns> shapes{};
  std::array<std::uint8_t, kColumns> height{};
  std::array<std::uint8_t, kColumns> colour{};  ///< of the columns in use
  std::uint16_t owned = 0;     ///< set of colours that have a column
  std::uint8_t columns = 0;    ///< in use: the leftmost ones
  std::uint8_t inventory = 0;  ///< pieces in all columns
  std::uint8_t spilled = 0;    ///< pieces in the overflow
  Satchel satchel;

  bool Owns(int c) const { return ((owned >> c) & 1) != 0; }
  /// @brief The column of a colour, from 0, or -1.
  int ColumnOf(int c) const;
  /// @brief The piece in a column and row (0 is the bottom), or kNoPiece.
  Piece PieceAt(int column, int row) const;
  int FreeColumns() const { return kColumns - columns; }
  /// @brief Gives a colour the leftmost empty column.
  void Open(int c);
  /// @brief Ruling 4: builds into the column of its colour, or sends the piece
  /// to the overflow; returns whether there was room.
  bool Build(Piece piece);
  void Spill(Piece piece);

  /// @brief The filled spaces: one byte per row from the bottom, with one bit
  /// per column from the left.
  std::uint64_t Filled() const {
    std::uint64_t filled = 0;
    for (std::size_t column = 0; column < kColumns; ++column) {
      filled |= kFilledTo[height[column]] << column;
    }
    return filled;
  }
  /// @brief The filled spaces of a row from the left up to the first gap; row 0
  /// is the bottom.
  int Run(int row) const;
  /// @brief The two columns that score, from 0; -1 if there is none.
  std::array<int, 2> Tallest() const;
  FinalScore Final() const;

  friend bool operator==(const Board&, const Board&) = default;
};

}  // namespace glazier::river
