// SPDX-License-Identifier: MIT
// What the writer and the reader of position texts share.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/river/pieces.hpp"

namespace glazier::river {

/// @brief The words for State::end, in its order.
inline constexpr std::array<std::string_view, 3> kEndWords = {"no", "round",
                                                              "last"};

/// @brief Counts by shape, one group of six digits per colour: 444433,334444.
std::string BagText(const Pieces& bag, int players);

}  // namespace glazier::river
