// SPDX-License-Identifier: MIT
// Reads the words of a position. Nothing out of range gets into the state.
#include "engine/road/position_reader.hpp"

#include <algorithm>
#include <array>

#include "engine/core/text.hpp"
#include "engine/road/names.hpp"
#include "engine/road/position_words.hpp"

namespace glazier::road {

Outcome<State> PositionReader::Read(const std::vector<std::string_view>& text) {
  constexpr std::array<std::string_view, 13> kKeys = {
      "phase",   "turn", "period", "round", "first", "display", "gone",
      "blocked", "card", "roofs",  "gift",  "work",  "under"};
  const auto words = KeyedWords::Read(text, kKeys);
  if (!words) {
    return words.refusal();
  }
  if (words->Get("phase") == "set-up") {
    return text.size() == 1 ? Outcome<State>(state_)
                            : Outcome<State>(Refusal{
                                  "before the set-up nothing lies there"});
  }
  if (words->seats().size() != state_.players_) {
    return Refusal{"there must be one seat= for each player"};
  }
  std::string why = ReadTable(*words);
  for (std::size_t seat = 0; seat < state_.players_ && why.empty(); ++seat) {
    why = ReadSeat(state_.estates_[seat], words->seats()[seat]);
    if (!why.empty()) {
      why = "seat " + std::to_string(seat + 1) + ": " + why;
    }
  }
  if (why.empty()) {
    why = Check();
  }
  return why.empty() ? Outcome<State>(state_) : Outcome<State>(Refusal{why});
}

std::string PositionReader::Take(std::string_view text, BuildingId& id) {
  const auto read = ParseId(text);
  if (!read || !IsTile(*read)) {
    return Quoted(text) + " is no building tile";
  }
  if (!state_.stacks_.Has(*read)) {
    return IdText(*read) + " is there twice";
  }
  state_.stacks_.Remove(*read);
  id = *read;
  return "";
}

std::string PositionReader::TakeAll(std::string_view text, Buildings& set) {
  if (text == "-") {
    return "";
  }
  for (const std::string_view part : Split(text, ',')) {
    BuildingId id = kNoBuilding;
    const std::string why = Take(part, id);
    if (!why.empty()) {
      return why;
    }
    set.Add(id);
  }
  return "";
}

std::string PositionReader::ReadTable(const KeyedWords& words) {
  std::string why = ReadCourse(words);
  if (why.empty()) {
    why = ReadDisplay(words.Get("display"));
  }
  Buildings gone;
  if (why.empty()) {
    why = TakeAll(words.Get("gone"), gone);
  }
  if (why.empty()) {
    const auto blocked = ParseCards(words.Get("blocked"));
    if (!blocked || (*blocked != 0 && !state_.IsSolo())) {
      return "blocked= must be cards, and - with several players";
    }
    state_.blocked_ = *blocked;
    why = ReadEvaluation(words.Get("card"));
  }
  if (why.empty()) {
    why = ReadGift(words.Get("gift"));
  }
  if (why.empty()) {
    why = ReadWork(words.Get("work"));
  }
  return why;
}

std::string PositionReader::ReadCourse(const KeyedWords& words) {
  const auto phase =
      std::find(kPhaseWords.begin(), kPhaseWords.end(), words.Get("phase"));
  if (phase == kPhaseWords.end()) {
    return "phase= must be one of the words for what is asked";
  }
  state_.phase_ = static_cast<Phase>(phase - kPhaseWords.begin());
  if (state_.phase_ == Phase::kTurnUp) {
    return "nobody waits for a card to be turned up";
  }
  const auto period = ParseNumber<int>(words.Get("period"), 1, state_.periods_);
  const auto round = ParseNumber<int>(words.Get("round"), 0, kRounds);
  const auto first = ParseNumber<int>(words.Get("first"), 1, state_.players_);
  const auto roofs = ParseNumber<int>(words.Get("roofs"), 0, kRooferLimit);
  if (!period || !round || !first || !roofs) {
    return "period=, round=, first= and roofs= must be numbers of the game";
  }
  state_.period_ = static_cast<std::uint8_t>(*period);
  state_.round_ = static_cast<std::uint8_t>(*round);
  state_.first_ = static_cast<std::uint8_t>(*first - 1);
  state_.evaluation_.roofs = static_cast<std::uint8_t>(*roofs);

  const bool nobody =
      state_.phase_ == Phase::kPick || state_.phase_ == Phase::kLay ||
      state_.phase_ == Phase::kRefill || state_.phase_ == Phase::kOver;
  if (nobody != (words.Get("turn") == "-")) {
    return "turn= must name a seat when only one player is asked, and be - "
           "otherwise";
  }
  if (!nobody) {
    const auto turn = ParseNumber<int>(words.Get("turn"), 1, state_.players_);
    if (!turn) {
      return "turn= must be a seat";
    }
    state_.seat_ = static_cast<std::uint8_t>(*turn - 1);
  }

  const auto under =
      std::find(kPhaseWords.begin(), kPhaseWords.end(), words.Get("under"));
  if (state_.phase_ != Phase::kTile) {
    return words.Get("under") == "-" ? "" : "under= must be -";
  }
  if (under != kPhaseWords.end()) {
    state_.below_ = static_cast<Phase>(under - kPhaseWords.begin());
  }
  constexpr std::array<Phase, 4> kWindows = {Phase::kTurn, Phase::kRepeat,
                                             Phase::kGift, Phase::kLast};
  return std::find(kWindows.begin(), kWindows.end(), state_.below_) ==
                 kWindows.end()
             ? "under= must be turn, repeat, gift or last"
             : "";
}

std::string PositionReader::ReadDisplay(std::string_view text) {
  const auto parts = Split(text, ',');
  const int row = state_.DisplayRow();
  if (parts.size() != static_cast<std::size_t>(kTypes * row)) {
    return "display= must have " + std::to_string(row) + " places a row";
  }
  for (int i = 0; i < kTypes * row; ++i) {
    const std::string_view part = parts[State::Index(i)];
    if (part == "-") {
      continue;
    }
    BuildingId id = kNoBuilding;
    const std::string why = Take(part, id);
    if (!why.empty()) {
      return why;
    }
    if (TypeOf(id) != i / row) {
      return IdText(id) + " lies in a row of another type";
    }
    state_.Show(i / row * kMaxDisplayRow + i % row, id);
  }
  return "";
}

std::string PositionReader::ReadEvaluation(std::string_view text) {
  if (text == "-") {
    return "";
  }
  const auto parts = Split(text, ':');
  const auto leader = parts.size() == 6
                          ? ParseNumber<int>(parts[1], 1, state_.players_)
                          : std::nullopt;
  const auto done = leader ? ParseNumber<int>(parts[5], 0, 3) : std::nullopt;
  if (!done || parts[0].size() != 1 || CardOf(parts[0][0]) >= kCards ||
      (parts[3] != "one" && parts[3] != "both") ||
      (parts[4] != "paid" && parts[4] != "due")) {
    return Quoted(text) + " is no card that is evaluated";
  }
  Evaluation& evaluation = state_.evaluation_;
  evaluation.card = CardOf(parts[0][0]);
  evaluation.leader = static_cast<std::uint8_t>(*leader - 1);
  evaluation.single = parts[3] == "one";
  evaluation.paid = parts[4] == "paid";
  evaluation.done = static_cast<std::uint8_t>(*done);
  if (parts[2] == "-") {
    return "";
  }
  if (parts[2].empty()) {
    return "followers must be seats";
  }
  for (const char digit : parts[2]) {
    const int seat = digit - '1';
    if (seat < 0 || seat >= state_.players_ ||
        (evaluation.followers >> seat & 1) != 0) {
      return Quoted(parts[2]) + " are not the followers";
    }
    evaluation.followers =
        static_cast<std::uint8_t>(evaluation.followers | 1 << seat);
  }
  return "";
}

std::string PositionReader::ReadGift(std::string_view text) {
  if (text == "-") {
    return "";
  }
  const auto parts = Split(text, ':');
  const auto good = parts.size() == 3 && parts[0].size() == 1
                        ? kGoodLetters.find(parts[0][0])
                        : std::string_view::npos;
  const auto giver = good == std::string_view::npos
                         ? std::nullopt
                         : ParseNumber<int>(parts[1], 1, state_.players_);
  const auto roofs =
      giver ? ParseNumber<int>(parts[2], 0, kRooferLimit) : std::nullopt;
  if (!roofs || good == kAnyGlass || good == kAnyBrick) {
    return Quoted(text) + " is no gift of a basic good";
  }
  state_.offer_ = {static_cast<Good>(good),
                   static_cast<std::uint8_t>(*giver - 1),
                   static_cast<std::uint8_t>(*roofs)};
  return "";
}

std::string PositionReader::ReadWork(std::string_view text) {
  if (text == "-") {
    return "";
  }
  const auto parts = Split(text, ':');
  const auto id = parts.size() == 3 ? ParseId(parts[0]) : std::nullopt;
  const auto place = id ? ParsePlace(parts[1]) : std::nullopt;
  if (!place || TypeOf(*id) != 1 || (parts[2] != "0" && parts[2] != "1")) {
    return Quoted(text) + " is no immediate building at work";
  }
  state_.at_work_ = {*id, *place, parts[2] == "1"};
  return "";
}

Outcome<State> State::ParsePosition(std::string_view text) {
  text = Trim(text);
  if (!text.starts_with(kPositionPrefix)) {
    return Refusal{"a position starts with " + Quoted(kPositionPrefix)};
  }
  text.remove_prefix(kPositionPrefix.size());
  const auto phase = text.find(" phase=");
  if (phase == std::string_view::npos) {
    return Refusal{"a position says players=, set=, periods= and phase="};
  }
  const auto options = ParseOptions<State>(text.substr(0, phase));
  if (!options) {
    return options.refusal();
  }
  return PositionReader(*options).Read(Split(text.substr(phase + 1), ' '));
}

}  // namespace glazier::road
