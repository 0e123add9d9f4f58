// SPDX-License-Identifier: MIT
// Glass Road's printed components: specialists, buildings, the course of a
// game. Data only; the tables themselves are in facts.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/road/building_id.hpp"
#include "engine/road/goods.hpp"
#include "engine/road/land.hpp"
#include "engine/road/printed.hpp"

namespace glazier::road {

inline constexpr int kMinPlayers = 1;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kPicks = 5;       ///< cards per period, except solo
inline constexpr int kRounds = 3;      ///< of a period of 3-4 players
inline constexpr int kNotches = 2;     ///< cards per period that may follow
inline constexpr int kSpareCards = 3;  ///< two players: one more may be played
inline constexpr int kMaxDisplayRow = 5;  ///< with four players; else 4
inline constexpr int kRooferLimit = 10;   ///< uses in one turn (ruling 28)

/// @brief Cards to choose in each period of a solo game.
inline constexpr std::array<int, 7> kSoloPicks = {3, 4, 5, 6, 3, 4, 5};

/// @brief A specialist; the canonical order is that of the letters.
using Card = std::uint8_t;
inline constexpr int kCards = 15;
inline constexpr Card kNoCard = 0xFF;
inline constexpr std::string_view kCardLetters = "LPFDRMBCSWYGKHA";

constexpr Card CardOf(char letter) {
  return static_cast<Card>(kCardLetters.find(letter));
}

/// @brief A specialist's card as printed, and as data.
struct Specialist {
  std::string_view name;
  std::string_view entry_text;
  std::array<std::string_view, 2> action_texts;
  Price entry;
  std::array<Action, 2> actions;

  constexpr bool HasEntry() const { return !entry_text.empty(); }
  /// @brief Ruling 12: two equal actions are taken in order.
  constexpr bool EqualActions() const {
    return action_texts[0] == action_texts[1];
  }
};

/// @brief A building tile as printed, and as data.
struct Building {
  std::string_view name;
  std::string_view cost_text;
  std::string_view effect_text;
  int points = 0;        ///< in whole points; scoring buildings have `scoring`
  bool starred = false;  ///< in the set for a first game
  int site = -1;         ///< of an upgrade
  Price cost;
  Conversion conversion;  ///< of processing and repeat buildings
  Instant instant = Instant::kNone;
  Income income;        ///< of Instant::kGoods
  Tile tile = kNoTile;  ///< of Instant::kTilesAround
  Scoring scoring;

  constexpr bool IsUpgrade() const { return site >= 0; }
};

extern const std::array<Specialist, kCards> kSpecialists;
/// @brief By BuildingId: the 93 tiles and the three printed buildings.
extern const std::array<Building, kBuildingIds> kBuildings;
/// @brief The tiles with a star.
extern const Buildings kFirstGameSet;

inline constexpr BuildingId kRoofer = Id("P6");
inline constexpr BuildingId kDistrictOffices = Id("P16");

}  // namespace glazier::road
