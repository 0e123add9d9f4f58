// SPDX-License-Identifier: MIT
// Hidden cards: what a seat sees, and what it may guess.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "engine/road/words.hpp"
#include "tests/engine/road/every_position.hpp"
#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

std::string ListOf(const State& state, int seat) {
  return Words(state, "", seat + 1);
}

TEST_CASE("Road, every position: a view is a state, and its own view") {
  EveryPosition(60, 21, [](const State& state, Rng&) {
    for (int seat = kWatcher; seat < state.players(); ++seat) {
      const State view = state.View(seat);
      REQUIRE(view.View(seat) == view);
      REQUIRE(view.Turn() == state.Turn());
      REQUIRE(view.Acting() == state.Acting());
      if (seat >= 0) {
        REQUIRE(ListOf(view, seat) == ListOf(state, seat));
        REQUIRE(view.estate(seat) == state.estate(seat));
      }
      for (int other = 0; other < state.players(); ++other) {
        const Cards& seen = view.estate(other).cards;
        if (other != seat && state.players() > 1) {
          REQUIRE(seen.hand == 0);
          REQUIRE((seen.laid == kNoCard || seen.laid == Cards::kHidden));
        }
        REQUIRE(seen.count == state.estate(other).cards.count);
      }
      if (state.Turn() == kNobody) {
        REQUIRE(view == state);
      }
    }
  });
}

TEST_CASE("Road, every position: hidden cards change nothing that is seen") {
  EveryPosition(60, 22, [](const State& state, Rng& rng) {
    const auto names = Named({"A", "B", "C", "D"});
    for (int seat = kWatcher; seat < state.players(); ++seat) {
      const State view = state.View(seat);
      const State other = view.Guess(rng);
      REQUIRE(other.View(seat) == view);
      REQUIRE(PositionText(other.View(seat)) == PositionText(view));
      REQUIRE(Describe(other.View(seat), seat, names) ==
              Describe(view, seat, names));
      if (seat >= 0) {
        REQUIRE(ListOf(other, seat) == ListOf(state, seat));
      }
      // A guess is a complete position.
      const auto read = State::ParsePosition(PositionText(other));
      if (!read) {
        FAIL(read.why() << " in " << PositionText(other));
      }
      REQUIRE(*read == other);
    }
  });
}

TEST_CASE("Road, every position: the truth is what may be guessed") {
  EveryPosition(60, 23, [](const State& state, Rng&) {
    for (int seat = 0; seat < state.players(); ++seat) {
      const Cards& cards = state.estate(seat).cards;
      REQUIRE((cards.hand & cards.absent) == 0);
      if (cards.HasLaid()) {
        REQUIRE_FALSE(HasCard(cards.absent_laid, cards.laid));
      }
    }
  });
}

TEST_CASE("Road: picks and laid cards are secrets, and nothing else is") {
  EveryPosition(30, 24, [](const State& state, Rng&) {
    for (int seat = 0; seat < state.players(); ++seat) {
      const bool secret =
          state.players() > 1 && state.Acting().Has(seat) &&
          (state.phase() == Phase::kPick || state.phase() == Phase::kLay);
      REQUIRE(state.ActsInSecret(seat) == secret);
    }
  });
}

TEST_CASE("Road: alone nothing is hidden but chance") {
  EveryPosition(8, 25, [](const State& state, Rng&) {
    if (state.players() == 1) {
      REQUIRE(state.View(0) == state);
      REQUIRE(state.View(kWatcher) == state);
    }
  });
}

TEST_CASE("Road: who has a free notch and does not follow has not the card") {
  State state = TwoPlayers("LPFDR", "MBCSW");
  state = After(state, {"L"});
  const State view = state.View(0);
  CHECK(CardsText(view.estate(1).cards.absent) == "L");
  Rng rng(5);
  for (int i = 0; i < 200; ++i) {
    CHECK_FALSE(HasCard(view.Guess(rng).estate(1).cards.hand, CardOf('L')));
  }
}

TEST_CASE("Road: with full notches nothing is concluded") {
  State state = TwoPlayers("LPFDR", "LPFMB");
  state = After(state, {"L", ".", ".", "M", ".", "P", ".", ".", "B", "."});
  CHECK(state.estate(1).cards.notches() == 2);
  state = After(state, {"F"});
  CHECK_FALSE(HasCard(state.estate(1).cards.absent, CardOf('F')));
}

/// Three players have laid; the first turned up the Forester, nobody followed.
State AfterForester() {
  State state(Options{3});
  state =
      After(state, {"set-up first=1 "
                    "display=P4,P17,P19,P24,I19,I20,I21,I22,V7,V8,V21,V28"});
  for (const char* hand : {"FPDRL", "FMBCS", "WYKHA"}) {
    for (const char letter : std::string(hand)) {
      state = After(state, {std::string(1, letter)});
    }
  }
  return After(state, {"F", "F", "W"});
}

TEST_CASE("Road: the card may still be laid, as likely as it is") {
  const State view = AfterForester().View(0);
  CHECK(view.estate(1).cards.laid == Cards::kHidden);
  CHECK(CardsText(view.estate(1).cards.absent) == "F");
  // Seat 2 has laid F and 4 of 14 cards, or one of 14 cards and 4 of 13:
  // 1001 : 14 * 715 = 1 : 10.
  Rng rng(6);
  int laid = 0;
  constexpr int kTries = 22'000;
  std::array<int, kCards> in_hand{};
  for (int i = 0; i < kTries; ++i) {
    const Cards cards = view.Guess(rng).estate(1).cards;
    laid += cards.laid == CardOf('F') ? 1 : 0;
    for (Card card = 0; card < kCards; ++card) {
      in_hand[card] += HasCard(cards.hand, card) ? 1 : 0;
    }
  }
  CHECK(laid > kTries / 11 - 220);
  CHECK(laid < kTries / 11 + 220);
  for (Card card = 0; card < kCards; ++card) {
    if (card != CardOf('F')) {
      CHECK(in_hand[card] > kTries * 4 / 14 - 350);
      CHECK(in_hand[card] < kTries * 4 / 14 + 350);
    }
  }
}

TEST_CASE("Road: a later card laid is one that was not ruled out") {
  State state = AfterForester();
  state = After(state, {".", ".", "."});
  CHECK(state.phase() == Phase::kLay);
  state = After(state, {"P", "M", "Y"});
  // Seat 3 did not follow the Forester, so it has not laid it now either.
  const Cards& cards = state.estate(2).cards;
  CHECK(HasCard(cards.absent_laid, CardOf('F')));
  Rng rng(7);
  const State view = state.View(0);
  for (int i = 0; i < 500; ++i) {
    CHECK(view.Guess(rng).estate(2).cards.laid != CardOf('F'));
  }
}

TEST_CASE("Road: a view says whose cards it does not know") {
  const State state = TwoPlayers("LPFDR", "MBC");
  const State view = state.View(0);
  CHECK(view.Turn() == 1);
  CHECK(ListOf(view, 1) == "");
  CHECK(Why(view, "S", 2) == "this view does not know the cards of seat 2");
  CHECK(ListOf(state.View(1), 1) == "L P F D R S W Y G K H A");
}

TEST_CASE("Road: played on, a view stops where it cannot see") {
  State view = AfterForester().View(0);
  view = After(view, {"."});
  CHECK(view.phase() == Phase::kTurnUp);
  CHECK(view.Acting().empty());
}

}  // namespace
}  // namespace glazier::road
