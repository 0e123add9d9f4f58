// SPDX-License-Identifier: MIT
// Places, gains and cards as text, shared by all of Glass Road's texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/road/estate.hpp"
#include "engine/road/land.hpp"

namespace glazier::road {

/// @brief "C2", "Z1".
std::string PlaceText(Place place);

/// @brief "+1S+2A", "+0"; empty for none.
std::string GainText(Gain gain);

/// @brief The letters of a set, in canonical order: "LFM".
std::string CardsText(CardSet cards);

/// @brief Reads "P15", or "Z1" for a printed building; nothing else.
std::optional<BuildingId> ParseId(std::string_view text);

/// @brief Reads "C2", or "Z1" for a site; nothing else.
std::optional<Place> ParsePlace(std::string_view text);

/// @brief Reads "KG"; nothing else.
std::optional<Marker> ParseMarker(std::string_view text);

/// @brief Reads letters without repeats, in any order; "-" is none.
std::optional<CardSet> ParseCards(std::string_view text);

/// @brief "Forester".
inline std::string CardName(Card card) {
  return std::string(kSpecialists[card].name);
}

/// @brief "Cooperage".
inline std::string BuildingName(BuildingId id) {
  return std::string(kBuildings[id].name);
}

}  // namespace glazier::road
