// SPDX-License-Identifier: MIT
// Games of Glass Road in progress for tests of the table screen.
#pragma once

#include <cstdint>

#include "tui/road/game_ui.hpp"

namespace glazier::tui::test {

/// @brief A game played for some steps by a simple, fixed way of choosing, so
/// that pictures of it do not change when bots do.
class RoadPlayed {
 public:
  RoadPlayed(int players, std::uint64_t seed, int steps);

  const road::State& now() const { return table_.now(); }
  const RoadTable& table() const { return table_; }
  const Timeline<road::State>& timeline() const { return timeline_; }
  /// @brief The seat that acts, or the first one when nobody does.
  int near() const;
  /// @brief The table as that seat sees it. Keeps a view of this.
  RoadModel Model() const;

 private:
  RoadTable table_;
  Timeline<road::State> timeline_;
};

/// @brief The first position of such a game in a phase.
RoadPlayed PlayedTo(int players, std::uint64_t seed, road::Phase phase);

}  // namespace glazier::tui::test
