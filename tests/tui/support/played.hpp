// SPDX-License-Identifier: MIT
// Games in progress for tests of the table screen.
#pragma once

#include "tui/sintra/game_ui.hpp"

namespace glazier::tui::test {

/// @brief A game played for some moves by a simple, fixed way of choosing, so
/// that pictures of it do not change when bots do.
class Played {
 public:
  Played(int players, sintra::Side side, std::uint64_t seed, int moves);

  const sintra::State& now() const { return table_.now(); }
  /// @brief The table as the seat to move sees it. Keeps a view of this.
  SintraModel Model() const;

 private:
  SintraTable table_;
  Timeline<sintra::State> timeline_;
};

}  // namespace glazier::tui::test
