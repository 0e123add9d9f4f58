// Building in a glassworks, and what it is worth.
#include "engine/river/board.hpp"

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
  int run = 0;
  while (run < columns && height[static_cast<std::size_t>(run)] > row) {
    ++run;
  }
  return run;
}

std::array<int, 2> Board::Tallest() const {
  std::array<int, 2> tallest = {-1, -1};
  const auto height_of = [this](int column) {
    return column < 0 ? 0 : height[static_cast<std::size_t>(column)];
  };
  // Ties: further left, so a later column has to be taller.
  for (int column = 0; column < columns; ++column) {
    if (height_of(column) > height_of(tallest[0])) {
      tallest = {column, tallest[0]};
    } else if (height_of(column) > height_of(tallest[1])) {
      tallest[1] = column;
    }
  }
  return tallest;
}

FinalScore Board::Final() const {
  FinalScore final;
  for (int row = 0; row < kRows; ++row) {
    final.rows += kRowPoints[static_cast<std::size_t>(Run(row))];
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
