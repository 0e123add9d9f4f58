// SPDX-License-Identifier: MIT
// The features of the evaluation: a glassworks, a satchel and what the river
// offers, by how much of the game is left.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "engine/river/offers.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief How much of the game a seat has left: nothing, its last turn, one
/// more, or by how many pieces the fullest glassworks needs to start the end.
namespace stage {
inline constexpr int kOver = 0;
inline constexpr int kLastTurn = 1;
inline constexpr int kTwoTurns = 2;
inline constexpr int kPlay = 3;
inline constexpr int kCount = kPlay + kEndInventory / 2 + 1;

/// @brief The stage when the fullest glassworks has this many pieces.
inline int WithMost(int inventory) {
  return kPlay + std::max(kEndInventory - inventory, 0) / 2;
}

inline int Of(const State& state, int seat) {
  if (state.Turn() == kNobody) {
    return kOver;
  }
  if (state.end() != End::kNo) {
    // Counted from the first player: has this seat had its turn this round?
    const auto since_first = [&state](int of) {
      return (of - state.first() + state.players()) % state.players();
    };
    const int played = since_first(state.seat()) + (state.Turn() < 0 ? 1 : 0);
    const int now = since_first(seat) < played ? 0 : 1;
    return state.end() == End::kLast ? now : kLastTurn + now;
  }
  int most = 0;
  for (int each = 0; each < state.players(); ++each) {
    most = std::max<int>(most, state.board(each).inventory);
  }
  return WithMost(most);
}
}  // namespace stage

/// @brief Where each kind of feature begins in the list of weights.
namespace feature {
inline constexpr int kSupplies = 5;  ///< too few, few, some, many; a new colour
inline constexpr int kGaps = 3;      ///< pieces that a row's next space lacks
inline constexpr int kColumn = 0;    ///< place and height
inline constexpr int kRun = kColumn + kColumns * (kRows + 1);
inline constexpr int kGap = kRun + kRows * (kColumns + 1);
inline constexpr int kTall = kGap + kGaps * kSupplies;  ///< one piece more
inline constexpr int kSupply = kTall + 1;               ///< by height
inline constexpr int kSpilled = kSupply + kRows;
inline constexpr int kSize = kSpilled + 1;  ///< of the satchel
inline constexpr int kVariety = kSize + kSatchel + 1;
inline constexpr int kPairs = kVariety + kSatchel + 1;
inline constexpr int kNext = kPairs + 3;  ///< the best offer, about to move
inline constexpr int kLater = kNext + 1;  ///< ... and before others move
inline constexpr int kCount = kLater + 1;
}  // namespace feature

/// @brief How many pieces of each colour may still come to a glassworks.
using Supply = std::array<std::uint8_t, kColours>;

inline Supply SupplyOf(const State& state) {
  Pieces pieces = state.bag();
  for (int tile = 0; tile < kTiles; ++tile) {
    pieces += state.on(tile);
  }
  Supply supply;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    supply[colour] =
        static_cast<std::uint8_t>(pieces.CountColour(static_cast<int>(colour)));
  }
  return supply;
}

/// @brief Calls see(feature, amount) for every non-zero feature of a
/// glassworks, and returns its current points.
template <class See>
int Look(const Board& board, const Supply& supply, See see) {
  const auto& height = board.height;
  const auto supply_of = [&](std::size_t column) -> int {
    return supply[board.colour[column]];
  };
  int points = kSpillPoints * board.spilled;
  for (std::size_t column = 0; column < kColumns; ++column) {
    see(feature::kColumn + static_cast<int>(column) * (kRows + 1) +
            height[column],
        1);
    if (column < board.columns && height[column] < kRows) {
      see(feature::kSupply + height[column], supply_of(column));
    }
  }
  std::uint64_t rows = board.Filled();
  for (int row = 0; row < kRows; ++row, rows >>= 8) {
    const auto filled = static_cast<std::uint8_t>(rows);
    const auto run = static_cast<std::size_t>(std::countr_one(filled));
    points += kRowPoints[run];
    see(feature::kRun + row * (kColumns + 1) + static_cast<int>(run), 1);
    const int missing = run == kColumns ? 0 : row + 1 - height[run];
    if (missing < 1 || missing > feature::kGaps) {
      continue;
    }
    // With the next space filled as well.
    const auto then = static_cast<std::size_t>(
        std::countr_one(static_cast<std::uint8_t>(filled | (filled + 1U))));
    const int left = run < board.columns ? supply_of(run) : 0;
    const int kind = run >= board.columns ? 4
                     : left < missing     ? 0
                     : left < 4           ? 1
                     : left < 9           ? 2
                                          : 3;
    see(feature::kGap + (missing - 1) * feature::kSupplies + kind,
        kRowPoints[then] - kRowPoints[run]);
  }
  int gain = 0;
  for (const int column : board.Tallest()) {
    if (column >= 0) {
      const auto index = static_cast<std::size_t>(column);
      points += ColumnPoints(column, height[index]);
      if (height[index] < kRows && supply_of(index) > 0) {
        gain += (column + 1) * (height[index] == 1 ? 2 : 1);
      }
    }
  }
  if (gain != 0) {
    see(feature::kTall, gain);
  }
  if (board.spilled != 0) {
    see(feature::kSpilled, board.spilled);
  }
  return points;
}

/// @brief The same for a satchel that will give up `spills` pieces.
template <class See>
void LookInto(Shapes shapes, int spills, See see) {
  int size = -spills;
  int variety = 0;
  int pairs = 0;
  for (; shapes != 0; shapes >>= 4) {
    const int count = static_cast<int>(shapes & 0xF);
    size += count;
    variety += count > 0 ? 1 : 0;
    pairs += count / 2;
  }
  see(feature::kSize + size, 1);
  see(feature::kVariety + std::min(variety, kSatchel), 1);
  see(feature::kPairs + std::min(pairs, 2), 1);
}

/// @brief Which of the two features an offer to a seat is.
inline int OfferFeature(const State& state, int seat) {
  const int next =
      state.Turn() < 0 ? (state.seat() + 1) % state.players() : state.Turn();
  return seat == next ? feature::kNext : feature::kLater;
}

}  // namespace glazier::river
