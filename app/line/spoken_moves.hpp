// SPDX-License-Identifier: MIT
// Moves in words: which of the legal steps a typed line can mean, and how the
// rest of them is listed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace glazier {

/// @brief The parts of one step that were not typed; nothing if the words do
/// not fit the step. Parts may be typed in any order.
std::optional<std::vector<std::string>> PartsLeft(
    const std::vector<std::string>& parts,
    std::string_view typed);

/// @brief "3 moves: strip 3 orange factory 1; strip 4; back": whole moves where
/// they fit into an answer, otherwise what can be said next.
std::string ListedMoves(const std::vector<std::vector<std::string>>& moves);

}  // namespace glazier
