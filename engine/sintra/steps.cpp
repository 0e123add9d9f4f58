// SPDX-License-Identifier: MIT
// Counting, listing and numbering Sintra's legal moves.
#include <algorithm>
#include <bit>

#include "engine/sintra/choices.hpp"
#include "engine/sintra/faces.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

/// Ways to play a take on a strip: one for each colour that may be kept, one if
/// it completes nothing. (A table, because baseline x86-64 has no popcount.)
constexpr auto kWays = [] {
  std::array<std::uint8_t, 1 << kColours> ways{};
  for (unsigned set = 0; set < ways.size(); ++set) {
    ways[set] = static_cast<std::uint8_t>(std::max(std::popcount(set), 1));
  }
  return ways;
}();

}  // namespace

std::uint64_t State::Choices::MovesByKeeping(const State& state,
                                             std::uint64_t ends) {
  std::uint64_t moves = 0;
  for (int c = 0; c < kColours; ++c) {
    for (auto set = lanes::Lane(ends, c); set != 0; set &= set - 1) {
      const int place = std::countr_zero(set);
      for (auto from = lanes::Lane(state.offers_, c); from != 0;
           from &= from - 1) {
        const int count =
            state.source(std::countr_zero(from)).Count(static_cast<Colour>(c));
        const unsigned keeps = state.KeepChoices(state.turn_, place, c, count);
        moves += std::uint64_t{kWays[keeps] - 1U} << (c * lanes::kWidth);
      }
    }
  }
  return moves;
}

Step State::Choices::NthKeeping(const State& state,
                                std::uint64_t places,
                                Step move,
                                int n) {
  const int c = move.colour;
  for (auto from = lanes::Lane(state.offers_, c); from != 0; from &= from - 1) {
    move.source = static_cast<std::uint8_t>(std::countr_zero(from));
    const int count = state.source(move.source).Count(static_cast<Colour>(c));
    for (auto to = places; to != 0; to &= to - 1) {
      move.place = static_cast<std::uint8_t>(std::countr_zero(to));
      unsigned keeps = state.KeepChoices(state.turn_, move.place, c, count);
      const int ways = kWays[keeps];
      if (n >= ways) {
        n -= ways;
        continue;
      }
      for (; n > 0; --n) {
        keeps &= keeps - 1;
      }
      if (keeps != 0) {
        move.keep = static_cast<std::uint8_t>(std::countr_zero(keeps));
      }
      return move;
    }
  }
  return move;
}

unsigned State::KeepChoices(int seat, int place, int colour, int count) const {
  const Board& board = this->board(seat);
  const Gaps gaps = board.gaps[static_cast<std::size_t>(place)];
  if (!board.HasStrip(place) || gaps.For(colour) != gaps.Total() ||
      gaps.Total() > count) {
    return 0;
  }
  const int face = board.face[static_cast<std::size_t>(place)];
  unsigned colours = kFaceData[static_cast<std::size_t>(face)].colours;
  if (face == kJokerFace) {
    for (int panes = board.joker_panes; panes != 0; panes >>= 4) {
      colours |= 1U << ((panes & 0xF) - 1);
    }
    if (gaps.Jokers() != 0) {
      colours |= 1U << colour;
    }
  }
  if (side_ == Side::kB) {
    return colours;
  }
  // Ruling 6: side A keeps the top pane, a joker's included.
  int top = kFaceData[static_cast<std::size_t>(face)].top;
  if (top < 0) {
    top = board.joker_panes != 0 ? (board.joker_panes & 0xF) - 1 : colour;
  }
  return 1U << top;
}

int State::CountSteps() const {
  return phase_ == Phase::kPlay ? Choices(*this).all : 0;
}

Step State::NthStep(int n) const {
  Step move = Choices(*this).Nth(*this, n);
  if (side_ == Side::kA && !move.IsBack() && !move.Breaks()) {
    // Side A has no choice, but the move still says what is kept.
    const int count =
        source(move.source).Count(static_cast<Colour>(move.colour));
    const unsigned keep = KeepChoices(turn_, move.place, move.colour, count);
    if (keep != 0) {
      move.keep = static_cast<std::uint8_t>(std::countr_zero(keep));
    }
  }
  return move;
}

void State::List(int seat, Steps& moves) const {
  moves.Clear();
  if (seat == Turn()) {
    AddSteps(~0U, moves);
  }
}

void State::AddSteps(unsigned sources, Steps& moves) const {
  if (phase_ != Phase::kPlay) {
    return;
  }
  const std::uint64_t reach = Choices::Reach(mover());
  Step move;
  for (int c = 0; c < kColours; ++c) {
    move.colour = static_cast<std::uint8_t>(c);
    for (auto from = lanes::Lane(offers_, c) & sources; from != 0;
         from &= from - 1) {
      move.source = static_cast<std::uint8_t>(std::countr_zero(from));
      auto to = lanes::Lane(reach, c);
      if (to == 0) {
        move.place = Step::kBreak;
        moves.Add(move);
      }
      const int count = source(move.source).Count(static_cast<Colour>(c));
      for (; to != 0; to &= to - 1) {
        move.place = static_cast<std::uint8_t>(std::countr_zero(to));
        unsigned keeps = KeepChoices(turn_, move.place, c, count);
        if (keeps == 0) {
          moves.Add(move);
        }
        for (; keeps != 0; keeps &= keeps - 1) {
          Step completing = move;
          completing.keep = static_cast<std::uint8_t>(std::countr_zero(keeps));
          moves.Add(completing);
        }
      }
    }
  }
  if (Choices::MayStepBack(mover())) {
    moves.Add(Step::Back());
  }
}

}  // namespace glazier::sintra
