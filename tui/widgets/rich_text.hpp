// SPDX-License-Identifier: MIT
// Texts with headings, lists and tables, laid out for reading.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace glazier::tui {

/// @brief One line of a text that was laid out.
struct RichLine {
  std::string text;
  int heading = 0;  ///< 1 is the greatest; 0: no heading
};

/// @brief Lays out the Markdown subset of the rules: the signs of headings, of
/// emphasis and of words from the game are removed, tables get columns that fit
/// the width. Indented blocks stay as they are.
std::vector<RichLine> LayOutText(std::string_view text, int width);

/// @brief The same as plain text: headings are underlined.
std::string PlainText(std::string_view text, int width);

}  // namespace glazier::tui
