// SPDX-License-Identifier: MIT
// A review of a game as sentences.
#pragma once

#include <string>
#include <vector>

#include "app/bots/review_text.hpp"
#include "engine/bots/advice.hpp"
#include "engine/core/speech.hpp"

namespace glazier {

/// @brief A step as it is typed in words: "strip 3 orange factory 2".
template <SpokenGame G>
std::string SpokenStep(const G& view, int seat, const typename G::Step& step) {
  std::string text;
  for (const std::string& part : SpeakStep(view, seat, step)) {
    text += (text.empty() ? "" : " ") + part;
  }
  return text;
}

/// @brief "63 percent".
inline std::string SpokenPercent(double chance) {
  return Sentence("{1} percent", {static_cast<int>(100 * chance + 0.5)});
}

/// @brief The moves that gave something away, what was better, how each player
/// did, and the turning point.
template <SpokenGame G>
std::string SpokenReview(const Table<G>& table) {
  const Review<G> review = ReviewGame(table, {}, [](std::size_t) {});
  const Listener listener{kWatcher, table.seats()};
  const auto said = [&](const Judgement<G>& move,
                        const typename G::Step& step) {
    return SpokenStep(table.history()[move.step].before, move.seat, step);
  };
  std::string text;
  for (std::size_t i = 0; i < review.moves.size(); ++i) {
    const auto& move = review.moves[i];
    if (move.lost > 0) {
      text +=
          Sentence("Move {1}, {2}: {3} gave away {4} points; better was {5}.\n",
                   {i + 1, NameOf(listener, move.seat), said(move, move.played),
                    Tenths(move.lost), said(move, move.best)});
    }
  }
  const auto seats = SummariesOf(review, table.seats().size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    text += Sentence(
        "{1} found the best move {2} times of {3} and gave away {4} points.\n",
        {NameOf(listener, static_cast<int>(i)), seats[i].best, seats[i].moves,
         Tenths(seats[i].lost)});
  }
  const auto* const turning = review.TurningPoint();
  if (turning == nullptr) {
    return text + "No move gave away a chance.\n";
  }
  const double before =
      turning->before[static_cast<std::size_t>(turning->seat)];
  return text +
         Sentence(
             "The turning point was move {1}: the chance of {2} fell from {3} "
             "to {4}.\n",
             {turning - review.moves.data() + 1,
              NameOf(listener, turning->seat), SpokenPercent(before),
              SpokenPercent(before - turning->given)});
}

}  // namespace glazier
