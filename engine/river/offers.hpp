// SPDX-License-Identifier: MIT
// What the river offers: which tiles a satchel reaches, and what they bring.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief The number of pieces of each shape in a satchel, 4 bits per shape.
using Shapes = std::uint32_t;

constexpr Shapes OneOf(int shape) {
  return Shapes{1} << (4 * shape);
}

template <std::size_t Capacity>
Shapes ShapesIn(const PieceList<Capacity>& pieces) {
  Shapes shapes = 0;
  for (const Piece piece : pieces) {
    shapes += OneOf(ShapeOf(piece));
  }
  return shapes;
}

/// @brief The neighbours of each tile, sets of bits.
using Banks = std::array<unsigned, kTiles>;

/// @brief The neighbours after a tile has gone to the start; -1 if none has.
inline Banks BanksAfter(const State& state, int gathered) {
  Banks banks{};
  int last = gathered;
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    if (tile == gathered) {
      continue;
    }
    if (last >= 0) {
      banks[static_cast<std::size_t>(last)] |= 1U << tile;
      banks[static_cast<std::size_t>(tile)] |= 1U << last;
    }
    last = tile;
  }
  return banks;
}

/// @brief The tiles that a satchel can gather, a set of bits (ruling 2).
inline unsigned Reach(Shapes shapes, const Banks& banks) {
  unsigned reach = 0;
  for (std::size_t shape = 0; shapes != 0; ++shape, shapes >>= 4) {
    const Shapes count = shapes & 0xF;
    if (count > 1) {
      return (1U << kTiles) - 1;
    }
    reach |= count == 1 ? banks[shape] : 0U;
  }
  return reach;
}

/// @brief What each tile would bring a glassworks, in points.
using Offers = std::array<int, kTiles>;

/// @brief The best of some tiles; 0 if none is worth anything.
inline int BestOffer(unsigned reach, const Offers& offers) {
  int best = 0;
  for (; reach != 0; reach &= reach - 1) {
    best = std::max(best,
                    offers[static_cast<std::size_t>(std::countr_zero(reach))]);
  }
  return best;
}

/// @brief What one more piece of each colour would bring, in points (a rough
/// estimate).
using Gains = std::array<int, kColours>;

inline Gains GainsOf(const Board& board) {
  const auto& height = board.height;
  const auto tallest = board.Tallest();
  const std::uint64_t filled = board.Filled();
  const auto gain_at = [&](std::size_t column) {
    const std::size_t row = height[column];
    if (row == kRows) {
      return kSpillPoints;
    }
    const int number = static_cast<int>(column);
    const int tall =
        number == tallest[0] || number == tallest[1] ? number + 1 : 0;
    const auto spaces = static_cast<std::uint8_t>(filled >> (8 * row));
    const int run = std::countr_one(spaces);
    if (run != number) {
      return tall + 1;  // it will count eventually
    }
    const int then =
        std::countr_one(static_cast<std::uint8_t>(spaces | (spaces + 1U)));
    return tall + kRowPoints[static_cast<std::size_t>(then)] -
           kRowPoints[static_cast<std::size_t>(run)];
  };
  Gains gains;
  gains.fill(board.FreeColumns() > 0 ? gain_at(board.columns) : kSpillPoints);
  for (std::size_t column = 0; column < board.columns; ++column) {
    gains[board.colour[column]] = gain_at(column);
  }
  return gains;
}

}  // namespace glazier::river
