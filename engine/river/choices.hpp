// The mover's legal moves, counted by kind: what lets any one of them be found
// by its number without listing the others. For the rules only.
//
// The order of all moves: single pieces, then pairs, both in canonical order;
// for each the tiles from the start of the river on, the neighbour nearer the
// start first, and the orders of new colours as in a dictionary; then draws by
// the piece left in the lake and the pieces given up; a pass alone.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief Ways to put `length` of so many colours in order.
inline constexpr auto kOrders = [] {
  std::array<std::array<int, kColumns + 1>, kColours + 1> orders{};
  for (std::size_t colours = 0; colours <= kColours; ++colours) {
    orders[colours][0] = 1;
    for (std::size_t length = 1; length <= kColumns; ++length) {
      orders[colours][length] =
          colours == 0
              ? 0
              : static_cast<int>(colours) * orders[colours - 1][length - 1];
    }
  }
  return orders;
}();

/// @brief Set bits of nine. (A table: plain x86-64 cannot count bits.)
inline constexpr auto kBitCounts = [] {
  std::array<std::uint8_t, 1 << kColours> counts{};
  for (unsigned set = 0; set < counts.size(); ++set) {
    counts[set] = static_cast<std::uint8_t>(std::popcount(set));
  }
  return counts;
}();

/// @brief In how many ways 0 to 4 pieces can be chosen from some: a polynomial
/// with coefficients of 8 bits each (at most 10 over 4 = 210).
class Ways {
 public:
  /// @brief There are so many more pieces, all of one kind.
  constexpr void Extend(int count) {
    word_ = word_ * kOnes[static_cast<std::size_t>(count)] & kMask;
  }
  /// @brief There are so many more pieces, none like another.
  constexpr void ExtendBySingles(int count) {
    word_ = word_ * kSingles[static_cast<std::size_t>(count)] & kMask;
  }
  /// @brief For so many pieces; 0 for a negative number.
  constexpr int Of(int pieces) const {
    return pieces < 0 ? 0 : static_cast<int>(word_ >> (8 * pieces) & 0xFF);
  }
  /// @brief The same with one piece less of a kind of which there are `count`:
  /// this, divided by 1 + x + ... + x^count and times one term less.
  constexpr int OfOneLess(int pieces, int count) const {
    int ways = 0;
    for (; pieces >= 0; pieces -= count + 1) {
      ways += Of(pieces) - Of(pieces - count);
    }
    return ways;
  }

 private:
  static constexpr std::uint64_t kMask = (std::uint64_t{1} << 40) - 1;
  static constexpr std::array<std::uint64_t, 8> kOnes = {
      0x1,         0x101,       0x10101,     0x1010101,
      0x101010101, 0x101010101, 0x101010101, 0x101010101};
  static constexpr auto kSingles = [] {
    std::array<std::uint64_t, kSatchel + kLake + 1> singles = {1};
    for (std::size_t i = 1; i < singles.size(); ++i) {
      singles[i] = singles[i - 1] * kOnes[1] & kMask;
    }
    return singles;
  }();

  std::uint64_t word_ = 1;
};

/// @brief The draws from the lake, by the piece that is left there.
class Draws {
 public:
  /// @brief No draw at all.
  Draws() = default;
  Draws(const PieceList<kSatchel>& satchel,
        const PieceList<kLake>& lake,
        int spills);

  int all() const { return all_; }
  Step Nth(int n) const;

 private:
  using Kinds = std::uint64_t;      ///< a set, one bit a kind
  static constexpr int kAlike = 4;  ///< of a kind, the box has no more

  void Spill(int n, Step& move) const;
  int Count(int kind) const {
    int count = 0;
    for (const Kinds kinds : kinds_) {
      count += static_cast<int>(kinds >> kind & 1);
    }
    return count;
  }
  /// Draws that leave a piece of this kind; nearly always it is the only one.
  int Leaving(int kind) const {
    return (kinds_[1] >> kind & 1) == 0 ? single_
                                        : ways_.OfOneLess(spills_, Count(kind));
  }

  // Of satchel and lake together: the kinds of which there are at least one,
  // two, three and four. One pass finds them without a branch.
  std::array<Kinds, kAlike> kinds_{};
  Kinds lake_ = 0;  ///< those one of which may be left there
  Ways ways_;
  int spills_ = 0;
  int single_ = 0;  ///< Leaving, for the only piece of a kind
  int all_ = 0;
};

struct State::Choices {
  explicit Choices(const State& state);

  Step Nth(const State& state, int n) const;

  std::array<unsigned, kTiles> fresh;  ///< new colours at a place
  std::array<int, kTiles> length;      ///< how many get a column in order
  std::array<int, kTiles> ways;        ///< orders in which it is gathered
  std::array<int, kTiles> around;      ///< the same of its neighbours together
  std::array<std::uint8_t, kTiles> place;  ///< of each tile
  int all_around = 0;
  int singles = 0;
  int places = 0;  ///< singles and pairs
  Draws draws;
  int all = 0;

 private:
  Step NthPlace(const State& state, int n) const;
  Step Gather(const State& state, Step move, int at, int n) const;
};

}  // namespace glazier::river
