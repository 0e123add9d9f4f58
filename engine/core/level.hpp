// SPDX-License-Identifier: MIT
// The opponents of a game as data: who they are, what they see, what they like.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace glazier {

/// @brief How much a player cares for each of the things that a game's Appraise
/// adds up, in percent; each game names its own things. Somebody who cares for
/// everything as it deserves plays as `greedy` does.
struct Taste {
  static constexpr std::size_t kThings = 8;
  std::array<int, kThings> percent = {100, 100, 100, 100, 100, 100, 100, 100};

  constexpr int operator()(std::size_t thing, int value) const {
    return value * percent[thing] / 100;
  }
};

/// @brief One opponent of a game's ladder.
///
/// Its taste picks its favourites among the moves, and among these it chooses
/// as well as it can: by what a position is worth, or by looking ahead. Weak
/// players differ in what they like and in how little they compare; strong ones
/// in how far they see. There is no luck in it, except between moves it likes
/// equally well.
struct Level {
  std::string_view name;     ///< one word, in commands and records
  std::string_view about;    ///< its character, in a sentence
  std::string_view alias{};  ///< what it was called before it had a name
  Taste taste{};
  int favourites = 0;  ///< moves it compares; 0: all of them
  int positions = 0;   ///< it looks ahead; 0: not at all
};

/// @brief Instead of a number of positions: a second.
inline constexpr int kByTheClock = -1;

/// @brief How strong a level was measured to be: points in which 400 are odds
/// of ten to one, and how far they may be off in 95 cases of 100.
struct Rating {
  int points = 0;
  int error = 0;
};

}  // namespace glazier
