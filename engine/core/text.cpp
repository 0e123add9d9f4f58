// SPDX-License-Identifier: MIT
// How wide a text is in a terminal.
#include "engine/core/text.hpp"

#include <utf8proc.h>

#include <algorithm>

namespace glazier {

std::size_t CellsOf(std::string_view text) {
  std::size_t cells = 0;
  while (!text.empty()) {
    utf8proc_int32_t code = 0;
    const utf8proc_ssize_t length =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &code);
    // A byte that is no UTF-8 is shown as one replacement.
    cells +=
        length > 0 ? static_cast<std::size_t>(utf8proc_charwidth(code)) : 1;
    text.remove_prefix(
        static_cast<std::size_t>(std::max<utf8proc_ssize_t>(length, 1)));
  }
  return cells;
}

std::string Pad(std::string text, std::size_t width) {
  const std::size_t cells = CellsOf(text);
  return text.append(cells < width ? width - cells : 0, ' ');
}

}  // namespace glazier
