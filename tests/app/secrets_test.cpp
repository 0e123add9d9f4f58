// SPDX-License-Identifier: MIT
// Nothing that a seat is told, shown, asked or advised depends on what it may
// not know: when hidden parts are changed at random, no word changes.
#include <doctest/doctest.h>

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "app/line/line_words.hpp"
#include "engine/bots/bot.hpp"
#include "engine/bots/text_bot.hpp"
#include "engine/games.hpp"
#include "engine/table/perspective.hpp"

namespace glazier {
namespace {

/// Everything a seat can find out in a position, as text.
template <Game G>
std::string AllThatIsSaid(const G& truth, int seat, Manner manner) {
  const std::vector<Seat> seats(static_cast<std::size_t>(truth.players()),
                                Seat{"human", "Ana"});
  auto table = Table<G>::Untouched(truth.options(), 1, seats);
  table.See(kDealer, typename G::Deal{}, {}, truth);
  const Perspective<G> perspective(table, seat);
  std::ostringstream out;
  LineWords<G> words(perspective.seen(), seat, manner, out);
  words.Ask();
  for (const std::string question :
       {"show", "moves", "moves all", "position", "log", "hint", "cards",
        "wheels", "land", "mine", "display"}) {
    words.Answer(question.substr(0, question.find(' ')),
                 question.find(' ') == std::string::npos ? "" : "all");
    for (int other = 1; other <= truth.players(); ++other) {
      words.Answer(question, std::to_string(other));
      words.Answer("seat", std::to_string(other) + ' ' + question);
      words.Answer("seat", std::to_string(other));
    }
  }
  if (seat >= 0 && truth.Acting().Has(seat)) {
    const Question question = QuestionOf(perspective.seen().now(), seat);
    out << question.game << question.seat << question.position << question.moves
        << '\n';
    for (const std::string bot : {"random", "greedy", "easy"}) {
      out << bot << ' '
          << StepText(
                 MakeBot<G>(bot)->Choose(ViewOf(truth, seat), seat, Rng(7), {}))
          << '\n';
    }
  }
  return out.str();
}

/// What is told of a step that `seat` does not take.
template <Game G>
std::string WhatIsTold(const G& before,
                       int mover,
                       const typename G::Step& step,
                       int seat,
                       Manner manner) {
  const std::vector<Seat> seats(static_cast<std::size_t>(before.players()),
                                Seat{"human", "Ana"});
  auto table = Table<G>::Untouched(before.options(), 1, seats);
  table.See(kDealer, typename G::Deal{}, {}, before);
  Perspective<G> perspective(table, seat);
  std::ostringstream out;
  LineWords<G> words(perspective.seen(), seat, manner, out);
  perspective.Observe(&words);
  REQUIRE(table.Replay(mover, step).empty());
  words.Answer("log", "");
  return out.str();
}

TEST_CASE("Secrets, every game: hidden parts change nothing that is said") {
  HouseGames::ForEach([]<Game G>() {
    int changed = 0;
    for (int players = 2; players <= 4; ++players) {
      G truth(*ParseOptions<G>("players=" + std::to_string(players)));
      Rng rng(static_cast<std::uint64_t>(players));
      for (int n = 0; truth.Turn() != kNobody; ++n) {
        if (truth.Turn() == kDealer) {
          truth.Apply(truth.Draw(rng));
          continue;
        }
        const int seat = static_cast<int>(rng.Below(
                             static_cast<std::uint32_t>(players) + 1)) -
                         1;
        const G other = GuessOf(ViewOf(truth, seat), rng);
        if (n % 4 == 0 && !(other == truth)) {
          const Manner manner =
              ++changed % 2 == 0 ? Manner::kPlain : Manner::kSpoken;
          REQUIRE((AllThatIsSaid(truth, seat, manner) ==
                   AllThatIsSaid(other, seat, manner)));
        }
        truth.RandomStep(rng);
      }
    }
    CHECK((changed > 20) == HiddenGame<G>);
  });
}

TEST_CASE("Secrets, every game: a secret step is told like any other") {
  HouseGames::ForEach([]<Game G>() {
    int secrets = 0;
    for (int players = 2; players <= 4; ++players) {
      G truth(*ParseOptions<G>("players=" + std::to_string(players)));
      Rng rng(static_cast<std::uint64_t>(players));
      const auto steps = std::make_unique<typename G::Steps>();
      while (truth.Turn() != kNobody) {
        const int mover = truth.Turn();
        if (mover != kDealer && IsSecret(truth, mover)) {
          truth.List(mover, *steps);
          const int seat = mover == 0 ? kWatcher : 0;
          const Manner manner =
              secrets % 2 == 0 ? Manner::kPlain : Manner::kSpoken;
          std::string told;
          for (const auto& step : *steps) {
            if (G(truth).Play(mover, step).reveals) {
              continue;  // then it is a secret no more
            }
            const std::string now =
                WhatIsTold(truth, mover, step, seat, manner);
            REQUIRE((told.empty() || told == now));
            told = now;
            ++secrets;
          }
        }
        truth.RandomStep(rng);
      }
    }
    CHECK((secrets > 100) == HiddenGame<G>);
  });
}

}  // namespace
}  // namespace glazier
