// SPDX-License-Identifier: MIT
// The weights of Glass Road's features.
#pragma once

#include <array>
#include <cstdint>

#include "engine/road/features.hpp"

namespace glazier::road {

/// @brief In ten-thousandths of a point: the weight of a feature itself, and of
/// the feature times the cards left. Then the standard deviation of the
/// difference between two seats, in hundredths.
struct Weights {
  std::array<std::int32_t, feature::kCount> fixed;
  std::array<std::int32_t, feature::kCount> by_time;
  int spread;
};

}  // namespace glazier::road
