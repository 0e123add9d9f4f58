// SPDX-License-Identifier: MIT
// What players read: moves and deals in sentences, results, and the table.
#include "engine/river/words.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/river/pieces_text.hpp"
#include "tests/support/river_positions.hpp"

namespace glazier::river {
namespace {

const std::vector<glazier::Seat> kSeats = {{"human", "Ana"},
                                           {"greedy", "Bruno"}};

Layout Table() {
  return Layout()
      .Satchel("W3P3L1L2")
      .Columns("W12346,P1")
      .On('2', "W1W2P2")
      .On('4', "D4");
}

std::string Told(std::string_view word) {
  const State state = Table().Build();
  return Tell(state, state.Turn(), Legal(state, word));
}

TEST_CASE("River told: placing, gathering, drawing and passing") {
  CHECK(Told("W3>3-4") == "places W3 on tile 3 and gathers D4 from tile 4");
  CHECK(Told("W3+P3>3-2") ==
        "places W3 and P3 on tile 3 and gathers W1 W2 P2 from tile 2; 2 of "
        "them to the overflow");
  CHECK(Told("W3+P3>4-5") ==
        "places W3 and P3 on tile 4 and gathers nothing from tile 5, which is "
        "empty");
  CHECK(Told("~P5") == "draws W5 W5 P5 L5 from the lake");
  const State drawn = After(Table().Build(), "~P5");
  CHECK(Tell(drawn, 0, Legal(drawn, "!L1")) == "sends L1 to the overflow");
  const State empty = Layout().Lake("-").Seat(2).EmptyBag().Build();
  CHECK(Tell(empty, empty.Turn(), Step::Pass()) == "passes, having no glass");
}

TEST_CASE("River told: which colours get columns") {
  const State state = Layout().Satchel("W3").On('2', "L1D2").Build();
  CHECK(Tell(state, 0, Legal(state, "W3>3-2")) ==
        "places W3 on tile 3 and gathers L1 D2 from tile 2");
  const State asked = After(state, "W3>3-2");
  CHECK(Tell(asked, 0, Legal(asked, ":D")) ==
        "gives dark blue column 1, light blue column 2");
  const State last =
      Layout().Columns("W1,P1,L1,D1,M1,G1").Gathered("Y1O4O5").Build();
  CHECK(Tell(last, 0, Legal(last, ":Y")) ==
        "gives yellow column 7; 2 of them to the overflow");
}

TEST_CASE("River reasons: from the numbers that make a move good") {
  const auto reason = [](std::string_view word) {
    const State state = Table().Build();
    return Reason(state, state.Turn(), Legal(state, word));
  };
  CHECK(reason("W3>3-4") ==
        "it builds 1 piece, the rows gain 2 points, nothing goes to the "
        "overflow");
  CHECK(reason("W3>3-2") ==
        "it builds 1 piece, the rows gain 1 point, the columns gain 4 points, "
        "2 pieces go to the overflow");
  CHECK(reason("~P5") ==
        "it leaves you 5 pieces to place, 3 pieces go to the overflow");
  const State drawn = After(Table().Build(), "~P5");
  CHECK(Reason(drawn, 0, Legal(drawn, "!L1")) ==
        "you keep W3 W5 W5 P3 P5 L2 L5");
  const State asked =
      After(Layout().Satchel("W3").On('2', "L1D2").Build(), "W3>3-2");
  CHECK(Reason(asked, 0, Legal(asked, ":D")) ==
        "it builds 2 pieces, the rows gain 2 points, nothing goes to the "
        "overflow");
}

TEST_CASE("River deals: told in a line") {
  Rng rng(1);
  State state(Options{});
  const Deal setup = state.Draw(rng);
  state.Apply(setup);
  CHECK(TellDeal(state, setup) == "River Valley for 2 players. Seat " +
                                      std::to_string(setup.first + 1) +
                                      " begins.");
  State played = Table().Build();
  played.Play(played.Turn(), Legal(played, "W3>3-4"));
  const Deal refill = *ParseDeal(played, "tile G1");
  played.Apply(refill);
  CHECK(TellDeal(played, refill) == "G1 onto tile 4, now at the start.");
}

TEST_CASE("River deals: the end is told from whoever started it") {
  int started_by_others = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Rng rng(seed);
    State state(Options{3});
    int mover = 0;
    while (state.Turn() != kNobody) {
      if (state.Turn() != kDealer) {
        mover = state.Turn();
        state.Play(state.Turn(), state.NthStep(0));
        continue;
      }
      const Deal deal = state.Draw(rng);
      state.Apply(deal);
      if (!deal.fills) {
        continue;
      }
      std::string wanted;
      for (int i = 0; i < 3; ++i) {
        const int seat = (mover + i) % 3;
        const auto& drawn = deal.satchels[static_cast<std::size_t>(seat)];
        if (!drawn.empty()) {
          wanted += " Seat " + std::to_string(seat + 1) + " draws " +
                    PiecesText(drawn, " ") + '.';
        }
      }
      CHECK(TellDeal(state, deal).ends_with("last turn." + wanted));
      started_by_others += mover > 0 ? 1 : 0;
    }
  }
  CHECK(started_by_others > 0);
}

TEST_CASE("River results: every source of points, and who wins") {
  const State state = Layout()
                          .End("last")
                          .Turn("over")
                          .Columns("W11112,P22233,D11122,L12")
                          .Overflow("Y1")
                          .Build();
  CHECK(DescribeResult(state, kSeats) ==
        "Final scoring:\n"
        "  Ana    38 points: 26 rows, 15 columns, -3 overflow\n"
        "  Bruno  0 points: 0 rows, 0 columns, 0 overflow\n"
        "Ana wins.\n");
}

TEST_CASE("River, the table in lines: river, lake, columns and satchels") {
  const std::string text = Describe(Table().Build(), 0, kSeats);
  const auto has = [&text](std::string_view part) {
    return text.find(part) != std::string::npos;
  };
  CHECK(has("The river from its start to the lake:\n"));
  CHECK(has("  tile 2 triangle  2 stones   W1 W2 P2\n"));
  CHECK(has("  lake                        W5 W5 P5 P5 L5\n"));
  CHECK(has("Ana (to move): 6 pieces\n"));
  CHECK(has("  columns  1 W12346  2 P1"));
  CHECK(has("  satchel                     W3 P3 L1 L2\n"));
  CHECK(has("Bruno: 0 pieces\n"));
  const State asked =
      After(Layout().Satchel("W3").On('2', "L1D2").Build(), "W3>3-2");
  CHECK(Describe(asked, 0, kSeats)
            .find("  waiting for columns         L1 D2\n") !=
        std::string::npos);
  CHECK(Describe(State(Options{}), 0, kSeats) ==
        "Nothing has been dealt yet.\n");
}

TEST_CASE("River appraisal: points are good, the overflow is bad") {
  const State state = Table().Build();
  const auto worth = [&state](std::string_view word) {
    return Appraise(state, state.Turn(), Legal(state, word));
  };
  CHECK(worth("W3>3-4") > worth("L1>1-2"));
  CHECK(worth("W3>3-4") > worth("~P5"));
}

TEST_CASE("River evaluation: exact at the end, the same for both sides") {
  const State over = Layout()
                         .End("last")
                         .Turn("over")
                         .Columns("W11112,P22233,D11122,L12")
                         .Build();
  CHECK(Evaluate(over, 0) == 100 * (over.Score(0) - over.Score(1)));
  CHECK(Evaluate(over, 0) == -Evaluate(over, 1));
}

TEST_CASE("River fingerprints: shapes that no longer matter do not count") {
  const State one = Layout().Columns("W12").Overflow("P1").Build();
  CHECK(Fingerprint(one) ==
        Fingerprint(Layout().Columns("W34").Overflow("P2").Build()));
  CHECK(Fingerprint(one) !=
        Fingerprint(Layout().Columns("W12").Satchel("P1").Build()));
  const Layout waiting = Layout().Columns("W12");
  CHECK(Fingerprint(Layout(waiting).Gathered("P1D1").Build()) !=
        Fingerprint(Layout(waiting).Gathered("P1L1").Build()));
  CHECK(Fingerprint(one) !=
        Fingerprint(Layout().Columns("W12").Overflow("P1").Turn("2").Build()));
}

}  // namespace
}  // namespace glazier::river
