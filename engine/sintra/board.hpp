// SPDX-License-Identifier: MIT
// One player's palace: strips, glazier, windows, score and broken glass.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/sintra/facts.hpp"
#include "engine/sintra/panes.hpp"

namespace glazier::sintra {

/// @brief What is still empty on a strip, in 4-bit fields: five colours, the
/// joker spaces, and all of them together.
///
/// Which space of a colour a pane lies on follows from the rule that spaces
/// fill from the top, so counts say everything about a strip but the colours
/// lying on jokers (Board::joker_panes).
class Gaps {
 public:
  constexpr Gaps() = default;
  explicit constexpr Gaps(int face);

  constexpr int Coloured(int colour) const { return Field(colour); }
  constexpr int Jokers() const { return Field(kJokerField); }
  constexpr int Total() const { return Field(kTotalField); }
  constexpr int For(int colour) const { return Coloured(colour) + Jokers(); }

  /// @brief Whether one colour alone could fill all empty spaces.
  constexpr bool OneColourLeft() const {
    const auto others = static_cast<std::uint32_t>(Total() - Jokers());
    // What would still be empty after each colour, in its own field.
    const std::uint32_t rest = others * kFieldOnes - (fields_ & kFieldMask);
    return ((rest - kFieldOnes) & ~rest & (kFieldOnes << 3)) != 0;
  }

  constexpr void Fill(int colour, int coloured, int jokers) {
    fields_ -=
        (static_cast<std::uint32_t>(coloured) << (4 * colour)) +
        (static_cast<std::uint32_t>(jokers) << (4 * kJokerField)) +
        (static_cast<std::uint32_t>(coloured + jokers) << (4 * kTotalField));
  }
  /// @brief Puts panes on the spaces of their colour, then on jokers (ruling
  /// 2); returns how many were placed.
  constexpr int Place(int colour, int panes) {
    const int coloured = std::min(panes, Coloured(colour));
    const int jokers = std::min(panes - coloured, Jokers());
    Fill(colour, coloured, jokers);
    return coloured + jokers;
  }

  friend constexpr bool operator==(Gaps, Gaps) = default;

 private:
  static constexpr int kJokerField = kColours;
  static constexpr int kTotalField = kColours + 1;
  static constexpr std::uint32_t kFieldOnes = 0x11111;
  static constexpr std::uint32_t kFieldMask = 0xFFFFF;

  constexpr int Field(int index) const {
    return static_cast<int>((fields_ >> (4 * index)) & 0xF);
  }

  std::uint32_t fields_ = 0;
};

constexpr Gaps::Gaps(int face) {
  for (const char letter : kFacePatterns[static_cast<std::size_t>(face)]) {
    const auto field = letter == kJokerLetter ? std::size_t{kJokerField}
                                              : kColourLetters.find(letter);
    fields_ += (1U << (4 * field)) + (1U << (4 * kTotalField));
  }
}

/// @brief A palace and everything its owner has.
struct Board {
  static constexpr std::uint8_t kNoStrip = 0xFF;

  // Which places have an empty space for each colour, and (`ends`) where that
  // colour alone can complete the strip: lanes of eight bits. Both follow from
  // `gaps`; they are kept up to date because every turn needs them.
  std::uint64_t fits = 0;
  std::uint64_t ends = 0;
  /// Panes in the windows: 4 bits each, top then bottom, 0 or colour + 1.
  std::uint64_t windows = 0;
  /// The empty spaces at each place; one more entry for "no place", always 0.
  std::array<Gaps, kPlaces + 1> gaps{};
  std::array<std::uint8_t, kPlaces> face{};  ///< showing, or kNoStrip
  std::int16_t score = 0;
  std::uint8_t glass = 0;    ///< position 0-7 on the broken-glass track
  std::uint8_t wraps = 0;    ///< times its end was reached
  std::uint8_t glazier = 0;  ///< place 0-7
  std::uint8_t strips = 0;   ///< set of places whose strip is still there
  std::uint8_t glazed = 0;   ///< set of windows with at least one pane
  /// Panes on the joker spaces from the top: 4 bits each, 0 or colour + 1.
  std::uint8_t joker_panes = 0;

  // For screens and texts.
  bool HasStrip(int place) const { return ((strips >> place) & 1) != 0; }
  /// @brief The colour letter lying on a space, or '.' if it is empty.
  char PaneOn(int place, int space) const;
  /// @brief The colour letter in a window (row 0 top, 1 bottom), or '.'.
  char PaneIn(int window, int row) const;
  int PanesIn(int window) const {
    return (PaneIn(window, 0) != '.') + (PaneIn(window, 1) != '.');
  }
  int LeftmostStrip() const { return std::countr_zero(strips); }
  /// @brief Panes lying on the strip at a place, on all strips, in windows.
  Panes PanesOnStrip(int place) const;
  Panes PanesOnStrips() const;
  Panes PanesInWindows() const;
  /// @brief All points lost on the track so far, its current space included.
  int Lost() const { return kGlassWrap * wraps + kGlassTrack[glass]; }

  friend bool operator==(const Board&, const Board&) = default;
};

}  // namespace glazier::sintra
