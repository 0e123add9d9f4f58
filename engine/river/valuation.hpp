// SPDX-License-Identifier: MIT
// Learned values of a glassworks, a satchel and the river's offers, all in
// hundredths of a point.
#pragma once

#include <bit>

#include "engine/river/features.hpp"
#include "engine/river/weights.hpp"

namespace glazier::river {

inline constexpr int kPoint = 100;

/// @brief The weight of a feature; a seat whose game is over expects nothing
/// more.
inline int Weight(int at_stage, int feature) {
  return at_stage == stage::kOver
             ? 0
             : kWeights[static_cast<std::size_t>(at_stage - 1)]
                       [static_cast<std::size_t>(feature)];
}

inline int WeighBoard(const Board& board, const Supply& supply, int at_stage) {
  if (at_stage == stage::kOver) {
    return kPoint * board.Final().total;
  }
  int value = 0;
  const auto& weights = kWeights[static_cast<std::size_t>(at_stage - 1)];
  const int points = Look(board, supply, [&](int feature, int amount) {
    value += weights[static_cast<std::size_t>(feature)] * amount;
  });
  return value + kPoint * points;
}

inline int WeighSatchel(Shapes shapes, int at_stage, int spills = 0) {
  int value = 0;
  LookInto(shapes, spills, [&](int feature, int amount) {
    value += Weight(at_stage, feature) * amount;
  });
  return value;
}

/// @brief A glassworks with pieces built in; columns go to new colours in
/// canonical order.
inline Board Built(Board board, const Pieces& pieces, unsigned colours) {
  for (unsigned fresh = colours & ~unsigned{board.owned};
       fresh != 0 && board.FreeColumns() > 0; fresh &= fresh - 1) {
    board.Open(std::countr_zero(fresh));
  }
  pieces.ForEach([&board](Piece piece) { board.Build(piece); });
  return board;
}

/// @brief What each tile would bring a glassworks now.
inline Offers OffersTo(const State& state,
                       const Board& board,
                       const Supply& supply,
                       int at_stage) {
  Offers offers{};
  if (at_stage == stage::kOver) {
    return offers;
  }
  const int now = WeighBoard(board, supply, at_stage);
  for (int tile = 0; tile < kTiles; ++tile) {
    if (state.ColoursOn(tile) != 0) {
      const Board after = Built(board, state.on(tile), state.ColoursOn(tile));
      offers[static_cast<std::size_t>(tile)] =
          (WeighBoard(after, supply, at_stage) - now) / kPoint;
    }
  }
  return offers;
}

/// @brief The best tile that a seat could gather if it were to move, in points.
inline int BestOfferTo(const State& state, int seat, const Supply& supply) {
  const Board& board = state.board(seat);
  return BestOffer(Reach(ShapesIn(board.satchel), BanksAfter(state, -1)),
                   OffersTo(state, board, supply, stage::Of(state, seat)));
}

}  // namespace glazier::river
