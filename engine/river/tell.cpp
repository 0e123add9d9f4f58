// SPDX-License-Identifier: MIT
// What happened, in sentences.
#include "engine/river/pieces_text.hpp"
#include "engine/river/words.hpp"

namespace glazier::river {
namespace {

std::string Count(int n, std::string_view what) {
  return std::to_string(n) + ' ' + std::string(what) + (n == 1 ? "" : "s");
}

std::string TileText(int tile) {
  return "tile " + std::to_string(tile + 1);
}

/// What a step sent to the overflow, as the end of a sentence.
std::string TellSpilled(const Effect& effect) {
  return effect.spilled == 0
             ? ""
             : "; " + std::to_string(effect.spilled) +
                   (effect.built == 0 ? " to the overflow"
                                      : " of them to the overflow");
}

std::string TellDraw(const State& before, const Step& step) {
  PieceList<kLake> drawn = before.lake();
  if (step.piece != kNoPiece) {
    drawn.Remove(step.piece);
  }
  return "draws " + PiecesText(drawn, " ") + " from the lake";
}

/// The colours that get columns: the chosen one, and a last one without a
/// choice.
std::string TellColumns(const Board& before, const Board& after) {
  std::string text;
  for (int column = before.columns; column < after.columns; ++column) {
    text += text.empty() ? "gives " : ", ";
    text += kColourNames[after.colour[static_cast<std::size_t>(column)]];
    text += " column " + std::to_string(column + 1);
  }
  return text;
}

}  // namespace

std::string Tell(const State& before, int seat, const Step& step) {
  State after = before;
  const Effect effect = after.Play(seat, step);
  switch (step.kind) {
    case Step::Kind::kPass:
      return "passes, having no glass";
    case Step::Kind::kFromLake:
      return TellDraw(before, step);
    case Step::Kind::kSpill:
      return "sends " + PieceText(step.piece) + " to the overflow";
    case Step::Kind::kColumn:
      return TellColumns(before.board(seat), after.board(seat)) +
             TellSpilled(effect);
    default:
      break;
  }
  const Pieces& gathered = before.on(step.gather);
  return "places " + PieceText(step.piece) +
         (step.IsPair() ? " and " + PieceText(step.second) : "") + " on " +
         TileText(step.tile) + " and gathers " +
         (gathered.Empty()
              ? "nothing from " + TileText(step.gather) + ", which is empty"
              : PiecesText(gathered, " ") + " from " + TileText(step.gather)) +
         TellSpilled(effect);
}

std::string Reason(const State& before, int seat, const Step& step) {
  if (step.IsPass()) {
    return "there is nothing else to do";
  }
  State after = before;
  after.Play(seat, step);
  if (step.IsSpill()) {
    return "you keep " + PiecesText(after.board(seat).satchel, " ");
  }
  after = Finished(after);
  const Board& board = after.board(seat);
  const FinalScore was = before.Final(seat);
  const FinalScore is = board.Final();
  std::string text;
  const auto add = [&text](const std::string& part) {
    text += (text.empty() ? "" : ", ") + part;
  };
  if (step.IsDraw()) {
    add("it leaves you " + Count(board.satchel.size(), "piece") + " to place");
  } else {
    add("it builds " +
        Count(board.inventory - before.board(seat).inventory, "piece"));
  }
  if (is.rows != was.rows) {
    add("the rows gain " + Count(is.rows - was.rows, "point"));
  }
  if (is.columns != was.columns) {
    const int gain = is.columns - was.columns;
    add("the columns " + std::string(gain > 0 ? "gain " : "lose ") +
        Count(gain > 0 ? gain : -gain, "point"));
  }
  const int spilled = board.spilled - before.board(seat).spilled;
  add(spilled == 0 ? "nothing goes to the overflow"
                   : Count(spilled, "piece") +
                         (spilled == 1 ? " goes" : " go") + " to the overflow");
  return text;
}

std::string TellDeal(const State& after, const Deal& deal) {
  if (deal.kind == Deal::Kind::kSetup) {
    return "River Valley for " + std::to_string(after.players()) +
           " players. Seat " + std::to_string(deal.first + 1) + " begins.";
  }
  std::string text = PiecesText(deal.drawn, " ");
  text += deal.kind == Deal::Kind::kLakeRefill
              ? " into the lake."
              : " onto " + TileText(after.tile(0)) + ", now at the start.";
  if (deal.fills) {
    text +=
        " The end begins: the round is finished, then everybody has a "
        "last turn.";
    // In the order of drawing: the starter's turn has just ended.
    const int starter = after.Turn() + after.players() - 1;
    for (int i = 0; i < after.players(); ++i) {
      const auto seat =
          static_cast<std::size_t>((starter + i) % after.players());
      if (!deal.satchels[seat].empty()) {
        text += " Seat " + std::to_string(seat + 1) + " draws " +
                PiecesText(deal.satchels[seat], " ") + '.';
      }
    }
  }
  return text;
}

}  // namespace glazier::river
