// What spoken lines must be like, wherever they come from.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"

namespace glazier {

/// @brief What is wrong with lines to be listened to; empty if nothing is.
inline std::string WrongWithSpeech(std::string_view text) {
  if (!text.empty() && text.back() != '\n') {
    return "the last line has no end";
  }
  for (const std::string_view line : Split(text, '\n')) {
    if (line.size() > kSpokenColumns) {
      return "too long: " + std::string(line);
    }
    if (line.find("  ") != std::string_view::npos || line.starts_with(' ') ||
        line.ends_with(' ')) {
      return "spaces: " + std::string(line);
    }
    for (const char letter : line) {
      if (std::isalnum(static_cast<unsigned char>(letter)) == 0 &&
          std::string_view(" .,:;?!-'()").find(letter) ==
              std::string_view::npos) {
        return "not to be spoken: " + std::string(line);
      }
    }
  }
  return "";
}

inline std::size_t LinesOf(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace glazier
