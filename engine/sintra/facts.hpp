// SPDX-License-Identifier: MIT
// Sintra's printed components: colours, strips, points and tracks. Data only.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace glazier::sintra {

inline constexpr int kColours = 5;
inline constexpr int kPanesPerColour = 20;
inline constexpr int kPanes = kColours * kPanesPerColour;
inline constexpr int kPlaces = 8;  ///< strips and windows of one palace
inline constexpr int kSpaces = 5;  ///< spaces of one strip
inline constexpr int kRounds = 6;
inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxFactories = 9;
inline constexpr int kPanesPerFactory = 4;

/// @brief The canonical order wherever colours are listed.
enum class Colour : std::uint8_t { kOrange, kPink, kYellow, kBlue, kGreen };

inline constexpr std::string_view kColourLetters = "OPYBG";
inline constexpr std::array<std::string_view, kColours> kColourNames = {
    "orange", "pink", "yellow", "blue", "green"};
inline constexpr char kJokerLetter = '?';

inline constexpr std::array<Colour, kColours> kAllColours = {
    Colour::kOrange, Colour::kPink, Colour::kYellow, Colour::kBlue,
    Colour::kGreen};

constexpr char Letter(Colour colour) {
  return kColourLetters[static_cast<std::size_t>(colour)];
}
constexpr std::string_view Name(Colour colour) {
  return kColourNames[static_cast<std::size_t>(colour)];
}

/// @brief The two faces of strips 1-8, top to bottom. Faces 2i and 2i+1 are the
/// two sides of one strip, so `face ^ 1` is the back.
inline constexpr int kFaces = 16;
inline constexpr std::array<std::string_view, kFaces> kFacePatterns = {
    "OYOYO", "BGPGB",  //
    "PBPBP", "GOYOG",  //
    "YGYGY", "OPBPO",  //
    "BOBOB", "PYGYP",  //
    "GPGPG", "YBOBY",  //
    "OYBGO", "BOPYB",  //
    "PBGOP", "GPYBG",  //
    "YGOPY", "?OYB?",
};
inline constexpr int kJokerFace = 15;  ///< always starts face down

constexpr int Back(int face) {
  return face ^ 1;
}

constexpr int FactoriesFor(int players) {
  return 2 * players + 1;
}

/// @brief Points under the windows, left to right.
inline constexpr std::array<int, kPlaces> kWindowPoints = {4, 3, 3, 2,
                                                           2, 1, 1, 2};

/// @brief Points lost on each space of the broken-glass track, from the top.
/// Reaching the last one costs its points at once and returns to the top.
inline constexpr std::array<int, 9> kGlassTrack = {0, 1,  2,  4, 6,
                                                   8, 11, 14, 18};
inline constexpr int kGlassSteps = 8;  ///< steps from the top to the bottom
inline constexpr int kGlassWrap = kGlassTrack[kGlassSteps];

/// @brief Side A: points of an ornament by filled frame spaces around it.
inline constexpr std::array<int, 5> kOrnamentPoints = {0, 0, 3, 6, 10};
inline constexpr int kOrnaments = 4;

/// @brief How many panes left on strips are worth one point.
inline constexpr int kLeftoverPerPoint = 3;

}  // namespace glazier::sintra
