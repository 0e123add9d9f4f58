// SPDX-License-Identifier: MIT
// Spoken output for what happens in River Valley.
#include "engine/river/spoken.hpp"

#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"
#include "engine/table/winners.hpp"

namespace glazier::river {
namespace {

std::string_view ColourName(int colour) {
  return kColourNames[static_cast<std::size_t>(colour)];
}

/// "white or purple".
std::string NewColours(const Pieces& pieces) {
  std::vector<std::string> names;
  for (int colour = 0; colour < kColours; ++colour) {
    if ((pieces.Colours() >> colour & 1) != 0) {
      names.emplace_back(ColourName(colour));
    }
  }
  return Listed(names, "none", " or ");
}

/// "Bot: 12 pieces, 20 points."
std::string Standing(const State& state, int seat, const Listener& listener) {
  return Sentence("{1}: {2} pieces, {3} points.\n",
                  {NameOf(listener, seat), state.board(seat).inventory,
                   SpokenScore(std::to_string(state.Score(seat)))});
}

std::string Spilled(int spilled) {
  return spilled == 0 ? ""
         : spilled == 1
             ? "1 piece goes to the overflow.\n"
             : Sentence("{1} pieces go to the overflow.\n", {spilled});
}

std::string Placed(const State& before,
                   int seat,
                   const Step& step,
                   const Listener& listener) {
  const std::string& name = NameOf(listener, seat);
  const std::string gathered = SpokenPieces(before.on(step.gather));
  return step.IsPair()
             ? Sentence(
                   "{1} places {2} and {3} on tile {4}.\n"
                   "Gathers tile {5}: {6}.\n",
                   {name, SpokenPiece(step.piece), SpokenPiece(step.second),
                    step.tile + 1, step.gather + 1, gathered})
             : Sentence(
                   "{1} places {2} on tile {3}.\n"
                   "Gathers tile {4}: {5}.\n",
                   {name, SpokenPiece(step.piece), step.tile + 1,
                    step.gather + 1, gathered});
}

/// The pieces of the lake were announced when they came, so it is enough to
/// name the one that stays.
std::string Drawn(int seat, const Step& step, const Listener& listener) {
  const std::string& name = NameOf(listener, seat);
  return step.piece == kNoPiece
             ? Sentence("{1} draws the whole lake.\n", {name})
             : Sentence("{1} draws from the lake and leaves {2}.\n",
                        {name, SpokenPiece(step.piece)});
}

/// The colours that get columns: the chosen one, and a last one without a
/// choice.
std::string Opened(const Board& before,
                   const Board& after,
                   int seat,
                   const Listener& listener) {
  std::vector<std::string> columns;
  for (int column = before.columns; column < after.columns; ++column) {
    columns.push_back(
        Sentence("{1} {2}",
                 {column + 1,
                  ColourName(after.colour[static_cast<std::size_t>(column)])}));
  }
  return columns.empty() ? ""
                         : Sentence("New columns of {1}: {2}.\n",
                                    {NameOf(listener, seat), Listed(columns)});
}

/// What everybody draws when the end begins.
std::string Filled(const State& after,
                   const Deal& deal,
                   const Listener& listener) {
  std::string text =
      "The end begins: this round is finished, then everybody has a last "
      "turn.\n";
  for (int seat = 0; seat < after.players(); ++seat) {
    const auto& drawn = deal.satchels[static_cast<std::size_t>(seat)];
    if (!drawn.empty()) {
      text += Sentence("{1} draws {2} from the bag.\n",
                       {NameOf(listener, seat), SpokenPieces(drawn)});
    }
  }
  return text;
}

}  // namespace

std::string SpokenPiece(Piece piece) {
  return std::string(ColourName(ColourOf(piece))) + ' ' +
         std::string(kShapeNames[static_cast<std::size_t>(ShapeOf(piece))]);
}

std::string SpokenPieces(const Pieces& pieces) {
  std::vector<std::string> words;
  for (Piece piece = 0; piece < kKinds; ++piece) {
    const int count = pieces.Count(piece);
    if (count > 0) {
      words.push_back(count == 1
                          ? SpokenPiece(piece)
                          : Sentence("{1} {2}s", {count, SpokenPiece(piece)}));
    }
  }
  return Listed(words);
}

std::vector<std::string> SpeakStep(const State& /*state*/,
                                   int /*seat*/,
                                   const Step& step) {
  switch (step.kind) {
    case Step::Kind::kPass:
      return {"pass"};
    case Step::Kind::kFromLake:
      return step.piece == kNoPiece
                 ? std::vector<std::string>{"draw"}
                 : std::vector<std::string>{"draw",
                                            "leave " + SpokenPiece(step.piece)};
    case Step::Kind::kColumn:
      return {"column " + std::string(ColourName(step.colour))};
    case Step::Kind::kSpill:
      return {"give up " + SpokenPiece(step.piece)};
    case Step::Kind::kPlace:
      break;
  }
  const std::string gather = "gather tile " + std::to_string(step.gather + 1);
  if (!step.IsPair()) {
    return {SpokenPiece(step.piece), gather};
  }
  return {"two " +
              std::string(
                  kShapeNames[static_cast<std::size_t>(ShapeOf(step.piece))]) +
              's',
          std::string(ColourName(ColourOf(step.piece))) + " and " +
              std::string(ColourName(ColourOf(step.second))),
          "tile " + std::to_string(step.tile + 1), gather};
}

std::string SpeakChange(const State& before,
                        int seat,
                        const Step* step,
                        const State& after,
                        const Listener& listener) {
  State played = before;
  const Effect effect = played.Play(seat, *step);
  const std::string& name = NameOf(listener, seat);
  const std::string end =
      effect.ends_turn ? Standing(after, seat, listener) : "";
  switch (step->kind) {
    case Step::Kind::kPass:
      return Sentence("{1} has no glass and passes.\n", {name});
    case Step::Kind::kFromLake:
      return Drawn(seat, *step, listener);
    case Step::Kind::kSpill:
      return Sentence("{1} sends {2} to the overflow.\n",
                      {name, SpokenPiece(step->piece)});
    case Step::Kind::kColumn:
      return Opened(before.board(seat), played.board(seat), seat, listener) +
             Spilled(effect.spilled) + end;
    case Step::Kind::kPlace:
      break;
  }
  return Placed(before, seat, *step, listener) +
         Opened(before.board(seat), played.board(seat), seat, listener) +
         Spilled(effect.spilled) + end;
}

std::string SpeakDeal(const State& after,
                      const Deal& deal,
                      const Listener& listener) {
  std::string text;
  switch (deal.kind) {
    case Deal::Kind::kSetup:
      return Sentence("{1} begins.\n", {NameOf(listener, deal.first)});
    case Deal::Kind::kTileRefill:
      text = Sentence("Tile {1}, now at the start: {2}.\n",
                      {after.tile(0) + 1, SpokenPieces(deal.drawn)});
      break;
    case Deal::Kind::kLakeRefill:
      text = Sentence("New in the lake: {1}.\n", {SpokenPieces(deal.drawn)});
      break;
  }
  return text + (deal.fills ? Filled(after, deal, listener) : "");
}

std::string SpeakTurn(const State& state, int seat, const Listener& listener) {
  const std::string& name = NameOf(listener, seat);
  switch (state.asked()) {
    case Asked::kColumn:
      return Sentence(
          "{1}, which colour gets column {2}: {3}?\n",
          {name, state.board(seat).columns + 1, NewColours(state.gathered())});
    case Asked::kSpill:
      return Sentence("{1}, give up {2} of your pieces.\n",
                      {name, state.board(seat).satchel.size() - kSatchel});
    case Asked::kTurn:
      break;
  }
  return Sentence(state.end() == End::kLast ? "Your last move, {1}.\n"
                                            : "Your move, {1}.\n",
                  {name});
}

std::string SpeakReason(const State& state, int seat, const Step& step) {
  if (!step.IsSpill()) {
    return Reason(state, seat, step);
  }
  State after = state;
  after.Play(seat, step);
  return Sentence("you keep {1}", {SpokenPieces(after.board(seat).satchel)});
}

std::string SpeakResult(const State& state, const Listener& listener) {
  std::string text;
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore score = state.Final(seat);
    text += Sentence(
        "{1} has {2} points: {3} for rows, {4} for columns, {5} for the "
        "overflow.\n",
        {NameOf(listener, seat), SpokenScore(std::to_string(score.total)),
         score.rows, score.columns,
         SpokenScore(std::to_string(score.overflow))});
  }
  return text + WinnersLine(state, listener.seats);
}

std::string SpeakLegend(const State& /*state*/) {
  return "Ask: tile 2, table, lake, satchel, column 3, columns, overflow, bag, "
         "what white, what square.\n"
         "To ask about another player, say the name first: bot satchel.\n"
         "A move is typed in words: white square gather tile 5.\n"
         "A piece goes to the tile of its shape; two of one shape go to any: "
         "two squares white and purple tile 2 gather tile 1.\n"
         "Type draw, and leave with the piece that stays in the lake.\n"
         "Type column with a colour, or give up with a piece, when asked.\n"
         "Notation writes a piece as the letter of its colour and the number "
         "of its shape.\n"
         "Letters: W white, P purple, L light blue, D dark blue, M light "
         "green, G dark green, Y yellow, O orange, K black.\n"
         "Numbers: 1 circle, 2 triangle, 3 square, 4 hexagon, 5 heart, 6 "
         "drop.\n"
         "A greater-than sign stands before the tile, a minus before the tile "
         "to gather, a plus between two pieces.\n"
         "A colon stands before a colour for a column, a tilde before the "
         "piece to leave, an exclamation mark before one to give up.\n";
}

}  // namespace glazier::river
