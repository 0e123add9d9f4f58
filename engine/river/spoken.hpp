// SPDX-License-Identifier: MIT
// Spoken output of River Valley: see SpokenGame.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/spoken_game.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

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

/// @brief Answers "tile 2", "table", "lake", "satchel", "column 3", "columns",
/// "overflow", "bag" and "what white square".
std::optional<std::string> SpeakAnswer(const State& state,
                                       int seat,
                                       std::string_view words,
                                       const Listener& listener);
std::string SpeakReason(const State& state, int seat, const Step& step);
std::string SpeakResult(const State& state, const Listener& listener);
std::string SpeakLegend(const State& state);

/// @brief "white square".
std::string SpokenPiece(Piece piece);
/// @brief "2 white squares and purple drop"; "nothing".
std::string SpokenPieces(const Pieces& pieces);
template <std::size_t Capacity>
std::string SpokenPieces(const PieceList<Capacity>& list) {
  Pieces pieces;
  for (const Piece piece : list) {
    pieces.Add(piece);
  }
  return SpokenPieces(pieces);
}

}  // namespace glazier::river
