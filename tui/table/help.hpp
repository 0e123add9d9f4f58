// SPDX-License-Identifier: MIT
// What a game says about itself on the shared screens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace glazier::tui {

/// @brief A key and what it does; without a key, a paragraph or a heading.
struct HelpLine {
  std::string key;
  std::string text;
  bool heading = false;
};
using HelpLines = std::vector<HelpLine>;

/// @brief The words in which the shared screens speak of a game.
struct GameWords {
  std::string_view log;       ///< what the key m does
  std::string_view patterns;  ///< what the key n does
  std::string_view scores;    ///< what scores, in a paragraph
  std::string_view ending;    ///< the first line of the final scoring
  std::string_view example;   ///< a step in notation
  /// A key to name where a turn begins, and what it does.
  std::string_view first_key;
  std::string_view first_use;
};

}  // namespace glazier::tui
