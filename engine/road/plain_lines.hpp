// SPDX-License-Identifier: MIT
// Plain lines of at most 80 columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace glazier::road {

/// @brief A label and its items, separated by commas and folded.
inline std::string PlainList(std::string_view label,
                             const std::vector<std::string>& parts) {
  constexpr std::size_t kWidth = 78;
  std::string text = "  " + std::string(label);
  text += label.empty() ? "" : "  ";
  const std::size_t indent = text.size();
  std::size_t column = indent;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string part = parts[i] + (i + 1 < parts.size() ? "," : "");
    if (column > indent && column + 1 + part.size() > kWidth) {
      text += '\n' + std::string(indent, ' ');
      column = indent;
    }
    if (column > indent) {
      text += ' ';
      ++column;
    }
    text += part;
    column += part.size();
  }
  return text + '\n';
}

}  // namespace glazier::road
