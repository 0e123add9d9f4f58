// SPDX-License-Identifier: MIT
// Glass Road's bots: they see their view only, plan turns, and play the same
// everywhere.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/bots/advice.hpp"
#include "engine/bots/bot.hpp"
#include "engine/bots/levels.hpp"
#include "engine/bots/simple.hpp"
#include "engine/road/features.hpp"
#include "engine/road/words.hpp"
#include "tests/engine/road/road_positions.hpp"
#include "tests/support/effort.hpp"

namespace glazier::road {
namespace {

static_assert(PlannedGame<State>);

/// Bots that think by the clock get a number of positions instead.
std::vector<std::string> Reproducible() {
  return {"random", "amber", "coral",    "garnet",   "greedy",
          "hazel",  "jade",  "pearl:3k", "violet:3k"};
}

TEST_CASE("Road bots: legal and repeatable for 1-4 players") {
  for (const std::string& name : Reproducible()) {
    CAPTURE(name);
    const auto bot = MakeBot<State>(name);
    const auto other = MakeBot<State>(name);
    REQUIRE(bot != nullptr);
    for (int i = 0; i < Games(64); ++i) {
      const State state = AfterRandomSteps(
          1 + i % 4, static_cast<std::uint64_t>(i), (i * 11) % 160);
      const int seat = state.Turn();
      if (seat < 0) {
        continue;
      }
      const State view = state.View(seat);
      const Rng luck = BotLuck(static_cast<std::uint64_t>(i), 0);
      const Step step = bot->Choose(view, seat, luck, {});
      CAPTURE(PositionText(view));
      REQUIRE(state.WhyNot(seat, step) == "");
      // `bot` has a history that `other` does not have: it must not matter.
      REQUIRE(step == other->Choose(view, seat, luck, {}));
    }
  }
}

TEST_CASE("Road bots: what is hidden does not change their steps") {
  const auto bot = MakeBot<State>("hard:2k");
  Rng chance(5);
  int changed = 0;
  for (int i = 0; i < Games(60); ++i) {
    const State state = AfterRandomSteps(
        2 + i % 3, static_cast<std::uint64_t>(100 + i), (i * 7) % 120);
    const int seat = state.Turn();
    if (seat < 0) {
      continue;
    }
    const Rng luck = BotLuck(static_cast<std::uint64_t>(i), 0);
    const Step step = bot->Choose(state.View(seat), seat, luck, {});
    for (int other = 0; other < 3; ++other) {
      const State guess = state.View(seat).Guess(chance);
      changed += guess == state ? 0 : 1;
      // Even when given everything, it looks only at the view.
      REQUIRE(bot->Choose(guess, seat, luck, {}) == step);
    }
  }
  CHECK(changed > 0);
}

TEST_CASE("Road bots: everybody who acts is answered, in any order") {
  const State state = AfterRandomSteps(3, 9, 0);
  const auto bot = MakeBot<State>("medium");
  REQUIRE(state.Acting().size() == 3);
  for (int seat = 0; seat < 3; ++seat) {
    const Step step = bot->Choose(state.View(seat), seat, BotLuck(1, 0), {});
    CHECK(state.WhyNot(seat, step) == "");
  }
}

TEST_CASE("Road features: every number is a feature, the end is exact") {
  for (int i = 0; i < Games(200); ++i) {
    const State state = AfterRandomSteps(
        1 + i % 4, static_cast<std::uint64_t>(i), (i * 13) % 400);
    for (int seat = 0; seat < state.players(); ++seat) {
      const int left = CardsLeft(state, seat);
      REQUIRE(left >= 0);
      Look(state, seat, left, [&](int feature, int amount) {
        REQUIRE(feature >= 0);
        REQUIRE(feature < feature::kCount);
        REQUIRE(amount >= -100);
      });
      if (state.Turn() == kNobody) {
        REQUIRE(ExpectedScore(state, seat) == 50 * state.Score(seat));
      }
    }
  }
}

TEST_CASE("Road choices: legal, never none, without what is pointless") {
  State::Steps choices;
  State::Steps all;
  int fewer = 0;
  for (int i = 0; i < Games(300); ++i) {
    const State state = AfterRandomSteps(
        1 + i % 4, static_cast<std::uint64_t>(i), (i * 5) % 200);
    const int seat = state.Turn();
    if (seat < 0) {
      continue;
    }
    ListChoices(state, choices);
    state.List(seat, all);
    REQUIRE(!choices.empty());
    REQUIRE(choices.size() <= all.size());
    fewer += choices.size() < all.size() ? 1 : 0;
    for (const Step& step : choices) {
      REQUIRE(state.WhyNot(seat, step) == "");
    }
  }
  CHECK(fewer > Games(300) / 3);
}

std::vector<std::string> ChoicesOf(const State& state) {
  State::Steps choices;
  ListChoices(state, choices);
  std::vector<std::string> words;
  for (const Step& step : choices) {
    words.push_back(StepText(step));
  }
  return words;
}

TEST_CASE("Road choices: smaller gains only where the greatest turns a wheel") {
  using Words = std::vector<std::string>;
  // Sand is all that the glass wheel lacks at the start.
  const State turning = Layout().Card('P').Done(1).Build();
  CHECK(ChoicesOf(turning) == Words{"2+2S", "2+2C", "."});
  const State calm =
      Layout().Card('Y').Paid().Wheels("0012240120").Done(1).Build();
  CHECK(ChoicesOf(calm) == Words{"2+2C", "."});
}

TEST_CASE("Road hints: reasons come from numbers") {
  // The Sand Island on B1 has ponds on A1 and C1.
  const State state =
      Layout().Card('R').Cell("A1", 'O').Cell("B1", '.').Display("I21").Build();
  const auto island = ParseStep(state, 0, "I21@B1");
  REQUIRE(island.why() == "");
  CHECK(Reason(state, 0, *island) ==
        "brings 1 point, gives 4 sand next to your 2 ponds, which turns the "
        "glass wheel");
  const auto pond = ParseStep(state, 0, "1@C2=O");
  REQUIRE(pond.why() == "");
  CHECK(Reason(state, 0, *pond) == "leaves you with 4 ponds");
}

TEST_CASE("Road hints: a card is recommended for what its turn brings") {
  const State start = AfterRandomSteps(2, 1, 0);
  const auto reason = [&start](char card) {
    return Reason(start.View(0), 0, Step::PickCard(CardOf(card)));
  };
  REQUIRE(start.phase() == Phase::kPick);
  CHECK(reason('K') ==
        "with both actions the Charcoal Burner brings 1 point, makes 1 brick, "
        "brings 6 charcoal");
  CHECK(reason('L') ==
        "with both actions the Feudal Lord brings 1 wood and 1 clay, draws a "
        "building of each type");
  CHECK(reason('D') ==
        "with both actions the Pond Digger brings 3 water, leaves you with 3 "
        "ponds");
  CHECK(reason('B') == "offers build; build");  // there is nothing to build
}

TEST_CASE("Road review: every step is judged from its seat's view") {
  Table<State> table(Options{2}, 4, {});
  RandomBot<State> bot;
  while (!table.Over()) {
    const int turn = table.now().Turn();
    table.Play(turn, bot.Choose(table.now().View(turn), turn,
                                BotLuck(4, table.steps()), {}));
  }
  std::stop_source stop;
  const std::size_t wanted = Games(24);
  const auto review =
      ReviewGame(table, stop.get_token(), [&](std::size_t done) {
        if (done == wanted) {
          stop.request_stop();
        }
      });
  REQUIRE(review.moves.size() == wanted);
  int lost = 0;
  for (const auto& move : review.moves) {
    const auto& entry = table.history()[move.step];
    REQUIRE(move.seat == entry.seat);
    REQUIRE(move.played == *entry.step());
    REQUIRE(move.lost >= 0);
    REQUIRE((move.lost == 0) == (move.best == move.played));
    lost += move.lost;
  }
  CHECK(lost > 0);
}

/// Changes only when play changes: steps of all bots over fixed positions.
std::uint64_t Signature() {
  std::uint64_t signature = 0;
  for (const std::string& name : Reproducible()) {
    const auto bot = MakeBot<State>(name);
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      const State state = AfterRandomSteps(1 + static_cast<int>(seed) % 4, seed,
                                           static_cast<int>(seed) * 6);
      const int seat = state.Turn();
      if (seat < 0) {
        continue;
      }
      for (const char letter : StepText(
               bot->Choose(state.View(seat), seat, BotLuck(seed, 0), {}))) {
        signature =
            signature * 1099511628211U + static_cast<unsigned char>(letter);
      }
    }
  }
  return signature;
}

TEST_CASE("Road bots: the signature of their play") {
  // A change that is meant to play better changes this number; any other
  // change must not.
  CHECK(Signature() == 16585992050094702341U);
}

}  // namespace
}  // namespace glazier::road
