// SPDX-License-Identifier: MIT
// The steps of a turn that are not yet handed in.
#pragma once

#include <vector>

#include "engine/core/game.hpp"

namespace glazier::tui {

/// @brief A turn being put together: the position as the seat sees it, the
/// steps drafted so far, and the position they lead to, which previews the
/// whole turn. A draft ends where another seat would have to act: with the
/// turn, before a deal, or when something hidden is revealed.
template <class G>
class Draft {
 public:
  using Step = typename G::Step;

  Draft(const G& view, int seat) : base_(view), now_(view), seat_(seat) {}

  /// @brief Where the draft began.
  const G& base() const { return base_; }
  const G& now() const { return now_; }
  int seat() const { return seat_; }
  const std::vector<Step>& steps() const { return steps_; }

  /// @brief Adds a legal step. Returns whether the draft ends with it.
  bool Add(const Step& step) {
    const auto effect = now_.Play(seat_, step);
    steps_.push_back(step);
    return effect.ends_turn || effect.reveals || !now_.Acting().Has(seat_);
  }

  /// @brief Takes back the last step, if there is one.
  void TakeBack() {
    steps_.pop_back();
    now_ = base_;
    for (const Step& step : steps_) {
      now_.Play(seat_, step);
    }
  }

 private:
  G base_;
  G now_;
  int seat_;
  std::vector<Step> steps_;
};

}  // namespace glazier::tui
