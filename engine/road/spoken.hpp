// SPDX-License-Identifier: MIT
// Spoken output of Glass Road: see SpokenGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/spoken_game.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {

std::vector<std::string> SpeakStep(const State& state,
                                   int seat,
                                   const Step& step);
std::string SpeakChange(const State& before,
                        int seat,
                        const Step* step,
                        const State& after,
                        const Listener& listener);
std::string SpeakDeal(const State& after,
                      const Deal& deal,
                      const Listener& listener);
std::string SpeakTurn(const State& state, int seat, const Listener& listener);
std::string SpeakTable(const State& state, const Listener& listener);
std::string SpeakSeat(const State& state, int seat, const Listener& listener);

/// @brief Answers "table", "wheels", "land", "display", "mine", "cards",
/// "cell C2", "building NAME", "card NAME" and "what wood".
std::optional<std::string> SpeakAnswer(const State& state,
                                       int seat,
                                       std::string_view words,
                                       const Listener& listener);
std::string SpeakReason(const State& state, int seat, const Step& step);
std::string SpeakResult(const State& state, const Listener& listener);
std::string SpeakLegend(const State& state);

/// @brief A printed text in words: "1 wood into 2 clay" for "1W -> 2C".
std::string SpokenPrint(std::string_view printed);
/// @brief "C2", "site 1".
std::string SpokenPlace(Place place);
/// @brief The names of a set of cards.
std::string SpokenCards(CardSet cards, std::string_view none);

}  // namespace glazier::road
