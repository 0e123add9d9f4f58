// SPDX-License-Identifier: MIT
// Games for two and for one, and the end, by the rule book: rulings 7 to 9.
#include <doctest/doctest.h>

#include <string>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

TEST_CASE("Road, ruling 7: two players play openly, by turns") {
  State state = TwoPlayers("LPFDR", "MBCSW");
  CHECK(state.phase() == Phase::kPlay);
  CHECK(Words(state, "", 1) == "L P F D R");
  CHECK(Why(state, "M") == "the Mayor is not in your hand");
  const Effect effect = state.Play(0, Step::PickCard(CardOf('L')));
  CHECK(effect.reveals);
  CHECK(effect.card_begins);
  CHECK_FALSE(effect.ends_turn);
  state = After(state, {"."});
  CHECK(state.Turn() == 1);
}

TEST_CASE("Road, ruling 7: the period is over when a hand is empty") {
  State state = TwoPlayers("LPFDR", "MBCSW");
  for (const char* card : {"L", "M", "P", "B", "F", "C", "D", "S", "R"}) {
    CHECK(state.period() == 1);
    state = After(state, {card, "."});
  }
  // Seat 2 has one card left: void.
  CHECK(state.period() == 2);
}

TEST_CASE("Road, ruling 7: with three cards left one more may be played") {
  State state = TwoPlayers("LPFDR", "LPMBC");
  state = After(state, {"L", ".", "."});
  state = After(state, {"P", ".", "."});
  CHECK(state.Turn() == 0);
  state = TwoPlayers("LPFDR", "PLFMB");
  // Seat 1 is followed twice, and plays what is left of the hand.
  state = After(state, {"L", ".", "."});
  CHECK(state.Turn() == 1);
  state = After(state, {"P", ".", "."});
  state = After(state, {"F", ".", "."});
  CHECK(state.estate(0).cards.count == 2);
  CHECK(state.estate(1).cards.count == 2);

  const Layout layout =
      Layout().Card('L').Hand("-").Turned("LPF").Notched("DR");
  Layout spare = layout;
  State three = spare.Seat(2).Hand("KHA").Turned("MB").Build();
  three = After(three, {"."});
  CHECK(three.phase() == Phase::kSpare);
  CHECK(three.Turn() == 1);
  CHECK(Words(three, "", 2) == "K H A .");
  const State played = After(three, {"K"});
  CHECK_FALSE(played.evaluation().single);
  CHECK(After(played, {"."}).period() == 2);
  CHECK(After(three, {"."}).period() == 2);
}

TEST_CASE("Road, ruling 8: alone seven periods of 3 4 5 6 3 4 5 cards") {
  State state(Options{1});
  Rng rng(3);
  state.Apply(state.Draw(rng));
  CHECK(state.options().periods == 7);
  constexpr int kExpected[] = {3, 4, 5, 6, 3, 4, 5};
  for (int period = 1; period <= 7; ++period) {
    CHECK(state.period() == period);
    CHECK(state.CardsToPick() == kExpected[period - 1]);
    CHECK(state.CountSteps() ==
          kCards - (period == 1 ? 0 : kExpected[period - 2]));
    state = SkipPeriod(state);
  }
  CHECK(state.phase() == Phase::kLast);
}

TEST_CASE("Road, ruling 8: a drawn card has one action, the chosen one both") {
  State state(Options{1});
  state = After(state, {"set-up first=1 "
                        "display=P4,P17,P19,P24,I19,I20,I21,I22,V7,V8,V21,V28",
                        "P", "R", "A"});
  CHECK(state.phase() == Phase::kCard);
  CHECK(ParseDeal(state, "card F").why() ==
        "that card is not among those left");
  state = After(state, {"card P"});
  CHECK(state.evaluation().single);
  state = After(state, {"2+2C"});
  CHECK(state.phase() == Phase::kPlay);
  CHECK(Words(state) == "R A");
  state = After(state, {"R"});
  CHECK_FALSE(state.evaluation().single);
  state = After(state, {"1@C2=O", "I21@C3", "+2S", "refill I1"});
  CHECK(state.period() == 2);
  CHECK(CardsText(state.Blocked()) == "PRA");
  CHECK(Why(state, "A") ==
        "the Water Carrier was chosen in the last period and rests in this");
  state = After(state, {"L", "F", "D", "M"});
  CHECK(state.phase() == Phase::kCard);
}

TEST_CASE("Road, ruling 8: alone the Mayor brings one unit, and no gift") {
  const State state = Layout(1).Card('M').Build();
  CHECK(Words(state, "1") == "1+1S 1+1FG 1+1FB 1+1KG 1+1KB 1+1A 1+1W 1+1C");
  CHECK(After(state, {"1+1W"}).phase() == Phase::kTurn);
}

TEST_CASE("Road, ruling 9: last conversions, then the score; ties share") {
  State state = Layout().Last().Wheels("0000010000").Built("P15", "C2").Build();
  CHECK(Words(state) == "-C1 -A2 -E2 -A3 -E3 -C4 P15+2A P15+1A P15+0 .");
  state = After(state, {"P15+2A", "."});
  CHECK(state.Turn() == 1);
  state = After(state, {"."});
  CHECK(state.Turn() == kNobody);
  CHECK(state.Score(0) == 6);
  CHECK(state.Wins(0));
  CHECK_FALSE(state.Wins(1));
  const State tie = After(Layout().Last().Build(), {".", "."});
  CHECK(tie.Wins(0));
  CHECK(tie.Wins(1));
}

}  // namespace
}  // namespace glazier::road
