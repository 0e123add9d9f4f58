// SPDX-License-Identifier: MIT
// The end by the rule book: seventeen pieces, last turns, standstill, scoring.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/river_positions.hpp"

namespace glazier::river {
namespace {

// Sixteen pieces: 5 + 5 + 5 + 1.
constexpr std::string_view kSixteen = "W12345,P12345,D12345,L1";

TEST_CASE(
    "River, ruling 6: seventeen pieces start the end, the overflow does "
    "not count") {
  const State state = Layout()
                          .Satchel("W3G4")
                          .Columns(kSixteen)
                          .Overflow("Y1Y2Y3")
                          .On('2', "L2")
                          .Build();
  const State one_more = After(state, "W3>3-2", "tile M1 fill=M3M4,M5O4O5");
  CHECK(one_more.end() == End::kRound);
  CHECK(one_more.Turn() == 1);
  const State none = After(state, "W3>3-4", "tile M1");
  CHECK(none.end() == End::kNo);
}

TEST_CASE(
    "River, ruling 6: satchels below three are filled to three, beginning "
    "with that player, clockwise") {
  State state = Layout(3)
                    .Turn("2")
                    .Seat(1)
                    .Satchel("Y1")
                    .Seat(2)
                    .Satchel("W3")
                    .Columns(kSixteen)
                    .Seat(3)
                    .Satchel("Y2Y2M2M2")
                    .On('2', "L2")
                    .Build();
  state.Play(state.Turn(), Legal(state, "W3>3-2"));
  CHECK(ParseDeal(state, "tile M1").why() ==
        "the end of the game begins: satchels are filled");
  CHECK(ParseDeal(state, "tile M1 fill=O1,M3M4M5,-").why() ==
        "a satchel must get 2 pieces");
  const auto deal = ParseDeal(state, "tile M1 fill=O1O2,M3M4M5,-");
  REQUIRE(deal.why() == "");
  CHECK(DealText(*deal) == "tile M1 fill=O1O2,M3M4M5,-");
  state.Apply(*deal);
  CHECK(Part(state, "seat", 1).starts_with("Y1O1O2:"));
  CHECK(Part(state, "seat", 2).starts_with("M3M4M5:"));
  CHECK(Part(state, "seat", 3).starts_with("M2M2Y2Y2:"));
}

TEST_CASE("River, ruling 6: a poor bag fills whom it reaches") {
  // Four pieces are left: one for the tile, three for the player to start it.
  Layout layout = Layout(3)
                      .Turn("2")
                      .Seat(2)
                      .Satchel("W3")
                      .Columns(kSixteen)
                      .On('2', "L2")
                      .Due("-");
  State state = layout.Build();
  // Step pieces from the bag to an overflow until four are left.
  std::string rest = PiecesText(state.bag());
  layout.Seat(3).Overflow(rest.substr(0, rest.size() - 8));
  state = layout.Build();
  REQUIRE(state.bag().Total() == 4);
  state.Play(state.Turn(), Legal(state, "W3>3-2"));
  Rng rng(1);
  const Deal deal = state.Draw(rng);
  CHECK(state.WhyNotDealt(deal) == "");
  CHECK(deal.fills);
  CHECK(deal.drawn.size() == 1);
  CHECK(deal.satchels[1].size() == 3);
  CHECK(deal.satchels[2].empty());
  CHECK(deal.satchels[0].empty());
}

TEST_CASE("River, ruling 6: the round is finished, then one last turn each") {
  // Three players; seat 2 began, and the end has begun at its turn.
  State state = Layout(3)
                    .First(2)
                    .Turn("2")
                    .Seat(1)
                    .Satchel("W1P1L1")
                    .Seat(2)
                    .Satchel("W3D1D1G1")
                    .Columns(kSixteen)
                    .Seat(3)
                    .Satchel("W2P2L2")
                    .On('2', "L2")
                    .Build();
  state = After(state, "W3>3-2", "tile M1 fill=-,-,-");
  CHECK(state.end() == End::kRound);
  CHECK(state.Turn() == 2);
  CHECK(LegalMoves(state, "~") != "");  // not yet the last turn
  state = After(state, "W2>2-1", "tile M1M2");
  CHECK(state.Turn() == 0);
  CHECK(state.end() == End::kRound);
  state = After(state, "W1>1-2:W", "tile O4");
  CHECK(state.Turn() == 1);
  CHECK(state.end() == End::kLast);
  CHECK(LegalMoves(state, "~") == "");
  CHECK(ParseStep(state, state.Turn(), "~L5").why() ==
        "this is your last turn: you must place and gather");
  state = After(state, "G1>1-2", "tile M3");
  state = After(state, "P2>2-1:WMG", "tile G2G2");
  CHECK(state.Turn() == 0);
  State last = state;
  last.Play(last.Turn(), Legal(state, "P1>1-2"));
  CHECK(last.Turn() == kDealer);  // the last turn is complete, too
  last.Apply(*ParseDeal(last, "tile O1"));
  CHECK(last.Turn() == kNobody);
}

TEST_CASE(
    "River, ruling 6: started by the last of a round, last turns follow "
    "at once, and a second seventeen starts nothing") {
  State state = Layout()
                    .Turn("2")
                    .Seat(1)
                    .Satchel("W3G3G4")
                    .Columns(kSixteen)
                    .Seat(2)
                    .Satchel("P3M4M5M6")
                    .Columns("W12346,P12346,D12456,L4")
                    .On('2', "L2")
                    .On('4', "L3")
                    .Build();
  state = After(state, "P3>3-2", "tile M1 fill=-,-");
  CHECK(state.end() == End::kLast);
  CHECK(state.Turn() == 0);
  state.Play(state.Turn(), Legal(state, "W3>3-4"));
  CHECK(state.board(0).inventory == 17);
  CHECK(ParseDeal(state, "tile M2M2 fill=-,-").why() ==
        "the end of the game has not begun");
  state.Apply(*ParseDeal(state, "tile M2M2"));
  CHECK(state.end() == End::kLast);
}

TEST_CASE(
    "River, rulings 6 and 8: without a piece the last turn is a pass, "
    "whatever is in the lake") {
  const State state = Layout()
                          .End("last")
                          .Columns("W11112,P22233,D11122,L12")
                          .Seat(2)
                          .Satchel("W3")
                          .Build();
  CHECK(LegalMoves(state) == "-");
  const State after = After(state, "-");
  CHECK(after.Turn() == 1);
  CHECK(LegalMoves(after) == "W3>3-2 W3>3-4");
}

TEST_CASE("River, ruling 10: when all have passed in a row the game is over") {
  const Layout layout = Layout(3).Lake("-").Seat(3).EmptyBag();
  State state = layout.Build();
  state = After(state, "-");
  CHECK(state.Turn() == 1);
  CHECK(state.passes() == 1);
  state = After(state, "-");
  CHECK(state.Turn() == 2);
  state = After(state, "-");
  CHECK(state.Turn() == kNobody);
  CHECK(state.end() == End::kNo);
  CHECK(state.Wins(0));
  CHECK(state.Wins(1));
  CHECK_FALSE(state.Wins(2));
  CHECK(PositionText(*State::ParsePosition(PositionText(state))) ==
        PositionText(state));
}

TEST_CASE("River, ruling 10: a step between passes starts the count again") {
  const State state = Layout(3)
                          .Lake("-")
                          .Turn("3")
                          .Passed(2)
                          .Seat(3)
                          .Satchel("W1")
                          .EmptyBag()
                          .Build();
  const State after = After(state, "W1>1-2");
  CHECK(after.passes() == 0);
  CHECK(after.Turn() == 0);
}

FinalScore Worth(std::string_view columns,
                 std::string_view overflow = "-",
                 std::string_view end = "no") {
  return Layout().End(end).Columns(columns).Overflow(overflow).Build().Final(0);
}

TEST_CASE("River, ruling 7: the example of the rules") {
  // Heights 4 2 3 3 3 1 1.
  const FinalScore score = Worth("W1234,P12,L123,D123,M123,G1,Y1", "-", "last");
  CHECK(score.rows == 22 + 11 + 1 + 1 + 0);
  CHECK(score.columns == 4 + 9);
  CHECK(score.overflow == 0);
  CHECK(score.total == 48);
}

TEST_CASE("River, ruling 7: rows count from the left up to the first gap") {
  CHECK(Worth("-").rows == 0);
  CHECK(Worth("W1").rows == 1);
  CHECK(Worth("W1,P1").rows == 2);
  CHECK(Worth("W1,P1,L1").rows == 4);
  CHECK(Worth("W1,P1,L1,D1").rows == 7);
  CHECK(Worth("W1,P1,L1,D1,M1").rows == 11);
  CHECK(Worth("W1,P1,L1,D1,M1,G1").rows == 16);
  CHECK(Worth("W1,P1,L1,D1,M1,G1,Y1").rows == 22);
  CHECK(Worth("W1,P11").rows == 2);  // the second row has a gap at once
  CHECK(Worth("W11112,P22233").rows == 5 * 2);
}

TEST_CASE("River, ruling 7: the two tallest columns, ties further left") {
  CHECK(Worth("W1").columns == 0);  // nothing for height one
  CHECK(Worth("W11").columns == 2);
  CHECK(Worth("W1,P1").columns == 0);
  CHECK(Worth("W1,P11").columns == 4);
  CHECK(Worth("W11,P11,L11").columns == 2 + 4);
  CHECK(Worth("W11,P11,L112").columns == 9 + 2);
  CHECK(Worth("W1,P1,L1,D1,M1,G1,Y12").columns == 14);
  CHECK(Worth("W11112,P22233,L11122").columns == 5 + 10);
}

TEST_CASE("River, ruling 7: every piece in the overflow costs three") {
  CHECK(Worth("W1", "P1P2W3").overflow == -9);
  CHECK(Worth("W1", "P1P2W3").total == 1 - 9);
}

TEST_CASE("River, ruling 7: most points win, ties share") {
  const auto over = [](std::string_view one, std::string_view two) {
    return Layout()
        .Turn("over")
        .Passed(2)
        .Lake("-")
        .Columns(one)
        .Seat(2)
        .Columns(two);
  };
  // The rest of the box lies in one overflow or the other.
  CHECK(over("W11", "-").Seat(2).EmptyBag().Build().Wins(0));
  CHECK_FALSE(over("W11", "-").Seat(2).EmptyBag().Build().Wins(1));
  CHECK(over("W11", "-").Seat(1).EmptyBag().Build().Wins(1));
  // Before the end nobody wins.
  CHECK_FALSE(Layout().Columns("W1").Build().Wins(0));
}

}  // namespace
}  // namespace glazier::river
