// SPDX-License-Identifier: MIT
// The position in plain lines, for line mode, pipes and screen readers.
#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"
#include "engine/table/winners.hpp"

namespace glazier::river {
namespace {

const std::string& SeatName(const std::vector<Seat>& seats, int seat) {
  return seats[static_cast<std::size_t>(seat)].name;
}

/// A label and pieces, folded before column 80.
template <class Each>
std::string Line(std::string_view label, const Each& pieces) {
  constexpr std::size_t kIndent = 30;
  constexpr std::size_t kWidth = 78;
  std::string text = Pad("  " + std::string(label), kIndent);
  std::size_t column = kIndent;
  const std::string all = PiecesText(pieces, " ");
  for (const std::string_view piece : Split(all, ' ')) {
    if (column + piece.size() > kWidth) {
      text.pop_back();
      text += '\n' + std::string(kIndent, ' ');
      column = kIndent;
    }
    text += std::string(piece) + ' ';
    column += piece.size() + 1;
  }
  text.back() = '\n';
  return text;
}

std::string DescribeTile(const State& state, int place) {
  const int tile = state.tile(place);
  const auto index = static_cast<std::size_t>(tile);
  const std::string stones = std::to_string(kStones[index]);
  return Line(Pad("tile " + std::to_string(tile + 1) + ' ' +
                      std::string(kShapeNames[index]),
                  17) +
                  (stones == "1" ? "1 stone" : stones + " stones"),
              state.on(tile));
}

/// Columns from the left: colour and shapes from the bottom up.
std::string DescribeColumns(const Board& board) {
  std::string text = "  columns ";
  for (int column = 0; column < kColumns; ++column) {
    std::string cell = " " + std::to_string(column + 1) + ' ';
    const auto index = static_cast<std::size_t>(column);
    if (column < board.columns) {
      cell += kColourLetters[board.colour[index]];
      for (int row = 0; row < board.height[index]; ++row) {
        cell += static_cast<char>('1' + ShapeOf(board.PieceAt(column, row)));
      }
    } else {
      cell += '-';
    }
    text += Pad(cell, 10);
  }
  return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
}

std::string DescribeBoard(const State& state,
                          int seat,
                          const std::vector<Seat>& seats) {
  const Board& board = state.board(seat);
  const FinalScore score = board.Final();
  return SeatName(seats, seat) +
         (state.Turn() == seat ? " (to move): " : ": ") +
         std::to_string(board.inventory) + " pieces\n  " +
         std::to_string(score.total) + " points: rows " +
         std::to_string(score.rows) + ", columns " +
         std::to_string(score.columns) + ", overflow " +
         std::to_string(score.overflow) + '\n' + DescribeColumns(board) +
         (state.Turn() == seat && state.asked() == Asked::kColumn
              ? Line("waiting for columns", state.gathered())
              : "") +
         Line("satchel", board.satchel) + Line("overflow", board.overflow);
}

std::string_view EndText(const State& state) {
  switch (state.end()) {
    case End::kRound:
      return " The end has begun: this round is finished, then a last turn.";
    case End::kLast:
      return " Last turns: place and gather.";
    default:
      return "";
  }
}

}  // namespace

std::string Describe(const State& state,
                     int /*seat*/,
                     const std::vector<Seat>& seats) {
  if (state.AwaitsSetup()) {
    return "Nothing has been dealt yet.\n";
  }
  std::string text;
  if (state.Turn() == kNobody) {
    text = "The game is over.\n";
  } else {
    text = "Bag " + std::to_string(state.bag().Total()) + '.' +
           std::string(EndText(state)) +
           "\nThe river from its start to the lake:\n";
    for (int place = 0; place < kTiles; ++place) {
      text += DescribeTile(state, place);
    }
    text += Line("lake", state.lake());
  }
  for (int seat = 0; seat < state.players(); ++seat) {
    text += DescribeBoard(state, seat, seats);
  }
  return text;
}

std::string DescribeResult(const State& state, const std::vector<Seat>& seats) {
  std::string text = "Final scoring:\n";
  std::size_t width = 0;
  for (int seat = 0; seat < state.players(); ++seat) {
    width = std::max(width, CellsOf(SeatName(seats, seat)));
  }
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore final = state.Final(seat);
    text += "  " + Pad(SeatName(seats, seat), width) + "  " +
            std::to_string(final.total) +
            " points: " + std::to_string(final.rows) + " rows, " +
            std::to_string(final.columns) + " columns, " +
            std::to_string(final.overflow) + " overflow\n";
  }
  return text + WinnersLine(state, seats);
}

std::string Legend(const State& /*state*/) {
  return "Colours: W white, P purple, L light blue, D dark blue, M light "
         "green,\n"
         "G dark green, Y yellow, O orange, K black (five players). Shapes: "
         "1\n"
         "circle, 2 triangle, 3 square, 4 hexagon, 5 heart, 6 drop. W3 is a "
         "white\n"
         "square; tile 3 is the one for squares. A column is its colour and "
         "the\n"
         "shapes in it from the bottom up.\n"
         "Steps: W3>3-5 places W3 on tile 3 and gathers tile 5, a neighbour "
         "of it;\n"
         "W4+P4>2-1 places two of one shape on any tile; :L gives the new "
         "colour L\n"
         "the next free column, where there is a choice; ~W3 leaves W3 in the "
         "lake\n"
         "and draws the other four; ~ draws all of a lake of four or fewer; "
         "!P2\n"
         "sends P2 to the overflow when the satchel holds more than five; - "
         "passes.\n"
         "A turn may be typed in one go: W4+P4>2-1:L or ~W3!P2!K1.\n";
}

}  // namespace glazier::river
