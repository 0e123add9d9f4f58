// SPDX-License-Identifier: MIT
// Names that could be mistaken for one another.
#include "app/host/names.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace glazier {
namespace {

/// The characters of a clean text, which is valid UTF-8.
std::u32string Letters(std::string_view text) {
  std::u32string letters;
  for (const char byte : text) {
    const auto bits = static_cast<unsigned char>(byte);
    if ((bits & 0xC0U) != 0x80U) {
      const unsigned mask = bits < 0x80   ? 0x7FU
                            : bits < 0xE0 ? 0x1FU
                            : bits < 0xF0 ? 0x0FU
                                          : 0x07U;
      letters += static_cast<char32_t>(bits & mask);
    } else if (!letters.empty()) {
      letters.back() = (letters.back() << 6U) | (bits & 0x3FU);
    }
  }
  return letters;
}

struct Range {
  char32_t first;
  char32_t last;
  int alphabet;
};

// Alphabets that share shapes: Latin 0, Greek 1, Cyrillic 2, Armenian 3,
// Cherokee 4, Coptic 5.
constexpr std::array kAlphabets = {
    Range{U'A', U'Z', 0},       Range{U'a', U'z', 0},
    Range{0xC0, 0xD6, 0},       Range{0xD8, 0xF6, 0},
    Range{0xF8, 0x2AF, 0},      Range{0x370, 0x3FF, 1},
    Range{0x400, 0x52F, 2},     Range{0x530, 0x58F, 3},
    Range{0x13A0, 0x13FF, 4},   Range{0x1C80, 0x1C8F, 2},
    Range{0x1D00, 0x1DBF, 0},   Range{0x1E00, 0x1EFF, 0},
    Range{0x1F00, 0x1FFF, 1},   Range{0x2C60, 0x2C7F, 0},
    Range{0x2C80, 0x2CFF, 5},   Range{0x2DE0, 0x2DFF, 2},
    Range{0xA640, 0xA69F, 2},   Range{0xA720, 0xA7FF, 0},
    Range{0xAB30, 0xAB6F, 0},   Range{0xAB70, 0xABBF, 4},
    Range{0xFF21, 0xFF3A, 0},   Range{0xFF41, 0xFF5A, 0},
    Range{0x1D400, 0x1D6A5, 0},
};

std::optional<int> AlphabetOf(char32_t letter) {
  const auto* const found = std::find_if(
      kAlphabets.begin(), kAlphabets.end(), [letter](const Range& range) {
        return letter >= range.first && letter <= range.last;
      });
  return found == kAlphabets.end() ? std::nullopt
                                   : std::optional(found->alphabet);
}

/// Shapes of Latin letters in other alphabets; those on the left look like the
/// one on the right.
constexpr std::array<std::pair<std::u32string_view, char>, 24> kShapes = {{
    {U"аАαΑɑ", 'a'},      {U"вВьЬβΒ", 'b'},   {U"сСϲϹⲥⲤ", 'c'},
    {U"ԁԀ", 'd'},         {U"еЕёЁεΕ", 'e'},   {U"ɡԍ", 'g'},
    {U"һҺнНηΗհ", 'h'},    {U"јЈϳͿ", 'j'}, {U"кКκΚ", 'k'},
    {U"іІїЇιΙıӀӏ|", 'l'}, {U"мМΜ", 'm'},      {U"Νпո", 'n'},
    {U"оОοΟօՕⲟⲞ", 'o'},   {U"рРρΡ", 'p'},     {U"ԛԚզ", 'q'},
    {U"гГⲅ", 'r'},        {U"ѕЅՏ", 's'},      {U"тТτΤ", 't'},
    {U"υսՍ", 'u'},        {U"νѵѴ", 'v'},      {U"ԝԜωш", 'w'},
    {U"хХχΧ", 'x'},       {U"уУүҮγΥ", 'y'},   {U"Ζᴢ", 'z'},
}};

/// Wide and mathematical letters as plain ones.
char32_t Plain(char32_t letter) {
  if (letter >= 0xFF01 && letter <= 0xFF5E) {
    return letter - 0xFF01 + U'!';
  }
  if (letter >= 0x1D400 && letter <= 0x1D6A3) {
    const char32_t nth = (letter - 0x1D400) % 52;
    return nth < 26 ? U'A' + nth : U'a' + nth - 26;
  }
  return letter;
}

char32_t ShapeOf(char32_t letter) {
  letter = Plain(letter);
  for (const auto& [alike, shape] : kShapes) {
    if (alike.find(letter) != std::u32string_view::npos) {
      return static_cast<char32_t>(shape);
    }
  }
  if (letter >= U'A' && letter <= U'Z') {
    letter += U'a' - U'A';
  }
  return letter == U'0'                     ? U'o'
         : letter == U'1' || letter == U'i' ? U'l'
                                            : letter;
}

}  // namespace

std::string LookOf(std::string_view name) {
  std::string look;
  for (const char32_t letter : Letters(name)) {
    const char32_t shape = ShapeOf(letter);
    // Only compared, never shown: a number does for what is not ASCII.
    look += shape < 0x80 ? std::string(1, static_cast<char>(shape))
                         : '<' + std::to_string(shape) + '>';
  }
  return look;
}

bool MixesAlphabets(std::string_view name) {
  std::optional<int> alphabet;
  for (const char32_t letter : Letters(name)) {
    const auto its = AlphabetOf(letter);
    if (its && alphabet && *its != *alphabet) {
      return true;
    }
    alphabet = its ? its : alphabet;
  }
  return false;
}

}  // namespace glazier
