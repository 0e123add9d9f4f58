// SPDX-License-Identifier: MIT
// What the writer and the reader of position texts share.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/road/estate.hpp"

namespace glazier::road {

inline constexpr std::string_view kPositionPrefix = "road 1 ";

/// @brief The words for phases, in their order.
inline constexpr std::array<std::string_view, 18> kPhaseWords = {
    "set-up", "refill", "lord", "card",   "pick",    "lay",
    "play",   "spare",  "turn", "effect", "country", "tavern",
    "repeat", "tile",   "gift", "last",   "turn-up", "over"};

/// @brief Ten digits in canonical order: "0012340120".
std::string WheelsText(Amounts goods);

/// @brief Twenty letters, A1 B1 ... E4: "FFOFFPF.FGOF.FPFFGFF".
std::string LandText(const Land& land);

}  // namespace glazier::road
