// SPDX-License-Identifier: MIT
// The concept of a game with spoken output. Separate from game.hpp, which
// everything includes, because only spoken output needs it.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Who hears the sentences, and the names of the seats.
struct Listener {
  int seat = kWatcher;  ///< "you"; nobody is for somebody who looks on
  const std::vector<Seat>& seats;
};

/// @brief What a game may supply for screen readers: sentences of letters,
/// digits and simple punctuation, without codes or alignment; one fact per
/// line, each ended by a line feed. The code that prints the lines folds them.
/// A view speaks only of what it knows.
template <class G>
concept SpokenGame = ToldGame<G> && requires(const G& view,
                                             const typename G::Step& step,
                                             const typename G::Deal& deal,
                                             const Listener& listener,
                                             std::string_view words) {
  /// The parts of a legal step as they are listed and typed: "strip 3",
  /// "orange", "factory 2". In any order they identify this step.
  { SpeakStep(view, 0, step) } -> std::same_as<std::vector<std::string>>;
  /// What a step changed, in at most three lines; null for a secret step.
  { SpeakChange(view, 0, &step, view, listener) } -> std::same_as<std::string>;
  { SpeakDeal(view, deal, listener) } -> std::same_as<std::string>;
  /// What a seat is asked for: "Your move, Ana."
  { SpeakTurn(view, 0, listener) } -> std::same_as<std::string>;
  /// The middle of the table, for a player who has just arrived.
  { SpeakTable(view, listener) } -> std::same_as<std::string>;
  /// How a seat stands, in three lines or fewer.
  { SpeakSeat(view, 0, listener) } -> std::same_as<std::string>;
  /// The answer to a question about a seat or the table, in three lines or
  /// fewer where the pieces allow it; nothing if it is not a question.
  {
    SpeakAnswer(view, 0, words, listener)
    } -> std::same_as<std::optional<std::string>>;
  /// Why a step is a good one.
  { SpeakReason(view, 0, step) } -> std::same_as<std::string>;
  /// The final scoring, and who wins.
  { SpeakResult(view, listener) } -> std::same_as<std::string>;
  /// The questions, how steps are typed in words, and the notation in words.
  { SpeakLegend(view) } -> std::same_as<std::string>;
};

}  // namespace glazier
