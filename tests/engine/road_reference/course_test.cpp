// SPDX-License-Identifier: MIT
// The course of the reference game of Glass Road: periods, rounds, followers.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/support/reference_road_play.hpp"

namespace glazier::reference {
namespace {

// Puts this many buildings on the cells of a seat.
void Build(Road& road, int seat, int buildings) {
  const std::vector<std::string> ids = {"P1", "P2", "P3"};
  const std::vector<std::string> cells = {"C2", "C3", "C1"};
  for (std::size_t i = 0; i < static_cast<std::size_t>(buildings); ++i) {
    road.Arrange(seat).At(cells.at(i)) = ids.at(i);
  }
}

int FirstOf(int players,
            int periods,
            int period,
            const std::vector<int>& buildings) {
  Road road =
      RoadWith({.players = players, .first_set = true, .periods = periods}, 0,
               "P3,P5,P8,P9,I1,I2,I4,I7,V1,V4,V9,V10");
  for (int seat = 0; seat < players; ++seat) {
    Build(road, seat, buildings.at(static_cast<std::size_t>(seat)));
  }
  RoadSkipToPeriod(road, period);
  return road.first();
}

TEST_CASE("The first player moves on clockwise") {
  CHECK(FirstOf(4, 4, 1, {0, 0, 0, 0}) == 0);
  CHECK(FirstOf(4, 4, 2, {0, 1, 0, 0}) == 1);
  CHECK(FirstOf(4, 4, 3, {0, 0, 1, 0}) == 2);
  CHECK(FirstOf(4, 4, 4, {0, 0, 0, 1}) == 3);
  CHECK(FirstOf(2, 4, 4, {0, 1}) == 1);
}

TEST_CASE("Period 4 of three players: the fewest buildings") {
  CHECK(FirstOf(3, 4, 3, {0, 2, 3}) == 2);
  CHECK(FirstOf(3, 4, 4, {2, 1, 2}) == 1);
  CHECK(FirstOf(3, 4, 4, {1, 1, 1}) == 0);
  CHECK(FirstOf(3, 4, 4, {2, 1, 1}) == 1);
  CHECK(FirstOf(3, 4, 4, {3, 2, 1}) == 2);  // the old first player
}

TEST_CASE("Period 5: the fewest buildings") {
  CHECK(FirstOf(4, 5, 5, {0, 0, 0, 0}) == 0);
  CHECK(FirstOf(4, 5, 5, {2, 1, 1, 2}) == 1);
  CHECK(FirstOf(4, 5, 5, {2, 1, 1, 0}) == 3);
  CHECK(FirstOf(2, 5, 5, {1, 0}) == 1);
  CHECK(FirstOf(2, 5, 5, {1, 1}) == 0);
}

TEST_CASE("Period 5 of three players: not the old first player") {
  // Seat 1 opens period 4, and would have the fewest again.
  CHECK(FirstOf(3, 5, 4, {2, 0, 1}) == 1);
  CHECK(FirstOf(3, 5, 5, {2, 0, 1}) == 2);
  CHECK(FirstOf(3, 5, 5, {1, 0, 1}) == 2);
}

TEST_CASE("Two cards in the notches, and nobody follows any more") {
  Road road = RoadWith({.players = 3});
  RoadPick(road, {"PFDLR", "PFDWY", "KHASB"});
  RoadPlay(road, {"P", "W", "K"});
  CHECK(road.CardWith() == std::vector<int>{1});
  RoadSkipTo(road, "lay");
  RoadPlay(road, {"F", "Y", "H"});
  CHECK(road.CardWith() == std::vector<int>{1});
  CHECK(road.Notches(1) == 2);
  CHECK(road.Hand(1) == std::set<char>{'D'});
  RoadSkipTo(road, "lay");
  RoadPlay(road, {"D", "D", "A"});
  CHECK(road.CardWith().empty());
  CHECK(road.Hand(1).empty());
  // Both, one after the other, are alone.
  road.Play("1@C2");
  CHECK(road.Turn() == 0);
  road.Play(".");
  CHECK(road.Turn() == 1);
  CHECK(road.State() == "turn");
}

TEST_CASE("The followers come clockwise, after the player of the card") {
  Road road = RoadWith({.players = 4, .first_set = true}, 2,
                       "P3,P5,P8,P9,I1,I2,I4,I7,V1,V4,V9,V10");
  RoadPick(road, {"LPFDR", "LMBCS", "LWYGK", "LHAWY"});
  RoadPlay(road, {"L", "H", "P", "M"});
  CHECK(road.CardWith() == std::vector<int>{3, 0, 1});
  std::vector<int> seats;
  while (!road.CardWith().empty()) {
    seats.push_back(road.Turn());
    road.Play(".");
  }
  CHECK(seats == std::vector<int>{2, 3, 0, 1});
}

TEST_CASE("Everybody else gets the Mayor's good, followers too") {
  Road road = RoadWith({.players = 3});
  RoadPick(road, {"MPFDL", "MKHAS", "RWYGC"});
  RoadPlay(road, {"M", "K", "R"});
  CHECK(road.CardWith() == std::vector<int>{1});
  road.Play("1+1FB");
  CHECK(road.State() == "gift");
  CHECK(road.Turn() == 1);
  CHECK(RoadLegal(road, "+1FG"));
  CHECK(RoadLegal(road, "+1FB"));
  road.Play("+1FG");
  CHECK(road.Turn() == 2);
  road.Play("+0");
  CHECK(road.State() == "turn");
  CHECK(road.Turn() == 1);
  road.Play("1+2A");
  CHECK(road.State() == "gift");
  CHECK(road.Turn() == 2);
  road.Play("+1A");
  CHECK(road.State() == "gift");
  CHECK(road.Turn() == 0);
}

TEST_CASE("The Feudal Lord draws one building from each stack") {
  Road road = RoadAlone('L');
  road.Play("1");
  REQUIRE(road.AwaitsDeal());
  CHECK_THROWS(road.Deal("lord P1 I1"));
  CHECK_THROWS(road.Deal("lord P1 I1 V7"));  // V7 is in the display
  road.Deal("lord P10 I1 V1");
  CHECK(road.Private(0) == std::vector<std::string>{"P10", "I1", "V1"});
  CHECK(road.State() == "turn");
  CHECK(road.Turn() == 0);
  CHECK_FALSE(RoadLegal(road, "1"));
}

TEST_CASE("The Fuel Gatherer counts the cards in hand") {
  Road road = RoadWith({.players = 3});
  RoadPick(road, {"GPFDL", "GKHAS", "RWYMC"});
  RoadPlay(road, {"G", "K", "R"});
  RoadPlay(road, {"$A"});
  CHECK(RoadLegal(road, "1+4KB"));
  road.Play(".");
  REQUIRE(road.Turn() == 1);  // follows, and has laid a card
  road.Play("$A");
  CHECK(RoadLegal(road, "1+3KB"));
  CHECK_FALSE(RoadLegal(road, "1+4KB"));
}

TEST_CASE("Gaps are filled at the end of a period, from their stacks") {
  Road road = RoadAlone('R');
  RoadPlay(road, {"I21@C3", "."});
  CHECK(road.Display()[6].empty());
  RoadSkipTo(road, "deal");
  CHECK(road.period() == 1);
  CHECK_THROWS(road.Deal("refill P1"));
  CHECK_THROWS(road.Deal("refill I21"));
  CHECK_THROWS(road.Deal("refill I1 I2"));
  road.Deal("refill I1");
  CHECK(road.Display()[6] == "I1");
  CHECK(road.period() == 2);
  CHECK(road.State() == "pick");
  CHECK(road.Turn() == 1);
}

TEST_CASE("Two players: the period ends with the first empty hand") {
  Road road = RoadWith({.players = 2}, 1);
  RoadPick(road, {"LPFDR", "KHASB"});
  // Nobody follows: nine cards are played, seat 1 first.
  for (int card = 0; card < 9; ++card) {
    CHECK(road.State() == "play");
    CHECK(road.Turn() == 1 - card % 2);
    road.Play(road.Words().front());
    CHECK(road.State() == "turn");
    road.Play(".");
  }
  CHECK(road.period() == 2);
  CHECK(road.State() == "pick");
  CHECK(road.Turn() == 0);
}

TEST_CASE("Two players: with three cards left one more may be played") {
  Road road = RoadWith({.players = 2});
  RoadPick(road, {"LPFDR", "LPKHA"});
  // Seat 1 follows twice, and plays three cards of its own; seat 0 plays two
  // more before, so it has one card left.
  RoadPlay(road, {"L", ".", "."});
  CHECK(road.Turn() == 1);
  RoadPlay(road, {"P", ".", "."});
  CHECK(road.Notches(0) == 1);
  CHECK(road.Notches(1) == 1);
  RoadPlay(road, {"F", ".", "K", ".", "D", ".", "H", ".", "R", "."});
  CHECK(road.period() == 2);

  Road other = RoadWith({.players = 2}, 1);
  RoadPick(other, {"LPFDR", "LPKHA"});
  RoadPlay(other, {"K", ".", "L", ".", ".", "H", ".", "P", ".", ".", "A"});
  CHECK(other.State() == "turn");
  other.Play(".");
  CHECK(other.State() == "spare");
  CHECK(other.Turn() == 0);
  CHECK(other.Words() == std::vector<std::string>{".", "D", "F", "R"});
  other.Play("D");
  RoadPlay(other, {"1@C2", "2+3A"});
  CHECK(other.period() == 2);
}

TEST_CASE("Solo: as many cards as the table says, none twice in a row") {
  Road road = RoadWith({.players = 1, .periods = 7});
  std::set<char> before;
  std::vector<std::size_t> numbers;
  while (road.State() != "last") {
    std::set<char> chosen;
    while (road.State() == "pick") {
      const std::string card = road.Words().front();
      CHECK_FALSE(before.contains(card[0]));
      CHECK(road.Words().size() == 15 - before.size() - chosen.size());
      chosen.insert(card[0]);
      road.Play(card);
    }
    numbers.push_back(chosen.size());
    before = chosen;
    std::size_t drawn = 0;
    Rng rng(5);
    while (road.State() == "deal") {
      road.Deal(road.AnyDeal(rng));
      drawn += 1;
      road.Play(".");
    }
    CHECK(drawn == chosen.size() - 2);
    CHECK(road.State() == "play");
    CHECK(road.Words().size() == 2);
    road.Play(road.Words().front());
    road.Play(".");
  }
  CHECK(numbers == std::vector<std::size_t>{3, 4, 5, 6, 3, 4, 5});
  CHECK(road.period() == 7);
  road.Play(".");
  CHECK(road.Over());
}

TEST_CASE("Solo: a drawn card has one action, the last has two") {
  Road road = RoadWith({.players = 1, .periods = 7});
  RoadPick(road, {"MGP"});
  road.Deal("card M");
  CHECK(RoadLegal(road, "1+1W"));
  CHECK_FALSE(RoadLegal(road, "1+2W"));
  road.Play("1+1W");
  CHECK(road.State() == "play");
  RoadPlay(road, {"G", "$A"});
  CHECK(RoadLegal(road, "1+1KB"));  // the other card is still in hand
  CHECK_FALSE(RoadLegal(road, "1+2KB"));
  road.Play("2+2W");
  CHECK(road.State() == "turn");
  road.Play(".");
  CHECK(road.period() == 2);
}

TEST_CASE("Before the scoring everybody is asked once more") {
  Road road = RoadWith({.players = 3}, 1);
  RoadSkipTo(road, "last");
  std::vector<int> seats;
  while (!road.Over()) {
    seats.push_back(road.Turn());
    CHECK(RoadLegal(road, "-C4"));
    road.Play(".");
  }
  CHECK(seats.size() == 3);
  CHECK(std::set<int>(seats.begin(), seats.end()).size() == 3);
  CHECK(seats.front() == road.first());
}

TEST_CASE("The first-game set: four places and starred tiles first") {
  Road road({.players = 4, .first_set = true});
  CHECK(road.Display().size() == 12);
  CHECK_THROWS(
      road.Deal("set-up first=0 display=P1,P5,P8,P9,I1,I2,I4,I7,V1,V4,V9,V10"));
  CHECK(Road({.players = 4}).Display().size() == 15);
}

}  // namespace
}  // namespace glazier::reference
