// The concept of a game that can be listened to. Apart from game.hpp, which
// everything includes, because only sentences need it.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace glazier {

/// @brief Who hears what a game says, and what the seats are called.
struct Listener {
  int seat = kWatcher;  ///< "you"; nobody is for somebody who looks on
  const std::vector<Seat>& seats;
};

/// @brief What a game may supply to be listened to: sentences for screen
/// readers. Nothing but letters, digits and simple punctuation, no codes, no
/// alignment; a fact a line, a line feed after each. Lines are folded by
/// whoever prints them. A view speaks only of what it knows.
template <class G>
concept SpokenGame = ToldGame<G> && requires(const G& view,
                                             const typename G::Step& step,
                                             const typename G::Deal& deal,
                                             const Listener& listener,
                                             std::string_view words) {
  /// The parts of a legal step as they are listed and typed: "strip 3",
  /// "orange", "factory 2". In any order they stand for this step alone.
  { SpeakStep(view, 0, step) } -> std::same_as<std::vector<std::string>>;
  /// What a step changed, in three lines or fewer; no step: it is a secret.
  { SpeakChange(view, 0, &step, view, listener) } -> std::same_as<std::string>;
  { SpeakDeal(view, deal, listener) } -> std::same_as<std::string>;
  /// What a seat is asked for: "Your move, Ana."
  { SpeakTurn(view, 0, listener) } -> std::same_as<std::string>;
  /// What lies in the middle: for somebody who comes to the table.
  { SpeakTable(view, listener) } -> std::same_as<std::string>;
  /// How a seat stands, in three lines or fewer.
  { SpeakSeat(view, 0, listener) } -> std::same_as<std::string>;
  /// The answer to a question about a seat or the table, in three lines or
  /// fewer where the pieces allow it; nothing if it is no question.
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
