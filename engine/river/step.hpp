// SPDX-License-Identifier: MIT
// River Valley's steps and deals: what players do and what chance does.
#pragma once

#include <array>
#include <cstdint>

#include "engine/river/facts.hpp"
#include "engine/river/pieces.hpp"

namespace glazier::river {

/// @brief One decision in six bytes: place and gather, draw, pass, or what a
/// turn asks after that. Equal steps are equal in every byte.
struct Step {
  enum class Kind : std::uint8_t {
    kPass,
    kPlace,
    kFromLake,  ///< a draw
    kColumn,    ///< a new colour gets the next free column
    kSpill,     ///< a piece that the satchel cannot hold goes to the overflow
  };
  static constexpr std::uint8_t kNone = 0xFF;

  Kind kind = Kind::kPass;
  Piece piece = kNoPiece;   ///< placed or spilled; of a draw: left, if any
  Piece second = kNoPiece;  ///< placed with it, not before it in order
  std::uint8_t tile = kNone;
  std::uint8_t gather = kNone;
  std::uint8_t colour = kNone;  ///< that gets a column

  static constexpr Step Pass() { return {}; }
  static constexpr Step Place(Piece piece, Piece second, int tile, int gather) {
    return {Kind::kPlace, piece, second, static_cast<std::uint8_t>(tile),
            static_cast<std::uint8_t>(gather)};
  }
  /// @brief Leaves a piece in the lake, or kNoPiece.
  static constexpr Step Draw(Piece left) { return {Kind::kFromLake, left}; }
  static constexpr Step Column(int colour) {
    Step step;
    step.kind = Kind::kColumn;
    step.colour = static_cast<std::uint8_t>(colour);
    return step;
  }
  static constexpr Step Spill(Piece piece) { return {Kind::kSpill, piece}; }

  constexpr bool IsPass() const { return kind == Kind::kPass; }
  constexpr bool IsPlace() const { return kind == Kind::kPlace; }
  constexpr bool IsDraw() const { return kind == Kind::kFromLake; }
  constexpr bool IsColumn() const { return kind == Kind::kColumn; }
  constexpr bool IsSpill() const { return kind == Kind::kSpill; }
  constexpr bool IsPair() const { return IsPlace() && second != kNoPiece; }

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

static_assert(sizeof(Step) == 6);

/// @brief Whether two pieces of a sorted satchel form a pair to place; each
/// pair of kinds counts once.
constexpr bool IsPair(const Satchel& satchel, int i, int j) {
  return ShapeOf(satchel[i]) == ShapeOf(satchel[j]) &&
         (i == 0 || satchel[i] != satchel[i - 1]) &&
         (j == i + 1 || satchel[j] != satchel[j - 1]);
}

/// @brief What a step did to its player's glassworks and satchel.
struct Effect {
  static constexpr bool reveals = false;

  bool ends_turn = true;
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
