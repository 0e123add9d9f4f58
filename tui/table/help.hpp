// What a game says about itself in the help.
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
};

}  // namespace glazier::tui
