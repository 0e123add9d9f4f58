// SPDX-License-Identifier: MIT
// The search finds what a plain search without any cleverness finds.
#include "engine/bots/search.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/bot.hpp"
#include "engine/bots/playout.hpp"
#include "tests/engine/bots/positions.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/sintra_positions.hpp"

namespace glazier {
namespace {

using sintra::AfterRandomMoves;
using sintra::Layout;
using sintra::NearTheEndOf;
using sintra::Options;
using sintra::Side;
using sintra::State;

/// The position that promises the mover most points immediately.
State BestForThemselves(const State& state) {
  State best = state;
  for (int n = 0; n < state.CountSteps(); ++n) {
    State after = state;
    after.Play(after.Turn(), state.NthStep(n));
    if (n == 0 || ExpectedScore(after, state.Turn()) >
                      ExpectedScore(best, state.Turn())) {
      best = after;
    }
  }
  return best;
}

/// Every move, every answer, to the end of the round; of several others each
/// plays for itself. `positions` counts.
int PlainSearch(const State& state, int seat, int& positions) {
  ++positions;
  if (state.Turn() < 0) {
    return Evaluate(state, seat);
  }
  const bool mine = state.Turn() == seat;
  if (!mine && state.players() > 2) {
    return PlainSearch(BestForThemselves(state), seat, positions);
  }
  int best = mine ? -1'000'000 : 1'000'000;
  for (int n = 0; n < state.CountSteps(); ++n) {
    State after = state;
    after.Play(after.Turn(), state.NthStep(n));
    const int value = PlainSearch(after, seat, positions);
    best = mine ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

TEST_CASE("Search: the ends of rounds are solved as by a plain search") {
  Search<State> search(14);
  int compared = 0;
  int among_several = 0;
  for (int i = 0; i < Games(240); ++i) {
    const Options options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB};
    const int round = i % 4 == 0 ? 3 : sintra::kRounds;
    const State state =
        NearTheEndOf(round, options, static_cast<std::uint64_t>(i), 4);
    int positions = 0;
    const int value = PlainSearch(state, state.Turn(), positions);
    // Among several, too few for a tree.
    const auto budget = Budget::Nodes(options.players > 2 ? 30'000 : 5'000'000);
    const auto result = search.Think(state, budget, {});
    CAPTURE(PositionText(state));
    if (!result.solved) {
      // Among several it looks only so far ahead.
      REQUIRE(options.players > 2);
      continue;
    }
    REQUIRE(result.value == value);
    // And the move is one that keeps that value.
    State after = state;
    after.Play(after.Turn(), result.move);
    REQUIRE(PlainSearch(after, state.Turn(), positions) == value);
    compared += positions > 20 ? 1 : 0;
    among_several += options.players > 2 ? 1 : 0;
  }
  CHECK(among_several > Games(240) / 4);
  CHECK(compared > Games(240) / 4);
}

TEST_CASE("Search: more positions never lose a solved value") {
  const State state = NearTheEndOf(sintra::kRounds, {2, Side::kA}, 5, 6);
  Search<State> small(12);
  Search<State> large(18);
  const auto first = small.Think(state, Budget::Nodes(10'000'000), {});
  const auto second = large.Think(state, Budget::Nodes(10'000'000), {});
  REQUIRE(first.solved);
  REQUIRE(second.solved);
  CHECK(first.value == second.value);
}

TEST_CASE("Search: among three, with the last panes it takes the win") {
  // Two orange complete the strip of seat 1; anywhere else they are lost.
  const State state = Layout(3)
                          .Round(6)
                          .LastFactory("OOPP")
                          .Strip(1, "OYOYO", "OY.Y.")
                          .Seat(2)
                          .Score(2)
                          .Build();
  Search<State> search(12);
  const auto budget = Budget::Nodes(40'000);  // enough for a tree
  const auto first = search.Think(state, budget, {});
  CHECK(StepText(first.move).substr(0, 5) == "F7O>1");
  CHECK(first.value > 0);
  const auto again = search.Think(state, budget, {});
  CHECK(again.move == first.move);
  CHECK(again.value == first.value);
}

TEST_CASE("Evaluation: at the end it is the difference in final points") {
  for (int i = 0; i < Games(300); ++i) {
    const Options options{2 + i % 3, i % 2 == 0 ? Side::kA : Side::kB};
    State state(options);
    Rng rng(static_cast<std::uint64_t>(i));
    PlayOut(state, rng);
    for (int seat = 0; seat < options.players; ++seat) {
      REQUIRE(ExpectedScore(state, seat) == 100 * state.Score(seat));
      int best_other = -100'000;
      int winners = 0;
      for (int other = 0; other < options.players; ++other) {
        winners += state.Wins(other) ? 1 : 0;
        if (other != seat) {
          best_other = std::max(best_other, state.Score(other));
        }
      }
      const int value = Evaluate(state, seat);
      const int ahead = state.Score(seat) - best_other;
      REQUIRE((value == 100 * ahead || (ahead == 0 && value != 0)));
      REQUIRE((value > 0) == (state.Wins(seat) && winners == 1));
    }
  }
}

TEST_CASE("Choices: of factories with the same panes only one is looked at") {
  const State same = Layout().Factory(1, "OOPP").Factory(2, "OOPP").Build();
  State::Steps all;
  State::Steps choices;
  same.List(same.Turn(), all);
  ListChoices(same, choices);
  CHECK(choices.size() < all.size());
  for (const auto& move : all) {
    const bool listed =
        std::find(choices.begin(), choices.end(), move) != choices.end();
    CHECK(listed == (move.source != 1));
  }
}

TEST_CASE("Fingerprints: equal for equal factories, and only then") {
  const auto at_first = Layout().Factory(1, "OOPP").Factory(2, "YYBB");
  const auto swapped = Layout().Factory(1, "YYBB").Factory(2, "OOPP");
  CHECK(Fingerprint(at_first.Build()) == Fingerprint(swapped.Build()));
  CHECK(Fingerprint(at_first.Build()) !=
        Fingerprint(at_first.Glazier(2).Build()));
  CHECK(Fingerprint(at_first.Build()) !=
        Fingerprint(at_first.Score(1).Build()));
  CHECK(Fingerprint(at_first.Build()) !=
        Fingerprint(at_first.Marker("1").Build()));
}

TEST_CASE("UCT: with the last pane of the game it takes the win") {
  // Two orange complete the strip of seat 1; anywhere else they are lost.
  const State state = Layout()
                          .Round(6)
                          .LastFactory("OOPP")
                          .Strip(1, "OYOYO", "OY.Y.")
                          .Seat(2)
                          .Score(2)
                          .Build();
  const auto bot = MakeBot<State>("uct:2000");
  const auto move = bot->Choose(state, state.Turn(), BotLuck(1, 0), {});
  CHECK(StepText(move).substr(0, 5) == "F5O>1");
}

}  // namespace
}  // namespace glazier
