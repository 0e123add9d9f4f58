// SPDX-License-Identifier: MIT
// Any position as one line of text.
//
//   river 1 players=2 turn=1 first=1 due=- end=no passed=0
//   river=3:W1,2:P2D4,... lake=W1P2D4M1G5 bag=444433,334444,...
//   seat=SATCHEL:COLUMNS:OVERFLOW seat=...
//
// (one line; `bag` may be left out and then holds all pieces not listed
// elsewhere). A column is its colour and the shapes from the bottom up: W134.
// Within a turn there is gathered=L1D2 after the lake, or a satchel of more
// than five pieces.
#include "engine/river/pieces_text.hpp"
#include "engine/river/position_words.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

std::string BoardText(const Board& board) {
  std::string columns;
  for (int column = 0; column < board.columns; ++column) {
    const auto index = static_cast<std::size_t>(column);
    columns += column == 0 ? "" : ",";
    columns += kColourLetters[board.colour[index]];
    for (int row = 0; row < board.height[index]; ++row) {
      columns += static_cast<char>('1' + ShapeOf(board.PieceAt(column, row)));
    }
  }
  return PiecesText(board.satchel) + ':' + (columns.empty() ? "-" : columns) +
         ':' + PiecesText(board.overflow);
}

}  // namespace

std::string BagText(const Pieces& bag, int players) {
  std::string text;
  for (int colour = 0; colour < ColoursFor(players); ++colour) {
    text += colour == 0 ? "" : ",";
    for (int shape = 0; shape < kShapes; ++shape) {
      text += static_cast<char>('0' + bag.Count(PieceOf(colour, shape)));
    }
  }
  return text;
}

std::string PositionText(const State& state) {
  std::string text =
      std::string(kPositionPrefix) + OptionsText<State>(state.options());
  if (state.AwaitsSetup()) {
    return text + " turn=set-up";
  }
  text += " turn=";
  text += state.Turn() == kNobody ? "over" : std::to_string(state.seat() + 1);
  text += " first=" + std::to_string(state.first() + 1) + " due=";
  text += state.AwaitsTile() ? "tile" : state.AwaitsLake() ? "lake" : "-";
  text += " end=";
  text += kEndWords[static_cast<std::size_t>(state.end())];
  text += " passed=" + std::to_string(state.passes()) + " river=";
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    text += (place == 0 ? "" : ",") + std::to_string(tile + 1) + ':' +
            PiecesText(state.on(tile));
  }
  text += " lake=" + PiecesText(state.lake());
  if (!state.gathered().Empty()) {
    text += " gathered=" + PiecesText(state.gathered());
  }
  text += " bag=" + BagText(state.bag(), state.players());
  for (int seat = 0; seat < state.players(); ++seat) {
    text += " seat=" + BoardText(state.board(seat));
  }
  return text;
}

}  // namespace glazier::river
