// SPDX-License-Identifier: MIT
// How strong the levels are: points and their 95 % error, weakest first.
// Made by:
// glazier arena river --ladder FILE --games 200 --seed 82000 --think 10k
#pragma once

#include <array>

#include "engine/core/level.hpp"

namespace glazier::river {

// clang-format off
inline constexpr std::array<Rating, 7> kRatings = {{
    {388, 59},
    {639, 43},
    {887, 34},
    {995, 33},
    {1169, 37},
    {1352, 53},
    {1550, 101},
}};
// clang-format on

}  // namespace glazier::river
