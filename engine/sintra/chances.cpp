// SPDX-License-Identifier: MIT
// The fitted spreads, between the deals by the panes that are left.
#include "engine/sintra/chances.hpp"

#include <algorithm>

#include "engine/sintra/outlook.hpp"
#include "engine/sintra/spreads_2.hpp"

namespace glazier::sintra {

bool IsLastRound(const State& state) {
  return state.round() == kRounds && state.Turn() != kDealer;
}

int SpreadBetweenTwo(const State& state) {
  constexpr int kLeast = 100;
  const Stage stage(state);
  const auto& spreads = kSpreads2[static_cast<std::size_t>(state.side())];
  const auto round = static_cast<std::size_t>(state.round());
  const int after = round == kRounds ? 0 : spreads[round];
  return std::max(
      kLeast, after + (spreads[round - 1] - after) * stage.left / stage.panes);
}

}  // namespace glazier::sintra
