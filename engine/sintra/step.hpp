// SPDX-License-Identifier: MIT
// Sintra's moves and deals: what players do and what chance does.
#pragma once

#include <array>
#include <cstdint>

#include "engine/sintra/facts.hpp"
#include "engine/sintra/panes.hpp"

namespace glazier::sintra {

/// @brief Sources 0-8 are factories 1-9; the centre comes last.
inline constexpr int kCentre = kMaxFactories;
inline constexpr int kSources = kMaxFactories + 1;

/// @brief One move: take panes of a colour and place them, or step back.
struct Step {
  static constexpr std::uint8_t kBreak = kPlaces;    ///< place: nothing fits
  static constexpr std::uint8_t kNoKeep = kColours;  ///< keep: not completed
  static constexpr std::uint8_t kStepBack = kSources;

  std::uint8_t source = kStepBack;
  std::uint8_t colour = 0;
  std::uint8_t place = kBreak;
  std::uint8_t keep = kNoKeep;

  constexpr bool IsBack() const { return source == kStepBack; }
  constexpr bool Breaks() const { return !IsBack() && place == kBreak; }
  constexpr bool Completes() const { return keep != kNoKeep; }

  static constexpr Step Back() { return {}; }

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// @brief What a move did; the points are those gained immediately.
struct Effect {
  static constexpr bool ends_turn = true;
  static constexpr bool reveals = false;

  std::uint8_t placed = 0;
  std::uint8_t broken = 0;
  std::uint8_t bonus = 0;   ///< colour bonus
  std::uint8_t window = 0;  ///< points of the window and those to its right
  std::uint8_t wraps = 0;   ///< times 18 points were lost
  bool marker = false;      ///< was first to take from the centre

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// @brief What chance decides: the set-up, then the panes of each round.
struct Deal {
  enum class Kind : std::uint8_t { kSetup, kRound };
  using Strips = std::array<std::uint8_t, kPlaces>;  ///< faces up, by place

  Kind kind = Kind::kSetup;
  std::uint8_t players = kMinPlayers;
  // Set-up.
  std::uint8_t first = 0;
  std::array<std::uint8_t, kRounds> bonus{};  ///< colour of rounds 1-6
  std::array<Strips, kMaxPlayers> strips{};
  // Round.
  std::uint8_t round = 0;  ///< 1-6
  std::array<Panes, kMaxFactories> factories{};

  friend constexpr bool operator==(const Deal&, const Deal&) = default;
};

}  // namespace glazier::sintra
