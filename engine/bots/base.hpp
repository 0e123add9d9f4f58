// Anybody who can choose a move: what every bot is to the rest of the house.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Chooses steps for a seat. It is handed what that seat may know and
/// nothing else; what chance will deal is part of no position.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;

  /// @brief A legal step of a seat that acts; `view` is that seat's view.
  /// `rng` is the bot's own luck: the same view and the same numbers give the
  /// same step, unless the bot's budget is a time. A bot that thinks for long
  /// returns soon after `stop` is requested.
  virtual typename G::Step Choose(const G& view,
                                  int seat,
                                  Rng rng,
                                  const std::stop_token& stop) = 0;

  /// @brief Why this bot no longer plays for itself, as the end of a sentence
  /// that begins with its name; empty while all is well.
  virtual std::string Trouble() const { return {}; }
};

/// @brief By seat; null where a person sits. Games that follow each other may
/// be played by the same bots.
template <Game G>
using Bots = std::vector<std::shared_ptr<Bot<G>>>;

/// @brief The luck of the bot that chooses step number `steps` of a game.
inline Rng BotLuck(std::uint64_t seed, std::size_t steps) {
  return Rng::For(seed, Rng::Use::kBot, steps);
}

}  // namespace glazier
