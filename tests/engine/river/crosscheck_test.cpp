// SPDX-License-Identifier: MIT
// The engine against the reference: in more than a thousand games the same
// position after every step and deal, and at every decision the same legal
// steps and the same scores.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/bots/simple.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/reference_river.hpp"

namespace glazier::river {
namespace {

using Texts = std::vector<std::string>;

template <class Each>
Texts TextsOf(const Each& pieces) {
  Texts texts;
  for (const Piece piece : pieces) {
    texts.push_back(PieceText(piece));
  }
  return texts;
}

std::vector<Texts> SatchelTexts(const Deal& deal) {
  std::vector<Texts> satchels;
  for (std::size_t seat = 0; seat < deal.players; ++seat) {
    satchels.push_back(TextsOf(deal.satchels[seat]));
  }
  return satchels;
}

reference::RiverGame SetUp(const Deal& deal) {
  std::vector<reference::RiverTile> river;
  for (std::size_t at = 0; at < kTiles; ++at) {
    const Texts pieces = TextsOf(deal.tiles[at]);
    river.push_back({static_cast<char>('1' + deal.river[at]),
                     {pieces.begin(), pieces.end()}});
  }
  return {deal.players, deal.first, river, TextsOf(deal.drawn),
          SatchelTexts(deal)};
}

// What must have happened often enough for the comparison to be meaningful.
struct Seen {
  int decisions = 0;
  int columns = 0;
  int last_columns = 0;  ///< of several new colours, only one gets a column
  int pairs = 0;
  int spills = 0;
  int passes = 0;
  int fills = 0;
  int short_refills = 0;
  int empty_bags = 0;
  int small_lakes = 0;
  int standstills = 0;
  int shared = 0;
};

void CheckSteps(const State& state, const reference::RiverGame& game) {
  State::Steps steps;
  state.List(state.Turn(), steps);
  std::set<std::string> words;
  for (const Step& step : steps) {
    words.insert(StepText(step));
  }
  REQUIRE(words.size() == steps.size());
  REQUIRE((words == game.LegalSteps()));
}

void Note(const State& before, const Step& step, Seen& seen) {
  ++seen.decisions;
  seen.pairs += step.IsPair() ? 1 : 0;
  seen.passes += step.IsPass() ? 1 : 0;
  seen.spills += step.IsSpill() ? 1 : 0;
  seen.empty_bags += before.bag().Empty() ? 1 : 0;
  seen.small_lakes += step == Step::Draw(kNoPiece) ? 1 : 0;
  seen.columns += step.IsColumn() ? 1 : 0;
  seen.last_columns +=
      step.IsColumn() && before.board(before.Turn()).FreeColumns() == 1 ? 1 : 0;
}

void CheckScores(const State& state, const reference::RiverGame& game) {
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore mine = state.Final(seat);
    const reference::RiverScore theirs = game.Score(seat);
    REQUIRE(mine.rows == theirs.rows);
    REQUIRE(mine.columns == theirs.columns);
    REQUIRE(mine.overflow == theirs.overflow);
    REQUIRE(mine.total == theirs.total);
  }
}

void CheckEnd(const State& state,
              const reference::RiverGame& game,
              Seen& seen) {
  std::vector<int> winners;
  for (int seat = 0; seat < state.players(); ++seat) {
    if (state.Wins(seat)) {
      winners.push_back(seat);
    }
  }
  CHECK(winners == game.Winners());
  seen.shared += winners.size() > 1 ? 1 : 0;
  seen.standstills += state.passes() == state.players() ? 1 : 0;
}

template <class Choose>
void Compare(int players, Rng rng, Choose choose, Seen& seen) {
  State state(Options{players});
  const Deal setup = state.Draw(rng);
  state.Apply(setup);
  reference::RiverGame game = SetUp(setup);
  while (true) {
    CAPTURE(PositionText(state));
    REQUIRE(PositionText(state) == game.Text());
    CheckScores(state, game);
    if (state.Turn() == kNobody) {
      REQUIRE(game.Over());
      CheckEnd(state, game, seen);
      return;
    }
    REQUIRE(!game.Over());
    REQUIRE((state.Turn() == kDealer) == game.AwaitsDraw());
    if (state.Turn() == kDealer) {
      const Deal deal = state.Draw(rng);
      REQUIRE(deal.drawn.size() == game.Due());
      seen.fills += deal.fills ? 1 : 0;
      seen.short_refills += state.bag().Total() == deal.drawn.size() ? 1 : 0;
      state.Apply(deal);
      game.Refill(TextsOf(deal.drawn),
                  deal.fills ? SatchelTexts(deal) : std::vector<Texts>());
      continue;
    }
    REQUIRE(state.Turn() == game.ToMove());
    CheckSteps(state, game);
    const Step step = choose(state, rng);
    Note(state, step, seen);
    const int seat = state.Turn();
    const Effect effect = state.Play(seat, step);
    game.Play(StepText(step));
    REQUIRE(effect.ends_turn == !game.WithinTurn());
    REQUIRE((effect.ends_turn || state.Turn() == seat));
  }
}

Step AnyStep(const State& state, Rng& rng) {
  return state.NthStep(static_cast<int>(
      rng.Below(static_cast<std::uint32_t>(state.CountSteps()))));
}

/// Places when it can: columns fill and the river swells.
Step AnyPlacing(const State& state, Rng& rng) {
  Step step = AnyStep(state, rng);
  for (int tries = 0; tries < 30 && step.IsDraw(); ++tries) {
    step = AnyStep(state, rng);
  }
  return step;
}

TEST_CASE("River crosscheck: random games of two to five players") {
  Seen seen;
  for (int i = 0; i < Games(1000); ++i) {
    CAPTURE(i);
    Compare(2 + i % 4, Rng(static_cast<std::uint64_t>(1000 + i)), AnyStep,
            seen);
  }
  CHECK(seen.decisions > 40 * Games(1000));
  CHECK(seen.spills > Games(1000));
  CHECK(seen.short_refills > 0);
  CHECK(seen.empty_bags > 0);
  CHECK(seen.small_lakes > 0);
  if (kSlowdown == 1) {
    CHECK(seen.standstills > 0);
    CHECK(seen.passes > 10);
  }
}

TEST_CASE("River crosscheck: games of those who rather place than draw") {
  Seen seen;
  for (int i = 0; i < Games(400); ++i) {
    CAPTURE(i);
    Compare(2 + i % 4, Rng(static_cast<std::uint64_t>(5000 + i)), AnyPlacing,
            seen);
  }
  CHECK(seen.fills > Games(400) * 9 / 10);
  CHECK(seen.columns > Games(400));
  CHECK(seen.last_columns > 0);
  CHECK(seen.pairs > Games(400));
}

TEST_CASE("River crosscheck: games of greedy players") {
  Seen seen;
  GreedyBot<State> greedy;
  for (int i = 0; i < Games(200); ++i) {
    CAPTURE(i);
    Compare(
        2 + i % 4, Rng(static_cast<std::uint64_t>(7000 + i)),
        [&greedy](const State& state, Rng& rng) {
          return greedy.Choose(state, state.Turn(), Rng(rng.Next()), {});
        },
        seen);
  }
  CHECK(seen.fills == Games(200));
}

}  // namespace
}  // namespace glazier::river
