// What every game of the house is: a small value with a seat to move.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/outcome.hpp"
#include "engine/core/rng.hpp"

namespace glazier {

// Game::Turn() is a seat from 0 on, or one of these.
inline constexpr int kDealer = -1;  ///< Chance is to move: something is dealt.
inline constexpr int kNobody = -2;  ///< The game is over.

/// @brief No game of the house seats more.
inline constexpr int kMaxSeats = 5;

/// @brief Moves in the caller's own memory: listing them never allocates.
template <class Move, std::size_t Capacity>
class MoveBuffer {
 public:
  void Clear() { size_ = 0; }
  void Add(const Move& move) { moves_[size_++] = move; }
  /// @brief The others stay in their order.
  void Remove(const Move& move) {
    size_ = static_cast<std::size_t>(
        std::remove(moves_.begin(), moves_.begin() + size_, move) -
        moves_.begin());
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Move& operator[](std::size_t index) const { return moves_[index]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Move, Capacity> moves_;
};

/// @brief The concept that search, records, simulation, hosting and the line
/// mode are written over.
///
/// A game is one trivially copyable value: search copies it millions of times.
/// Chance is a player of its own: when Turn() is kDealer, somebody draws a
/// Deal (Draw) and applies it. A record stores what was dealt, so a replay
/// needs no random numbers. Refusals come in words.
template <class G>
concept Game = std::is_trivially_copyable_v<G> && std::equality_comparable<G> &&
    std::constructible_from<G, typename G::Options> &&
    std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Move> &&
    requires(G game,
             const G& seen,
             const typename G::Move& move,
             const typename G::Deal& deal,
             typename G::Moves& moves,
             Rng& rng) {
  { G::kName } -> std::convertible_to<std::string_view>;
  /// Proven bound on the moves of one game: the guard of every playout.
  { G::kMaxMovesPerGame } -> std::convertible_to<int>;
  { seen.options() } -> std::convertible_to<typename G::Options>;
  { seen.players() } -> std::same_as<int>;
  { seen.Turn() } -> std::same_as<int>;
  { seen.CountMoves() } -> std::same_as<int>;
  { seen.NthMove(0) } -> std::same_as<typename G::Move>;
  seen.ListMoves(moves);
  { seen.WhyNot(move) } -> std::same_as<std::string>;
  /// A deal, or a move with all equally likely; whether it was a move.
  { game.RandomStep(rng) } -> std::same_as<bool>;
  game.Play(move);
  { seen.Draw(rng) } -> std::same_as<typename G::Deal>;
  { seen.WhyNotDealt(deal) } -> std::same_as<std::string>;
  game.Apply(deal);
  { seen.Score(0) } -> std::same_as<int>;
  { seen.Wins(0) } -> std::same_as<bool>;

  // Text, in both directions.
  { MoveText(move) } -> std::same_as<std::string>;
  {
    ParseMove(seen, std::string_view{})
    } -> std::same_as<Outcome<typename G::Move>>;
  { DealText(deal) } -> std::same_as<std::string>;
  {
    ParseDeal(seen, std::string_view{})
    } -> std::same_as<Outcome<typename G::Deal>>;
  { PositionText(seen) } -> std::same_as<std::string>;
  { G::ParsePosition(std::string_view{}) } -> std::same_as<Outcome<G>>;
  { OptionsText(seen.options()) } -> std::same_as<std::string>;
  {
    G::ParseOptions(std::string_view{})
    } -> std::same_as<Outcome<typename G::Options>>;
};

}  // namespace glazier
