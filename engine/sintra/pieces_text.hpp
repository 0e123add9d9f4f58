// SPDX-License-Identifier: MIT
// Panes and strips as text, for records, positions and traces.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/sintra/panes.hpp"

namespace glazier::sintra {

/// @brief How every position text begins: the game and the format's version.
inline constexpr std::string_view kPositionPrefix = "sintra 1 ";

/// @brief Letters in canonical order, "-" for none.
std::string PanesText(Panes panes);
std::optional<Panes> ParsePanes(std::string_view text);

/// @brief Five counts in canonical order: 15,14,16,15,14.
std::string CountsText(Panes panes);

/// @brief A strip as face up / face down: OYOYO/BGPGB.
std::string FaceText(int face);
std::optional<std::uint8_t> ParseFace(std::string_view text);

}  // namespace glazier::sintra
