// SPDX-License-Identifier: MIT
// The single rules of the reference game, as functions on a position. "Ruling"
// numbers are those of the rules' list of rulings.
#pragma once

#include <string>
#include <vector>

#include "tests/support/reference_panes.hpp"
#include "tests/support/reference_sintra.hpp"

namespace glazier::reference {

inline constexpr char kJoker = '?';
inline constexpr int kPlaces = 8;

/// @brief A move other than "<".
struct Take {
  int factory = 0;       // 0 is the centre
  char colour = kEmpty;  // all panes of this colour
  int place = 0;         // 0: nothing fits, all of them break
  char keep = kEmpty;    // a colour if the move completes the strip
};

// Steps.
bool MayGoBack(const Player& player);
void GoBack(Player& player);
std::vector<Take> AllTakes(const Position& position);
std::string Word(const Take& take);
Game::Effect PlayTake(Position& position, const Take& take);

// Rounds.
void FillFactory(Position& position,
                 std::string& factory,
                 const std::string& panes);
bool NoPanesOut(const Position& position);
void EndRound(Position& position);

// Final scoring.
FinalScore ScorePlayer(const Player& player, char side);
bool IsBetter(const FinalScore& a, const FinalScore& b);

}  // namespace glazier::reference
