// SPDX-License-Identifier: MIT
// What the engine needs to know about each strip face, derived from the facts.
#pragma once

#include <array>
#include <cstdint>

#include "engine/sintra/board.hpp"
#include "engine/sintra/facts.hpp"
#include "engine/sintra/panes.hpp"

namespace glazier::sintra {

/// @brief Lanes that say which colours find an empty space; bit 0 of each.
constexpr std::uint64_t FitLanes(Gaps gaps) {
  std::uint64_t fits = 0;
  for (int c = 0; c < kColours; ++c) {
    fits |= std::uint64_t{gaps.For(c) != 0} << (c * lanes::kWidth);
  }
  return fits;
}

/// @brief Lanes that say which colours alone could fill all that is empty.
constexpr std::uint64_t EndLanes(Gaps gaps) {
  std::uint64_t ends = 0;
  for (int c = 0; c < kColours; ++c) {
    ends |= std::uint64_t{gaps.For(c) == gaps.Total()} << (c * lanes::kWidth);
  }
  return ends;
}

struct FaceData {
  Gaps gaps;                 ///< all of it, empty
  std::uint64_t fits = 0;    ///< FitLanes of the empty face
  Panes panes;               ///< on the full face, jokers not counted
  std::uint8_t colours = 0;  ///< set of those colours
  std::int8_t top = -1;      ///< colour of the top space, -1 for a joker
};

inline constexpr auto kFaceData = [] {
  std::array<FaceData, kFaces> faces{};
  for (std::size_t face = 0; face < kFaces; ++face) {
    FaceData& data = faces[face];
    data.gaps = Gaps(static_cast<int>(face));
    data.fits = FitLanes(data.gaps);
    for (const char letter : kFacePatterns[face]) {
      if (letter != kJokerLetter) {
        const auto colour = kColourLetters.find(letter);
        data.panes.Add(static_cast<Colour>(colour));
        data.colours = static_cast<std::uint8_t>(data.colours | 1U << colour);
      }
    }
    const auto top = kColourLetters.find(kFacePatterns[face].front());
    data.top = top == std::string_view::npos ? std::int8_t{-1}
                                             : static_cast<std::int8_t>(top);
  }
  return faces;
}();

/// @brief Points under every set of windows.
inline constexpr auto kPointsOfSet = [] {
  std::array<std::uint8_t, 1 << kPlaces> points{};
  for (std::size_t set = 0; set < points.size(); ++set) {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if ((set >> place) & 1) {
        points[set] =
            static_cast<std::uint8_t>(points[set] + kWindowPoints[place]);
      }
    }
  }
  return points;
}();

/// @brief Points under those of a set of windows that are right of a place.
constexpr int PointsRightOf(int place, unsigned windows) {
  return kPointsOfSet[windows & ~((2U << place) - 1)];
}

}  // namespace glazier::sintra
