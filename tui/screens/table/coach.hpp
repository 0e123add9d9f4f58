// SPDX-License-Identifier: MIT
// A strong player's opinion of the move the player is about to make.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "engine/bots/advice.hpp"

namespace glazier::tui {

/// @brief Points are counted in hundredths here.
inline constexpr int kHundredths = 100;

/// @brief What a turn gave away, and the best step where it gave away most.
template <Game G>
struct Verdict {
  int lost = 0;
  G before{typename G::Options{}};  ///< as the mover sees it
  int seat = 0;
  typename G::Step best{};
};

/// @brief Looks at the steps of a turn, which begins at this view of a seat.
template <Game G>
Verdict<G> JudgeTurn(const G& view,
                     int seat,
                     const std::vector<typename G::Step>& steps,
                     const std::stop_token& stop) {
  Verdict<G> verdict{0, view, seat, steps.front()};
  // A review of a game that consists of this turn.
  auto table = Table<G>::Untouched(view.options(), 0, {});
  table.See(kDealer, typename G::Deal{}, {}, view);
  for (const auto& step : steps) {
    G after = table.now();
    const auto effect = after.Play(seat, step);
    table.See(seat, step, effect, after);
  }
  int worst = 0;
  for (const auto& move : ReviewGame(table, stop, [](std::size_t) {}).moves) {
    verdict.lost += move.lost;
    if (move.lost > worst) {
      worst = move.lost;
      verdict.before = table.history()[move.step].before;
      verdict.best = move.best;
    }
  }
  return verdict;
}

template <Game G>
std::string BetterWords(const Verdict<G>& verdict) {
  return StepText(verdict.best) + ", which " +
         Tell(verdict.before, verdict.seat, verdict.best) + ": " +
         Reason(verdict.before, verdict.seat, verdict.best) + '.';
}

/// @brief Before a move that gives away much.
template <Game G>
std::string CoachWarning(const Verdict<G>& verdict) {
  return "Coach: this gives away about " + InPoints(verdict.lost) +
         " points. Better is " + BetterWords(verdict);
}

/// @brief After any move.
template <Game G>
std::string CoachWords(const Verdict<G>& verdict) {
  constexpr int kLittle = 30;
  if (verdict.lost == 0) {
    return "Coach: the best move.";
  }
  if (verdict.lost < kLittle) {
    return "Coach: as good as the best move.";
  }
  return "Coach: about " + InPoints(verdict.lost) + " points more has " +
         BetterWords(verdict);
}

}  // namespace glazier::tui
