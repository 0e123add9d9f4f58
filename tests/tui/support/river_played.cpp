// SPDX-License-Identifier: MIT
// Games of River Valley in progress for tests of the table screen.
#include "tests/tui/support/river_played.hpp"

#include <algorithm>

namespace glazier::tui::test {
namespace {

/// Most points, then most glass; the first of equals. Draws when a satchel
/// runs low.
river::Step Sensible(const river::State& state) {
  river::State::Steps moves;
  state.List(state.Turn(), moves);
  const bool low = state.board(state.Turn()).satchel.size() < 2;
  const auto worth = [&](const river::Step& move) {
    const auto preview = TryStep(state, state.Turn(), move);
    return 2 * preview.ScoreChange() + preview.effect.built -
           2 * preview.effect.spilled + (move.IsDraw() && low ? 20 : 0);
  };
  return *std::max_element(
      moves.begin(), moves.end(),
      [&](const auto& a, const auto& b) { return worth(a) < worth(b); });
}

RiverTable Play(int players, std::uint64_t seed, int moves) {
  std::vector<Seat> seats = {{"human", "Anna"},
                             {"greedy", "Ben"},
                             {"greedy", "Cleo"},
                             {"greedy", "Dora"},
                             {"greedy", "Emil"}};
  seats.resize(static_cast<std::size_t>(players));
  RiverTable table({players}, seed, seats);
  for (int i = 0; i < moves && !table.Over(); ++i) {
    table.Play(table.now().Turn(), Sensible(table.now()));
  }
  return table;
}

}  // namespace

RiverPlayed::RiverPlayed(int players, std::uint64_t seed, int moves)
    : table_(Play(players, seed, moves)), timeline_(table_) {}

RiverModel RiverPlayed::Model() const {
  RiverModel model;
  model.state = table_.now();
  model.seats = table_.seats();
  model.near = std::max(table_.now().Turn(), 0);
  model.log = timeline_.log();
  model.last = timeline_.Last(timeline_.moves());
  return model;
}

}  // namespace glazier::tui::test
