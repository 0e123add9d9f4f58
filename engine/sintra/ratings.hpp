// SPDX-License-Identifier: MIT
// How strong the levels are: points and their 95 % error, weakest first.
// Made by:
// glazier arena sintra --ladder FILE --games 100 --seed 81000 --think 120k
#pragma once

#include <array>

#include "engine/core/level.hpp"

namespace glazier::sintra {

// clang-format off
inline constexpr std::array<Rating, 14> kRatings = {{
    {132, 92},
    {310, 78},
    {514, 64},
    {692, 53},
    {856, 47},
    {972, 45},
    {1232, 52},
    {1373, 61},
    {1531, 76},
    {1744, 90},
    {1987, 105},
    {2155, 113},
    {2290, 121},
    {2520, 175},
}};
// clang-format on

}  // namespace glazier::sintra
