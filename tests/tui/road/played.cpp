// SPDX-License-Identifier: MIT
// Games of Glass Road in progress for tests of the table screen.
#include "tests/tui/road/played.hpp"

#include <algorithm>

namespace glazier::tui::test {
namespace {

using road::Step;

/// Builds, acts and takes as much as possible; cards by turns.
int Worth(const road::State& state, const Step& step, int number) {
  const int gain = step.gain.IsNone() ? 0 : step.gain.Total();
  switch (step.kind) {
    case Step::Kind::kCard:
      return (step.what * 7 + number * 11 + state.period() * 5) % 15;
    case Step::Kind::kBuild:
      return 300 + road::TypeOf(step.what);
    case Step::Kind::kEnter:
      return 200;
    case Step::Kind::kAct:
      return 100 + gain;
    case Step::Kind::kTake:
    case Step::Kind::kLay:
    case Step::Kind::kUse:
      return 50 + gain;
    case Step::Kind::kDone:
      return 10;
    default:
      return 0;
  }
}

RoadTable Play(int players, std::uint64_t seed, int steps) {
  std::vector<Seat> seats = {{"human", "Anna"},
                             {"greedy", "Ben"},
                             {"greedy", "Cleo"},
                             {"greedy", "Dora"}};
  seats.resize(static_cast<std::size_t>(players));
  road::Options options;
  options.players = players;
  options.periods = players == 1 ? road::kSoloPeriods : 4;
  RoadTable table(options, seed, seats);
  for (int i = 0; i < steps && !table.Over(); ++i) {
    const road::State& now = table.now();
    road::State::Steps list;
    now.List(now.Turn(), list);
    const Step best = *std::max_element(
        list.begin(), list.end(), [&](const Step& a, const Step& b) {
          return Worth(now, a, i) < Worth(now, b, i);
        });
    table.Play(now.Turn(), best);
  }
  return table;
}

}  // namespace

RoadPlayed::RoadPlayed(int players, std::uint64_t seed, int steps)
    : table_(Play(players, seed, steps)), timeline_(table_) {}

int RoadPlayed::near() const {
  return std::max(table_.now().Turn(), 0);
}

RoadModel RoadPlayed::Model() const {
  RoadModel model;
  model.state = ViewOf(table_.now(), near());
  model.seats = table_.seats();
  model.viewer = near();
  model.near = near();
  model.log = timeline_.log();
  model.last = timeline_.Last(timeline_.moves(), near());
  return model;
}

RoadPlayed PlayedTo(int players, std::uint64_t seed, road::Phase phase) {
  int steps = 0;
  while (RoadPlayed(players, seed, steps).now().phase() != phase) {
    ++steps;
  }
  return {players, seed, steps};
}

}  // namespace glazier::tui::test
