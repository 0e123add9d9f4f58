// SPDX-License-Identifier: MIT
// River Valley's bots: sensible moves, the same ones everywhere.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/bots/bot.hpp"
#include "engine/bots/deal_tree.hpp"
#include "engine/river/valuation.hpp"
#include "engine/river/words.hpp"
#include "tests/support/effort.hpp"

namespace glazier::river {
namespace {

/// A game after this many random moves, or where it ended before that.
State AfterRandomMoves(int players, std::uint64_t seed, int moves) {
  State state(Options{players});
  Rng rng(seed);
  while (state.Turn() != kNobody && (moves > 0 || state.Turn() == kDealer)) {
    moves -= state.RandomStep(rng) ? 1 : 0;
  }
  return state;
}

/// The same with likely moves.
State AfterLikelyMoves(int players, std::uint64_t seed, int moves) {
  State state(Options{players});
  Rng rng(seed);
  while (state.Turn() != kNobody && (moves > 0 || state.Turn() == kDealer)) {
    if (state.Turn() == kDealer) {
      state.Apply(state.Draw(rng));
    } else {
      state.Play(state.Turn(), LikelyStep(state));
      --moves;
    }
  }
  return state;
}

TEST_CASE("River features: a look at a glassworks finds its points") {
  for (int i = 0; i < Games(400); ++i) {
    const State state =
        AfterRandomMoves(2 + i % 4, static_cast<std::uint64_t>(i), i % 60);
    const Supply supply = SupplyOf(state);
    for (int seat = 0; seat < state.players(); ++seat) {
      int seen = 0;
      const int points =
          Look(state.board(seat), supply, [&](int feature, int amount) {
            REQUIRE(feature >= 0);
            REQUIRE(feature < feature::kCount);
            seen += amount != 0 ? 1 : 0;
          });
      REQUIRE(points == state.Score(seat));
      REQUIRE(seen >= kColumns + kRows);
    }
  }
}

TEST_CASE("River stages: nothing to expect once the own last turn is over") {
  int over = 0;
  for (int i = 0; i < Games(60); ++i) {
    State state =
        AfterLikelyMoves(2 + i % 4, static_cast<std::uint64_t>(i), 10);
    Rng rng(static_cast<std::uint64_t>(i));
    while (state.Turn() != kNobody) {
      if (state.Turn() == kDealer) {
        state.Apply(state.Draw(rng));
        continue;
      }
      const int mover = state.Turn();
      const bool last = state.end() == End::kLast;
      const Effect effect = state.Play(state.Turn(), LikelyStep(state));
      if (last && effect.ends_turn) {
        REQUIRE(stage::Of(state, mover) == stage::kOver);
        REQUIRE(ExpectedScore(state, mover) == kPoint * state.Score(mover));
        ++over;
      }
    }
  }
  CHECK(over > Games(60));
}

TEST_CASE("River offers: a satchel reaches the neighbours of its shapes") {
  const State state = AfterRandomMoves(2, 1, 0);
  const Banks banks = BanksAfter(state, -1);
  const int start = state.tile(0);
  const int second = state.tile(1);
  CHECK(Reach(OneOf(start), banks) == 1U << second);
  CHECK(Reach(OneOf(second), banks) == (1U << start | 1U << state.tile(2)));
  CHECK(Reach(2 * OneOf(start), banks) == (1U << kTiles) - 1);
  CHECK(Reach(0, banks) == 0);
  // The second tile goes to the start: the two change places.
  CHECK(Reach(OneOf(second), BanksAfter(state, second)) == 1U << start);
}

TEST_CASE("River answers: legal everywhere, and no worse than most choices") {
  State::Steps choices;
  int answers = 0;
  int good = 0;
  for (int i = 0; i < Games(600); ++i) {
    const State state = AfterLikelyMoves(
        2 + i % 4, static_cast<std::uint64_t>(i), (i * 7) % 40);
    if (state.Turn() < 0) {
      continue;
    }
    const Step answer = LikelyStep(state);
    CAPTURE(PositionText(state));
    REQUIRE(state.WhyNot(state.Turn(), answer) == "");
    const auto value_of = [&state](const Step& move) {
      State after = state;
      after.Play(after.Turn(), move);
      return Evaluate(after, state.Turn());
    };
    const int value = value_of(answer);
    ListChoices(state, choices);
    const auto better =
        std::count_if(choices.begin(), choices.end(),
                      [&](const Step& move) { return value_of(move) > value; });
    ++answers;
    good += better * 4 <= static_cast<int>(choices.size()) ? 1 : 0;
  }
  REQUIRE(answers > Games(600) / 2);
  CHECK(good * 10 >= answers * 9);
}

TEST_CASE("River's tree: keeps to its positions, stops when asked to") {
  const State state = AfterRandomMoves(5, 3, 4);
  DealTree<State> tree(12);
  for (const std::uint64_t nodes : {1U, 10U, 1000U, 20'000U}) {
    const auto result = tree.Think(state, Budget::Nodes(nodes), {});
    CHECK(result.nodes <= nodes);
    CHECK(state.WhyNot(state.Turn(), result.move) == "");
  }
  std::stop_source source;
  source.request_stop();
  const auto result = tree.Think(state, Budget::Time(std::chrono::hours(1)),
                                 source.get_token());
  CHECK(result.nodes <= Stopwatch::kPoll);
  CHECK(state.WhyNot(state.Turn(), result.move) == "");
}

/// With whatever the bag may give.
State Dealt(State state) {
  Rng rng(1);
  while (state.Turn() == kDealer) {
    state.Apply(state.Draw(rng));
  }
  return state;
}

TEST_CASE("River's tree: wins where the last turn of a game can win") {
  DealTree<State> tree(12);
  int won = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state(Options{2});
    for (int moves = 0; state.Turn() != kNobody; ++moves) {
      state = AfterLikelyMoves(2, seed, moves);
      if (state.Turn() < 0 || state.asked() != Asked::kTurn) {
        continue;
      }
      const int seat = state.Turn();
      const auto after = [&state](const Step& step) {
        State next = state;
        next.Play(next.Turn(), step);
        return Dealt(Finished(next));
      };
      const auto wins = [seat](const State& end) {
        return end.Wins(seat) && !end.Wins(1 - seat);
      };
      State::Steps steps;
      ListChoices(state, steps);
      if (after(steps[0]).Turn() != kNobody ||
          std::none_of(steps.begin(), steps.end(),
                       [&](const Step& step) { return wins(after(step)); })) {
        continue;
      }
      State end = state;
      while (end.Turn() == seat) {
        end.Play(seat, tree.Think(end, Budget::Nodes(2'000), {}).move);
      }
      CHECK(wins(Dealt(end)));
      ++won;
    }
  }
  CHECK(won > 5);
}

TEST_CASE("River bots: blind to the order of the bag, not to what is in it") {
  // A position says what is in the bag, but has no order: two games that
  // reached it in different ways are the same to every bot.
  const State state = AfterRandomMoves(2, 5, 6);
  const auto read = State::ParsePosition(PositionText(state));
  REQUIRE(read);
  CHECK(*read == state);
  for (const char* const name : {"easy", "medium", "hard", "master:500"}) {
    const auto bot = MakeBot<State>(name);
    const Rng luck = BotLuck(1, 0);
    CHECK(StepText(bot->Choose(state, state.Turn(), luck, {})) ==
          StepText(bot->Choose(*read, read->Turn(), luck, {})));
  }
}

/// Changes only when play changes: moves of all bots over fixed positions.
std::uint64_t Signature() {
  std::uint64_t signature = 0;
  for (const char* const name :
       {"random", "amber", "beryl", "coral", "greedy", "garnet", "hazel",
        "pearl:500", "violet:300", "uct:20"}) {
    const auto bot = MakeBot<State>(name);
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      const State state = AfterRandomMoves(seed % 4 == 3 ? 5 : 2, seed,
                                           static_cast<int>(seed) * 2);
      if (state.Turn() < 0) {
        continue;
      }
      const std::string move =
          StepText(bot->Choose(state, state.Turn(), BotLuck(seed, 0), {}));
      for (const char letter : move) {
        signature =
            signature * 1099511628211U + static_cast<unsigned char>(letter);
      }
    }
  }
  return signature;
}

TEST_CASE("River bots: the signature of their play") {
  // A change that is meant to play better changes this number; any other
  // change must not.
  CHECK(Signature() == 795390507125779059U);
}

}  // namespace
}  // namespace glazier::river
