// SPDX-License-Identifier: MIT
// Where files live: the XDG base directories.
#pragma once

#include <filesystem>

namespace glazier {

/// @brief Recorded games: $XDG_DATA_HOME/glazier/games, or below ~/.local.
/// Empty when there is no home at all.
std::filesystem::path GamesDirectory();

/// @brief Settings: $XDG_CONFIG_HOME/glazier, or below ~/.config.
std::filesystem::path ConfigDirectory();

/// @brief Open tables, and seats at other tables: $XDG_STATE_HOME/glazier, or
/// below ~/.local.
std::filesystem::path StateDirectory();

}  // namespace glazier
