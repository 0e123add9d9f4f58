// SPDX-License-Identifier: MIT
// The fifteen specialists by the rule book: rulings 10 to 17.
#include <doctest/doctest.h>

#include <map>
#include <string>

#include "tests/engine/road/road_positions.hpp"

namespace glazier::road {
namespace {

TEST_CASE("Road: the legal words of every card at the start") {
  const std::map<char, std::pair<int, int>> expected = {
      {'L', {11, 0}},  {'P', {15, 0}}, {'F', {17, 0}}, {'D', {13, 0}},
      {'R', {29, 0}},  {'M', {39, 0}}, {'B', {9, 23}}, {'C', {13, 40}},
      {'S', {13, 15}}, {'W', {13, 9}}, {'Y', {8, 9}},  {'G', {8, 17}},
      {'K', {8, 13}},  {'H', {8, 15}}, {'A', {9, 17}}};
  for (const char card : kCardLetters) {
    std::string first(1, card);
    std::string second;
    for (const char other : kCardLetters) {
      if (other != card) {
        (first.size() < 5 ? first : second) += other;
      }
    }
    State state = TwoPlayers(first, second.substr(0, 5));
    state = After(state, {std::string(1, card)});
    CAPTURE(card);
    CHECK(state.CountSteps() == expected.at(card).first);
    State::Steps steps;
    state.List(0, steps);
    for (const Step& step : steps) {
      if (step.kind == Step::Kind::kEnter) {
        state.Play(0, step);
        CHECK(state.CountSteps() == expected.at(card).second);
        break;
      }
    }
  }
}

TEST_CASE("Road: the Forester's words at the start, in their order") {
  const State state = After(TwoPlayers("FPDRL", "MBCSW"), {"F"});
  CHECK(Words(state) ==
        "-C1 -A2 -E2 -A3 -E3 -C4 1@C2+1W 1@C2+0 1@C3+1W 1@C3+0 2+2FG 2+1FG "
        "2+2FB 2+1FB 2+2W 2+1W .");
}

TEST_CASE("Road, L: a building from each stack, 1 wood and 1 clay") {
  const State state = Layout().Card('L').Build();
  CHECK(Words(state, "1") == "1");
  CHECK(Words(state, "2") == "2+1W+1C 2+1W 2+1C");
  State after = After(state, {"1"});
  CHECK(after.Turn() == kDealer);
  CHECK(ParseDeal(after, "lord P1 I1").why() ==
        "more tiles are due than were dealt");
  CHECK(ParseDeal(after, "lord I1 P1 V1").why() ==
        "tiles are dealt by row: P, I, V");
  after = After(after, {"lord P1 I1 V1"});
  CHECK(after.estate(0).privates.Count() == 3);
  CHECK(after.Turn() == 0);
  CHECK(Words(after, "1") == "");
  after = After(after, {"2+1W+1C"});
  CHECK(after.Turn() == 1);
  CHECK(Wheels(after) == "0012350220");
}

TEST_CASE("Road, ruling 16: with empty stacks the Feudal Lord draws less") {
  State state = Layout().Card('L').EmptyStacks().Build();
  CHECK(Words(state, "1") == "");
  CHECK(Why(state, "1") == "all three stacks are empty");
  // One stack left.
  state = Layout().Card('L').Build();
  std::string text = PositionText(state);
  std::string gone = "gone=";
  for (int i = 1; i <= 31; ++i) {
    gone += (i == 1 ? "P" : ",P") + std::to_string(i);
  }
  for (int i = 1; i <= 31; ++i) {
    gone += ",V" + std::to_string(i);
  }
  text.replace(text.find("gone=-"), 6, gone);
  const auto read = State::ParsePosition(text);
  REQUIRE(read.why() == "");
  CHECK(ParseDeal(After(*read, {"1"}), "lord I3").why() == "");
}

TEST_CASE("Road, ruling 16: only the owner builds a private building") {
  const State mine = Layout().Card('R').Private("I22").Build();
  CHECK(Words(mine, "I") == "I22@C2 I22@C3");
  CHECK(After(mine, {"I22@C2"}).estate(0).privates.Empty());
  const State others = Layout().Card('R').Seat(2).Private("I22").Build();
  CHECK(Words(others, "I") == "");
  CHECK(Why(others, "I22@C2") ==
        "the Sand Deposit is neither in the display nor among your own");
}

TEST_CASE("Road, P: a pit and 1 clay; sand or clay for each pit") {
  const State state = Layout().Card('P').Build();
  CHECK(Words(state, "1") == "1@C2+1C 1@C2+0 1@C3+1C 1@C3+0");
  CHECK(Words(state, "2") == "2+2S 2+1S 2+2C 2+1C");
  // Ruling 14: the new pit counts.
  CHECK(Words(After(state, {"1@C2+1C"}), "2") ==
        "2+3S 2+2S 2+1S 2+3C 2+2C 2+1C");
  // Ruling 13: without an empty cell there is no clay either.
  const State full = Layout().Card('P').Cell("C2", 'P').Cell("C3", 'P').Build();
  CHECK(Words(full, "1") == "");
  CHECK(Why(full, "1@C2+1C") == "C2 is not empty");
  // At 7 clay the pit remains.
  const State rich = Layout().Card('P').Wheels("0012340720").Build();
  CHECK(Words(rich, "1") == "1@C2+0 1@C3+0");
  CHECK(Why(rich, "1@C2+1C") == "the brick wheel's clay is at 7");
}

TEST_CASE("Road, D: a pond; sand or water for each pond") {
  const State state = Layout().Card('D').Build();
  CHECK(Words(state, "1") == "1@C2 1@C3");
  CHECK(Words(state, "2") == "2+2S 2+1S 2+2A 2+1A");
  CHECK(After(state, {"1@C3"}).estate(0).land.Count(kPond) == 3);
  CHECK(Words(After(state, {"-C1", "-A3"}), "2") == "");
  CHECK(Why(After(state, {"-C1", "-A3"}), "2+1S") ==
        "the Pond Digger brings nothing now");
}

TEST_CASE("Road, R: any tile, and a building; the seed's Sand Island") {
  State state = Layout().Card('R').Display("I21").Build();
  CHECK(Words(state, "1") == "1@C2=P 1@C2=G 1@C2=O 1@C3=P 1@C3=G 1@C3=O");
  state = After(state, {"1@C2=O", "I21@C3"});
  CHECK(state.phase() == Phase::kEffect);
  CHECK(Words(state) == "+2S +1S +0");
  state = After(state, {"+2S"});
  CHECK(Wheels(state) == "1101220120");
  CHECK(state.Turn() == 1);
}

TEST_CASE("Road, ruling 17: the Mayor's good, and 1 for every other player") {
  State state = Layout(3).Card('M').Turn("1").Build();
  CHECK(Words(state, "1") ==
        "1+2S 1+1S 1+2FG 1+1FG 1+2FB 1+1FB 1+2KG 1+1KG 1+2KB 1+1KB 1+2A 1+1A "
        "1+2W 1+1W 1+2C 1+1C");
  CHECK(Why(state, "1+0") == "take at least one unit, or leave the action out");
  Effect effect = state.Play(0, Legal(state, "1+1FB", 0));
  CHECK(effect.ends_turn);
  CHECK(state.phase() == Phase::kGift);
  CHECK(state.Turn() == 1);
  CHECK(Words(state, "+", 2) == "+1FG +1FB +0");
  state = After(state, {"+1FG"});
  CHECK(state.Turn() == 2);
  state = After(state, {"+0"});
  // The Mayor may still build.
  CHECK(state.Turn() == 0);
  CHECK(state.phase() == Phase::kTurn);
  CHECK(Wheels(state, 1) == "0012340130");
  CHECK(Wheels(state, 2) == "0022340120");
  CHECK(Wheels(state, 3) == "0012340120");
}

TEST_CASE("Road, ruling 17: no room for a gift unless a conversion makes it") {
  State state =
      Layout().Seat(2).Wheels("0012370120").Built("P15", "C2").Build();
  state = After(state, {"1+2W"});
  CHECK(Words(state, "+", 2) == "+0");
  CHECK(Why(state, "+1W", 2) == "the glass wheel's wood is at 7");
  state = After(state, {"P15+2A"});
  CHECK(Words(state, "+", 2) == "+1W +0");
  state = After(state, {"+1W"});
  CHECK(Wheels(state, 2) == "0012570120");
  CHECK(state.Turn() == 0);
}

TEST_CASE("Road, ruling 17: both Mayors of a followed card give") {
  State state = TwoPlayers("MPFDR", "MLBCS");
  state = After(state, {"M", "1+2S"});
  CHECK(state.Turn() == 1);
  CHECK(state.phase() == Phase::kGift);
  state = After(state, {"+1S"});
  CHECK(state.Turn() == 1);
  CHECK(state.phase() == Phase::kTurn);
  state = After(state, {"1+2W"});
  CHECK(state.Turn() == 0);
  CHECK(state.phase() == Phase::kGift);
  state = After(state, {"+0"});
  CHECK(state.phase() == Phase::kPlay);
  CHECK(state.Turn() == 1);
}

TEST_CASE("Road, B: two buildings for 1 food") {
  State state = Layout().Card('B').Display("I22 P17").Build();
  CHECK(Words(state) == "-C1 -A2 -E2 -A3 -E3 -C4 $FG $FB .");
  CHECK(Why(state, "I22@C2") ==
        "first pay the entry cost of the Master Builder: 1F");
  state = After(state, {"$FB", "I22@C2", "+3S"});
  CHECK(state.Turn() == 0);
  CHECK(Words(state, "P") == "P17@C3");
  state = After(state, {"P17@C3"});
  CHECK(state.Turn() == 1);
  CHECK(Why(Layout().Card('B').Wheels("0002340100").Build(), "$FG") ==
        "the Master Builder needs 1 food; you have none");
}

TEST_CASE("Road, ruling 10: who has paid may still do nothing") {
  const State state = After(Layout().Card('B').Build(), {"$FG"});
  CHECK(Words(state) == "-C1 -A2 -E2 -A3 -E3 -C4 .");
  CHECK(After(state, {"."}).Turn() == 1);
  CHECK(Why(state, "$FB") == "the entry cost is paid already");
  CHECK(Why(Layout().Card('F').Build(), "$FB") ==
        "the Forester has no entry cost");
}

TEST_CASE("Road, C: 1 wood and a building for a forest") {
  const State state = Layout().Card('C').Display("I22").Build();
  CHECK(Words(state, "$") == "$A1 $D1 $B2 $D2 $A4 $D4");
  CHECK(Why(state, "$B1") == "no forest is named B1");
  const State felled = After(state, {"$B2"});
  CHECK(Words(felled, "I") == "I22@B2 I22@C2 I22@B3 I22@C3");
  CHECK(Words(felled, "1") == "1+1W");
  CHECK(Words(After(felled, {"1+1W"}), "I") == "I22@B2 I22@C2 I22@B3 I22@C3");
  const State bare = Layout().Card('C').Land("..O..P...GO...P..G..").Build();
  CHECK(Words(bare, "$") == "");
  CHECK(Why(bare, "$A1") == "the Carpenter needs a forest; you have none");
}

TEST_CASE("Road, S: 2 charcoal and 2 food for a forest") {
  const State state = After(Layout().Card('S').Build(), {"$A1"});
  CHECK(Words(state, "1") == "1+2KG 1+1KG 1+2KB 1+1KB");
  CHECK(Words(state, "2") == "2+2FG 2+1FG 2+2FB 2+1FB");
  // Clay 1, food 2 and then charcoal: the brick wheel turns.
  CHECK(Wheels(After(state, {"1+2KB"})) == "0012341011");
}

TEST_CASE("Road, W: twice 2 wood for a forest, action 1 first") {
  const State state = After(Layout().Card('W').Build(), {"$D4"});
  CHECK(Words(state, "1") == "1+2W 1+1W");
  CHECK(Words(state, "2") == "");
  CHECK(Why(state, "2+2W") ==
        "both actions of the Woodcutter are equal: begin with 1");
  CHECK(Words(After(state, {"1+2W"}), "2") == "2+1W");
}

TEST_CASE("Road, Y: twice 2 clay for 1 water") {
  const State state = After(Layout().Card('Y').Build(), {"$A"});
  CHECK(Wheels(state) == "0012240120");
  CHECK(Wheels(After(state, {"1+2C", "2+2C"})) == "0012240520");
  CHECK(Why(Layout().Card('Y').Wheels("0012040120").Build(), "$A") ==
        "the Clay Worker needs 1 water; you have none");
}

TEST_CASE("Road, G: charcoal for each card in hand, and 2 wood") {
  const State state = After(Layout().Card('G').Build(), {"$A"});
  CHECK(Words(state, "1+4") == "1+4KG 1+4KB");
  CHECK(Words(state, "1+5") == "");
  CHECK(Words(state, "2") == "2+2W 2+1W");
  // Ruling 15: a card laid face down is not in hand.
  State laid = State(Options{3});
  laid = After(laid, {"set-up first=1 "
                      "display=P4,P17,P19,P24,I19,I20,I21,I22,V7,V8,V21,V28"});
  for (const char* hand : {"PFDRL", "GMBCS", "WYKHA"}) {
    for (const char letter : std::string(hand)) {
      laid = After(laid, {std::string(1, letter)});
    }
  }
  laid = After(laid, {"P", "G", "W", ".", "$A"});
  CHECK(laid.Turn() == 1);
  CHECK(Words(laid, "1+4", 2) == "1+4KG 1+4KB");
}

TEST_CASE("Road, K: twice 3 charcoal for 1 wood, each on either wheel") {
  const State state = After(Layout().Card('K').Build(), {"$W"});
  CHECK(Words(state, "1") == "1+3KG 1+2KG 1+1KG 1+3KB 1+2KB 1+1KB");
  CHECK(Wheels(After(state, {"1+3KG", "2+2KG"})) == "0017330120");
}

TEST_CASE("Road, H: 2 food, and 1 food a pond, for 1 charcoal") {
  const State state = After(Layout().Card('H').Build(), {"$KG"});
  CHECK(Wheels(state) == "0011340120");
  CHECK(Words(state, "1") == "1+2FG 1+1FG 1+2FB 1+1FB");
  CHECK(Words(After(state, {"-C1"}), "2") == "2+1FG 2+1FB");
}

TEST_CASE("Road, A: the seed's example: sand first makes room for water") {
  const State state = Layout().Card('A').Paid().Wheels("0011410120").Build();
  CHECK(Words(state, "1") == "1+2A+1W 1+2A 1+1A+1W 1+1A 1+1W");
  CHECK(Words(state, "2") == "2+1S+2A 2+1S+1A 2+1S 2+2A 2+1A");
  const State sand = After(state, {"2+1S+2A"});
  CHECK(Wheels(sand) == "1000500120");
  CHECK(Words(sand, "1+2A") == "1+2A+1W 1+2A");
  const State wood = After(state, {"1+2A+1W"});
  CHECK(Words(wood, "2") == "2+1S+1A 2+1S 2+1A");
}

TEST_CASE("Road, ruling 11: any action may be left out") {
  for (const char card : kCardLetters) {
    CHECK(After(Layout().Card(card).Build(), {"."}).Turn() == 1);
  }
}

}  // namespace
}  // namespace glazier::road
