// SPDX-License-Identifier: MIT
// The only source of chance: a small generator with identical results on every
// platform and compiler.
#pragma once

#include <cstdint>
#include <utility>

namespace glazier {

/// @brief SplitMix64: 64 bits of state, one addition and one mix per number.
///
/// A game never keeps a generator. Code that needs chance makes one for its
/// purpose (Rng::For), so that loading, undoing or repeating one game of a
/// series gives the same numbers as playing straight through.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  /// @brief The purposes a seed is spent on; each has its own streams.
  enum class Use : std::uint64_t { kDeal = 1, kBot = 2, kPlayout = 3 };

  /// @brief An independent stream for the `index`-th event of one purpose.
  static constexpr Rng For(std::uint64_t seed, Use use, std::uint64_t index) {
    const std::uint64_t purpose =
        Mix(seed + kStep) ^ (static_cast<std::uint64_t>(use) * kStep);
    return Rng(Mix(Mix(purpose) + index * kStep));
  }

  constexpr std::uint64_t Next() { return Mix(state_ += kStep); }

  /// @brief A number in [0, n), exactly uniform; n must not be 0.
  constexpr std::uint32_t Below(std::uint32_t n) {
    const std::uint64_t product = (Next() >> 32) * n;
    // The low half decides whether this draw fell into the uneven remainder.
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      return BelowAgain(n, product);
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// @brief Up to four small numbers from one 64-bit number, for drawing a few
  /// pieces.
  class Small {
   public:
    explicit constexpr Small(Rng& rng) : rng_(rng), bits_(rng.Next()) {}

    /// @brief A number in [0, n), exactly uniform; 0 < n < 2^16.
    constexpr std::uint32_t Below(std::uint32_t n) {
      const std::uint32_t product = static_cast<std::uint16_t>(bits_) * n;
      bits_ >>= 16;
      // As in Rng::Below; the rare uneven remainder is drawn again.
      if ((product & 0xFFFF) < n) [[unlikely]] {
        if ((product & 0xFFFF) < (1U << 16) % n) {
          return rng_.Below(n);
        }
      }
      return product >> 16;
    }

   private:
    Rng& rng_;
    std::uint64_t bits_;
  };

  /// @brief Fisher-Yates, written out because std::shuffle differs between
  /// libraries.
  template <class Range>
  constexpr void Shuffle(Range& range) {
    for (auto n = static_cast<std::uint32_t>(range.size()); n > 1; --n) {
      std::swap(range[n - 1], range[Below(n)]);
    }
  }

 private:
  static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15;

  [[gnu::noinline]] constexpr std::uint32_t BelowAgain(std::uint32_t n,
                                                       std::uint64_t product) {
    const std::uint32_t uneven = (0U - n) % n;
    while (static_cast<std::uint32_t>(product) < uneven) {
      product = (Next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  static constexpr std::uint64_t Mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
  }

  std::uint64_t state_;
};

}  // namespace glazier
