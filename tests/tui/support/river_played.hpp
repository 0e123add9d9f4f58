// SPDX-License-Identifier: MIT
// Games of River Valley in progress for tests of the table screen.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>

#include "tui/river/game_ui.hpp"

namespace glazier::tui::test {

/// @brief A step that is a whole turn.
inline river::Step WholeTurn(const river::State& state) {
  river::State::Steps steps;
  state.List(state.Turn(), steps);
  for (const river::Step& step : steps) {
    river::State after = state;
    if (after.Play(state.Turn(), step).ends_turn) {
      return step;
    }
  }
  FAIL("every turn has several steps");
  return {};
}

/// @brief A game played for some moves by a simple, fixed way of choosing, so
/// that pictures of it do not change when bots do.
class RiverPlayed {
 public:
  RiverPlayed(int players, std::uint64_t seed, int moves);

  const river::State& now() const { return table_.now(); }
  const RiverTable& table() const { return table_; }
  /// @brief The table as the seat to move sees it. Keeps a view of this.
  RiverModel Model() const;

 private:
  RiverTable table_;
  Timeline<river::State> timeline_;
};

}  // namespace glazier::tui::test
