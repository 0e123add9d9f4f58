// The weights that Glass Road's features are added up with.
#pragma once

#include <array>
#include <cstdint>

#include "engine/road/features.hpp"

namespace glazier::road {

/// @brief In ten-thousandths of a point: for a feature itself, and for it
/// times the cards left. Then how far the difference of two seats is from what
/// these say, in hundredths.
struct Weights {
  std::array<std::int32_t, feature::kCount> fixed;
  std::array<std::int32_t, feature::kCount> by_time;
  int spread;
};

}  // namespace glazier::road
