// SPDX-License-Identifier: MIT
// The engine against the reference: at every decision of thousands of games
// the same legal moves, and after every move and deal the same position.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/bots/simple.hpp"
#include "engine/sintra/words.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/reference_bridge.hpp"
#include "tests/support/sintra_positions.hpp"

namespace glazier::sintra {
namespace {

// What must have happened often enough for the comparison to be meaningful.
struct Seen {
  int games = 0;
  int decisions = 0;
  int flips = 0;
  int removals = 0;
  int jokers_completed = 0;
  int backs = 0;
  int backs_to_the_right = 0;
  int breaks = 0;
  int overflows = 0;
  int wraps = 0;
  int markers = 0;
  int unmarked_rounds = 0;
  int glaziers_on_empty_slots = 0;
  int without_strips = 0;
  int pours = 0;
  int short_deals = 0;
  int choices_of_pane = 0;
  int shared_victories = 0;
};

void Note(Seen& seen, const State& before, const Step& move) {
  const Board& board = before.board(before.Turn());
  State after = before;
  const Effect effect = after.Play(after.Turn(), move);
  ++seen.decisions;
  seen.wraps += effect.wraps;
  seen.markers += effect.marker ? 1 : 0;
  seen.breaks += move.Breaks() ? 1 : 0;
  seen.overflows += effect.placed > 0 && effect.broken > 0 ? 1 : 0;
  seen.backs += move.IsBack() ? 1 : 0;
  seen.backs_to_the_right +=
      move.IsBack() && board.LeftmostStrip() > board.glazier ? 1 : 0;
  seen.glaziers_on_empty_slots += board.HasStrip(board.glazier) ? 0 : 1;
  seen.without_strips += board.strips == 0 ? 1 : 0;
  if (effect.window > 0) {
    ++(board.PanesIn(move.place) == 0 ? seen.flips : seen.removals);
    seen.jokers_completed += board.face[move.place] == kJokerFace ? 1 : 0;
  }
  if (after.Turn() < 0 && !effect.marker && before.MarkerInCentre()) {
    ++seen.unmarked_rounds;
  }
}

// doctest's own comparison is slow; this one is used only on a difference.
void RequireSame(const std::string& engine,
                 const std::string& reference,
                 const State& state) {
  if (engine != reference) {
    CAPTURE(PositionText(state));
    REQUIRE(engine == reference);
  }
}

void CompareEnd(const State& state, const reference::Game& game, Seen& seen) {
  REQUIRE(game.GameOver());
  const std::vector<reference::FinalScore> finals = game.Final();
  std::vector<int> winners;
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore final = state.Final(seat);
    const auto& theirs = finals.at(static_cast<std::size_t>(seat));
    CHECK(final.leftover == theirs.leftover);
    CHECK(final.glass == theirs.glass);
    CHECK(final.bonus == theirs.bonus);
    CHECK(final.lost == theirs.lost);
    CHECK(final.total == theirs.score);
    CHECK(state.Score(seat) == theirs.score);
    if (state.Wins(seat)) {
      winners.push_back(seat);
    }
  }
  CHECK(winners == game.Winners());
  seen.shared_victories += winners.size() > 1 ? 1 : 0;
}

// Plays to the end from a set-up table; `choose` picks among the legal moves.
template <class Choose>
void PlayBoth(State state,
              reference::Game game,
              Rng& rng,
              Choose choose,
              Seen& seen) {
  ++seen.games;
  RequireSame(DescribeAsReference(state), game.Describe(), state);
  while (state.Turn() != kNobody) {
    if (state.Turn() == kDealer) {
      const Deal deal = state.Draw(rng);
      const std::vector<std::string> factories = FactoriesOf(deal);
      seen.pours +=
          deal.round > 1 && state.bag().Total() < 4 * state.factories() ? 1 : 0;
      seen.short_deals += factories.back().size() < 4 ? 1 : 0;
      state.Apply(deal);
      game.StartRound(factories);
    } else {
      const std::string legal = LegalMoves(state);
      RequireSame(legal, Line(game.LegalMoves()), state);
      seen.choices_of_pane +=
          std::count(legal.begin(), legal.end(), '=') > 1 ? 1 : 0;
      const Step move = choose(state, rng);
      Note(seen, state, move);
      const Effect effect = state.Play(state.Turn(), move);
      const reference::Game::Effect theirs = game.Play(StepText(move));
      if (effect.placed != theirs.placed || effect.broken != theirs.broken ||
          effect.bonus != theirs.bonus || effect.window != theirs.window) {
        FAIL("a different effect of " << StepText(move));
      }
    }
    RequireSame(DescribeAsReference(state), game.Describe(), state);
  }
  CompareEnd(state, game, seen);
}

Step AnyStep(const State& state, Rng& rng) {
  return state.NthStep(static_cast<int>(
      rng.Below(static_cast<std::uint32_t>(state.CountSteps()))));
}

// Mostly sensible, so that windows are completed; sometimes anything at all.
Step GoodMove(const State& state, Rng& rng) {
  if (rng.Below(8) == 0) {
    return AnyStep(state, rng);
  }
  return GreedyBot<State>().Choose(state, state.Turn(), Rng(rng.Next()), {});
}

template <class Choose>
Seen PlayMany(int games, std::uint64_t seed, Choose choose) {
  Seen seen;
  Rng rng(seed);
  for (int i = 0; i < games; ++i) {
    const Options options{2 + i % 3, i / 3 % 2 == 0 ? Side::kA : Side::kB};
    State state(options);
    const Deal setup = state.Draw(rng);
    state.Apply(setup);
    PlayBoth(state, ReferenceFor(options, setup), rng, choose, seen);
  }
  return seen;
}

TEST_CASE("Random games: engine and reference agree on everything") {
  const int games = Games(1500);
  const Seen seen = PlayMany(games, 1, AnyStep);
  CHECK(seen.games == games);
  CHECK(seen.decisions > 80 * games);
  CHECK(seen.flips > 2 * games);
  CHECK(seen.backs > games);
  CHECK(seen.breaks > games);
  CHECK(seen.overflows > games);
  CHECK(seen.wraps > games);
  CHECK(seen.markers > 5 * games);
  CHECK(seen.pours > games);
  CHECK(seen.choices_of_pane > games);
}

TEST_CASE("Good games: engine and reference agree on everything") {
  const int games = Games(1000);
  const Seen seen = PlayMany(games, 2, GoodMove);
  CHECK(seen.flips > 5 * games);
  CHECK(seen.removals > games);
  CHECK(seen.jokers_completed > games / 20);
  CHECK(seen.backs > games);
  CHECK(seen.backs_to_the_right > games / 50);
  CHECK(seen.glaziers_on_empty_slots > games / 2);
  CHECK(seen.wraps > games / 20);
  CHECK(seen.pours > games);
  if (games >= 1000) {  // too rare for the few games under a sanitizer
    CHECK(seen.shared_victories >= games / 1000);
  }
}

// Every player has only a few strips left, some of them nearly complete: events
// that hardly ever happen in a full game happen here.
Layout LateTable(int players, char side, Rng& rng) {
  Layout table = Layout(players, side)
                     .Round(static_cast<int>(3 + rng.Below(3)))
                     .LastFactory("-")
                     .Turn("deal");
  const std::vector<std::string> kept = {"OB", "YG", "BO", "GP"};
  for (int seat = 1; seat <= players; ++seat) {
    table = table.Seat(seat).Glazier(static_cast<int>(1 + rng.Below(8)));
    // The joker strip is turned in its own window, wherever it lies.
    const int joker = static_cast<int>(1 + rng.Below(8));
    const int other = static_cast<int>(1 + rng.Below(8));
    table = table.Strip(joker, "?OYB?", rng.Below(2) == 0 ? "....." : "P.Y..");
    for (int place = 1; place <= 8; ++place) {
      table = place == joker   ? table.Window(place, "Y.")
              : place == other ? table
                               : table.Window(place, kept[rng.Below(4)]);
    }
  }
  return table;
}

TEST_CASE("Late games: few strips, or none, and short deals") {
  const int games = Games(600);
  Seen seen;
  Rng rng(3);
  for (int i = 0; i < games; ++i) {
    // Not every draw of windows is within 20 panes a colour.
    const auto state = State::ParsePosition(
        LateTable(2 + i % 3, i % 2 == 0 ? 'A' : 'B', rng).Text());
    if (state) {
      PlayBoth(*state, ReferenceAt(*state), rng, GoodMove, seen);
    }
  }
  CHECK(seen.games > games / 2);
  CHECK(seen.jokers_completed > games / 2);
  CHECK(seen.removals > games);
  CHECK(seen.without_strips > games);
  CHECK(seen.backs_to_the_right > games / 8);
  CHECK(seen.short_deals > 0);
}

TEST_CASE("Rounds in which nobody takes from the centre") {
  // Every factory holds one colour, so nothing ever comes to the centre.
  Seen seen;
  Rng rng(5);
  for (int i = 0; i < 24; ++i) {
    const int players = 2 + i % 3;
    const State state = Layout(players, i % 2 == 0 ? 'A' : 'B')
                            .Factory(1, "OOOO")
                            .Factory(2, "PPPP")
                            .Factory(3, "YY")
                            .First(1 + i % players)
                            .Turn(std::to_string(1 + i / 2 % players))
                            .Build();
    PlayBoth(state, ReferenceAt(state), rng, AnyStep, seen);
  }
  CHECK(seen.unmarked_rounds >= 24);
}

TEST_CASE("Drawing a round: only what the reference could draw as well") {
  // PlayBoth already hands every deal to the reference, which refuses the
  // impossible; here rounds are drawn again and again from one late table.
  Rng rng(4);
  const State state = Layout()
                          .Round(2)
                          .Turn("deal")
                          .LastFactory("-")
                          .Tower("15,17,19,19,18")
                          .Build();
  for (int i = 0; i < 500; ++i) {
    reference::Game game = ReferenceAt(state);
    CHECK_NOTHROW(game.StartRound(FactoriesOf(state.Draw(rng))));
  }
}

}  // namespace
}  // namespace glazier::sintra
