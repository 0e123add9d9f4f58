// SPDX-License-Identifier: MIT
// A handful of panes: how many of each colour, in one machine word.
#pragma once

#include <cstdint>

#include "engine/sintra/facts.hpp"

namespace glazier::sintra {

/// @brief Five 12-bit lanes in one word, one per colour.
///
/// Lanes hold pane counts (up to 100), sets of places (8 bits) or sets of
/// sources (10 bits), so that one instruction works on all five colours. This
/// is what makes a random game cheap: no loop over colours, no branch.
namespace lanes {
inline constexpr int kWidth = 12;
inline constexpr std::uint64_t kMask = (1U << kWidth) - 1;
/// A one in every lane; multiplying by it broadcasts, or sums up to each lane.
inline constexpr std::uint64_t kOnes = [] {
  std::uint64_t ones = 0;
  for (int c = 0; c < kColours; ++c) {
    ones |= std::uint64_t{1} << (c * kWidth);
  }
  return ones;
}();
inline constexpr std::uint64_t kTops = kOnes << (kWidth - 1);

constexpr std::uint64_t Lane(std::uint64_t word, int c) {
  return (word >> (c * kWidth)) & kMask;
}

/// @brief A one in every lane that is not 0 (lanes below 2^11).
constexpr std::uint64_t NonZero(std::uint64_t word) {
  return ((word + (kTops - kOnes)) & kTops) >> (kWidth - 1);
}

/// @brief In each lane, `b` times one more than `more`, which is below 8.
constexpr std::uint64_t OneMoreTimes(std::uint64_t more, std::uint64_t b) {
  std::uint64_t products = b;
  for (int bit = 0; bit < 3; ++bit) {
    products += (b & (((more >> bit) & kOnes) * kMask)) << bit;
  }
  return products;
}

/// @brief Each lane becomes the sum of itself and the lanes below.
constexpr std::uint64_t RunningSums(std::uint64_t word) {
  return word * kOnes;
}

/// @brief A one in each lane whose running sum is <= `value`: all lanes before
/// the one that holds the value-th item.
constexpr std::uint64_t Passed(std::uint64_t running_sums,
                               std::uint64_t value) {
  return (((value * kOnes | kTops) - running_sums) & kTops) >> (kWidth - 1);
}

/// @brief Bits set in each lane (at most 10 used).
constexpr std::uint64_t BitCounts(std::uint64_t word) {
  word -= (word >> 1) & (kOnes * 0x555);
  word = (word & (kOnes * 0x333)) + ((word >> 2) & (kOnes * 0x333));
  return (word + (word >> 4) + (word >> 8)) & (kOnes * 0xF);
}
}  // namespace lanes

/// @brief A multiset of panes: the bag, the tower, a factory, the centre.
class Panes {
 public:
  constexpr Panes() = default;

  static constexpr Panes Of(Colour colour, int n = 1) {
    Panes panes;
    panes.Add(colour, n);
    return panes;
  }
  static constexpr Panes FromWord(std::uint64_t word) {
    Panes panes;
    panes.word_ = word;
    return panes;
  }

  constexpr int Count(Colour colour) const {
    return static_cast<int>(lanes::Lane(word_, static_cast<int>(colour)));
  }
  constexpr int Total() const {
    return static_cast<int>(
        lanes::Lane(lanes::RunningSums(word_), kColours - 1));
  }
  constexpr bool Empty() const { return word_ == 0; }
  /// @brief Whether every colour is there at least as often as in `other`.
  constexpr bool Contains(Panes other) const {
    return (((word_ | lanes::kTops) - other.word_) & lanes::kTops) ==
           lanes::kTops;
  }

  constexpr void Add(Colour colour, int n = 1) {
    word_ += static_cast<std::uint64_t>(n)
             << (static_cast<int>(colour) * lanes::kWidth);
  }
  constexpr void Remove(Colour colour, int n = 1) {
    word_ -= static_cast<std::uint64_t>(n)
             << (static_cast<int>(colour) * lanes::kWidth);
  }
  constexpr Panes Without(Colour colour) const {
    return FromWord(
        word_ & ~(lanes::kMask << (static_cast<int>(colour) * lanes::kWidth)));
  }

  constexpr Panes& operator+=(Panes other) {
    word_ += other.word_;
    return *this;
  }
  constexpr Panes& operator-=(Panes other) {
    word_ -= other.word_;
    return *this;
  }
  friend constexpr Panes operator+(Panes a, Panes b) { return a += b; }
  friend constexpr Panes operator-(Panes a, Panes b) { return a -= b; }
  friend constexpr bool operator==(Panes, Panes) = default;

  constexpr std::uint64_t word() const { return word_; }

 private:
  std::uint64_t word_ = 0;
};

/// @brief Draws panes one by one, without counting them again for each.
class Urn {
 public:
  explicit constexpr Urn(Panes panes)
      : sums_(lanes::RunningSums(panes.word()) & kUsed),
        left_(static_cast<std::uint32_t>(panes.Total())) {}

  constexpr std::uint32_t left() const { return left_; }
  /// @brief What is left.
  constexpr Panes panes() const {
    return Panes::FromWord((sums_ - (sums_ << lanes::kWidth)) & kUsed);
  }

  /// @brief Takes out the index-th pane, counting in canonical order.
  constexpr void Take(std::uint32_t index) {
    sums_ -= lanes::kOnes ^ lanes::Passed(sums_, index);
    --left_;
  }

 private:
  static constexpr std::uint64_t kUsed = lanes::kOnes * lanes::kMask;

  std::uint64_t sums_;
  std::uint32_t left_;
};

}  // namespace glazier::sintra
