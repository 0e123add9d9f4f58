// SPDX-License-Identifier: MIT
// The interface of everything that can choose a move.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Chooses steps for a seat. It gets only what that seat may know;
/// future deals are not part of any position.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;

  /// @brief Returns a legal step of a seat that acts; `view` is that seat's
  /// view. `rng` is the bot's luck: the same view and the same numbers give the
  /// same step, unless the budget is a time. A bot that thinks for long returns
  /// soon after `stop` is requested.
  virtual typename G::Step Choose(const G& view,
                                  int seat,
                                  Rng rng,
                                  const std::stop_token& stop) = 0;

  /// @brief Why a substitute plays for this bot, as the end of a sentence that
  /// begins with its name; empty while all is well.
  virtual std::string Trouble() const { return {}; }
};

/// @brief Bots by seat; null where a person sits. The same bots may play
/// several games in a row.
template <Game G>
using Bots = std::vector<std::shared_ptr<Bot<G>>>;

/// @brief The luck of the bot that chooses step number `steps` of a game.
inline Rng BotLuck(std::uint64_t seed, std::size_t steps) {
  return Rng::For(seed, Rng::Use::kBot, steps);
}

}  // namespace glazier
