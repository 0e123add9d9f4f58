// What the learned weights say of a palace, and of what one step makes of it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/sintra/features.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief Two sums in one word: what something is worth before the round that
/// is played, and after it. One addition or multiplication works on both.
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

/// @brief What is the same for all palaces of a position: where it stands in
/// its round, the weights before and after that, and the colours that bring a
/// bonus then. After the last round there are points instead of weights.
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
  bool decides;  ///< it is played or over: to be the best is what counts
  int players;
  int panes;    ///< dealt for a round
  int left;     ///< of them still to take
  int starter;  ///< of the next round, as it looks now
};

/// @brief What a player has, and is expected to get.
struct Prospect {
  Prospect() = default;
  Prospect(const Stage& stage, const Board& board);

  int score = 0;
  int lost = 0;  ///< on the broken-glass track
  Twin gain;     ///< in hundredths, without what starting a round is worth
};

/// @brief One palace by its parts, so that a step which completes no strip
/// changes only what it touches.
class Outlook {
 public:
  Outlook(const Stage& stage, const Board& board);

  /// @brief What is expected beyond the score on the track, with the glazier
  /// and the broken glass there; who starts the next round is not looked at.
  Twin Gain(int glazier, int glass) const;
  /// @brief The same after a take that leaves these gaps (not none) at a place.
  Twin GainWith(int place, Gaps gaps, int glass) const;

 private:
  /// What a strip adds, wherever the glazier stands.
  Twin Strip(int place, Gaps gaps) const;
  Twin Finish(Twin gain, int leftover, int glass) const;

  const Stage& stage_;
  const Board& board_;
  Twin sum_;          ///< all but the glazier and the broken glass
  int leftover_ = 0;  ///< panes on strips
  int bonus_ = 0;     ///< points of the ornaments (A) or windows (B)
  std::array<Twin, kPlaces> strips_;
  /// Strips that are not behind a glazier at each place, and the glazier there.
  std::array<Twin, kPlaces> glazier_;
};

}  // namespace glazier::sintra
