// SPDX-License-Identifier: MIT
// Spoken output of River Valley.
#include "engine/river/spoken.hpp"

#include <doctest/doctest.h>

#include "engine/river/words.hpp"
#include "tests/support/spoken.hpp"

namespace glazier::river {
namespace {

const std::vector<Seat> kSeats = {{"human", "Ana"}, {"easy", "Bot"}};
const Listener kAna{0, kSeats};

TEST_CASE("River, spoken: pieces are named by colour and shape") {
  CHECK(SpokenPiece(PieceOf(0, 2)) == "white square");
  Pieces pieces;
  CHECK(SpokenPieces(pieces) == "nothing");
  pieces.Add(PieceOf(0, 2), 2);
  pieces.Add(PieceOf(2, 5));
  CHECK(SpokenPieces(pieces) == "2 white squares and light blue drop");
}

TEST_CASE("River, spoken: steps in words") {
  const State state{Options{}};
  const auto words = [&](const Step& step) {
    return Listed(SpeakStep(state, 0, step), "", ", ");
  };
  const Piece white = PieceOf(0, 2);
  const Piece purple = PieceOf(1, 2);
  CHECK(words(Step::Pass()) == "pass");
  CHECK(words(Step::Draw(kNoPiece)) == "draw");
  CHECK(words(Step::Draw(white)) == "draw, leave white square");
  CHECK(words(Step::Column(3)) == "column dark blue");
  CHECK(words(Step::Spill(white)) == "give up white square");
  CHECK(words(Step::Place(white, kNoPiece, 2, 4)) ==
        "white square, gather tile 5");
  CHECK(words(Step::Place(white, purple, 1, 0)) ==
        "two squares, white and purple, tile 2, gather tile 1");
}

TEST_CASE("River, spoken: a tile says its neighbours") {
  State state{Options{}};
  Rng rng(5);
  state.Apply(state.Draw(rng));
  const int first = state.tile(0) + 1;
  const int second = state.tile(1) + 1;
  const int third = state.tile(2) + 1;
  CHECK(SpeakAnswer(state, 0, "tile " + std::to_string(first), kAna)
            ->ends_with("It is at the start, beside tile " +
                        std::to_string(second) + ".\n"));
  CHECK(SpeakAnswer(state, 0, "tile " + std::to_string(second), kAna)
            ->ends_with("It is between tiles " + std::to_string(first) +
                        " and " + std::to_string(third) + ".\n"));
  CHECK_FALSE(SpeakAnswer(state, 0, "tile 7", kAna));
}

TEST_CASE("River, spoken: where there is a choice, it is named") {
  State state{Options{}};
  Rng rng(1);
  int asked = 0;
  while (state.Turn() != kNobody) {
    if (state.Turn() != kDealer && state.asked() == Asked::kColumn) {
      ++asked;
      State::Steps steps;
      state.List(state.Turn(), steps);
      const std::string turn = SpeakTurn(state, state.Turn(), kAna);
      for (const Step& step : steps) {
        CHECK(turn.find(kColourNames[step.colour]) != std::string::npos);
      }
    }
    state.RandomStep(rng);
  }
  CHECK(asked > 0);
}

TEST_CASE("River, spoken: whole games in sentences") {
  for (std::uint64_t seed = 1; seed < 5; ++seed) {
    const State end = ListenToGame<State>(
        seed, kAna,
        [](const State&, int, const State&) { return std::string(); });
    CHECK(SpeakTable(end, kAna) == "The game is over.\n");
  }
}

}  // namespace
}  // namespace glazier::river
