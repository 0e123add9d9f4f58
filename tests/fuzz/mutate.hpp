// SPDX-License-Identifier: MIT
// Inputs that are almost right.
#pragma once

#include <string>
#include <vector>

#include "engine/core/rng.hpp"

namespace glazier::fuzz {

/// @brief One of the corpus with a few changes: bytes, numbers, words and lines
/// are changed, moved, doubled and left out, and two texts are joined. The same
/// generator gives the same input.
std::string Mutant(const std::vector<std::string>& corpus, Rng& rng);

}  // namespace glazier::fuzz
