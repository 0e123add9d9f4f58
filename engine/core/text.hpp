// SPDX-License-Identifier: MIT
// Small helpers for reading untrusted text.
#pragma once

#include <cctype>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace glazier {

/// @brief The parts between separators; "a,,b" has an empty one.
inline std::vector<std::string_view> Split(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  while (true) {
    const auto end = text.find(by);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) {
      return parts;
    }
    text.remove_prefix(end + 1);
  }
}

/// @brief The text without white space around it.
inline std::string_view Trim(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) {
    return {};
  }
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

/// @brief The whole text as a number within bounds, or nothing.
template <class Number>
std::optional<Number> ParseNumber(std::string_view text,
                                  Number low,
                                  Number high) {
  Number value{};
  const char* const end = text.data() + text.size();
  const auto [parsed, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || parsed != end || value < low || value > high) {
    return std::nullopt;
  }
  return value;
}

/// @brief The value of "key=value"; empty if the key is a different one.
constexpr std::string_view Value(std::string_view word, std::string_view key) {
  return word.starts_with(key) && word.size() > key.size() &&
                 word[key.size()] == '='
             ? word.substr(key.size() + 1)
             : std::string_view();
}

/// @brief How many columns of a terminal a text takes.
std::size_t CellsOf(std::string_view text);

/// @brief The text with spaces after it, up to a width in columns.
std::string Pad(std::string text, std::size_t width);

inline char Upper(char letter) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

/// @brief Untrusted text for display: quoted, cut, without unprintable
/// characters.
inline std::string Quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string quoted = "'";
  for (const char letter : text.substr(0, kLongest)) {
    const auto byte = static_cast<unsigned char>(letter);
    quoted += byte < 0x20 || byte >= 0x7F ? '?' : letter;
  }
  return quoted + (text.size() > kLongest ? "...'" : "'");
}

}  // namespace glazier
