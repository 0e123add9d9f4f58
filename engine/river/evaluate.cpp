// SPDX-License-Identifier: MIT
// The expected end of the game for each player.
#include "engine/river/evaluate.hpp"

#include <algorithm>

#include "engine/river/valuation.hpp"

namespace glazier::river {
namespace {

std::uint64_t Mix(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15;
  return hash ^ (hash >> 29);
}

template <std::size_t Capacity>
std::uint64_t Word(const PieceList<Capacity>& list) {
  std::uint64_t word = 0;
  for (const Piece piece : list) {
    word = word << 6 | (piece + 1U);
  }
  return word;
}

static_assert(kKinds < 1 << 6 && (kSatchel + kDraw) * 6 <= 64);

/// Between two turns.
int Expected(const State& state, int seat) {
  const int at_stage = stage::Of(state, seat);
  const Board& board = state.board(seat);
  const Supply supply = SupplyOf(state);
  return WeighBoard(board, supply, at_stage) +
         WeighSatchel(ShapesIn(board.satchel), at_stage) +
         Weight(at_stage, OfferFeature(state, seat)) *
             BestOfferTo(state, seat, supply);
}

}  // namespace

State Finished(State state) {
  while (state.Turn() >= 0 && state.asked() != Asked::kTurn) {
    state.Play(state.Turn(), LikelyStep(state));
  }
  return state;
}

int ExpectedScore(const State& state, int seat) {
  return Expected(Finished(state), seat);
}

int Spread(const State& state) {
  const int at_stage =
      state.Turn() == kNobody ? stage::kOver : stage::Of(state, state.seat());
  return kSpreads[static_cast<std::size_t>(
      std::max(at_stage, stage::kLastTurn) - 1)];
}

int Evaluate(const State& state, int seat) {
  const State finished = Finished(state);
  int best = 0;
  bool any = false;
  for (int other = 0; other < state.players(); ++other) {
    if (other != seat) {
      const int expected = Expected(finished, other);
      best = any ? std::max(best, expected) : expected;
      any = true;
    }
  }
  return Expected(finished, seat) - best;
}

std::uint64_t Fingerprint(const State& state) {
  std::uint64_t hash = 0;
  std::uint64_t table = Word(state.lake());
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    for (const std::uint64_t word : state.on(tile).words()) {
      hash = Mix(hash, word);
    }
    table = table * kTiles + static_cast<std::uint64_t>(tile);
  }
  hash = Mix(hash, table);
  for (const std::uint64_t word : state.gathered().words()) {
    hash = Mix(hash, word);
  }
  std::uint64_t bag = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    bag =
        bag << 5 | static_cast<std::uint64_t>(state.bag().CountColour(colour));
  }
  hash = Mix(hash, bag);
  for (int seat = 0; seat < state.players(); ++seat) {
    const Board& board = state.board(seat);
    std::uint64_t columns = board.spilled;
    for (int column = 0; column < board.columns; ++column) {
      const auto index = static_cast<std::size_t>(column);
      columns = columns << 7 | (board.colour[index] * 8U + board.height[index]);
    }
    hash = Mix(Mix(hash, columns), Word(board.satchel));
  }
  const auto turn = static_cast<std::uint64_t>(state.Turn() + 2);
  return Mix(hash, turn << 24 | static_cast<std::uint64_t>(
                                    state.passes() << 16 | state.first() << 8 |
                                    static_cast<int>(state.end())));
}

}  // namespace glazier::river
