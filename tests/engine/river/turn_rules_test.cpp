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
  CHECK(state.WhyNot(state.Turn(), Step{2, kNoPiece, 3, 2}) ==
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
  CHECK(ParseDeal(after, "lake D1").why() ==
        "nothing of the kind is dealt now");
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
  CHECK(LegalMoves(state, "W") == "W3>3-2:DL W3>3-2:LD W3>3-4");
  CHECK(Part(After(state, "W3>3-2:LD", "tile W1"), "seat") == "-:G1,L14,D2:-");
  CHECK(Part(After(state, "W3>3-2:DL", "tile W1"), "seat") == "-:G1,D2,L14:-");
  CHECK(ParseStep(state, state.Turn(), "W3>3-2").why() ==
        "the colours LD are new and 6 columns are free: add the order of the 2 "
        "that get one, such as :LD");
  CHECK(ParseStep(state, state.Turn(), "W3>3-4:LD").why() ==
        "there is no order to choose: fewer than two new colours");
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

TEST_CASE("River, ruling 4: two new colours, one free column: one letter") {
  const State state = Layout()
                          .Satchel("W3")
                          .Columns("W1,P1,L1,D1,M1,G1")
                          .On('2', "Y1O4O5")
                          .Build();
  CHECK(LegalMoves(state, "W3>3-2") == "W3>3-2:O W3>3-2:Y");
  CHECK(Part(After(state, "W3>3-2:O", "tile P1"), "seat") ==
        "-:W1,P1,L1,D1,M1,G1,O45:Y1");
  CHECK(ParseStep(state, state.Turn(), "W3>3-2:OY").why() ==
        "the colours YO are new and 1 column is free: add the order of the 1 "
        "that get one, such as :Y");
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
  CHECK(LegalMoves(state, "~P2") == "~P2!G6 ~P2!L1 ~P2!W1 ~P2!W2");
  const State after = After(state, "~P2!L1", "lake M1M2M3M4");
  CHECK(Part(after, "seat") == "W1W1W2W2G6:-:L1");
  CHECK(ParseStep(state, state.Turn(), "~P2").why() ==
        "a satchel holds 5: add ! and the 1 piece for the overflow");
  CHECK(ParseStep(state, state.Turn(), "~P2!P2").why() ==
        "P2 is not in your satchel after the draw");
  CHECK(ParseStep(Layout().Satchel("G6").Build(), 0, "~L5!G6").why() ==
        "your satchel has room for all: nothing goes to the overflow");
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
  CHECK(LegalMoves(four, "~") == "~!G6 ~!L1 ~!P1 ~!P2 ~!W1 ~!W2");
}

TEST_CASE(
    "River, ruling 8: only who has no piece and no way to get one "
    "passes") {
  const Layout empty = Layout().Lake("-").Seat(2).EmptyBag();
  CHECK(LegalMoves(empty.Build()) == "-");
  CHECK(ParseStep(Layout().Satchel("W1").Build(), 0, "-").why() ==
        "you have glass to place: nobody passes who can do something");
  CHECK(ParseStep(Layout().Build(), Layout().Build().Turn(), "-").why() ==
        "you can draw from the lake: nobody passes who can do something");
  CHECK(LegalMoves(Layout().Build()) == "~L5 ~P5 ~W5");
}

TEST_CASE("River: the most legal moves there can be") {
  std::string tiles[kTiles] = {"W1P1L1D1M1G1Y1O1K1", "W2P2L2D2M2G2Y2O2K2",
                               "W3P3L3D3M3G3Y3O3K3", "W4P4L4D4M4G4Y4O4K4",
                               "W5P5L5D5M5G5Y5O5K5", "W6P6L6D6M6G6Y6O6K6"};
  Layout layout(5);
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    layout.On(static_cast<char>('1' + tile), tiles[tile]);
  }
  const State state = layout.Satchel("W2P2L2D2M2").Lake("W1P3L4D5M6").Build();
  CHECK(state.CountSteps() == State::kMostLegal);
  CHECK(state.WhyNot(state.Turn(), state.NthStep(State::kMostLegal - 1)) == "");
  CHECK(state.NthStep(12'345'678) != state.NthStep(12'345'679));
  State::Steps moves;
  state.List(state.Turn(), moves);
  CHECK(moves.size() == State::kMaxSteps);
  CHECK(moves[0] == state.NthStep(0));
  for (const Step& move : moves) {
    REQUIRE(state.WhyNot(state.Turn(), move) == "");
  }
}

}  // namespace
}  // namespace glazier::river
