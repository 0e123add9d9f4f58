// SPDX-License-Identifier: MIT
// Names in one spelling, with characters that stay within their cells.
#include <utf8proc.h>

#include <cstdlib>
#include <memory>

#include "engine/table/record.hpp"

namespace glazier {
namespace {

/// How many bytes of a name are read before it is composed and cut.
constexpr std::size_t kMostRead = 256;
/// The most code points of one character: a letter and its marks.
constexpr int kMostMarks = 3;

/// The normal form NFC, in which a letter with an accent is one code point: a
/// name has one spelling, however it was typed.
std::string Composed(const std::string& text) {
  utf8proc_uint8_t* composed = nullptr;
  const utf8proc_ssize_t size = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
      static_cast<utf8proc_ssize_t>(text.size()), &composed,
      static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(
      composed, &std::free);
  return size < 0 ? text
                  : std::string(reinterpret_cast<const char*>(composed),
                                static_cast<std::size_t>(size));
}

/// As many whole characters as fit, each with few marks: a stack of accents
/// would reach into the lines above.
std::string Cut(std::string_view text, std::size_t most_bytes) {
  std::string cut;
  std::string character;
  utf8proc_int32_t before = 0;
  utf8proc_int32_t state = 0;
  int marks = 0;
  while (!text.empty()) {
    utf8proc_int32_t code = 0;
    const utf8proc_ssize_t length =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (length <= 0) {
      break;
    }
    const bool begins = character.empty() ||
                        utf8proc_grapheme_break_stateful(before, code, &state);
    if (begins && cut.size() + character.size() > most_bytes) {
      return cut;
    }
    if (begins) {
      cut += character;
      character.clear();
      marks = 0;
    }
    if (marks++ <= kMostMarks) {
      character += text.substr(0, static_cast<std::size_t>(length));
    }
    before = code;
    text.remove_prefix(static_cast<std::size_t>(length));
  }
  return cut.size() + character.size() > most_bytes ? cut : cut + character;
}

}  // namespace

std::string CleanName(std::string_view name) {
  const std::string cut =
      Cut(Composed(CleanText(name, kMostRead)), kMaxNameBytes);
  const std::string_view clean = Trim(cut);
  return clean.empty() ? "Nobody" : std::string(clean);
}

}  // namespace glazier
