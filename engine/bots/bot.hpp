// Anybody who can choose a move: what every bot is to the rest of the house.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Chooses moves. Sees a position as every player sees it: what chance
/// will deal is not part of one.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;

  /// @brief A legal move; somebody is to move. `rng` is the bot's own luck:
  /// the same position and the same numbers give the same move. A bot that
  /// thinks for long returns soon after `stop` is requested.
  virtual typename G::Move Choose(const G& position,
                                  Rng rng,
                                  const std::stop_token& stop) = 0;
};

/// @brief The luck of whoever chooses move number `moves` of a game.
inline Rng BotLuck(std::uint64_t seed, std::size_t moves) {
  return Rng::For(seed, Rng::Use::kBot, moves);
}

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

/// @brief The move that looks best at once, by the game's own appraisal.
template <Game G>
class GreedyBot : public Bot<G> {
 public:
  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    position.ListMoves(moves_);
    typename G::Move best = moves_[0];
    int best_value = 0;
    std::uint32_t equals = 0;
    for (const auto& move : moves_) {
      const int value = Appraise(position, move);
      if (equals == 0 || value > best_value) {
        best_value = value;
        equals = 0;
      }
      // Equally good moves: each with the same chance.
      if (value == best_value && rng.Below(++equals) == 0) {
        best = move;
      }
    }
    return best;
  }

 private:
  typename G::Moves moves_;
};

/// @brief The names MakeBot knows, weakest first.
inline std::vector<std::string_view> BotNames() {
  return {"random", "greedy"};
}

/// @brief A bot by name, or null if there is none of that name.
template <Game G>
std::unique_ptr<Bot<G>> MakeBot(std::string_view name) {
  if (name == "random") {
    return std::make_unique<RandomBot<G>>();
  }
  if (name == "greedy") {
    return std::make_unique<GreedyBot<G>>();
  }
  return nullptr;
}

}  // namespace glazier
