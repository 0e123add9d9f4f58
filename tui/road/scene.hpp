// SPDX-License-Identifier: MIT
// What is shown on the table of Glass Road, before it is laid out.
#pragma once

#include <span>

#include "engine/road/state.hpp"
#include "engine/table/table.hpp"
#include "tui/road/cards.hpp"
#include "tui/road/display.hpp"
#include "tui/road/estate.hpp"

namespace glazier::tui {

/// @brief What the near player can pick, and where the cursor stands.
struct RoadMarks {
  bool choosing = false;
  road::PlaceSet places = 0;
  road::PlaceSet picked_places = 0;
  int place = -1;
  road::Buildings buildings{};
  road::BuildingId building = road::kNoBuilding;
  road::CardSet cards = 0;
  int card = -1;
  std::uint16_t markers = 0;
  int marker = -1;
};

/// @brief A position to draw, and the one that its changes are marked against.
struct RoadScene {
  const road::State& course;  ///< whose turn it is, and what is asked
  const road::State* now;
  const road::State* before;
  std::span<const Seat> seats;
  int near = 0;
  bool promise = false;  ///< `now` is only drafted
  road::Turns turns{};   ///< of the wheels of the seat that acts
  int acted = -1;        ///< that seat
  RoadMarks marks{};
};

/// @brief Tags of what can be clicked on.
inline constexpr int kPlaceTag = 1;
inline constexpr int kMarkerTag = kPlaceTag + road::kPlaces;
inline constexpr int kCardTag = kMarkerTag + road::kMarkers;
inline constexpr int kBuildingTag = kCardTag + road::kCards;
inline constexpr int kRoadTags = kBuildingTag + 4 * 32;

EstateView ViewEstate(const RoadScene& scene, int seat);
DisplayView ViewDisplay(const RoadScene& scene);
CardsView ViewCards(const RoadScene& scene);

/// @brief Row 0: the game, the period and round, and what is being evaluated.
void DrawRoadHeader(Sheet& sheet, const Theme& theme, const RoadScene& scene);

}  // namespace glazier::tui
