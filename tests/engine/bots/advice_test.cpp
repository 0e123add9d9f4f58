// SPDX-License-Identifier: MIT
// Hints and reviews: a strong player's opinion.
#include "engine/bots/advice.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "engine/bots/bot.hpp"
#include "engine/bots/simple.hpp"
#include "engine/river/words.hpp"
#include "engine/road/words.hpp"
#include "engine/sintra/words.hpp"
#include "tests/support/effort.hpp"

namespace glazier {
namespace {

/// Seat 1 plays by name, the others anything.
template <Game G>
Table<G> Played(const char* bot, std::uint64_t seed) {
  Table<G> table(typename G::Options{}, seed, {});
  const auto strong = MakeBot<G>(bot);
  RandomBot<G> weak;
  while (!table.Over()) {
    Bot<G>& mover = table.now().Turn() == 0 ? *strong : weak;
    table.Play(table.now().Turn(),
               mover.Choose(table.now(), table.now().Turn(),
                            BotLuck(seed, table.steps()), {}));
  }
  return table;
}

template <Game G>
void CheckAdvice() {
  const auto table = Played<G>("greedy", 3);
  std::size_t choices = 0;
  for (const auto& step : table.history()) {
    if (step.step() == nullptr) {
      continue;
    }
    const auto advice = Advise(step.before, step.seat, {});
    REQUIRE(step.before.WhyNot(step.seat, advice.best) == "");
    REQUIRE(advice.lead >= 0);
    const std::string text = AdviceText(step.before, step.seat, advice);
    REQUIRE(text.starts_with(StepText(advice.best) + " - "));
    if (advice.second) {
      REQUIRE(step.before.WhyNot(step.seat, *advice.second) == "");
      REQUIRE(*advice.second != advice.best);
      REQUIRE(text.find("; " + StepText(*advice.second) + " is about ") !=
              std::string::npos);
      ++choices;
    } else {
      REQUIRE(text.find("; it is the only move; ") != std::string::npos);
    }
    REQUIRE(advice.chance >= 0);
    REQUIRE(advice.chance <= 1);
    REQUIRE(text.ends_with("; it wins " + WinsOf100(advice.chance)));
    const auto again = Advise(step.before, step.seat, {});
    REQUIRE(again.best == advice.best);
    REQUIRE(again.lead == advice.lead);
  }
  CHECK(choices > 5);
}

TEST_CASE("Advice: two legal moves, the better one first, always the same") {
  CheckAdvice<sintra::State>();
  CheckAdvice<river::State>();
  CheckAdvice<road::State>();
}

template <Game G>
void CheckReview() {
  const auto table = Played<G>("hard", 4);
  std::size_t told = 0;
  const auto review =
      ReviewGame(table, {}, [&](std::size_t done) { told = done; });
  REQUIRE(review.moves.size() == table.steps());
  CHECK(told == table.steps());
  int strong = 0;
  int weak = 0;
  for (const auto& move : review.moves) {
    const auto& step = table.history()[move.step];
    REQUIRE(step.step() != nullptr);
    REQUIRE(move.played == *step.step());
    REQUIRE(move.seat == step.before.Turn());
    REQUIRE(move.lost >= 0);
    REQUIRE((move.lost == 0) == (move.best == move.played));
    REQUIRE(move.given >= 0);
    REQUIRE(move.given <= 1);
    REQUIRE(std::accumulate(move.before.begin(), move.before.end(), 0.0) ==
            doctest::Approx(1));
    (move.seat == 0 ? strong : weak) += move.lost;
  }
  // The reviewer thinks like the bot, whose moves it finds nothing wrong with.
  CHECK(strong == 0);
  CHECK(weak > 1000);
  REQUIRE(review.TurningPoint() != nullptr);
  CHECK(review.TurningPoint()->seat == 1);
  CHECK(review.after[0] == (table.now().Wins(0) ? 1 : 0));
}

TEST_CASE("Review: hard gave away nothing, random a lot") {
  CheckReview<sintra::State>();
}

TEST_CASE("Review: what is solved to the end of the game is sure") {
  const auto table = Played<sintra::State>("hard", 4);
  const auto review = ReviewGame(table, {}, [](std::size_t /*done*/) {});
  const bool won = table.now().Wins(0);
  CHECK(review.moves.back().before[0] == (won ? 1 : 0));
  // Before the last round luck may still have its say.
  const double first = review.moves.front().before[0];
  CHECK(first > 0.05);
  CHECK(first < 0.95);
}

TEST_CASE("Review: stopped, what was done so far is there") {
  const auto table = Played<sintra::State>("greedy", 5);
  std::stop_source stop;
  const auto review =
      ReviewGame(table, stop.get_token(), [&](std::size_t done) {
        if (done == 3) {
          stop.request_stop();
        }
      });
  CHECK(review.moves.size() == 3);
}

}  // namespace
}  // namespace glazier
