// The mover's legal moves, counted by colour: what lets any one of them be
// found by its number without listing the others. For the rules only.
//
// The order of all moves: by colour, then source, then place, then kept
// colour; the glazier's step back comes last.
#pragma once

#include <array>
#include <cstdint>

#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief The positions of the set bits of every ten-bit set, 4 bits each.
inline constexpr auto kMembers = [] {
  std::array<std::uint64_t, 1 << kSources> members{};
  for (std::size_t set = 0; set < members.size(); ++set) {
    int found = 0;
    for (std::uint64_t bit = 0; bit < kSources; ++bit) {
      if ((set >> bit) & 1) {
        members[set] |= bit << (4 * found++);
      }
    }
  }
  return members;
}();

/// @brief The n-th member of a set of sources or places.
inline std::uint8_t Member(std::uint64_t set, unsigned n) {
  return static_cast<std::uint8_t>((kMembers[set] >> (4 * n)) & 0xF);
}

/// @brief Rounded-up fractions 1/d in 12 bits: exact for dividends below 100.
inline constexpr auto kInverse = [] {
  std::array<std::uint16_t, kPlaces + 1> inverse{};
  for (unsigned d = 1; d <= kPlaces; ++d) {
    inverse[d] = static_cast<std::uint16_t>(((1U << 12) + d - 1) / d);
  }
  return inverse;
}();

struct State::Choices {
  explicit Choices(const State& state);

  /// @brief The n-th legal move. On side A it does not say what is kept:
  /// playing it needs no such word.
  Step Nth(const State& state, int n) const;

  std::uint64_t reach;  ///< lanes: places a colour can go to
  std::uint64_t ends;   ///< lanes: places a colour could complete (side B)
  std::uint64_t more;   ///< lanes: ways to place a take, beyond the first
  std::uint64_t sums;   ///< lanes: moves of this colour and those before
  int takes;            ///< all moves that take panes
  int all;              ///< and the step back

 private:
  // Side B: a completing move is one for every colour that may be kept.
  std::uint64_t MovesByKeeping(const State& state) const;
  Step NthKeeping(const State& state, Step move, int n) const;
};

inline State::Choices::Choices(const State& state) {
  const Board& board = state.mover();
  // Ruling 1: the strip under the glazier and those to its right.
  reach = board.fits & (lanes::kOnes * ((0xFFU << board.glazier) & 0xFFU));
  ends = board.ends & reach;
  const std::uint64_t places = lanes::BitCounts(reach);
  more = places - lanes::NonZero(places);
  std::uint64_t moves = lanes::OneMoreTimes(more, state.offer_counts_);
  if (ends != 0) [[unlikely]] {
    moves += MovesByKeeping(state);
  }
  sums = lanes::RunningSums(moves);
  takes = static_cast<int>(lanes::Lane(sums, kColours - 1));
  // Ruling 8: not when the glazier stands above the leftmost strip, nor
  // without a strip.
  const unsigned leftmost = board.strips & (0U - board.strips);
  const bool back = (leftmost != 0) & (leftmost != 1U << board.glazier);
  all = takes + static_cast<int>(back);
}

inline Step State::Choices::Nth(const State& state, int n) const {
  if (n >= takes) {
    return Step::Back();
  }
  const std::uint64_t passed =
      lanes::Passed(sums, static_cast<std::uint64_t>(n));
  const int c =
      static_cast<int>(lanes::Lane(lanes::RunningSums(passed), kColours - 1));
  // The moves of the colours before: one lane lower, 0 below the first.
  n -= static_cast<int>(lanes::Lane(sums << lanes::kWidth, c));
  Step move;
  move.colour = static_cast<std::uint8_t>(c);
  if (lanes::Lane(ends, c) != 0) [[unlikely]] {
    return NthKeeping(state, move, n);
  }
  const std::uint64_t to = lanes::Lane(reach, c);
  const auto each = static_cast<unsigned>(lanes::Lane(more, c)) + 1;
  const auto number = static_cast<unsigned>(n);
  const unsigned source = number * kInverse[each] >> 12;
  move.source = Member(lanes::Lane(state.offers_, c), source);
  const std::uint8_t place = Member(to, number - source * each);
  move.place = to == 0 ? Step::kBreak : place;
  return move;
}

}  // namespace glazier::sintra
