// The yardsticks: a bot that plays anything, and one that plays for the moment.
#pragma once

#include "engine/bots/base.hpp"

namespace glazier {

/// @brief Every legal move equally likely.
template <Game G>
class RandomBot : public Bot<G> {
 public:
  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    return position.NthMove(static_cast<int>(
        rng.Below(static_cast<std::uint32_t>(position.CountMoves()))));
  }
};

/// @brief Of the moves it looks at, one with the highest value; of equals each
/// with the same chance.
template <class Moves, class Value>
auto BestOf(const Moves& moves, Rng& rng, Value value_of) {
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

/// @brief The move that looks best at once, by the game's own appraisal.
template <Game G>
class GreedyBot : public Bot<G> {
 public:
  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    position.ListMoves(moves_);
    return BestOf(moves_, rng, [&](const typename G::Move& move) {
      return Appraise(position, move);
    });
  }

 private:
  typename G::Moves moves_;
};

}  // namespace glazier
