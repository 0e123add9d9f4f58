// SPDX-License-Identifier: MIT
// A game as a small, readable text file; replaying it needs no random numbers.
//
//   glazier record 1
//   game sintra
//   seed 7
//   options players=2 side=A
//   seat 1 human Ana
//   seat 2 greedy Bruno
//   deal set-up first=1 bonus=POGYBP strips=... strips=...
//   deal round 1 OOPB PYGG ...
//   1 F1O>3
//   2 CP>2=B
//   end moves=2 position=8c0f5d2e9a41b370
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/core/text.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief The part of a record before the first deal.
struct RecordHeader {
  std::string game;
  std::uint64_t seed = 0;
  std::string options;
  std::vector<Seat> seats;
  std::size_t lines = 0;  ///< lines before the first deal or move
};

inline constexpr int kRecordFormat = 1;
/// @brief How the first line begins; the number of the format follows.
inline constexpr std::string_view kRecordMagic = "glazier record ";
inline constexpr std::size_t kMaxRecordBytes = 1 << 20;
inline constexpr std::size_t kMaxNameBytes = 32;

/// @brief Reads the header; refusals begin with "line N:".
Outcome<RecordHeader> ReadRecordHeader(std::string_view text);
std::string WriteRecordHeader(const RecordHeader& header);

/// @brief Untrusted text made safe to show: valid UTF-8 without anything that
/// drives a terminal, breaks the line or changes its direction, at most
/// `most_bytes` long.
std::string CleanText(std::string_view text, std::size_t most_bytes);

/// @brief Whether CleanText would leave it as it is.
bool IsCleanText(std::string_view text);

/// @brief An untrusted name made safe: clean, in one spelling (NFC), with few
/// marks per letter, short and not empty.
std::string CleanName(std::string_view name);

/// @brief A hash that is the same on every machine.
std::uint64_t TextHash(std::string_view text);

/// @brief Detects damage to a record that would still be readable.
std::string Checksum(std::string_view position_text);

inline Refusal AtLine(std::size_t line, const std::string& why) {
  return Refusal{"line " + std::to_string(line) + ": " + why};
}

/// @brief One event as a line of a record.
template <Game G>
std::string EntryText(const typename Table<G>::Entry& entry) {
  if (const auto* const step = entry.step()) {
    return std::to_string(entry.seat + 1) + ' ' + StepText(*step);
  }
  return "deal " + DealText(*entry.deal());
}

/// @brief Plays the steps that a line of a record gives a seat. Older records
/// write a whole turn as one line, which may include forced steps.
template <Game G>
std::string ReadSteps(Table<G>& table, int seat, std::string_view words) {
  const auto steps = ParseSteps(table.now(), seat, words);
  if (!steps) {
    return steps.why();
  }
  const std::string written = StepText(steps->front());
  if (!words.starts_with(written) || (steps->size() == 1 && written != words)) {
    return "write it as " + written;
  }
  std::string why;
  for (auto step = steps->begin(); step != steps->end() && why.empty();
       ++step) {
    why = table.Replay(seat, *step);
  }
  return why;
}

/// @brief Plays what a line of a record says. Returns why not, or nothing.
/// Records and messages from a host come in only through here.
template <Game G>
std::string ReadEntry(Table<G>& table, std::string_view line) {
  const auto space = line.find(' ');
  const std::string_view head = line.substr(0, space);
  const std::string_view rest =
      space == std::string_view::npos ? "" : line.substr(space + 1);
  if (head == "deal") {
    const auto deal = ParseDeal(table.now(), rest);
    return deal ? table.Redeal(*deal) : deal.why();
  }
  const auto seat = ParseNumber<int>(head, 1, kMaxSeats);
  if (!seat || !table.now().Acting().Has(*seat - 1)) {
    return table.Over() ? "the game is over, but the record goes on"
           : table.now().Turn() == kDealer
               ? "expected a deal, found " + Quoted(line)
               : "expected a move of seat " +
                     std::to_string(table.now().Turn() + 1) + ", found " +
                     Quoted(line);
  }
  return ReadSteps(table, *seat - 1, rest);
}

template <Game G>
std::string WriteRecord(const Table<G>& table) {
  std::string text = WriteRecordHeader(
      {std::string(G::kInfo.name), table.seed(),
       OptionsText<G>(table.now().options()), table.seats(), 0});
  for (const auto& entry : table.history()) {
    text += EntryText<G>(entry) + '\n';
  }
  return text + "end moves=" + std::to_string(table.steps()) +
         " position=" + Checksum(PositionText(table.now())) + '\n';
}

/// @brief Rebuilds the table by replaying and checking everything.
template <Game G>
Outcome<Table<G>> ReadRecord(std::string_view text) {
  const Outcome<RecordHeader> header = ReadRecordHeader(text);
  if (!header) {
    return header.refusal();
  }
  if (header->game != G::kInfo.name) {
    return AtLine(2, "this is a record of " + header->game + ", not of " +
                         std::string(G::kInfo.name));
  }
  const auto options = ParseOptions<G>(header->options);
  if (!options) {
    return AtLine(4, options.why());
  }
  if (static_cast<std::size_t>(options->players) != header->seats.size()) {
    return AtLine(4, "there are " + std::to_string(header->seats.size()) +
                         " seats for " + std::to_string(options->players) +
                         " players");
  }
  auto table = Table<G>::Untouched(*options, header->seed, header->seats);

  constexpr std::string_view kEnd = "end ";
  std::size_t moves = 0;  // lines, which in older records may be whole turns
  const auto lines = Split(text, '\n');
  for (std::size_t i = header->lines; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (line.empty() && i + 1 == lines.size()) {
      break;  // the empty rest after the last line feed
    }
    if (line.starts_with(kEnd)) {
      const std::string expected =
          "moves=" + std::to_string(moves) +
          " position=" + Checksum(PositionText(table.now()));
      if (line.substr(kEnd.size()) != expected) {
        return AtLine(i + 1, "the moves above do not lead here (expected '" +
                                 expected + "'): the file is damaged");
      }
      if (i + 2 != lines.size() || !lines[i + 1].empty()) {
        return AtLine(i + 2, "there is something after the end");
      }
      if (table.now().Turn() == kDealer) {
        return AtLine(i + 1, "the game stops before the deal");
      }
      return table;
    }
    const std::size_t steps = table.steps();
    const std::string why = ReadEntry(table, line);
    if (!why.empty()) {
      return AtLine(i + 1, why);
    }
    moves += table.steps() > steps ? 1U : 0U;
  }
  return AtLine(lines.size(), "the end is missing: the file is cut off");
}

}  // namespace glazier
