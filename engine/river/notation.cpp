// SPDX-License-Identifier: MIT
// Steps as text: W3>3-5, W4+P4>2-1, :L, ~W3, !P2 and -; a whole turn is its
// words run together.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {
namespace {

constexpr std::string_view kHowTo =
    "a step looks like W3>3-5 (W3 on tile 3, gather tile 5), W4+P4>2-1 (a "
    "pair), :L (the next column for L), ~W3 (draw, W3 stays), !P2 (P2 to the "
    "overflow) or - (pass)";

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

std::optional<Step> ReadPlace(Reader& reader) {
  const auto piece = reader.TakePiece();
  const bool pair = piece && reader.Accept('+');
  const auto second = pair ? reader.TakePiece() : std::nullopt;
  const auto tile = reader.Accept('>') ? reader.Tile() : std::nullopt;
  const auto gather = reader.Accept('-') ? reader.Tile() : std::nullopt;
  if (!piece || (pair && !second) || !tile || !gather) {
    return std::nullopt;
  }
  return pair ? Step::Place(std::min(*piece, *second),
                            std::max(*piece, *second), *tile, *gather)
              : Step::Place(*piece, kNoPiece, *tile, *gather);
}

/// The step that comes next. After a colon there may be several colours, and
/// after an exclamation mark several pieces with commas between them: `last`
/// is what was read before.
std::optional<Step> ReadNext(Reader& reader, const std::optional<Step>& last) {
  if (reader.Accept('!') || (last && last->IsSpill() && reader.Accept(','))) {
    const auto piece = reader.TakePiece();
    return piece ? std::optional(Step::Spill(*piece)) : std::nullopt;
  }
  if (reader.Accept(':') || (last && last->IsColumn())) {
    const auto colour = reader.Colour();
    return colour ? std::optional(Step::Column(*colour)) : std::nullopt;
  }
  if (last) {
    return std::nullopt;  // other words can only begin a turn
  }
  if (reader.Accept('~')) {
    return Step::Draw(reader.TakePiece().value_or(kNoPiece));
  }
  return reader.Accept('-') ? Step::Pass() : ReadPlace(reader);
}

/// The whole text as steps, legal or not.
std::optional<std::vector<Step>> ReadTurn(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  text = Trim(text);
  if (text.size() > kLongest) {
    return std::nullopt;
  }
  std::string typed;
  for (const char letter : text) {
    if (letter != ' ' && letter != '\t') {
      typed += Upper(letter);
    }
  }
  Reader reader(typed);
  std::vector<Step> steps;
  std::optional<Step> step;
  do {
    step = ReadNext(reader, step);
    if (!step) {
      return std::nullopt;
    }
    steps.push_back(*step);
  } while (!reader.Done());
  return steps;
}

/// Whether the colour of the step has already received its column without a
/// choice.
bool FollowedOfItself(const Board& before,
                      const Board& after,
                      const Step& step) {
  return step.IsColumn() && !before.Owns(step.colour) &&
         after.Owns(step.colour);
}

std::string WhyNotAfterTurn(const Step& step) {
  return step.IsColumn()
             ? "no column is left to choose for " +
                   std::string(kColourNames[step.colour])
             : "your satchel has room for all: nothing goes to the overflow";
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

std::string StepText(const Step& step) {
  switch (step.kind) {
    case Step::Kind::kPass:
      return "-";
    case Step::Kind::kFromLake:
      return '~' + (step.piece == kNoPiece ? "" : PieceText(step.piece));
    case Step::Kind::kColumn:
      return {':', kColourLetters[step.colour]};
    case Step::Kind::kSpill:
      return '!' + PieceText(step.piece);
    default:
      return PieceText(step.piece) +
             (step.IsPair() ? '+' + PieceText(step.second) : "") + '>' +
             static_cast<char>('1' + step.tile) + '-' +
             static_cast<char>('1' + step.gather);
  }
}

Outcome<std::vector<Step>> ParseSteps(const State& state,
                                      int seat,
                                      std::string_view text) {
  const auto typed = ReadTurn(text);
  if (!typed) {
    return Refusal{"cannot read " + Quoted(text) + ": " + std::string(kHowTo)};
  }
  std::vector<Step> steps;
  State now = state;
  Board before;
  bool over = false;  // the turn
  for (const Step& step : *typed) {
    if (over && step != steps.back() &&
        FollowedOfItself(before, now.board(seat), step)) {
      before = now.board(seat);
      continue;
    }
    std::string why = over ? WhyNotAfterTurn(step) : now.WhyNot(seat, step);
    if (!why.empty()) {
      return Refusal{std::move(why)};
    }
    before = now.board(seat);
    over = now.Play(seat, step).ends_turn;
    steps.push_back(step);
  }
  return steps;
}

}  // namespace glazier::river
