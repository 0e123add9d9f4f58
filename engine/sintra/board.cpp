// SPDX-License-Identifier: MIT
// What lies on a palace, for screens and texts.
#include "engine/sintra/board.hpp"

#include "engine/sintra/faces.hpp"

namespace glazier::sintra {
namespace {

char PaneLetter(unsigned field) {
  return field == 0 ? '.' : kColourLetters[field - 1];
}

}  // namespace

char Board::PaneOn(int place, int space) const {
  const auto index = static_cast<std::size_t>(place);
  if (!HasStrip(place)) {
    return '.';
  }
  const std::string_view pattern = kFacePatterns[face[index]];
  const auto at = static_cast<std::size_t>(space);
  const char letter = pattern[at];
  // Spaces of one kind fill from the top: how many of its kind are above?
  int above = 0;
  for (std::size_t i = 0; i < at; ++i) {
    above += pattern[i] == letter;
  }
  if (letter == kJokerLetter) {
    return PaneLetter((static_cast<unsigned>(joker_panes) >> (4 * above)) &
                      0xF);
  }
  const auto colour = static_cast<int>(kColourLetters.find(letter));
  const int spaces = kFaceData[face[index]].gaps.Coloured(colour);
  const int filled = spaces - gaps[index].Coloured(colour);
  return above < filled ? letter : '.';
}

char Board::PaneIn(int window, int row) const {
  return PaneLetter(static_cast<unsigned>(windows >> (8 * window + 4 * row)) &
                    0xF);
}

Panes Board::PanesOnStrip(int place) const {
  Panes panes;
  for (int space = 0; space < kSpaces; ++space) {
    const auto colour = kColourLetters.find(PaneOn(place, space));
    if (colour != std::string_view::npos) {
      panes.Add(static_cast<Colour>(colour));
    }
  }
  return panes;
}

Panes Board::PanesOnStrips() const {
  Panes panes;
  for (int place = 0; place < kPlaces; ++place) {
    panes += PanesOnStrip(place);
  }
  return panes;
}

Panes Board::PanesInWindows() const {
  Panes panes;
  for (std::uint64_t left = windows; left != 0; left >>= 4) {
    if ((left & 0xF) != 0) {
      panes.Add(static_cast<Colour>((left & 0xF) - 1));
    }
  }
  return panes;
}

}  // namespace glazier::sintra
