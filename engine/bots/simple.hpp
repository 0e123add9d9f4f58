// SPDX-License-Identifier: MIT
// The yardsticks: a random bot, and one that looks at the next step only.
#pragma once

#include "engine/bots/base.hpp"

namespace glazier {

/// @brief Every legal move equally likely.
template <Game G>
class RandomBot : public Bot<G> {
 public:
  typename G::Step Choose(const G& position,
                          int seat,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    position.List(seat, steps_);
    return steps_[rng.Below(static_cast<std::uint32_t>(steps_.size()))];
  }

 private:
  typename G::Steps steps_;
};

/// @brief One of the steps with the highest value; ties are broken at random.
template <class Steps, class Value>
auto BestOf(const Steps& moves, Rng& rng, Value value_of) {
  auto best = moves[0];
  int best_value = 0;
  std::uint32_t equals = 0;
  for (const auto& move : moves) {
    const int value = value_of(move);
    if (equals == 0 || value > best_value) {
      best_value = value;
      equals = 0;
    }
    if (value == best_value && rng.Below(++equals) == 0) {
      best = move;
    }
  }
  return best;
}

/// @brief The move that looks best immediately, by the game's own appraisal.
template <Game G>
class GreedyBot : public Bot<G> {
 public:
  typename G::Step Choose(const G& position,
                          int seat,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    position.List(seat, moves_);
    return BestOf(moves_, rng, [&](const typename G::Step& move) {
      return Appraise(position, seat, move);
    });
  }

 private:
  typename G::Steps moves_;
};

}  // namespace glazier
