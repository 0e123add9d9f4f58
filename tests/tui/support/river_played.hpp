// Games of River Valley in progress for tests of the table screen.
#pragma once

#include <cstdint>

#include "tui/river/game_ui.hpp"

namespace glazier::tui::test {

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
