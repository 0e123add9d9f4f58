// SPDX-License-Identifier: MIT
// The immediate value of a step.
#include <array>

#include "engine/river/words.hpp"

namespace glazier::river {
namespace {

// In hundredths of a point.
constexpr int kPoint = 100;
constexpr int kPieceBuilt = 60;  ///< a piece in the glassworks, for later rows
/// A satchel by its number of pieces: the first ones matter most.
constexpr std::array<int, kSatchel + 1> kHandful = {0, 150, 260, 330, 370, 390};
constexpr int kPairInHand = 80;  ///< two of one shape go onto any tile

/// What a satchel is worth for the turns to come.
int SatchelValue(const Satchel& satchel, const Taste& taste) {
  unsigned shapes = 0;
  bool pair = false;
  for (const Piece piece : satchel) {
    const unsigned shape = 1U << ShapeOf(piece);
    pair = pair || (shapes & shape) != 0;
    shapes |= shape;
  }
  return taste(thing::kSatchelled,
               kHandful[static_cast<std::size_t>(satchel.size())]) +
         taste(thing::kPairs, pair ? kPairInHand : 0);
}

}  // namespace

int Appraise(const State& state,
             int seat,
             const Step& step,
             const Taste& taste) {
  State after = state;
  after.Play(seat, step);
  after = Finished(after);
  const Board& was = state.board(seat);
  const Board& is = after.board(seat);
  int value =
      taste(thing::kPoints, kPoint * (is.Final().total - was.Final().total)) +
      taste(thing::kPieces, kPieceBuilt * (is.inventory - was.inventory));
  if (state.end() == End::kNo) {
    value += SatchelValue(is.satchel, taste);
  }
  return value;
}

}  // namespace glazier::river
