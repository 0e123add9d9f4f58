// SPDX-License-Identifier: MIT
// Texts built into the program.
#pragma once

#include <string_view>

namespace glazier {

/// @brief The rules of a game (docs/rules/GAME.md); empty if there are none.
std::string_view EmbeddedRules(std::string_view game);

}  // namespace glazier
