// SPDX-License-Identifier: MIT
// Reads a position from its line of text (see position_text.cpp) and refuses
// positions that the pieces do not allow.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/keyed_words.hpp"
#include "engine/sintra/faces.hpp"
#include "engine/sintra/pieces_text.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

constexpr int kMaxScore = 9999;
constexpr int kMaxWraps = 99;

std::optional<Panes> ParseCounts(std::string_view text) {
  const auto parts = Split(text, ',');
  if (parts.size() != kColours) {
    return std::nullopt;
  }
  Panes panes;
  for (std::size_t i = 0; i < kColours; ++i) {
    const auto count = ParseNumber(parts[i], 0, kPanesPerColour);
    if (!count) {
      return std::nullopt;
    }
    panes.Add(static_cast<Colour>(i), *count);
  }
  return panes;
}

}  // namespace

/// @brief Builds a state word by word and refuses what is impossible.
class PositionReader {
 public:
  explicit PositionReader(Options options) : state_(options) {}

  Outcome<State> Read(const std::vector<std::string_view>& text);

 private:
  std::string ReadTable(const KeyedWords& words);
  std::string ReadSources(const KeyedWords& words);
  std::string ReadBoard(Board& board, std::string_view text);
  std::string ReadStrip(Board& board, int place, std::string_view text);
  std::string ReadWindow(Board& board, int window, std::string_view text);
  std::string ReadBag(const KeyedWords& words);

  State state_;
};

// The table's words come once each; the seats follow in order.
Outcome<State> PositionReader::Read(const std::vector<std::string_view>& text) {
  constexpr std::array<std::string_view, 9> kKeys = {
      "round",     "turn",   "first", "marker", "bonus",
      "factories", "centre", "bag",   "tower"};
  const auto words = KeyedWords::Read(text, kKeys);
  if (!words) {
    return words.refusal();
  }
  if (words->OnlySetup()) {
    return state_;
  }
  const auto& seats = words->seats();
  if (seats.size() != state_.players_) {
    return Refusal{"there must be one seat= for each player"};
  }
  std::string why = ReadTable(*words);
  for (std::size_t seat = 0; seat < seats.size() && why.empty(); ++seat) {
    why = ReadBoard(state_.boards_[seat], seats[seat]);
    if (!why.empty()) {
      why = "seat " + std::to_string(seat + 1) + ": " + why;
    }
  }
  if (why.empty()) {
    why = ReadBag(*words);
  }
  return why.empty() ? Outcome<State>(state_) : Outcome<State>(Refusal{why});
}

std::string PositionReader::ReadTable(const KeyedWords& words) {
  const int players = state_.players_;
  const auto round = ParseNumber(words.Get("round"), 1, kRounds + 1);
  const auto first = ParseNumber(words.Get("first"), 1, players);
  if (!round || !first) {
    return "round= must be 1 to 7 and first= a seat";
  }
  state_.round_ = static_cast<std::uint8_t>(*round - 1);
  state_.starter_ = static_cast<std::uint8_t>(*first - 1);
  state_.turn_ = state_.starter_;

  const std::string_view turn = words.Get("turn");
  if (turn == "over") {
    state_.phase_ = State::Phase::kOver;
  } else if (turn == "deal") {
    state_.phase_ = State::Phase::kRefill;
  } else if (const auto seat = ParseNumber(turn, 1, players)) {
    state_.phase_ = State::Phase::kPlay;
    state_.turn_ = static_cast<std::uint8_t>(*seat - 1);
  } else {
    return "turn= must be a seat, deal or over";
  }
  if ((*round > kRounds) != (state_.phase_ == State::Phase::kOver)) {
    return "the game is over after round 6, not before";
  }

  const std::string_view marker = words.Get("marker");
  if (marker != "centre") {
    const auto seat = ParseNumber(marker, 1, players);
    if (!seat || state_.phase_ != State::Phase::kPlay) {
      return "marker= must be centre or, during a round, a seat";
    }
    state_.marker_ = static_cast<std::uint8_t>(*seat - 1);
  }

  const std::string_view bonus = words.Get("bonus");
  unsigned later = 0;
  for (std::size_t i = 0; i < kRounds; ++i) {
    const auto colour = i < bonus.size() ? kColourLetters.find(bonus[i])
                                         : std::string_view::npos;
    if (colour == std::string_view::npos) {
      return "bonus= must be six colours";
    }
    state_.bonus_[i] = static_cast<std::uint8_t>(colour);
    later |= i == 0 ? 0U : 1U << colour;
  }
  if (bonus.size() != kRounds || later != (1U << kColours) - 1) {
    return "bonus= must show all five colours in rounds 2 to 6";
  }
  return ReadSources(words);
}

std::string PositionReader::ReadSources(const KeyedWords& words) {
  const auto parts = Split(words.Get("factories"), ',');
  if (static_cast<int>(parts.size()) != state_.factories()) {
    return "factories= must list " + std::to_string(state_.factories()) +
           " factories";
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto panes = ParsePanes(parts[i]);
    if (!panes || panes->Total() > kPanesPerFactory) {
      return Quoted(parts[i]) + " does not lie on a factory";
    }
    state_.sources_[i] = *panes;
  }
  const auto panes = ParsePanes(words.Get("centre"));
  if (!panes) {
    return "centre= must be panes or -";
  }
  state_.sources_[kCentre] = *panes;
  state_.Offer();
  if ((state_.offers_ != 0) != (state_.phase_ == State::Phase::kPlay)) {
    return "a seat is to move exactly while there are panes to take";
  }
  return "";
}

std::string PositionReader::ReadBoard(Board& board, std::string_view text) {
  const auto parts = Split(text, ':');
  if (parts.size() != 6) {
    return "must be score:glass:wraps:glazier:strips:windows";
  }
  const auto score = ParseNumber(parts[0], -kMaxScore, kMaxScore);
  const auto glass = ParseNumber(parts[1], 0, kGlassSteps - 1);
  const auto wraps = ParseNumber(parts[2], 0, kMaxWraps);
  const auto glazier = ParseNumber(parts[3], 1, kPlaces);
  if (!score || !glass || !wraps || !glazier) {
    return "score, glass (0-7), wraps or glazier (1-8) out of bounds";
  }
  board.score = static_cast<std::int16_t>(*score);
  board.glass = static_cast<std::uint8_t>(*glass);
  board.wraps = static_cast<std::uint8_t>(*wraps);
  board.glazier = static_cast<std::uint8_t>(*glazier - 1);

  const auto strips = Split(parts[4], ',');
  const auto windows = Split(parts[5], ',');
  if (strips.size() != kPlaces || windows.size() != kPlaces) {
    return "must have eight strips and eight windows";
  }
  unsigned seen = 0;
  for (int place = 0; place < kPlaces; ++place) {
    const auto index = static_cast<std::size_t>(place);
    std::string why = ReadStrip(board, place, strips[index]);
    if (why.empty()) {
      why = ReadWindow(board, place, windows[index]);
    }
    if (!why.empty()) {
      return "place " + std::to_string(place + 1) + ": " + why;
    }
    if (board.HasStrip(place)) {
      const unsigned strip = 1U << (board.face[index] / 2);
      if ((seen & strip) != 0) {
        return "no strip is there twice";
      }
      seen |= strip;
    }
  }
  return "";
}

std::string PositionReader::ReadStrip(Board& board,
                                      int place,
                                      std::string_view text) {
  const auto index = static_cast<std::size_t>(place);
  if (text == "-") {
    board.face[index] = Board::kNoStrip;
    return "";
  }
  const auto equals = text.find('=');
  const auto face = ParseFace(text.substr(0, equals));
  if (!face) {
    return Quoted(text) + " is no strip";
  }
  board.face[index] = *face;
  board.strips = static_cast<std::uint8_t>(board.strips | 1U << place);
  Gaps& gaps = board.gaps[index];
  gaps = kFaceData[*face].gaps;
  const std::string_view panes =
      equals == std::string_view::npos ? "....." : text.substr(equals + 1);
  if (panes.size() != kSpaces) {
    return "a strip has five spaces";
  }
  int on_jokers = 0;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    const char wanted = kFacePatterns[*face][space];
    const auto colour = kColourLetters.find(panes[space]);
    if (panes[space] == '.') {
      continue;
    }
    if (colour == std::string_view::npos ||
        (wanted != panes[space] && wanted != kJokerLetter)) {
      return "panes must match their spaces";
    }
    if (wanted == kJokerLetter) {
      gaps.Fill(static_cast<int>(colour), 0, 1);
      board.joker_panes = static_cast<std::uint8_t>(
          board.joker_panes | (colour + 1) << (4 * on_jokers++));
    } else {
      gaps.Fill(static_cast<int>(colour), 1, 0);
    }
  }
  for (int space = 0; space < kSpaces; ++space) {
    if (board.PaneOn(place, space) != panes[static_cast<std::size_t>(space)]) {
      return "spaces of one colour fill from the top";
    }
  }
  if (gaps.Total() == 0) {
    return "a full strip does not stay";
  }
  board.fits |= FitLanes(gaps) << place;
  if (state_.side_ == Side::kB) {
    board.ends |= EndLanes(gaps) << place;
  }
  return "";
}

std::string PositionReader::ReadWindow(Board& board,
                                       int window,
                                       std::string_view text) {
  if (text.size() != 2) {
    return "a window has two frames";
  }
  int panes = 0;
  for (std::size_t row = 0; row < 2; ++row) {
    const auto colour = kColourLetters.find(text[row]);
    if (text[row] == '.' && (row == 1 || text[1] == '.')) {
      continue;
    }
    if (colour == std::string_view::npos) {
      return "a window fills from the top with panes";
    }
    board.windows |= static_cast<std::uint64_t>(colour + 1)
                     << (8 * window + 4 * static_cast<int>(row));
    ++panes;
  }
  if (panes > 0) {
    board.glazed = static_cast<std::uint8_t>(board.glazed | 1U << window);
  }
  if (board.HasStrip(window) == (panes == 2)) {
    return "a strip is there until its window has two panes";
  }
  if (board.face[static_cast<std::size_t>(window)] == kJokerFace &&
      panes != 1) {
    return "the joker face shows only after a flip";
  }
  return "";
}

// Every colour has 20 panes, wherever they are.
std::string PositionReader::ReadBag(const KeyedWords& words) {
  if (words.Has("tower")) {
    const auto panes = ParseCounts(words.Get("tower"));
    if (!panes) {
      return "tower= must be five counts";
    }
    state_.tower_ = *panes;
  }
  Panes elsewhere = state_.PanesOutsideBag();
  Panes all;
  for (const Colour colour : kAllColours) {
    all.Add(colour, kPanesPerColour);
  }
  if (!all.Contains(elsewhere)) {
    return "there are more than 20 panes of a colour";
  }
  state_.bag_ = all - elsewhere;
  if (words.Has("bag") && ParseCounts(words.Get("bag")) != state_.bag_) {
    return "there must be 20 panes of every colour: bag= should be " +
           CountsText(state_.bag_);
  }
  return "";
}

Outcome<State> State::ParsePosition(std::string_view text) {
  text = Trim(text);
  if (!text.starts_with(kPositionPrefix)) {
    return Refusal{"a position starts with " + Quoted(kPositionPrefix)};
  }
  text.remove_prefix(kPositionPrefix.size());
  const auto side = text.find(" side=");
  const auto end = text.find(' ', side == text.npos ? side : side + 1);
  if (end == text.npos) {
    return Refusal{"a position says players=, side= and turn="};
  }
  const Outcome<Options> options = ParseOptions<State>(text.substr(0, end));
  if (!options) {
    return options.refusal();
  }
  return PositionReader(*options).Read(Split(text.substr(end + 1), ' '));
}

void State::Offer() {
  offers_ = 0;
  offer_counts_ = 0;
  for (int index = 0; index < kSources; ++index) {
    const std::uint64_t colours = lanes::NonZero(source(index).word());
    offers_ |= colours << index;
    offer_counts_ += colours;
  }
}

}  // namespace glazier::sintra
