// SPDX-License-Identifier: MIT
// Spoken output of Sintra: see SpokenGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/spoken_game.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

std::vector<std::string> SpeakStep(const State& state,
                                   int seat,
                                   const Step& move);
std::string SpeakChange(const State& before,
                        int seat,
                        const Step* move,
                        const State& after,
                        const Listener& listener);
std::string SpeakDeal(const State& after,
                      const Deal& deal,
                      const Listener& listener);
std::string SpeakTurn(const State& state, int seat, const Listener& listener);
std::string SpeakTable(const State& state, const Listener& listener);
std::string SpeakSeat(const State& state, int seat, const Listener& listener);

/// @brief Answers "strip 3", "strips", "window 3", "factory 2", "centre",
/// "table" and "what pink".
std::optional<std::string> SpeakAnswer(const State& state,
                                       int seat,
                                       std::string_view words,
                                       const Listener& listener);
std::string SpeakReason(const State& state, int seat, const Step& move);
std::string SpeakResult(const State& state, const Listener& listener);
std::string SpeakLegend(const State& state);

/// @brief "2 orange, pink and blue"; "nothing".
std::string SpokenPanes(const Panes& panes);

}  // namespace glazier::sintra
