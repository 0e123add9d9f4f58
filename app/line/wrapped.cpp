// SPDX-License-Identifier: MIT
// Text in lines of 80 columns.
#include "app/line/wrapped.hpp"

#include "tui/widgets/sheet.hpp"

namespace glazier {

std::string Wrapped(std::string_view text) {
  constexpr int kColumns = 79;
  std::string lines;
  for (const std::string& line : tui::Wrap(text, kColumns)) {
    lines += line + '\n';
  }
  return lines;
}

}  // namespace glazier
