// SPDX-License-Identifier: MIT
// Reads a position from its line of text (see position_text.cpp) and refuses
// positions that the pieces do not allow.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/keyed_words.hpp"
#include "engine/river/pieces_text.hpp"
#include "engine/river/position_words.hpp"
#include "engine/river/state.hpp"

namespace glazier::river {

/// @brief Builds a state word by word and refuses what is impossible.
class PositionReader {
 public:
  explicit PositionReader(Options options) : state_(options) {}

  Outcome<State> Read(const std::vector<std::string_view>& text);

 private:
  std::string ReadTable(const KeyedWords& words);
  std::string ReadRiver(std::string_view text);
  std::string ReadBoard(Board& board, std::string_view text);
  std::string ReadColumn(Board& board, std::string_view text);
  std::string CheckWithinTurn() const;
  std::string CheckPhase() const;
  /// Takes a piece out of the bag; there may be none left.
  bool Take(Piece piece);
  /// Takes pieces out of the bag and hands them to `add`.
  template <class Add>
  std::string TakeAll(std::string_view text, std::size_t most, Add add);

  State state_;
};

bool PositionReader::Take(Piece piece) {
  if (state_.bag_.Count(piece) == 0) {
    return false;
  }
  state_.bag_.Remove(piece);
  return true;
}

template <class Add>
std::string PositionReader::TakeAll(std::string_view text,
                                    std::size_t most,
                                    Add add) {
  const auto pieces = ParsePieces(text, most);
  if (!pieces) {
    return Quoted(text) + " are not up to " + std::to_string(most) + " pieces";
  }
  for (const Piece piece : *pieces) {
    if (!Take(piece)) {
      return "there are more " + PieceText(piece) + " than in the box";
    }
    add(piece);
  }
  return "";
}

Outcome<State> PositionReader::Read(const std::vector<std::string_view>& text) {
  constexpr std::array<std::string_view, 9> kKeys = {
      "turn",  "first", "due",      "end", "passed",
      "river", "lake",  "gathered", "bag"};
  const auto words = KeyedWords::Read(text, kKeys);
  if (!words) {
    return words.refusal();
  }
  if (words->OnlySetup()) {
    return state_;
  }
  if (words->seats().size() != state_.players_) {
    return Refusal{"there must be one seat= for each player"};
  }
  std::string why = ReadTable(*words);
  for (std::size_t seat = 0; seat < state_.players_ && why.empty(); ++seat) {
    why = ReadBoard(state_.boards_[seat], words->seats()[seat]);
    if (!why.empty()) {
      why = "seat " + std::to_string(seat + 1) + ": " + why;
    }
  }
  // What was not taken out is in the bag.
  const std::string bag = BagText(state_.bag_, state_.players_);
  if (why.empty() && words->Has("bag") && words->Get("bag") != bag) {
    why = "with all the rest bag= should be " + bag;
  }
  if (why.empty()) {
    why = CheckWithinTurn();
  }
  if (why.empty()) {
    why = CheckPhase();
  }
  return why.empty() ? Outcome<State>(state_) : Outcome<State>(Refusal{why});
}

std::string PositionReader::ReadTable(const KeyedWords& words) {
  const int players = state_.players_;
  const auto first = ParseNumber(words.Get("first"), 1, players);
  const auto passed = ParseNumber(words.Get("passed"), 0, players);
  if (!first || !passed) {
    return "first= must be a seat and passed= up to the number of players";
  }
  state_.first_ = state_.turn_ = static_cast<std::uint8_t>(*first - 1);
  state_.passes_ = static_cast<std::uint8_t>(*passed);

  const auto end =
      std::find(kEndWords.begin(), kEndWords.end(), words.Get("end"));
  if (end == kEndWords.end()) {
    return "end= must be no, round or last";
  }
  state_.end_ = static_cast<End>(end - kEndWords.begin());

  const std::string_view due = words.Get("due");
  if (due != "-" && due != "tile" && due != "lake") {
    return "due= must be -, tile or lake";
  }
  state_.phase_ = due == "-" ? State::Phase::kPlay : State::Phase::kRefill;
  if (words.Get("turn") == "over" && due == "-") {
    state_.phase_ = State::Phase::kOver;
  } else if (const auto turn = ParseNumber(words.Get("turn"), 1, players)) {
    state_.turn_ = static_cast<std::uint8_t>(*turn - 1);
  } else {
    return "turn= must be a seat, or over with nothing due";
  }

  std::string why = ReadRiver(words.Get("river"));
  if (why.empty()) {
    why = TakeAll(words.Get("lake"), kLake,
                  [this](Piece piece) { state_.lake_.Insert(piece); });
  }
  if (why.empty() && words.Has("gathered")) {
    why = TakeAll(words.Get("gathered"),
                  static_cast<std::size_t>(state_.bag_.Total()),
                  [this](Piece piece) { state_.gathered_.Add(piece); });
  }
  if (why.empty() && state_.phase_ == State::Phase::kRefill &&
      (due == "tile") != state_.LakeIsFull()) {
    return "due= must be lake exactly when the lake is not full";
  }
  return why;
}

std::string PositionReader::ReadRiver(std::string_view text) {
  const auto parts = Split(text, ',');
  if (parts.size() != kTiles) {
    return "river= must list six tiles";
  }
  unsigned seen = 0;
  for (std::size_t at = 0; at < kTiles; ++at) {
    const auto tile = ParseNumber<int>(parts[at].substr(0, 1), 1, kTiles);
    if (!tile || parts[at].substr(1, 1) != ":") {
      return Quoted(parts[at]) + " is no tile with its pieces";
    }
    const auto index = static_cast<std::size_t>(*tile - 1);
    seen |= 1U << index;
    state_.river_[at] = static_cast<std::uint8_t>(index);
    const std::string why = TakeAll(
        parts[at].substr(2), static_cast<std::size_t>(state_.bag_.Total()),
        [&](Piece piece) { state_.LayOn(index, piece); });
    if (!why.empty()) {
      return why;
    }
  }
  return seen == (1U << kTiles) - 1 ? "" : "river= must name every tile once";
}

std::string PositionReader::ReadBoard(Board& board, std::string_view text) {
  const auto parts = Split(text, ':');
  if (parts.size() != 3) {
    return "must be satchel:columns:overflow";
  }
  std::string why = TakeAll(parts[0], kSatchel + kDraw, [&board](Piece piece) {
    board.satchel.Insert(piece);
  });
  if (why.empty() && parts[1] != "-") {
    for (const std::string_view column : Split(parts[1], ',')) {
      why = why.empty() ? ReadColumn(board, column) : why;
    }
  }
  if (why.empty()) {
    why = TakeAll(parts[2], static_cast<std::size_t>(state_.bag_.Total()),
                  [&board](Piece piece) { board.Spill(piece); });
  }
  return why;
}

std::string PositionReader::ReadColumn(Board& board, std::string_view text) {
  const auto colour =
      text.empty() ? std::string_view::npos : kColourLetters.find(text[0]);
  if (colour == std::string_view::npos || text.size() < 2 ||
      text.size() > 1 + kRows) {
    return Quoted(text) + " is no column of a colour and one to five shapes";
  }
  if (board.columns == kColumns) {
    return "there are more than seven columns";
  }
  if (board.Owns(static_cast<int>(colour))) {
    return "no colour has two columns";
  }
  board.Open(static_cast<int>(colour));
  for (const char shape : text.substr(1)) {
    const auto piece = ParsePiece(std::string{text[0], shape});
    if (!piece) {
      return Quoted(text) + " is no column of a colour and one to five shapes";
    }
    if (!Take(*piece)) {
      return "there are more " + PieceText(*piece) + " than in the box";
    }
    board.Build(*piece);
  }
  return "";
}

// A turn under way: rulings 4 and 5.
std::string PositionReader::CheckWithinTurn() const {
  for (int seat = 0; seat < state_.players_; ++seat) {
    if (seat != state_.turn_ && state_.board(seat).satchel.size() > kSatchel) {
      return "only a player who has just drawn can hold more than five pieces";
    }
  }
  const Asked asked = state_.asked();
  if (asked == Asked::kTurn) {
    return "";
  }
  if (state_.phase_ != State::Phase::kPlay || state_.passes_ != 0) {
    return "nothing is due, and nobody has passed, within a turn";
  }
  const Board& board = state_.mover();
  if (asked == Asked::kSpill) {
    const bool bag = !state_.bag_.Empty();
    return state_.end_ == End::kLast ? "nobody draws in a last turn"
           : state_.lake_.size() > kLake - kDraw ||
                   (bag && state_.lake_.empty())
               ? "one piece stays in the lake"
               : "";
  }
  const unsigned waiting = state_.gathered_.Colours();
  if ((waiting & board.owned) != 0 || (waiting & (waiting - 1)) == 0 ||
      board.FreeColumns() == 0) {
    return "gathered= must be two new colours or more, with a column free";
  }
  if (!state_.on(state_.tile(0)).Empty()) {
    return "the tile that was gathered must be empty";
  }
  return board.satchel.size() > kSatchel
             ? "only a player who has just drawn can hold more than five pieces"
             : "";
}

// What follows from the rules about turns, refills and the end.
std::string PositionReader::CheckPhase() const {
  const bool refill = state_.phase_ == State::Phase::kRefill;
  const bool over = state_.phase_ == State::Phase::kOver;
  const bool bag = !state_.bag_.Empty();
  if (refill && !bag) {
    return "nothing can be due with an empty bag";
  }
  if (state_.AwaitsTile() && !state_.on(state_.tile(0)).Empty()) {
    return "the tile that is due must be empty";
  }
  if (!refill && bag && !state_.LakeIsFull() &&
      state_.asked() != Asked::kSpill) {
    return "the lake is full as long as the bag has pieces";
  }
  if (state_.AwaitsLake() && state_.lake_.size() != kLake - kDraw) {
    return "one piece stays in the lake";
  }
  bool anybody = false;
  for (int seat = 0; seat < state_.players_; ++seat) {
    const bool ends = state_.board(seat).inventory >= kEndInventory;
    anybody = anybody || ends;
    const bool just_now =
        seat == state_.turn_ &&
        (state_.AwaitsTile() || state_.asked() == Asked::kColumn);
    if (ends && state_.end_ == End::kNo && !just_now) {
      return "seventeen pieces in a glassworks start the end";
    }
  }
  if (state_.end_ != End::kNo && !anybody) {
    return "the end starts with seventeen pieces in a glassworks";
  }
  if (state_.end_ == End::kRound && !over && state_.turn_ == state_.first_) {
    return "the round is finished when it is the first player's turn";
  }
  if (over ? state_.end_ != End::kLast && state_.passes_ != state_.players_
           : state_.passes_ == state_.players_) {
    return "the game is over after the last turns or when all have passed";
  }
  if (refill && state_.passes_ != 0) {
    return "who has just moved did not pass";
  }
  return "";
}

Outcome<State> State::ParsePosition(std::string_view text) {
  text = Trim(text);
  if (!text.starts_with(kPositionPrefix)) {
    return Refusal{"a position starts with " + Quoted(kPositionPrefix)};
  }
  text.remove_prefix(kPositionPrefix.size());
  const auto end = text.find(' ');
  if (end == text.npos) {
    return Refusal{"a position says players= and turn="};
  }
  const Outcome<Options> options = ParseOptions<State>(text.substr(0, end));
  if (!options) {
    return options.refusal();
  }
  return PositionReader(*options).Read(Split(text.substr(end + 1), ' '));
}

}  // namespace glazier::river
