// SPDX-License-Identifier: MIT
// Building in a glassworks, and its score.
#include "engine/river/board.hpp"

#include <bit>

namespace glazier::river {

int Board::ColumnOf(int c) const {
  for (int column = 0; column < columns; ++column) {
    if (colour[static_cast<std::size_t>(column)] == c) {
      return column;
    }
  }
  return -1;
}

Piece Board::PieceAt(int column, int row) const {
  const auto index = static_cast<std::size_t>(column);
  if (row >= height[index]) {
    return kNoPiece;
  }
  return PieceOf(colour[index], ((shapes[index] >> (3 * row)) & 7) - 1);
}

void Board::Open(int c) {
  colour[columns++] = static_cast<std::uint8_t>(c);
  owned = static_cast<std::uint16_t>(owned | 1U << c);
}

bool Board::Build(Piece piece) {
  const int column = ColumnOf(ColourOf(piece));
  const auto index = static_cast<std::size_t>(column);
  if (column < 0 || height[index] == kRows) {
    Spill(piece);
    return false;
  }
  shapes[index] = static_cast<std::uint16_t>(
      shapes[index] | (ShapeOf(piece) + 1) << (3 * height[index]));
  ++height[index];
  ++inventory;
  return true;
}

void Board::Spill(Piece piece) {
  overflow.Add(piece);
  ++spilled;
}

int Board::Run(int row) const {
  return std::countr_one(static_cast<std::uint8_t>(Filled() >> (8 * row)));
}

std::array<int, 2> Board::Tallest() const {
  std::array<int, 2> tallest = {-1, -1};
  std::uint64_t filled = Filled();
  for (int& column : tallest) {
    if (filled == 0) {
      break;
    }
    // Ties: further left.
    const int top = (63 - std::countl_zero(filled)) / 8;
    column = std::countr_zero(filled >> (8 * top));
    filled &= ~(kFilledTo.back() << column);
  }
  return tallest;
}

FinalScore Board::Final() const {
  FinalScore final;
  for (std::uint64_t rows = Filled(); rows != 0; rows >>= 8) {
    final.rows += kRowPoints[static_cast<std::size_t>(
        std::countr_one(static_cast<std::uint8_t>(rows)))];
  }
  for (const int column : Tallest()) {
    if (column >= 0) {
      final.columns +=
          ColumnPoints(column, height[static_cast<std::size_t>(column)]);
    }
  }
  final.overflow = kSpillPoints * spilled;
  final.total = final.rows + final.columns + final.overflow;
  return final;
}

}  // namespace glazier::river
