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

std::string TellDraw(const State& before, const Step& move) {
  std::string text = "draws ";
  bool left = move.piece == kNoPiece;
  std::string drawn;
  for (const Piece piece : before.lake()) {
    if (piece == move.piece && !left) {
      left = true;
      continue;
    }
    drawn += (drawn.empty() ? "" : " ") + PieceText(piece);
  }
  text += drawn + " from the lake";
  std::string spilled;
  for (int i = 0; move.SpillAt(i) != kNoPiece; ++i) {
    spilled += (i == 0 ? "" : " ") + PieceText(move.SpillAt(i));
  }
  return spilled.empty() ? text : text + "; " + spilled + " to the overflow";
}

}  // namespace

std::string Tell(const State& before, int seat, const Step& move) {
  if (move.IsPass()) {
    return "passes, having no glass";
  }
  if (move.IsDraw()) {
    return TellDraw(before, move);
  }
  State after = before;
  const Effect effect = after.Play(seat, move);
  std::string text = "places " + PieceText(move.piece);
  if (move.IsPair()) {
    text += " and " + PieceText(move.second);
  }
  text += " on " + TileText(move.tile) + " and gathers ";
  const Pieces& gathered = before.on(move.gather);
  text += gathered.Empty()
              ? "nothing from " + TileText(move.gather) + ", which is empty"
              : PiecesText(gathered, " ") + " from " + TileText(move.gather);
  if (effect.spilled > 0) {
    text +=
        "; " + std::to_string(effect.spilled) +
        (effect.built == 0 ? " to the overflow" : " of them to the overflow");
  }
  return text;
}

std::string Reason(const State& before, int seat, const Step& move) {
  if (move.IsPass()) {
    return "there is nothing else to do";
  }
  State after = before;
  const Effect effect = after.Play(seat, move);
  const FinalScore was = before.Final(seat);
  const FinalScore is = after.Final(seat);
  std::string text;
  const auto add = [&text](const std::string& part) {
    text += (text.empty() ? "" : ", ") + part;
  };
  if (move.IsDraw()) {
    add("it leaves you " + Count(after.board(seat).satchel.size(), "piece") +
        " to place");
  } else {
    add("it builds " + Count(effect.built, "piece"));
  }
  if (is.rows != was.rows) {
    add("the rows gain " + Count(is.rows - was.rows, "point"));
  }
  if (is.columns != was.columns) {
    const int gain = is.columns - was.columns;
    add("the columns " + std::string(gain > 0 ? "gain " : "lose ") +
        Count(gain > 0 ? gain : -gain, "point"));
  }
  add(effect.spilled == 0
          ? "nothing goes to the overflow"
          : Count(effect.spilled, "piece") +
                (effect.spilled == 1 ? " goes" : " go") + " to the overflow");
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
    // In the order of drawing: whoever started it has just had the turn.
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
