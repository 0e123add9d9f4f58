// SPDX-License-Identifier: MIT
// "Did you mean": the known word that is nearest to a mistyped one.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace glazier {

/// @brief The number of letters to add, remove, replace or swap with their
/// neighbour to turn one word into the other.
int EditDistance(std::string_view from, std::string_view to);

/// @brief The nearest of the words, or nothing if none is near: a third of the
/// letters may be wrong, and one in a short word.
std::string Nearest(std::string_view typed, std::span<const std::string> words);

/// @brief "; did you mean --players?", or nothing.
std::string DidYouMean(std::string_view typed,
                       std::span<const std::string> words);

}  // namespace glazier
