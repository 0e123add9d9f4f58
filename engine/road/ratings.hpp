// SPDX-License-Identifier: MIT
// How strong the levels are: points and their 95 % error, weakest first.
// Made by:
// glazier arena road --ladder FILE --games 100 --seed 83000 --think 20k
#pragma once

#include <array>

#include "engine/core/level.hpp"

namespace glazier::road {

// clang-format off
inline constexpr std::array<Rating, 7> kRatings = {{
    {748, 59},
    {984, 49},
    {1126, 49},
    {1379, 63},
    {1623, 80},
    {1754, 92},
    {1926, 145},
}};
// clang-format on

}  // namespace glazier::road
