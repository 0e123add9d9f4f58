// SPDX-License-Identifier: MIT
// The tables of all games by name: how the menu opens one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/games.hpp"
#include "engine/table/table.hpp"
#include "tui/screens/stage.hpp"

namespace glazier::tui {

/// @brief How the colours of the menus look: as the first game's.
std::span<const PaneLook> MenuPanes();

/// @brief The game that is set up.
const GameInfo& ChosenGame(const Settings& settings);

/// @brief What the players agree on before a game.
struct GameSetup {
  std::string game{kGames.front()->name};
  std::vector<Seat> seats;
  std::string options;                ///< as in a record; empty: the usual ones
  std::optional<std::uint64_t> seed;  ///< nothing: the host finds one
};

/// @brief The set-up of the settings, and the one that needs no questions:
/// the player against one bot.
GameSetup ChosenSetup(const Settings& settings);
GameSetup QuickSetup(const Settings& settings, std::string_view game);
/// @brief The player alone, where a game can be played so.
GameSetup SoloSetup(const Settings& settings, std::string_view game);

/// @brief A new game at its table.
std::unique_ptr<View> NewGame(Stage& stage, const GameSetup& setup);

/// @brief A recorded game, to play on; a finished one shows its result, and one
/// that another program plays an offer to watch it.
Outcome<std::unique_ptr<View>> OpenGame(Stage& stage,
                                        const std::string& name,
                                        std::string_view record);

/// @brief A recorded game that another program plays, to look on.
Outcome<std::unique_ptr<View>> OpenWatch(Stage& stage,
                                         const std::string& name,
                                         std::string_view record);

/// @brief A recorded game, to look at.
Outcome<std::unique_ptr<View>> OpenReplay(Stage& stage,
                                          const std::string& name,
                                          std::string_view record);

}  // namespace glazier::tui
