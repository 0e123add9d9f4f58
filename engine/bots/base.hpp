// Anybody who can choose a move: what every bot is to the rest of the house.
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Chooses moves. Sees a position as every player sees it: what chance
/// will deal is not part of one.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;

  /// @brief A legal move; somebody is to move. `rng` is the bot's own luck:
  /// the same position and the same numbers give the same move, unless the
  /// bot's budget is a time. A bot that thinks for long returns soon after
  /// `stop` is requested.
  virtual typename G::Move Choose(const G& position,
                                  Rng rng,
                                  const std::stop_token& stop) = 0;

  /// @brief Why this bot no longer plays for itself, as the end of a sentence
  /// that begins with its name; empty while all is well.
  virtual std::string Trouble() const { return {}; }
};

/// @brief The luck of whoever chooses move number `moves` of a game.
inline Rng BotLuck(std::uint64_t seed, std::size_t moves) {
  return Rng::For(seed, Rng::Use::kBot, moves);
}

/// @brief What a game supplies for bots that look ahead.
template <class G>
concept Searchable = Game<G> &&
    requires(const G& seen, typename G::Moves& moves) {
  /// How the game stands for a seat, in hundredths of a point ahead of the
  /// others; once the game is over, of the best of them, exactly.
  { Evaluate(seen, 0) } -> std::same_as<int>;
  /// What a seat is expected to have at the end, in hundredths of a point.
  { ExpectedScore(seen, 0) } -> std::same_as<int>;
  /// How far a difference of two of those may be wrong (standard deviation).
  { Spread(seen) } -> std::same_as<int>;
  /// Equal for positions in which the same moves lead to the same values.
  { Fingerprint(seen) } -> std::same_as<std::uint64_t>;
  /// The legal moves, of those that come to the same only one.
  ListChoices(seen, moves);
};

/// @brief Games in which chance deals after every turn say so: bots try moves
/// out instead of looking ahead, and need more positions for it.
template <class G>
inline constexpr bool kDealsEveryTurn = false;

}  // namespace glazier
