// River Valley's moves and deals: what players do and what chance does.
#pragma once

#include <array>
#include <cstdint>

#include "engine/river/facts.hpp"
#include "engine/river/pieces.hpp"

namespace glazier::river {

/// @brief One move in eight bytes: place and gather, draw, or pass. Equal
/// moves are equal in every byte.
struct Step {
  static constexpr std::uint8_t kDrawTile = kTiles;      ///< `tile` of a draw
  static constexpr std::uint8_t kPassTile = kTiles + 1;  ///< ... and of a pass
  static constexpr std::uint8_t kNoTile = 0xFF;

  Piece piece = kNoPiece;   ///< placed; of a draw: left in the lake, if any
  Piece second = kNoPiece;  ///< placed with it, not before it in order
  std::uint8_t tile = kPassTile;
  std::uint8_t gather = kNoTile;
  /// Place: the colours that get a column, in order, where that is a choice; 4
  /// bits each, colour + 1. Draw: pieces for the overflow, 8 bits each, + 1.
  std::uint32_t rest = 0;

  constexpr bool IsPass() const { return tile == kPassTile; }
  constexpr bool IsDraw() const { return tile == kDrawTile; }
  constexpr bool IsPlace() const { return tile < kTiles; }
  constexpr bool IsPair() const { return IsPlace() && second != kNoPiece; }

  /// @brief The i-th colour of the order, -1 after the last.
  constexpr int OrderAt(int i) const {
    return i > 7 ? -1 : static_cast<int>((rest >> (4 * i)) & 0xF) - 1;
  }
  constexpr void SetOrder(int i, int colour) {
    rest |= static_cast<std::uint32_t>(colour + 1) << (4 * i);
  }
  /// @brief The i-th piece for the overflow, kNoPiece after the last.
  constexpr Piece SpillAt(int i) const {
    return i > 3 ? kNoPiece : static_cast<Piece>((rest >> (8 * i)) - 1);
  }
  constexpr void SetSpill(int i, Piece spilled) {
    rest |= static_cast<std::uint32_t>(spilled + 1) << (8 * i);
  }

  static constexpr Step Pass() { return {}; }

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

static_assert(sizeof(Step) == 8);

/// @brief Whether two pieces of a sorted satchel are a pair to place, each
/// pair of kinds once.
constexpr bool IsPair(const PieceList<kSatchel>& satchel, int i, int j) {
  return ShapeOf(satchel[i]) == ShapeOf(satchel[j]) &&
         (i == 0 || satchel[i] != satchel[i - 1]) &&
         (j == i + 1 || satchel[j] != satchel[j - 1]);
}

/// @brief What a move did to its player's glassworks and satchel.
struct Effect {
  static constexpr bool ends_turn = true;
  static constexpr bool reveals = false;

  std::uint8_t built = 0;    ///< pieces that found a place in a column
  std::uint8_t spilled = 0;  ///< pieces that went to the overflow
  std::uint8_t drawn = 0;    ///< pieces taken from the lake

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// @brief What chance decides: the set-up, then what the bag refills.
struct Deal {
  enum class Kind : std::uint8_t { kSetup, kTileRefill, kLakeRefill };

  Kind kind = Kind::kSetup;
  std::uint8_t players = kMinPlayers;
  bool fills = false;  ///< this deal starts the end: satchels are filled
  // Set-up.
  std::uint8_t first = 0;
  std::array<std::uint8_t, kTiles> river{};  ///< tiles from start to lake
  std::array<PieceList<2>, kTiles> tiles{};  ///< pieces in that order
  // Set-up: the lake. Later: what came onto the tile or into the lake.
  PieceList<kLake> drawn;
  // Set-up: the satchels. Later: what each drew at the start of the end.
  std::array<PieceList<kFirstSatchel>, kMaxPlayers> satchels{};

  friend constexpr bool operator==(const Deal&, const Deal&) = default;
};

}  // namespace glazier::river
