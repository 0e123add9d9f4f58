// SPDX-License-Identifier: MIT
// Reading a position from its line of text (see position_text.cpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/keyed_words.hpp"
#include "engine/road/state.hpp"

namespace glazier::road {

/// @brief Builds a state word by word and refuses what is impossible: values
/// out of range while reading, contradictions in the checks after it. Every
/// position that it accepts can be played to the end.
class PositionReader {
 public:
  explicit PositionReader(Options options) : state_(options) {}

  Outcome<State> Read(const std::vector<std::string_view>& text);

 private:
  // position_reader.cpp
  /// Takes a tile out of the stacks; fails if it is already elsewhere.
  std::string Take(std::string_view text, BuildingId& id);
  std::string TakeAll(std::string_view text, Buildings& set);
  std::string ReadTable(const KeyedWords& words);
  std::string ReadCourse(const KeyedWords& words);
  std::string ReadDisplay(std::string_view text);
  std::string ReadEvaluation(std::string_view text);
  std::string ReadGift(std::string_view text);
  std::string ReadWork(std::string_view text);
  // position_seat.cpp
  std::string ReadSeat(Estate& estate, std::string_view text);
  std::string ReadLand(Estate& estate,
                       std::string_view land,
                       std::string_view buildings,
                       std::string_view sites);
  std::string ReadCards(Cards& cards,
                        const std::vector<std::string_view>& parts);
  std::string ReadBuilding(Estate& estate, std::string_view text, Place place);

  // position_checks.cpp
  std::string Check() const;
  std::string CheckCards(int seat) const;
  std::string CheckCounts(int seat) const;
  std::string CheckRound(int seat) const;
  std::string CheckEvaluation() const;
  std::string CheckPhase() const;
  std::string CheckWork() const;
  bool HasEvaluation() const;
  /// The phase that matters under a tile that is still to be laid.
  Phase Asking() const;

  State state_;
};

}  // namespace glazier::road
