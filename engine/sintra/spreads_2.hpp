// SPDX-License-Identifier: MIT
// How far Sintra's evaluation may be wrong between two players: before
// round 1 and after rounds 1-5, in hundredths of a point, by side.
// Made by: glazier learn --chances fit --games 1000 --seed 9000000
#pragma once

#include <array>

#include "engine/sintra/facts.hpp"

namespace glazier::sintra {

// clang-format off
inline constexpr std::array<std::array<int, kRounds>, 2> kSpreads2 = {{
{2228,1611,1344,1197,904,686,},
{2034,1880,1586,1243,1053,748,},
}};
// clang-format on

}  // namespace glazier::sintra
