// SPDX-License-Identifier: MIT
// The engine's positions in the reference's format, to compare the two.
#pragma once

#include <string>
#include <vector>

#include "engine/sintra/state.hpp"
#include "tests/support/reference_sintra.hpp"

namespace glazier::sintra {

/// @brief The position exactly as reference::Game::Describe writes it.
std::string DescribeAsReference(const State& state);

/// @brief A reference game with the set-up of a deal.
reference::Game ReferenceFor(const Options& options, const Deal& setup);

/// @brief A reference game in the position of a state that has been set up.
reference::Game ReferenceAt(const State& state);

/// @brief The panes of a deal as the reference takes them.
std::vector<std::string> FactoriesOf(const Deal& deal);

}  // namespace glazier::sintra
