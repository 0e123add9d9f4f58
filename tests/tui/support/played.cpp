// Games in progress for tests of the table screen.
#include "tests/tui/support/played.hpp"

#include <algorithm>

#include "tui/sintra/preview.hpp"

namespace glazier::tui::test {
namespace {

/// Fills much, breaks little; the first of equals.
sintra::Step Sensible(const sintra::State& state) {
  sintra::State::Steps moves;
  state.List(state.Turn(), moves);
  const auto worth = [&state](const sintra::Step& move) {
    const sintra::Effect effect = PreviewOf(state, move).effect;
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
    : table_({players, side}, seed, Seats(players)) {
  for (int i = 0; i < moves && !table_.Over(); ++i) {
    table_.Play(table_.now().Turn(), Sensible(table_.now()));
  }
  const auto& steps = table_.history();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const sintra::State& after =
        i + 1 < steps.size() ? steps[i + 1].before : table_.now();
    log_.push_back(steps[i].step() != nullptr
                       ? MoveLine(steps[i].before, *steps[i].step())
                       : DealLine(after, *steps[i].deal()));
  }
}

SintraModel Played::Model() const {
  SintraModel model;
  model.state = table_.now();
  model.seats = table_.seats();
  model.near = std::max(table_.now().Turn(), 0);
  model.log = log_;
  const auto& steps = table_.history();
  for (const auto& step : steps) {
    if (step.step() != nullptr) {
      model.last = LastStep<sintra::State>{step.before, *step.step()};
    }
  }
  return model;
}

}  // namespace glazier::tui::test
