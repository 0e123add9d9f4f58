// SPDX-License-Identifier: MIT
// Spoken answers to questions about River Valley.
#include <algorithm>
#include <functional>

#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"
#include "engine/river/spoken.hpp"

namespace glazier::river {
namespace {

std::string_view ShapeName(int shape) {
  return kShapeNames[static_cast<std::size_t>(shape)];
}

std::string_view ColourName(int colour) {
  return kColourNames[static_cast<std::size_t>(colour)];
}

/// What lies on a tile, and what lies beside it.
std::string SpeakTile(const State& state, int tile) {
  const int place = state.PlaceOf(tile);
  const std::string head =
      Sentence("Tile {1}, for {2}s: {3}.\n",
               {tile + 1, ShapeName(tile), SpokenPieces(state.on(tile))});
  if (place == 0) {
    return head + Sentence("It is at the start, beside tile {1}.\n",
                           {state.tile(1) + 1});
  }
  if (place == kTiles - 1) {
    return head + Sentence("It is at the lake, beside tile {1}.\n",
                           {state.tile(place - 1) + 1});
  }
  return head +
         Sentence("It is between tiles {1} and {2}.\n",
                  {state.tile(place - 1) + 1, state.tile(place + 1) + 1});
}

std::string SpeakColumn(const Board& board, int column) {
  const auto at = static_cast<std::size_t>(column);
  if (column >= board.columns) {
    return Sentence("Column {1} is free.\n", {column + 1});
  }
  std::vector<std::string> shapes;
  for (int row = 0; row < board.height[at]; ++row) {
    shapes.emplace_back(ShapeName(ShapeOf(board.PieceAt(column, row))));
  }
  return Sentence("Column {1} is {2}, {3} of 5; from the bottom {4}.\n",
                  {column + 1, ColourName(board.colour[at]), board.height[at],
                   Listed(shapes)});
}

std::string SpeakColumns(const Board& board) {
  std::vector<std::string> columns;
  for (int column = 0; column < board.columns; ++column) {
    const auto at = static_cast<std::size_t>(column);
    columns.push_back(
        Sentence("{1} {2}", {ColourName(board.colour[at]), board.height[at]}));
  }
  return Sentence("Columns from the left: {1}; {2} free.\n",
                  {Listed(columns, "none"), board.FreeColumns()});
}

/// The number of such pieces in one place.
template <class Each>
int CountOf(const Each& pieces, const std::function<bool(Piece)>& wanted) {
  int count = 0;
  const auto add = [&](Piece piece) { count += wanted(piece) ? 1 : 0; };
  if constexpr (requires { pieces.ForEach(add); }) {
    pieces.ForEach(add);
  } else {
    std::for_each(pieces.begin(), pieces.end(), add);
  }
  return count;
}

/// Where such pieces are.
std::string SpeakWhere(const State& state,
                       int seat,
                       std::string_view what,
                       const std::function<bool(Piece)>& wanted,
                       const Listener& listener) {
  std::vector<std::string> places;
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    if (const int count = CountOf(state.on(tile), wanted); count > 0) {
      places.push_back(Sentence("{1} on tile {2}", {count, tile + 1}));
    }
  }
  if (const int count = CountOf(state.lake(), wanted); count > 0) {
    places.push_back(Sentence("{1} in the lake", {count}));
  }
  const Board& board = state.board(seat);
  if (const int count = CountOf(board.satchel, wanted); count > 0) {
    places.push_back(
        Sentence("{1} in {2} satchel", {count, Whose(listener, seat)}));
  }
  return Sentence("There is {1}: {2}.\n", {what, Listed(places, "none")});
}

std::optional<std::string> SpeakWhat(const State& state,
                                     int seat,
                                     std::string_view words,
                                     const Listener& listener) {
  int colour = -1;
  int shape = -1;
  const std::string_view what = words;
  for (int i = 0; i < kColours; ++i) {
    colour = colour < 0 && TakeWord(words, ColourName(i)) ? i : colour;
  }
  for (int i = 0; i < kShapes; ++i) {
    const bool named = TakeWord(words, ShapeName(i)) ||
                       TakeWord(words, std::string(ShapeName(i)) + 's');
    shape = shape < 0 && named ? i : shape;
  }
  if (!words.empty() || (colour < 0 && shape < 0)) {
    return std::nullopt;
  }
  std::string text = SpeakWhere(
      state, seat, what,
      [&](Piece piece) {
        return (colour < 0 || ColourOf(piece) == colour) &&
               (shape < 0 || ShapeOf(piece) == shape);
      },
      listener);
  const Board& board = state.board(seat);
  if (colour >= 0) {
    const int column = board.ColumnOf(colour);
    text += column >= 0
                ? SpeakColumn(board, column)
                : Sentence("No column of {1} is {2}.\n",
                           {NameOf(listener, seat), ColourName(colour)});
  }
  return text;
}

std::string SpeakBag(const State& state) {
  return Sentence("The bag has {1} pieces.\n", {state.bag().Total()});
}

std::string SpeakEnd(const State& state) {
  switch (state.end()) {
    case End::kRound:
      return "The end has begun: this round is finished, then a last turn.\n";
    case End::kLast:
      return "These are the last turns.\n";
    case End::kNo:
      break;
  }
  return "";
}

std::string SpeakSatchel(const Board& board) {
  return Sentence("Satchel: {1}.\n", {SpokenPieces(board.satchel)});
}

}  // namespace

std::string SpeakTable(const State& state, const Listener& /*listener*/) {
  if (state.AwaitsSetup()) {
    return "Nothing has been dealt yet.\n";
  }
  if (state.Turn() == kNobody) {
    return "The game is over.\n";
  }
  std::string text = SpeakEnd(state) + "The river from its start:\n";
  for (int place = 0; place < kTiles; ++place) {
    const int tile = state.tile(place);
    text += Sentence("Tile {1}, for {2}s: {3}.\n",
                     {tile + 1, ShapeName(tile), SpokenPieces(state.on(tile))});
  }
  return text + Sentence("Lake: {1}.\n", {SpokenPieces(state.lake())});
}

std::string SpeakSeat(const State& state, int seat, const Listener& listener) {
  const Board& board = state.board(seat);
  const FinalScore score = board.Final();
  return Sentence(
             "{1} has {2} points: rows {3}, columns {4}, overflow {5}.\n",
             {NameOf(listener, seat), SpokenScore(std::to_string(score.total)),
              score.rows, score.columns,
              SpokenScore(std::to_string(score.overflow))}) +
         SpeakSatchel(board);
}

std::optional<std::string> SpeakAnswer(const State& state,
                                       int seat,
                                       std::string_view words,
                                       const Listener& listener) {
  const Board& board = state.board(seat);
  if (words == "table" || words == "river") {
    return SpeakTable(state, listener);
  }
  if (words == "lake") {
    return Sentence("Lake: {1}.\n", {SpokenPieces(state.lake())});
  }
  if (words == "satchel") {
    return SpeakSatchel(board);
  }
  if (words == "columns") {
    return SpeakColumns(board);
  }
  if (words == "overflow") {
    return Sentence("Overflow: {1}.\n", {SpokenPieces(board.overflow)});
  }
  if (words == "bag") {
    return SpeakBag(state);
  }
  if (TakeWord(words, "tile")) {
    const auto tile = ParseNumber(words, 1, kTiles);
    return tile ? std::optional(SpeakTile(state, *tile - 1)) : std::nullopt;
  }
  if (TakeWord(words, "column")) {
    const auto column = ParseNumber(words, 1, kColumns);
    return column ? std::optional(SpeakColumn(board, *column - 1))
                  : std::nullopt;
  }
  if (TakeWord(words, "what")) {
    return SpeakWhat(state, seat, words, listener);
  }
  return std::nullopt;
}

}  // namespace glazier::river
