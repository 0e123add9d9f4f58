// SPDX-License-Identifier: MIT
// The mover's legal moves, counted by colour, so that any move can be found by
// its number without listing the others. For the rules only.
//
// The order of all moves: by colour, then source, then place, then kept
// colour; the glazier's step back comes last.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief The members of every set of a given size, 4 bits each; `none` in all
/// of them for the empty set.
template <class Word, int kSize>
constexpr auto MembersOfSets(Word none) {
  std::array<Word, 1 << kSize> members{};
  for (std::size_t set = 1; set < members.size(); ++set) {
    int found = 0;
    for (Word bit = 0; bit < kSize; ++bit) {
      if ((set >> bit) & 1) {
        members[set] |= bit << (4 * found++);
      }
    }
  }
  members[0] = std::numeric_limits<Word>::max() / 0xF * none;
  return members;
}
inline constexpr auto kMemberSources =
    MembersOfSets<std::uint64_t, kSources>(Step::kStepBack);
inline constexpr auto kMemberPlaces =
    MembersOfSets<std::uint32_t, kPlaces>(Step::kBreak);

/// @brief Rounded-up fractions 1/d in 12 bits: exact for dividends below 100.
inline constexpr auto kInverse = [] {
  std::array<std::uint16_t, kPlaces + 1> inverse{};
  for (unsigned d = 1; d <= kPlaces; ++d) {
    inverse[d] = static_cast<std::uint16_t>(((1U << 12) + d - 1) / d);
  }
  return inverse;
}();

/// @brief Where the lane after the last colour begins; it belongs to the step
/// back.
inline constexpr int kBackLane = kColours * lanes::kWidth;
/// @brief The colour whose lane begins there.
inline constexpr auto kColourAt = [] {
  std::array<std::uint8_t, kBackLane + 1> colours{};
  for (std::size_t c = 0; c < kColours; ++c) {
    colours[c * lanes::kWidth] = static_cast<std::uint8_t>(c);
  }
  colours[kBackLane] = Step::Back().colour;
  return colours;
}();

struct State::Choices {
  explicit Choices(const State& state)
      : Choices(state, MoreWays(state.mover())) {}
  /// @brief Takes MoreWays of the mover's palace, counted before.
  Choices(const State& state, std::uint64_t more_ways);

  /// @brief Lanes: places a colour can go to. Ruling 1: the strip under the
  /// glazier and those to its right.
  static std::uint64_t Reach(const Board& board) {
    return board.fits & (lanes::kOnes * ((0xFFU << board.glazier) & 0xFFU));
  }
  /// @brief Lanes: ways to place a take of a colour, beyond the first (one that
  /// fits nowhere breaks, which is one way).
  static std::uint64_t MoreWays(const Board& board) {
    const std::uint64_t places = lanes::BitCounts(Reach(board));
    return places - lanes::NonZero(places);
  }
  /// @brief Ruling 8: not when the glazier stands above the leftmost strip, nor
  /// without a strip.
  static bool MayStepBack(const Board& board) {
    const unsigned leftmost = board.strips & (0U - board.strips);
    return (leftmost != 0) & (leftmost != 1U << board.glazier);
  }

  /// @brief The n-th legal move. On side A it does not name the pane to keep:
  /// playing it does not need that.
  Step Nth(const State& state, int n) const;

  std::uint64_t reach;  ///< lanes: places a colour can go to
  std::uint64_t ends;   ///< lanes: places a colour could complete (side B)
  std::uint64_t more;   ///< lanes: MoreWays
  std::uint64_t sums;   ///< lanes: moves of this colour and those before
  int takes;            ///< all moves that take panes
  int all;              ///< and the step back

 private:
  // Side B: a completing move counts once for every colour that may be kept. By
  // value, so that the choices themselves stay in registers.
  static std::uint64_t MovesByKeeping(const State& state, std::uint64_t ends);
  static Step NthKeeping(const State& state,
                         std::uint64_t places,
                         Step move,
                         int n);
};

inline State::Choices::Choices(const State& state, std::uint64_t more_ways)
    : more(more_ways) {
  const Board& board = state.mover();
  reach = Reach(board);
  ends = board.ends & reach;
  std::uint64_t moves = lanes::OneMoreTimes(more, state.offer_counts_);
  if (ends != 0) [[unlikely]] {
    moves += MovesByKeeping(state, ends);
  }
  sums = lanes::RunningSums(moves);
  takes = static_cast<int>(lanes::Lane(sums, kColours - 1));
  all = takes + static_cast<int>(MayStepBack(board));
}

// No branch for the step back: it comes after the last colour, where every lane
// is empty.
inline Step State::Choices::Nth(const State& state, int n) const {
  // Where the first lane begins whose running sum is larger.
  const std::uint64_t larger =
      lanes::kOnes ^ lanes::Passed(sums, static_cast<std::uint64_t>(n));
  const int shift = std::countr_zero(larger | std::uint64_t{1} << kBackLane);
  const auto lane = [shift](std::uint64_t word) {
    return (word >> shift) & lanes::kMask;
  };
  // The moves of the colours before: one lane lower, 0 below the first.
  const auto number = static_cast<unsigned>(n) -
                      static_cast<unsigned>(lane(sums << lanes::kWidth));
  Step move;
  move.colour = kColourAt[static_cast<std::size_t>(shift)];
  if (ends != 0) [[unlikely]] {
    if (lane(ends) != 0) {
      return NthKeeping(state, lane(reach), move, static_cast<int>(number));
    }
  }
  const auto each = static_cast<unsigned>(lane(more)) + 1;
  const unsigned source = number * kInverse[each] >> 12;
  const unsigned place = number - source * each;
  move.source = static_cast<std::uint8_t>(
      kMemberSources[lane(state.offers_)] >> (4 * source % 64) & 0xF);
  move.place = static_cast<std::uint8_t>(
      kMemberPlaces[lane(reach)] >> (4 * place % 32) & 0xF);
  return move;
}

}  // namespace glazier::sintra
