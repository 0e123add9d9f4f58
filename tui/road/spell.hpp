// SPDX-License-Identifier: MIT
// Steps of Glass Road as picks, and back.
#pragma once

#include "tui/road/game_ui.hpp"

namespace glazier::tui {

/// @brief A gain as the value of a pick, in the order of `rank`.
constexpr std::uint32_t GainValue(std::size_t rank, road::Gain gain) {
  return static_cast<std::uint32_t>(rank << 16) |
         static_cast<std::uint32_t>(gain.first << 8) | gain.second;
}
constexpr road::Gain GainOfValue(std::uint32_t value) {
  return {static_cast<std::uint8_t>(value >> 8 & 0xFF),
          static_cast<std::uint8_t>(value & 0xFF)};
}

/// @brief One private building or two as the value of a pick.
constexpr std::uint32_t PrivateValue(const road::Step& step) {
  return static_cast<std::uint32_t>(step.place << 8) | step.second;
}
constexpr road::BuildingId FirstPrivate(std::uint32_t value) {
  return static_cast<road::BuildingId>(value >> 8);
}
constexpr road::BuildingId SecondPrivate(std::uint32_t value) {
  return static_cast<road::BuildingId>(value & 0xFF);
}

/// @brief Whether the phase asks for a card and nothing else.
constexpr bool AsksForCard(road::Phase phase) {
  return phase == road::Phase::kPick || phase == road::Phase::kLay ||
         phase == road::Phase::kPlay || phase == road::Phase::kSpare;
}

}  // namespace glazier::tui
