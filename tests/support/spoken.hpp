// SPDX-License-Identifier: MIT
// What spoken lines must be like, wherever they come from.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"

namespace glazier {

/// @brief What is wrong with spoken lines; empty if nothing is.
inline std::string WrongWithSpeech(std::string_view text) {
  if (!text.empty() && text.back() != '\n') {
    return "the last line has no end";
  }
  for (const std::string_view line : Split(text, '\n')) {
    if (line.size() > kSpokenColumns) {
      return "too long: " + std::string(line);
    }
    if (line.find("  ") != std::string_view::npos || line.starts_with(' ') ||
        line.ends_with(' ')) {
      return "spaces: " + std::string(line);
    }
    for (const char letter : line) {
      if (std::isalnum(static_cast<unsigned char>(letter)) == 0 &&
          std::string_view(" .,:;?!-'()").find(letter) ==
              std::string_view::npos) {
        return "not to be spoken: " + std::string(line);
      }
    }
  }
  return "";
}

inline std::size_t LinesOf(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// @brief Plays a random game to its end, and checks that everything said on
/// the way is suitable for listening. `more` says further things about a step:
/// more(before, seat, after).
template <SpokenGame G, class More>
G ListenToGame(std::uint64_t seed, const Listener& listener, More more) {
  G game{typename G::Options{}};
  Rng rng(seed);
  typename G::Steps steps;
  while (game.Turn() != kNobody) {
    const G before = game;
    std::string said;
    if (game.Turn() == kDealer) {
      const auto deal = game.Draw(rng);
      game.Apply(deal);
      said = SpeakDeal(game, deal, listener);
    } else {
      const int seat = game.Turn();
      said = SpeakTurn(before, seat, listener);
      CHECK_FALSE(said.empty());
      said += SpeakSeat(before, seat, listener);
      game.List(seat, steps);
      const auto step =
          steps[rng.Below(static_cast<std::uint32_t>(steps.size()))];
      game.Play(seat, step);
      said += SpeakReason(before, seat, step) + ".\n" +
              SpeakChange(before, seat, &step, game, listener) +
              more(before, seat, game);
    }
    CAPTURE(said);
    CHECK(WrongWithSpeech(Folded(said)).empty());
  }
  CHECK(WrongWithSpeech(Folded(SpeakResult(game, listener))).empty());
  return game;
}

}  // namespace glazier
