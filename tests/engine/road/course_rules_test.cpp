// SPDX-License-Identifier: MIT
// The course of a game by the rule book: rulings 1 to 6.
#include <doctest/doctest.h>

#include <string>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

/// Three or four players with their picks; seat 1 begins.
State Table(int players, const std::vector<std::string>& hands) {
  State state(Options{players});
  std::string display;
  for (const char type : {'P', 'I', 'V'}) {
    for (int i = 1; i <= (players == 4 ? 5 : 4); ++i) {
      display += (display.empty() ? "" : ",") + std::string(1, type) +
                 std::to_string(i);
    }
  }
  state = After(state, {"set-up first=1 display=" + display});
  for (const std::string& hand : hands) {
    for (const char letter : hand) {
      state = After(state, {std::string(1, letter)});
    }
  }
  return state;
}

/// Ends turns and declines gifts until the phase is another.
State EndTurns(State state) {
  while (state.phase() == Phase::kTurn) {
    state = After(state, {"."});
  }
  return state;
}

TEST_CASE("Road, ruling 1: four places a row, five with four players") {
  for (int players = 1; players <= 4; ++players) {
    for (const bool first_set : {false, true}) {
      Rng rng(static_cast<std::uint64_t>(players));
      State state(Options{players, first_set});
      CHECK(state.Turn() == kDealer);
      CHECK(state.phase() == Phase::kSetup);
      const Deal deal = state.Draw(rng);
      state.Apply(deal);
      const int row = players == 4 && !first_set ? 5 : 4;
      CHECK(state.DisplayRow() == row);
      CHECK(state.Shown().Count() == 3 * row);
      CHECK(state.Stacks().Count() == 93 - 3 * row);
      CHECK(state.Turn() == state.first());
      if (first_set) {
        CHECK((state.Shown() & kFirstGameSet) == state.Shown());
      }
    }
  }
}

TEST_CASE("Road, ruling 1: everybody starts with the same wheels and land") {
  const State state = TwoPlayers("", "");
  CHECK(Wheels(state, 1) == "0012340120");
  CHECK(Wheels(state, 2) == "0012340120");
  CHECK(PositionText(state).find(":FFOFFPF.FGOF.FPFFGFF:-:Z1,Z2,Z3:-:") !=
        std::string::npos);
  CHECK(state.Score(0) == 0);
}

TEST_CASE("Road, ruling 1: alone nobody is drawn to begin") {
  State state(Options{1});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    CHECK(state.Draw(rng).first == 0);
  }
}

TEST_CASE("Road: with the first-game set starred tiles come before others") {
  State state(Options{2, true});
  CHECK(ParseDeal(state,
                  "set-up first=1 display=P3,P5,P8,P1,I1,I2,I4,I7,V1,V4,V9,V10")
            .why() == "P1 comes after the tiles for a first game");
  CHECK(ParseDeal(state,
                  "set-up first=1 display=P3,P5,P8,P9,I1,I2,I4,I7,V1,V4,V9,V10")
            .why() == "");
}

TEST_CASE("Road, ruling 2: five cards each, then three rounds of laying") {
  State state = Table(3, {"LPFDR", "MBCSW", "YGKHA"});
  CHECK(state.phase() == Phase::kLay);
  CHECK(state.round() == 1);
  CHECK(Words(state, "", 1) == "L P F D R");
  state = EndTurns(After(state, {"L", "M", "Y"}));
  CHECK(state.phase() == Phase::kLay);
  CHECK(state.round() == 2);
  state = EndTurns(After(state, {"P", "B", "G"}));
  state = EndTurns(After(state, {"F", "C", "K"}));
  // Two cards each are left and void.
  CHECK(state.period() == 2);
  CHECK(state.phase() == Phase::kPick);
  CHECK(state.estate(0).cards == Cards());
}

TEST_CASE("Road, ruling 2: choices at the same time may come in any order") {
  const State state = Table(3, {});
  CHECK(state.Acting().size() == 3);
  CHECK(state.Turn() == 0);
  State one = state;
  State other = state;
  for (const char letter : std::string("LPFDR")) {
    one.Play(0, Step::PickCard(CardOf(letter)));
  }
  for (const char letter : std::string("MBCSW")) {
    one.Play(1, Step::PickCard(CardOf(letter)));
    other.Play(1, Step::PickCard(CardOf(letter)));
  }
  CHECK(one.Turn() == 2);
  CHECK(other.Turn() == 0);
  for (const char letter : std::string("AHKGY")) {
    one.Play(2, Step::PickCard(CardOf(letter)));
    other.Play(2, Step::PickCard(CardOf(letter)));
  }
  CHECK(other.Acting() == Seats::Only(0));
  for (const char letter : std::string("RDFPL")) {
    other.Play(0, Step::PickCard(CardOf(letter)));
  }
  CHECK(one == other);
  // Laying: the last seat first.
  for (const int seat : {2, 0, 1}) {
    CHECK(other.Acting().Has(seat));
    State::Steps steps;
    other.List(seat, steps);
    const Effect effect = other.Play(seat, steps[0]);
    CHECK(effect.ends_turn);
    CHECK(effect.reveals == (seat == 1));
  }
  for (const int seat : {0, 1, 2}) {
    State::Steps steps;
    one.List(seat, steps);
    one.Play(seat, steps[0]);
  }
  CHECK(one == other);
  CHECK(one.Turn() == 0);
}

TEST_CASE("Road, rulings 3 and 4: the seed's example of four Foresters") {
  State state = Table(4, {"FLPDR", "FLPDR", "FMBCS", "MBCSW"});
  state = After(state, {"F", "F", "M", "W"});
  // Seat 1 turns up; seat 3 holds it in hand and follows; seat 2 has laid it.
  CHECK(state.Turn() == 0);
  CHECK(state.evaluation().single);
  CHECK(state.evaluation().followers == 1U << 2);
  CHECK(state.estate(2).cards.notched == CardBit(CardOf('F')));
  CHECK(state.estate(1).cards.laid == CardOf('F'));
  state = After(state, {"2+2W"});
  CHECK(state.Turn() == 2);
  CHECK(Words(state, "1", 3).empty() == false);
  CHECK(Why(state, "1@C2", 1) ==
        "others play the Forester too: one action only");
  CHECK(Why(state, "1@C2", 4) == "it is not your turn");
  state = After(state, {"2+2W"});
  // Nobody has one in hand now: seat 2 has both actions.
  CHECK(state.Turn() == 1);
  CHECK(state.evaluation().leader == 1);
  CHECK_FALSE(state.evaluation().single);
  state = After(state, {"1@C2+1W", "2+2W"});
  CHECK(Wheels(state, 2) == "0012370120");
  CHECK(state.evaluation().card == CardOf('M'));
}

TEST_CASE("Road, ruling 3: with two cards in the notches nobody follows") {
  State state = TwoPlayers("LPFDR", "LPFMB");
  state = After(state, {"L", ".", "."});  // seat 2 follows: one notch
  CHECK(state.Turn() == 1);
  state = After(state, {"M", "."});
  state = After(state, {"P", ".", "."});  // seat 2 follows again
  CHECK(state.estate(1).cards.notches() == 2);
  state = After(state, {"B", "."});
  state = After(state, {"F"});
  CHECK(state.estate(1).cards.notches() == 2);
  CHECK(HasCard(state.estate(1).cards.hand, CardOf('F')));
  CHECK_FALSE(state.evaluation().single);
}

TEST_CASE("Road, ruling 4: a card counts even if its owner waives it") {
  State state = TwoPlayers("FPDRL", "FMBCS");
  state = After(state, {"F", "."});
  CHECK(state.Turn() == 1);
  CHECK(state.evaluation().single);
  state = After(state, {"2+2W"});
  CHECK(state.phase() == Phase::kPlay);
  CHECK(state.Turn() == 1);
}

TEST_CASE("Road, ruling 4: both actions once each, in either order") {
  const State state = TwoPlayers("FPDRL", "MBCSW");
  const State two_one = After(state, {"F", "2+2W", "1@C2+1W"});
  const State one_two = After(state, {"F", "1@C2+1W", "2+2W"});
  CHECK(Wheels(two_one) == "0012370120");
  CHECK(Wheels(one_two) == "0012370120");
  CHECK(two_one.Turn() == 1);
  CHECK(Why(After(state, {"F", "2+2W"}), "2+1W") ==
        "you have done this action of the Forester");
}

TEST_CASE("Road, ruling 5: gaps are filled by row, not after the last period") {
  State state = TwoPlayers("RMBCS", "LPFDY");
  state = After(state, {"R", "I22@C2", "+3S", "."});
  CHECK(state.Display(1, 3) == kNoBuilding);
  while (state.phase() != Phase::kRefill) {
    state = state.phase() == Phase::kTurn || state.phase() == Phase::kSpare
                ? After(state, {"."})
                : After(state, {StepText(state.NthStep(0))});
  }
  CHECK(ParseDeal(state, "refill P1").why() ==
        "tiles are dealt by row: P, I, V");
  CHECK(ParseDeal(state, "refill I19").why() == "I19 is not in its stack");
  CHECK(ParseDeal(state, "refill I1 V1").why() ==
        "more tiles were dealt than are due");
  state = After(state, {"refill I1"});
  CHECK(state.Display(1, 3) == Id("I1"));
  CHECK(state.phase() == Phase::kPick);
  CHECK(Words(state, "", state.first() + 1) == "L P F D R M B C S W Y G K H A");
}

TEST_CASE("Road, ruling 6: the first player moves clockwise") {
  for (const int players : {2, 4}) {
    State state = Table(players, {});
    for (int period = 1; period < 4; ++period) {
      CHECK(state.first() == (period - 1) % players);
      state = SkipPeriod(state);
    }
    CHECK(state.first() == 3 % players);
  }
}

/// The position with its pick phase, but other numbers and buildings.
State FirstOfPeriod(int players,
                    int periods,
                    int ended,
                    int first,
                    const std::vector<int>& buildings) {
  std::string text = "road 1 players=" + std::to_string(players) +
                     " set=all periods=" + std::to_string(periods) +
                     " phase=turn turn=" +
                     std::to_string((first + players - 1) % players + 1) +
                     " period=" + std::to_string(ended) +
                     " round=" + (players > 2 ? "3" : "0") +
                     " first=" + std::to_string(first + 1) + " display=";
  const int row = players == 4 ? 5 : 4;
  int next = 1;
  for (int type = 0; type < 3; ++type) {
    for (int at = 0; at < row; ++at) {
      text += (text.back() == '=' ? "" : ",") + std::string(1, "PIV"[type]) +
              std::to_string(at + 1);
    }
  }
  text += " gone=- blocked=- card=L:" +
          std::to_string((first + players - 1) % players + 1) +
          ":-:both:paid:0 roofs=0 gift=- work=- under=-";
  for (int seat = 0; seat < players; ++seat) {
    std::string land = "....................";
    std::string ids;
    for (int i = 0; i < buildings[static_cast<std::size_t>(seat)]; ++i) {
      land[static_cast<std::size_t>(i)] = 'B';
      ids += (ids.empty() ? "V" : ",V") + std::to_string(5 + next++);
      // Upgrades cannot stand on cells.
      while (next + 5 == 12 || next + 5 == 13 || next + 5 == 23) {
        ++next;
      }
    }
    text += " seat=0000000000:" + land + ':' + (ids.empty() ? "-" : ids) +
            ":Z1,Z2,Z3:-:";
    if (players > 2) {
      text += "DR:-:LPF:-:LPF:-";
    } else {
      text +=
          seat == (first + 1) % 2 ? "DR:-:LPF:-:LPF:-" : "-:-:DRM:BC:DRMBC:-";
    }
  }
  const auto state = State::ParsePosition(text);
  CAPTURE(text);
  REQUIRE(state.why() == "");
  State after = *state;
  while (after.phase() == Phase::kTurn) {
    after = After(after, {"."});
  }
  return after;
}

TEST_CASE("Road, ruling 6: three players, period 4: the fewest buildings") {
  CHECK(FirstOfPeriod(3, 4, 3, 0, {1, 2, 1}).first() == 2);
  // Ties: the nearest after the old first player, who comes last.
  CHECK(FirstOfPeriod(3, 4, 3, 0, {1, 1, 1}).first() == 1);
  CHECK(FirstOfPeriod(3, 4, 3, 1, {1, 1, 1}).first() == 2);
  CHECK(FirstOfPeriod(3, 4, 3, 0, {0, 1, 1}).first() == 0);
  CHECK(FirstOfPeriod(3, 4, 2, 0, {0, 1, 1}).first() == 1);
}

TEST_CASE("Road, ruling 6: period 5 begins with the fewest buildings") {
  CHECK(FirstOfPeriod(2, 5, 4, 0, {0, 1}).first() == 0);
  CHECK(FirstOfPeriod(2, 5, 4, 0, {1, 1}).first() == 1);
  CHECK(FirstOfPeriod(4, 5, 4, 2, {1, 0, 1, 0}).first() == 3);
  // With three players the old first player is not a candidate.
  CHECK(FirstOfPeriod(3, 5, 4, 0, {0, 2, 1}).first() == 2);
}

}  // namespace
}  // namespace glazier::road
