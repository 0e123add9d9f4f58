// SPDX-License-Identifier: MIT
// Goods as words.
#pragma once

#include <string>
#include <string_view>

#include "engine/road/goods.hpp"

namespace glazier::road {

/// @brief "2 bricks".
inline std::string Units(int amount, Good good) {
  return std::to_string(amount) + ' ' + std::string(kGoodNames[good]) +
         (good == kAnyBrick && amount != 1 ? "s" : "");
}

inline std::string_view WheelOf(Marker marker) {
  return marker >= kBrick ? "brick wheel" : "glass wheel";
}

/// @brief "2 food (brick wheel) and 1 water".
inline std::string GainWords(Gain gain) {
  std::string text;
  for (const std::uint8_t part : {gain.first, gain.second}) {
    if (part == 0) {
      continue;
    }
    const Marker marker = Gain::MarkerOf(part);
    text += (text.empty() ? "" : " and ") +
            Units(Gain::AmountOf(part), GoodOf(marker));
    if (kSecondMarker[GoodOf(marker)] != kNoMarker) {
      text += " (" + std::string(WheelOf(marker)) + ')';
    }
  }
  return text.empty() ? "nothing" : text;
}

}  // namespace glazier::road
