// The tables of all games by name: how the menu opens one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/table/table.hpp"
#include "tui/screens/stage.hpp"

namespace glazier::tui {

/// @brief What the players agree on before a game.
struct GameSetup {
  std::vector<Seat> seats;
  char side = 'A';
  std::optional<std::uint64_t> seed;  ///< nothing: the host finds one
};

/// @brief The set-up of the settings, and the one that needs no questions:
/// the player against one bot, on side A.
GameSetup ChosenSetup(const Settings& settings);
GameSetup QuickSetup(const Settings& settings);

/// @brief A new game at its table.
std::unique_ptr<View> NewGame(Stage& stage, const GameSetup& setup);

/// @brief A recorded game, to play on; one that is over shows its result.
Outcome<std::unique_ptr<View>> OpenGame(Stage& stage,
                                        const std::string& name,
                                        std::string_view record);

/// @brief A recorded game, to look at.
Outcome<std::unique_ptr<View>> OpenReplay(Stage& stage,
                                          const std::string& name,
                                          std::string_view record);

}  // namespace glazier::tui
