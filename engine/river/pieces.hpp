// SPDX-License-Identifier: MIT
// Pieces of glass: single ones, short lists and multisets.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/river/facts.hpp"

namespace glazier::river {

/// @brief A kind of piece: its colour and its shape. Kinds are ordered by
/// colour, then shape, as everywhere in notation.
using Piece = std::uint8_t;
inline constexpr int kKinds = kColours * kShapes;
inline constexpr Piece kNoPiece = 0xFF;

/// @brief The parts of a kind as a table: they are needed more often than
/// anything else, and a division takes longer.
struct Kind {
  std::uint8_t colour;
  std::uint8_t shape;
  std::uint8_t word;   ///< where Pieces counts it
  std::uint8_t shift;  ///< ... and from which bit on
};
inline constexpr int kKindsPerWord = 18;
inline constexpr auto kKindData = [] {
  std::array<Kind, kKinds> data{};
  for (int kind = 0; kind < kKinds; ++kind) {
    data[static_cast<std::size_t>(kind)] = {
        static_cast<std::uint8_t>(kind / kShapes),
        static_cast<std::uint8_t>(kind % kShapes),
        static_cast<std::uint8_t>(kind / kKindsPerWord),
        static_cast<std::uint8_t>(3 * (kind % kKindsPerWord))};
  }
  return data;
}();

constexpr Piece PieceOf(int colour, int shape) {
  return static_cast<Piece>(colour * kShapes + shape);
}
constexpr int ColourOf(Piece piece) {
  return kKindData[piece].colour;
}
constexpr int ShapeOf(Piece piece) {
  return kKindData[piece].shape;
}

/// @brief A few pieces, without allocation.
template <std::size_t Capacity>
class PieceList {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Piece operator[](int index) const {
    return items_[static_cast<std::size_t>(index)];
  }
  constexpr const Piece* begin() const { return items_.data(); }
  constexpr const Piece* end() const { return items_.data() + size_; }

  constexpr int Count(Piece piece) const {
    int count = 0;
    for (const Piece each : *this) {
      count += each == piece ? 1 : 0;
    }
    return count;
  }

  /// @brief Adds a piece at the end.
  constexpr void Add(Piece piece) { items_[size_++] = piece; }
  /// @brief Adds a piece to a sorted list, which stays sorted.
  constexpr void Insert(Piece piece) {
    std::size_t at = size_++;
    for (; at > 0 && items_[at - 1] > piece; --at) {
      items_[at] = items_[at - 1];
    }
    items_[at] = piece;
  }
  /// @brief Takes out one such piece; there must be one.
  constexpr void Remove(Piece piece) {
    std::size_t at = 0;
    while (items_[at] != piece) {
      ++at;
    }
    for (--size_; at < size_; ++at) {
      items_[at] = items_[at + 1];
    }
    items_[size_] = 0;  // equal lists are equal in every byte
  }

  friend constexpr bool operator==(const PieceList&,
                                   const PieceList&) = default;

 private:
  std::array<Piece, Capacity> items_{};
  std::uint8_t size_ = 0;
};

/// @brief A satchel, sorted. It holds more than kSatchel pieces only between a
/// draw and the steps that send the excess to the overflow.
using Satchel = PieceList<kSatchel + kDraw>;

/// @brief A multiset of pieces, at most seven of a kind (the box has four): 3
/// bits per kind, three colours per word.
class Pieces {
 public:
  /// @brief Everything in the box.
  static constexpr Pieces Box(int players) {
    Pieces box;
    for (int colour = 0; colour < ColoursFor(players); ++colour) {
      for (int shape = 0; shape < kShapes; ++shape) {
        box.Add(PieceOf(colour, shape),
                kPieces[static_cast<std::size_t>(colour)]
                       [static_cast<std::size_t>(shape)]);
      }
    }
    return box;
  }

  constexpr int Count(Piece piece) const {
    return static_cast<int>((words_[Word(piece)] >> Shift(piece)) & kField);
  }
  constexpr void Add(Piece piece, int count = 1) {
    words_[Word(piece)] += static_cast<std::uint64_t>(count) << Shift(piece);
  }
  constexpr void Remove(Piece piece) {
    words_[Word(piece)] -= std::uint64_t{1} << Shift(piece);
  }
  constexpr bool Empty() const {
    return (words_[0] | words_[1] | words_[2]) == 0;
  }
  constexpr int Total() const {
    return Sum(words_[0]) + Sum(words_[1]) + Sum(words_[2]);
  }

  /// @brief The set of colours among them.
  constexpr unsigned Colours() const {
    return InWord(words_[0]) | InWord(words_[1]) << 3 | InWord(words_[2]) << 6;
  }
  constexpr int CountColour(int colour) const { return Sum(OfColour(colour)); }

  /// @brief The n-th piece in canonical order, counted from 0.
  constexpr Piece Nth(int n) const {
    std::size_t word = 0;
    for (int all = Sum(words_[0]); n >= all; all = Sum(words_[word])) {
      n -= all;
      ++word;
    }
    // Running sums of pairs of kinds, 6 bits each.
    const std::uint64_t sums = Pairs(words_[word]) * kPairOnes;
    int pair = 0;
    int before = 0;
    for (int sum = static_cast<int>(sums & kPair); n >= sum;
         sum = static_cast<int>((sums >> (6 * pair)) & kPair)) {
      before = sum;
      ++pair;
    }
    const int first = static_cast<int>((words_[word] >> (6 * pair)) & kField);
    return static_cast<Piece>(static_cast<int>(word) * kKindsPerWord +
                              2 * pair + (n - before >= first ? 1 : 0));
  }

  /// @brief Calls `work(piece)` for every single piece in canonical order.
  template <class Work>
  constexpr void ForEach(Work work) const {
    for (std::size_t word = 0; word < words_.size(); ++word) {
      std::uint64_t rest = words_[word];
      while (rest != 0) {
        const int kind = std::countr_zero(rest) / 3;
        rest -= std::uint64_t{1} << (3 * kind);
        work(static_cast<Piece>(static_cast<int>(word) * kKindsPerWord + kind));
      }
    }
  }

  constexpr Pieces& operator+=(const Pieces& other) {
    for (std::size_t word = 0; word < words_.size(); ++word) {
      words_[word] += other.words_[word];
    }
    return *this;
  }

  constexpr const std::array<std::uint64_t, 3>& words() const { return words_; }

  friend constexpr bool operator==(const Pieces&, const Pieces&) = default;

 private:
  static constexpr std::uint64_t kField = 7;
  static constexpr std::uint64_t kPair = 63;
  static constexpr std::uint64_t kPairOnes = 0x1041041041041;

  static constexpr std::size_t Word(Piece piece) {
    return kKindData[piece].word;
  }
  static constexpr int Shift(Piece piece) { return kKindData[piece].shift; }
  /// The six fields of one colour.
  constexpr std::uint64_t OfColour(int colour) const {
    return (words_[static_cast<std::size_t>(colour) / 3] >>
            (18 * (colour % 3))) &
           0x3FFFF;
  }
  /// Which of the three colours of a word are present: adding all bits but the
  /// highest to a group of 18 carries into the highest unless the group is 0.
  static constexpr unsigned InWord(std::uint64_t word) {
    constexpr std::uint64_t kLow = 0x1FFFF * 0x1000040001;
    const std::uint64_t high = ((word & kLow) + kLow) | word;
    return static_cast<unsigned>((high >> 17 & 1) | (high >> 34 & 2) |
                                 (high >> 51 & 4));
  }
  /// Sums of two neighbouring fields each, in 6 bits.
  static constexpr std::uint64_t Pairs(std::uint64_t word) {
    constexpr std::uint64_t kEven = kField * kPairOnes;
    return (word & kEven) + ((word >> 3) & kEven);
  }
  /// Never more than 63: no three colours of a word have more in the box.
  static constexpr int Sum(std::uint64_t word) {
    return static_cast<int>((Pairs(word) * kPairOnes >> 48) & kPair);
  }

  std::array<std::uint64_t, 3> words_{};
};

static_assert(Pieces::Box(4).Total() == 120);
static_assert(Pieces::Box(5).Total() == 132);
static_assert(Pieces::Box(2).CountColour(0) == 22);

}  // namespace glazier::river
