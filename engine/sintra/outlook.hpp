// SPDX-License-Identifier: MIT
// What the learned weights say about a palace, and about a step's effect on it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/sintra/features.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief Two sums in one word: a value before the current round and one after
/// it. One addition or multiplication works on both.
class Twin {
 public:
  constexpr Twin() = default;
  constexpr Twin(int before, int after)
      : word_(before + std::int64_t{after} * kAfter) {}

  constexpr int before() const { return static_cast<std::int32_t>(word_); }
  constexpr int after() const {
    return static_cast<int>((word_ - before()) >> 32);
  }

  constexpr Twin& operator+=(Twin other) {
    word_ += other.word_;
    return *this;
  }
  constexpr Twin& operator-=(Twin other) {
    word_ -= other.word_;
    return *this;
  }
  constexpr Twin& operator*=(int factor) {
    word_ *= factor;
    return *this;
  }
  friend constexpr Twin operator+(Twin a, Twin b) { return a += b; }
  friend constexpr Twin operator-(Twin a, Twin b) { return a -= b; }
  friend constexpr Twin operator*(Twin a, int factor) { return a *= factor; }

 private:
  static constexpr std::int64_t kAfter = std::int64_t{1} << 32;

  std::int64_t word_ = 0;
};

/// @brief What all palaces of a position share: how far the round has come, the
/// weights before and after it, and the bonus colours of both. After the last
/// round points replace the weights.
struct Stage {
  explicit Stage(const State& state);

  Twin operator[](int feature) const {
    return (*weights)[static_cast<std::size_t>(feature)];
  }

  const std::array<Twin, feature::kCount>* weights;
  Side side;
  Colour bonus_before;
  Colour bonus_after;
  bool last;     ///< no round comes after this one
  bool decides;  ///< played or over: only the best seat counts
  int players;
  int panes;    ///< dealt for a round
  int left;     ///< of them still to take
  int starter;  ///< of the next round, as it looks now
};

/// @brief What a player has and is expected to gain.
struct Prospect {
  Prospect() = default;
  Prospect(const Stage& stage, const Board& board);

  int score = 0;
  int lost = 0;  ///< on the broken-glass track
  Twin gain;     ///< in hundredths, without what starting a round is worth
};

/// @brief The value of one palace by its parts, so that a step that completes
/// no strip changes only what it touches.
class Outlook {
 public:
  Outlook(const Stage& stage, const Board& board);

  /// @brief The expected gain beyond the score on the track, for a glazier and
  /// broken glass at these places; without the value of starting the next
  /// round.
  Twin Gain(int glazier, int glass) const;
  /// @brief The same after a take that leaves these gaps at a place; not for a
  /// full strip.
  Twin GainWith(int place, Gaps gaps, int glass) const;

 private:
  /// The value of a strip, wherever the glazier stands.
  Twin Strip(int place, Gaps gaps) const;
  Twin Finish(Twin gain, int leftover, int glass) const;

  const Stage& stage_;
  const Board& board_;
  Twin sum_;          ///< all but the glazier and the broken glass
  int leftover_ = 0;  ///< panes on strips
  int bonus_ = 0;     ///< points of the ornaments (A) or windows (B)
  std::array<Twin, kPlaces> strips_;
  /// Strips not behind a glazier at each place, and the value of that glazier.
  std::array<Twin, kPlaces> glazier_;
};

}  // namespace glazier::sintra
