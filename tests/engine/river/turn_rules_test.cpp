// SPDX-License-Identifier: MIT
// A turn by the rule book: placing, gathering, the flow, building, drawing.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/river_positions.hpp"

namespace glazier::river {
namespace {

TEST_CASE(
    "River, ruling 1: tiles by their stones, five in the lake, three each") {
  for (int players = 2; players <= 5; ++players) {
    Rng rng(static_cast<std::uint64_t>(players));
    State state(Options{players});
    CHECK(state.Turn() == kDealer);
    CHECK(state.bag().Total() == (players == 5 ? 132 : 120));
    state.Apply(state.Draw(rng));
    CHECK(state.Turn() == state.first());
    for (int tile = 0; tile < kTiles; ++tile) {
      CHECK(state.on(tile).Total() == 1 + tile % 2);
    }
    CHECK(state.lake().size() == 5);
    for (int seat = 0; seat < players; ++seat) {
      CHECK(state.board(seat).satchel.size() == 3);
    }
    CHECK(state.bag().Total() ==
          (players == 5 ? 132 : 120) - 9 - 5 - 3 * players);
  }
}

TEST_CASE("River, ruling 1: black glass only with five players") {
  CHECK(State(Options{4}).bag().CountColour(kBlack) == 0);
  CHECK(State(Options{5}).bag().CountColour(kBlack) == 12);
}

TEST_CASE("River, ruling 2: one piece goes onto the tile of its shape") {
  const State state = Layout().Satchel("W3").Build();
  CHECK(LegalMoves(state, "W") == "W3>3-2 W3>3-4");
  CHECK(state.WhyNot(state.Turn(), Step::Place(2, kNoPiece, 3, 2)) ==
        "a single W3 goes only on tile 3, the tile of its shape");
}

TEST_CASE("River, ruling 2: the tiles at the ends have one neighbour") {
  CHECK(LegalMoves(Layout().Satchel("W1").Build(), "W") == "W1>1-2");
  CHECK(LegalMoves(Layout().Satchel("W6").Build(), "W") == "W6>6-5");
  CHECK(LegalMoves(Layout().River("612345").Satchel("W6").Build(), "W") ==
        "W6>6-1");
}

TEST_CASE("River, ruling 2: two of one shape go onto any tile") {
  const State state = Layout().Satchel("W3P3L4").Build();
  CHECK(LegalMoves(state, "W3+") ==
        "W3+P3>1-2 W3+P3>2-1 W3+P3>2-3 W3+P3>3-2 W3+P3>3-4 W3+P3>4-3 "
        "W3+P3>4-5 W3+P3>5-4 W3+P3>5-6 W3+P3>6-5");
  CHECK(LegalMoves(state, "P3+") == "");
  CHECK(ParseStep(state, state.Turn(), "W3+L4>3-2").why() ==
        "W3 and L4 differ in shape: two pieces must have the same");
}

TEST_CASE("River: equal pieces are one choice") {
  const State state = Layout().Satchel("W3W3W3").Build();
  CHECK(LegalMoves(state, "W3>") == "W3>3-2 W3>3-4");
  CHECK(LegalMoves(state, "W3+W3>1") == "W3+W3>1-2");
  CHECK(Split(LegalMoves(state, "W3"), ' ').size() == 2 + 10);
  CHECK(ParseStep(Layout().Satchel("W3").Build(), 0, "W3+W3>1-2").why() ==
        "there is only one W3 in your satchel");
}

TEST_CASE("River, ruling 2: everything on the neighbour is gathered") {
  const State after =
      After(Layout().Satchel("W3D1").On('2', "P1P2W4").Columns("W1").Build(),
            "W3>3-2", "tile L1");
  CHECK(Part(after, "seat") == "D1:W14,P12:-");
  CHECK(Part(after, "river") == "2:L1,1:-,3:W3,4:-,5:-,6:-");
}

TEST_CASE(
    "River, ruling 3: the emptied tile flows to the start and is filled "
    "by the stones beside it") {
  // Tile 4 has two stones itself; beside it lies tile 1 with one stone.
  const State state = Layout().Satchel("W3L4L4").On('4', "P4").Build();
  State after = state;
  after.Play(after.Turn(), Legal(state, "W3>3-4"));
  CHECK(after.Turn() == kDealer);
  CHECK(after.AwaitsTile());
  CHECK(Part(after, "river") == "4:-,1:-,2:-,3:W3,5:-,6:-");
  CHECK(ParseDeal(after, "tile D1D2").why() == "the tile must get 1 piece");
  CHECK(ParseDeal(after, "lake D1").why() == "this deal is not due now");
  CHECK(Part(After(state, "W3>3-4", "tile D1"), "river") ==
        "4:D1,1:-,2:-,3:W3,5:-,6:-");
  // Beside tile 1 at the start lies tile 2 with two stones.
  CHECK(Part(After(Layout().Satchel("W2").Build(), "W2>2-1", "tile D1L1"),
             "river") == "1:L1D1,2:W2,3:-,4:-,5:-,6:-");
}

TEST_CASE(
    "River, ruling 4: new colours take columns from the left, in the "
    "player's order") {
  const State state =
      Layout().Satchel("W3").Columns("G1").On('2', "L1D2L4").Build();
  CHECK(LegalMoves(state, "W") == "W3>3-2 W3>3-4");
  const State asked = After(state, "W3>3-2");
  CHECK(asked.Turn() == 0);
  CHECK(asked.asked() == Asked::kColumn);
  CHECK(LegalMoves(asked) == ":D :L");
  // The other one has no choice.
  CHECK(Part(After(asked, ":L", "tile W1"), "seat") == "-:G1,L14,D2:-");
  CHECK(Part(After(asked, ":D", "tile W1"), "seat") == "-:G1,D2,L14:-");
  CHECK(Typed(asked, "W3>3-2") ==
        "no: first say which new colour gets column 2: :L or :D");
  CHECK(Typed(asked, ":G") ==
        "no: the colours that wait for a column are :L or :D");
}

TEST_CASE(
    "River, ruling 4: each column is asked for until one colour is left") {
  State state = Layout().Satchel("W3").On('2', "L1D2M3M4").Build();
  CHECK_FALSE(state.Play(0, Legal(state, "W3>3-2")).ends_turn);
  CHECK(LegalMoves(state) == ":D :L :M");
  CHECK_FALSE(state.Play(0, Legal(state, ":M")).ends_turn);
  CHECK(LegalMoves(state) == ":D :L");
  CHECK(Part(state, "seat") == "-:M34:-");
  CHECK(Part(state, "gathered") == "L1D2");
  const Effect effect = state.Play(0, Legal(state, ":D"));
  CHECK(effect.ends_turn);
  CHECK(effect.built == 2);
  CHECK(Part(state, "seat") == "-:M34,D2,L1:-");
  CHECK(Part(state, "gathered") == "");
  CHECK(state.AwaitsTile());
}

TEST_CASE("River, ruling 4: what has a column is built before new colours") {
  const State state =
      Layout().Satchel("W3").Columns("G1").On('2', "L1D2G4G5").Build();
  const State asked = After(state, "W3>3-2");
  CHECK(Part(asked, "seat") == "-:G145:-");
  CHECK(Part(asked, "gathered") == "L1D2");
  CHECK(Part(asked, "river") == "2:-,1:-,3:W3,4:-,5:-,6:-");
}

TEST_CASE("River, ruling 4: one new colour is never asked for") {
  const State state = Layout().Satchel("W3").On('2', "L1L2").Build();
  CHECK(Part(After(state, "W3>3-2", "tile W1"), "seat") == "-:L12:-");
}

TEST_CASE("River, ruling 4: a full column sends pieces to the overflow") {
  const State state =
      Layout().Satchel("L3").Columns("W1111").On('2', "W2W3").Build();
  CHECK(Part(After(state, "L3>3-2", "tile P1"), "seat") == "-:W11112:W3");
}

TEST_CASE("River, ruling 4: an eighth colour goes to the overflow") {
  const Layout seven = Layout().Satchel("W3").Columns("W1,P1,L1,D1,M1,G1,Y1");
  Layout layout = seven;
  const State state = layout.On('2', "O4O5W4").Build();
  CHECK(LegalMoves(state, "W3>3-2") == "W3>3-2");
  CHECK(Part(After(state, "W3>3-2", "tile P1"), "seat") ==
        "-:W14,P1,L1,D1,M1,G1,Y1:O4O5");
}

TEST_CASE("River, ruling 4: two new colours, one free column: one step") {
  const State state = Layout()
                          .Satchel("W3")
                          .Columns("W1,P1,L1,D1,M1,G1")
                          .On('2', "Y1O4O5")
                          .Build();
  CHECK(LegalMoves(After(state, "W3>3-2")) == ":O :Y");
  CHECK(Part(After(state, "W3>3-2:O", "tile P1"), "seat") ==
        "-:W1,P1,L1,D1,M1,G1,O45:Y1");
  CHECK(Typed(state, "W3>3-2:OY") ==
        "no: no column is left to choose for yellow");
}

TEST_CASE("River, ruling 5: four of the lake's five into the satchel") {
  const State state = Layout().Lake("W1W1P2L3D4").Satchel("G6").Build();
  CHECK(LegalMoves(state, "~") == "~D4 ~L3 ~P2 ~W1");
  const State after = After(state, "~W1", "lake M1M2M3M4");
  CHECK(Part(after, "seat") == "W1P2L3D4G6:-:-");
  CHECK(Part(after, "lake") == "W1M1M2M3M4");
  CHECK(after.Turn() == 1);
}

TEST_CASE("River, ruling 5: as many as do not fit, of satchel and lake") {
  const State state = Layout().Lake("W1W1W2W2P2").Satchel("L1G6").Build();
  const State asked = After(state, "~P2");
  CHECK(asked.asked() == Asked::kSpill);
  CHECK(LegalMoves(asked) == "!G6 !L1 !W1 !W2");
  const State after = After(asked, "!L1", "lake M1M2M3M4");
  CHECK(Part(after, "seat") == "W1W1W2W2G6:-:L1");
  CHECK(Typed(asked, "~P2") ==
        "no: a satchel holds 5: first send 1 piece to the overflow, such as "
        "!W1");
  CHECK(Typed(asked, "!P2") == "no: there is no P2 in your satchel");
  CHECK(Typed(Layout().Satchel("G6").Build(), "~L5!G6") ==
        "no: your satchel has room for all: nothing goes to the overflow");
}

TEST_CASE(
    "River, ruling 5: piece by piece, in any order, until five are left") {
  State state = Layout().Lake("W1W1W2W2P2").Satchel("P2L1D1G6O4").Build();
  Effect effect = state.Play(0, Legal(state, "~W1"));
  CHECK(effect.drawn == 4);
  CHECK(state.board(0).satchel.size() == 9);
  for (const char* const word : {"!O4", "!W2", "!P2", "!W2"}) {
    CHECK_FALSE(effect.ends_turn);
    CHECK(state.Turn() == 0);
    effect = state.Play(0, Legal(state, word));
    CHECK(effect.spilled == 1);
  }
  CHECK(effect.ends_turn);
  CHECK(state.AwaitsLake());
  CHECK(Part(state, "seat") == "W1P2L1D1G6:-:W2W2P2O4");
}

TEST_CASE("River, ruling 5: the lake is filled up to five from the bag") {
  State state = Layout().Satchel("G6").Build();
  state.Play(state.Turn(), Legal(state, "~L5"));
  CHECK(state.AwaitsLake());
  CHECK(ParseDeal(state, "lake M1M2M3").why() == "the lake must get 4 pieces");
  CHECK(ParseDeal(state, "lake M1M1M1M2").why() == "the bag has no M1 left");
  CHECK(ParseDeal(state, "lake K1M1M1M2").why() == "the bag has no K1 left");
}

TEST_CASE("River, ruling 8: an empty tile gives nothing but flows") {
  const State after =
      After(Layout().Satchel("W3").Build(), "W3>3-4", "tile P1");
  CHECK(Part(after, "seat") == "-:-:-");
  CHECK(Part(after, "river") == "4:P1,1:-,2:-,3:W3,5:-,6:-");
}

TEST_CASE(
    "River, ruling 8: an empty bag refills nothing, a poor one what it "
    "has") {
  const State poor =
      Layout().Lake("-").Satchel("W3").On('4', "P4").Seat(2).EmptyBag().Build();
  const State after = After(poor, "W3>3-4");
  CHECK(after.Turn() == 1);
  CHECK(Part(after, "river") == "4:-,1:-,2:-,3:W3,5:-,6:-");
  CHECK(Part(after, "seat") == "-:P4:-");
}

TEST_CASE("River, ruling 8: a lake with fewer than five gives all it has") {
  const State state =
      Layout().Lake("W1W2").Satchel("G6").Seat(2).EmptyBag().Build();
  CHECK(LegalMoves(state, "~") == "~");
  CHECK(Part(After(state, "~"), "seat") == "W1W2G6:-:-");
  CHECK(Part(After(state, "~"), "lake") == "-");
  CHECK(ParseStep(state, state.Turn(), "~W1").why() ==
        "the lake has only 2 pieces: all are drawn, with ~");
  const State four =
      Layout().Lake("W1W2P1P2").Satchel("G6L1").Seat(2).EmptyBag().Build();
  CHECK(LegalMoves(four, "~") == "~");
  CHECK(LegalMoves(After(four, "~")) == "!G6 !L1 !P1 !P2 !W1 !W2");
  CHECK(Part(After(four, "~!G6"), "seat") == "W1W2P1P2L1:-:G6");
  CHECK(After(four, "~!G6").Turn() == 1);
}

TEST_CASE(
    "River, ruling 8: only who has no piece and no way to get one "
    "passes") {
  const Layout empty = Layout().Lake("-").Seat(2).EmptyBag();
  CHECK(LegalMoves(empty.Build()) == "-");
  CHECK(ParseStep(Layout().Satchel("W1").Build(), 0, "-").why() ==
        "you have glass to place: you can pass only when you can do nothing "
        "else");
  CHECK(ParseStep(Layout().Build(), Layout().Build().Turn(), "-").why() ==
        "you can draw from the lake: you can pass only when you can do nothing "
        "else");
  CHECK(LegalMoves(Layout().Build()) == "~L5 ~P5 ~W5");
}

TEST_CASE("River: the most legal steps there can be") {
  const State state = Layout(5)
                          .Satchel("W2P2L2D2M2")
                          .Lake("W1P3L4D5M6")
                          .On('3', "W1P1L1D1M1G1Y1O1K1")
                          .Build();
  State::Steps steps;
  state.List(state.Turn(), steps);
  CHECK(steps.size() == State::kMaxSteps);
  CHECK(State::kMaxSteps == 115);
  // Nine colours for seven columns.
  State columns = After(state, "W2>2-3");
  CHECK(LegalMoves(columns) == ":D :G :K :L :M :O :P :W :Y");
  columns = After(columns, ":K:O:Y:G:M:D:L");
  CHECK(Part(columns, "seat") == "P2L2D2M2:K1,O1,Y1,G1,M1,D1,L1:W1P1");
}

}  // namespace
}  // namespace glazier::river
