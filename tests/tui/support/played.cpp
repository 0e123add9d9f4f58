// SPDX-License-Identifier: MIT
// Games in progress for tests of the table screen.
#include "tests/tui/support/played.hpp"

#include <algorithm>

namespace glazier::tui::test {
namespace {

/// Fills much, breaks little; the first of equals.
sintra::Step Sensible(const sintra::State& state) {
  sintra::State::Steps moves;
  state.List(state.Turn(), moves);
  const auto worth = [&state](const sintra::Step& move) {
    const sintra::Effect effect = TryStep(state, state.Turn(), move).effect;
    return 2 * effect.placed + effect.bonus + effect.window -
           3 * effect.broken - (effect.marker ? 1 : 0);
  };
  return *std::max_element(
      moves.begin(), moves.end(),
      [&](const auto& a, const auto& b) { return worth(a) < worth(b); });
}

std::vector<Seat> Seats(int players) {
  std::vector<Seat> seats = {{"human", "Anna"},
                             {"greedy", "Ben"},
                             {"greedy", "Cleo"},
                             {"greedy", "Dora"}};
  seats.resize(static_cast<std::size_t>(players));
  return seats;
}

}  // namespace

Played::Played(int players, sintra::Side side, std::uint64_t seed, int moves)
    : table_({players, side}, seed, Seats(players)), timeline_(table_) {
  for (int i = 0; i < moves && !table_.Over(); ++i) {
    table_.Play(table_.now().Turn(), Sensible(table_.now()));
  }
  timeline_.Follow(table_);
}

SintraModel Played::Model() const {
  SintraModel model;
  model.state = table_.now();
  model.seats = table_.seats();
  model.near = std::max(table_.now().Turn(), 0);
  model.log = timeline_.log();
  model.last = timeline_.Last(timeline_.moves());
  return model;
}

}  // namespace glazier::tui::test
