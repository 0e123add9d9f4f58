// Steps in words: W3>3-5, W4+P4>2-1:LD, ~W3!P2,K1 and -.
#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

constexpr std::string_view kHowTo =
    "a move looks like W3>3-5 (W3 on tile 3, gather tile 5), W4+P4>2-1:LD "
    "(a pair, columns for L then D), ~W3!P2,K1 (draw, W3 stays, P2 and K1 "
    "spill) or - (pass)";

/// Reads what was typed, in capitals and without spaces.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool Done() const { return text_.empty(); }
  bool Accept(char letter) {
    if (text_.empty() || text_.front() != letter) {
      return false;
    }
    text_.remove_prefix(1);
    return true;
  }
  std::optional<river::Piece> TakePiece() {
    const auto piece = ParsePiece(text_.substr(0, 2));
    if (piece) {
      text_.remove_prefix(2);
    }
    return piece;
  }
  std::optional<std::uint8_t> Tile() {
    if (text_.empty() || text_.front() < '1' || text_.front() > '6') {
      return std::nullopt;
    }
    const char digit = text_.front();
    text_.remove_prefix(1);
    return static_cast<std::uint8_t>(digit - '1');
  }
  std::optional<int> Colour() {
    const auto colour = text_.empty() ? std::string_view::npos
                                      : kColourLetters.find(text_.front());
    if (colour == std::string_view::npos) {
      return std::nullopt;
    }
    text_.remove_prefix(1);
    return static_cast<int>(colour);
  }

 private:
  std::string_view text_;
};

std::optional<Step> ReadDraw(Reader reader) {
  Step move;
  move.tile = Step::kDrawTile;
  move.piece = reader.TakePiece().value_or(kNoPiece);
  if (reader.Accept('!')) {
    std::vector<Piece> spills;
    do {
      const auto piece = reader.TakePiece();
      if (!piece || spills.size() == kDraw) {
        return std::nullopt;
      }
      spills.push_back(*piece);
    } while (reader.Accept(','));
    std::sort(spills.begin(), spills.end());
    for (std::size_t i = 0; i < spills.size(); ++i) {
      move.SetSpill(static_cast<int>(i), spills[i]);
    }
  }
  return reader.Done() ? std::optional<Step>(move) : std::nullopt;
}

std::optional<Step> ReadPlace(Reader reader) {
  Step move;
  const auto piece = reader.TakePiece();
  if (!piece) {
    return std::nullopt;
  }
  move.piece = *piece;
  if (reader.Accept('+')) {
    const auto second = reader.TakePiece();
    if (!second) {
      return std::nullopt;
    }
    move.piece = std::min(*piece, *second);
    move.second = std::max(*piece, *second);
  }
  const auto tile = reader.Accept('>') ? reader.Tile() : std::nullopt;
  const auto gather = reader.Accept('-') ? reader.Tile() : std::nullopt;
  if (!tile || !gather) {
    return std::nullopt;
  }
  move.tile = *tile;
  move.gather = *gather;
  if (reader.Accept(':')) {
    int given = 0;
    while (const auto colour = reader.Colour()) {
      if (given == kColumns) {
        return std::nullopt;
      }
      move.SetOrder(given++, *colour);
    }
    if (given == 0) {
      return std::nullopt;
    }
  }
  return reader.Done() ? std::optional<Step>(move) : std::nullopt;
}

}  // namespace

std::optional<Piece> ParsePiece(std::string_view text) {
  if (text.size() != 2 || text[1] < '1' || text[1] > '6') {
    return std::nullopt;
  }
  const auto colour = kColourLetters.find(text[0]);
  if (colour == std::string_view::npos) {
    return std::nullopt;
  }
  return PieceOf(static_cast<int>(colour), text[1] - '1');
}

std::optional<std::vector<Piece>> ParsePieces(std::string_view text,
                                              std::size_t most) {
  std::vector<Piece> pieces;
  if (text == "-") {
    return pieces;
  }
  if (text.empty() || text.size() > 2 * most) {
    return std::nullopt;
  }
  for (; !text.empty();
       text.remove_prefix(std::min<std::size_t>(2, text.size()))) {
    const auto piece = ParsePiece(text.substr(0, 2));
    if (!piece) {
      return std::nullopt;
    }
    pieces.push_back(*piece);
  }
  return pieces;
}

std::string StepText(const Step& move) {
  if (move.IsPass()) {
    return "-";
  }
  if (move.IsDraw()) {
    std::string text = "~";
    if (move.piece != kNoPiece) {
      text += PieceText(move.piece);
    }
    for (int i = 0; move.SpillAt(i) != kNoPiece; ++i) {
      text += (i == 0 ? "!" : ",") + PieceText(move.SpillAt(i));
    }
    return text;
  }
  std::string text = PieceText(move.piece);
  if (move.IsPair()) {
    text += '+' + PieceText(move.second);
  }
  text += {'>', static_cast<char>('1' + move.tile), '-',
           static_cast<char>('1' + move.gather)};
  for (int i = 0; move.OrderAt(i) >= 0; ++i) {
    text += i == 0 ? ":" : "";
    text += kColourLetters[static_cast<std::size_t>(move.OrderAt(i))];
  }
  return text;
}

namespace {

/// Reads a typed move and checks it.
Outcome<Step> ReadMove(const State& state, int seat, std::string_view text) {
  constexpr std::size_t kLongest = 64;
  std::string typed;
  for (const char letter : Trim(text).substr(0, kLongest)) {
    if (letter != ' ' && letter != '\t') {
      typed += Upper(letter);
    }
  }
  std::optional<Step> move;
  if (typed == "-") {
    move = Step::Pass();
  } else {
    Reader reader(typed);
    move = reader.Accept('~') ? ReadDraw(reader) : ReadPlace(reader);
  }
  if (!move || Trim(text).size() > kLongest) {
    return Refusal{"cannot read " + Quoted(text) + ": " + std::string(kHowTo)};
  }
  const std::string why = state.WhyNot(seat, *move);
  return why.empty() ? Outcome<Step>(*move) : Outcome<Step>(Refusal{why});
}

}  // namespace

Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text) {
  const auto move = ReadMove(state, seat, text);
  if (!move) {
    return move.refusal();
  }
  return std::vector<Step>{*move};
}

}  // namespace glazier::river
