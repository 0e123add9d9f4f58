// SPDX-License-Identifier: MIT
// A step with what it did: previews, highlights, log lines.
#pragma once

#include "engine/core/game.hpp"

namespace glazier::tui {

template <class G>
struct GameUi;

/// @brief A step that was taken, or would be, and the positions around it;
/// `after` is before anything is dealt.
template <class G>
struct PlayedStep {
  G before;
  G after;
  typename G::Step step;
  typename G::Effect effect;
  int seat = 0;

  /// @brief Change of the seat's points.
  int ScoreChange() const {
    return GameUi<G>::InPlay(after, seat) - GameUi<G>::InPlay(before, seat);
  }
};

/// @brief Plays a legal step on a copy.
template <class G>
PlayedStep<G> TryStep(const G& before, int seat, const typename G::Step& step) {
  PlayedStep<G> played{before, before, step, {}, seat};
  played.effect = played.after.Play(seat, step);
  return played;
}

/// @brief Whether a step that a seat takes now is hidden from a viewer.
template <Game G>
bool IsSecretTo(const G& before, int seat, int viewer) {
  return seat != viewer && IsSecret(before, seat);
}

/// @brief "+3", "-2 1/2", as the game prints points.
template <Game G>
std::string SignedScore(int points) {
  return (points < 0 ? '-' : '+') + ScoreText<G>(points < 0 ? -points : points);
}

}  // namespace glazier::tui
