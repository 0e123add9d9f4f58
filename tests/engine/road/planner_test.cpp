// SPDX-License-Identifier: MIT
// Glass Road's planner: plans of turns, and what is kept of them.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

#include "engine/road/words.hpp"
#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

Thought<Step> Thinks(const State& state, std::uint64_t positions) {
  Planner planner(0);
  return planner.Think(state, state.Turn(), Budget::Nodes(positions), {});
}

TEST_CASE("Road plans: the entry is paid for what it opens") {
  const State state = Layout().Card('K').Build();
  CHECK(StepText(Thinks(state, 5'000).move) == "$W");
}

TEST_CASE("Road plans: before the scoring, whatever still brings points") {
  // Three sand bring more as a brick, once the Guild is there.
  const State state = Layout()
                          .Last()
                          .Wheels("0300000000")
                          .Built("P27", "C2")
                          .Built("V23", "Z3")
                          .Build();
  const Thought<Step> thought = Thinks(state, 5'000);
  CHECK(StepText(thought.move) == "P27+1B");
  CHECK(thought.solved);
}

TEST_CASE("Road plans: nothing is done for nothing") {
  const State state =
      Layout().Last().Wheels("0000040000").Built("P15", "C2").Build();
  CHECK(StepText(Thinks(state, 5'000).move) == ".");
}

/// Lets one planner play the games of all seats with a time budget that never
/// runs out; counts how often it thought in a turn.
struct Watched {
  int steps = 0;     ///< taken in turns
  int thoughts = 0;  ///< those that looked at any position
  int most = 0;      ///< thoughts of one turn
};

Watched PlayByTheClock(int players, std::uint64_t seed) {
  State state(Options{players});
  Planner planner(0);
  Rng rng(seed);
  Watched watched;
  int thoughts = 0;
  while (state.Turn() != kNobody) {
    const int seat = state.Turn();
    if (seat == kDealer) {
      state.Apply(state.Draw(rng));
      continue;
    }
    if (state.phase() == Phase::kPick || state.phase() == Phase::kLay ||
        state.phase() == Phase::kPlay || state.phase() == Phase::kSpare) {
      state.RandomStep(rng);
      continue;
    }
    const auto thought =
        planner.Think(state, seat, Budget::Time(std::chrono::hours(1)), {});
    REQUIRE(state.WhyNot(seat, thought.move) == "");
    ++watched.steps;
    thoughts += thought.nodes > 0 ? 1 : 0;
    watched.thoughts += thought.nodes > 0 ? 1 : 0;
    watched.most = std::max(watched.most, thoughts);
    if (state.Play(seat, thought.move).ends_turn) {
      thoughts = 0;
    }
  }
  return watched;
}

TEST_CASE("Road planner: by the clock a turn is thought about once") {
  for (const int players : {1, 3}) {
    CAPTURE(players);
    const Watched watched = PlayByTheClock(players, 6);
    CHECK(watched.thoughts < watched.steps * 2 / 3);
    // A second time where the Feudal Lord has drawn buildings.
    CHECK(watched.most <= 2);
  }
}

TEST_CASE("Road planner: what was not foreseen is thought about") {
  const State state = Layout().Card('K').Build();
  const Budget hour = Budget::Time(std::chrono::hours(1));
  Planner planner(0);
  const auto first = planner.Think(state, 0, hour, {});
  REQUIRE(StepText(first.move) == "$W");
  State paid = state;
  paid.Play(0, first.move);
  const auto second = planner.Think(paid, 0, hour, {});
  CHECK(second.nodes == 0);
  // Another table, or the same one with other goods: a new thought.
  CHECK(planner.Think(paid, 0, hour, {}).nodes > 0);
  const State other =
      Layout().Card('K').Paid().Wheels("0012330120").Built("P15", "C2").Build();
  CHECK(planner.Think(other, 0, hour, {}).nodes > 0);
  // A number of positions promises the same step for the same view.
  planner.Think(state, 0, hour, {});
  const auto counted = planner.Think(paid, 0, Budget::Nodes(5'000), {});
  CHECK(counted.nodes > 0);
}

TEST_CASE("Road planner: keeps to its positions, stops when asked to") {
  Planner planner(0);
  for (const int steps : {0, 12}) {
    const State state = AfterRandomSteps(2, 3, steps);
    const int seat = state.Turn();
    for (const std::uint64_t nodes : {1U, 1000U, 20'000U}) {
      const auto result = planner.Think(state, seat, Budget::Nodes(nodes), {});
      CHECK(result.nodes <= nodes);
      CHECK(state.WhyNot(seat, result.move) == "");
    }
    std::stop_source source;
    source.request_stop();
    const auto result = planner.Think(
        state, seat, Budget::Time(std::chrono::hours(1)), source.get_token());
    CHECK(result.nodes <= Stopwatch::kPoll);
    CHECK(state.WhyNot(seat, result.move) == "");
  }
}

}  // namespace
}  // namespace glazier::road
