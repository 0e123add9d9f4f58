// SPDX-License-Identifier: MIT
// Steps of River Valley from pieces where they lie.
#pragma once

#include "engine/river/state.hpp"
#include "tui/river/game_ui.hpp"

namespace glazier::tui {

/// @brief The letters of the pieces: in the satchel, and in the lake. None of
/// them is a key of the table. A satchel that holds too much goes on with
/// letters of the lake, which is closed then.
inline constexpr std::string_view kSatchelKeys = "abcdevwxy";
inline constexpr std::string_view kLakeKeys = "vwxyz";

/// @brief A piece of the satchel.
river::Piece PieceAt(const RiverChooser& chooser, int spot);
int SatchelSize(const RiverChooser& chooser);

/// @brief Pieces of the satchel (bits) onto a tile, another one gathered.
river::Step PlaceStep(const river::State& state,
                      int seat,
                      std::uint32_t pieces,
                      int tile,
                      int gather);

/// @brief A draw that leaves a piece of the lake.
river::Step DrawStep(const river::State& state, int leave);

/// @brief Whether pieces of the satchel (bits) may go onto a tile.
bool CanPlaceOn(const RiverChooser& chooser, std::uint32_t pieces, int tile);

// What of the choice shows on the table.
/// @brief Whether a piece of the lake is chosen to stay there.
bool Stays(const RiverChooser& chooser, int lake);
/// @brief Whether a target is one that can be chosen now; tiles by number.
bool OffersSatchel(const RiverChooser& chooser, int satchel);
bool OffersLake(const RiverChooser& chooser);
bool OffersTile(const RiverChooser& chooser, int tile);
/// @brief The tile that is chosen or under the cursor, or -1.
int ChosenTile(const RiverChooser& chooser);

}  // namespace glazier::tui
