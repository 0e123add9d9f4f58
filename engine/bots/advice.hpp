// SPDX-License-Identifier: MIT
// A strong player's opinion of a position, and of a finished game.
#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/chances.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief The best move, and the one to compare it with.
template <Game G>
struct Advice {
  typename G::Step best{};
  int value = 0;  ///< for the mover, in the units of Evaluate
  std::optional<typename G::Step> second;
  int lead = 0;       ///< how much better the best move is; never negative
  double chance = 0;  ///< the mover's, to win with the best move
};

/// @brief Advice for a seat that acts, from its view, within kAdviceBudget: the
/// same view always gets the same advice.
template <SearchableGame G>
Advice<G> Advise(const G& view, int seat, const std::stop_token& stop);

/// @brief Hundredths of a point as "4.2".
inline std::string InPoints(int hundredths) {
  const int tenths = (hundredths + 5) / 10;
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

/// @brief "62 games of 100".
inline std::string WinsOf100(double chance) {
  return std::to_string(static_cast<int>(std::lround(100 * chance))) +
         " games of 100";
}

/// @brief "F1O>3 - why; F2P>1 is about 1.2 points worse; it wins 62 games of
/// 100".
template <SearchableGame G>
std::string AdviceText(const G& view, int seat, const Advice<G>& advice);

/// @brief One move of a game, looked at again.
template <Game G>
struct Judgement {
  std::size_t step = 0;  ///< of Table::steps
  int seat = 0;
  typename G::Step played{};
  typename G::Step best{};
  int lost = 0;      ///< by not playing the best, in hundredths of a point
  double given = 0;  ///< the same, in chance to win
  Chances before{};  ///< with the best move
};

/// @brief All moves of a game, and how the chances stood after the last.
template <Game G>
struct Review {
  std::vector<Judgement<G>> moves;
  Chances after{};

  /// @brief The move that gave away the largest chance to win; null when none
  /// gave away anything.
  const Judgement<G>* TurningPoint() const {
    const Judgement<G>* worst = nullptr;
    for (const auto& move : moves) {
      if (move.given > (worst == nullptr ? 0 : worst->given)) {
        worst = &move;
      }
    }
    return worst;
  }
};

/// @brief Reviews a game. `progress` is told how many moves are done; moves not
/// reached when `stop` was requested are missing.
template <SearchableGame G>
Review<G> ReviewGame(const Table<G>& table,
                     const std::stop_token& stop,
                     const std::function<void(std::size_t)>& progress);

}  // namespace glazier
