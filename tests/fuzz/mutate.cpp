// SPDX-License-Identifier: MIT
// Inputs that are almost right.
#include "tests/fuzz/mutate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace glazier::fuzz {
namespace {

constexpr std::size_t kLongest = 1 << 14;

/// Fragments that are hard for parsers.
constexpr std::array<std::string_view, 24> kPieces = {
    "0",
    "1",
    "-1",
    "9",
    "255",
    "65536",
    "4294967296",
    "18446744073709551616",
    "\n",
    " ",
    "  ",
    "\t",
    "=",
    "/",
    ",",
    ">",
    "<",
    "!",
    "\xff",
    "\xc2\x9b",
    "\x1b[2J",
    "\xe2\x80\xae",
    std::string_view("\0", 1),
    "end moves=0 position=0000000000000000\n"};

std::size_t Below(Rng& rng, std::size_t n) {
  return n == 0 ? 0 : rng.Below(static_cast<std::uint32_t>(n));
}

/// A part of a text: some bytes, or from one separator to another.
std::pair<std::size_t, std::size_t> Part(const std::string& text, Rng& rng) {
  constexpr std::size_t kBytes = 8;
  std::size_t begin = Below(rng, text.size());
  std::size_t length = 1 + Below(rng, kBytes);
  if (const char* const by = rng.Below(3) == 0   ? "\n"
                             : rng.Below(2) == 0 ? " \n"
                                                 : nullptr;
      by != nullptr) {
    const auto before = text.find_last_of(by, begin);
    begin = before == std::string::npos ? 0 : before + 1;
    const auto after = text.find_first_of(by, begin);
    length = (after == std::string::npos ? text.size() : after + 1) - begin;
  }
  return {begin, std::min(length, text.size() - begin)};
}

void Change(std::string& text,
            const std::vector<std::string>& corpus,
            Rng& rng) {
  const auto [begin, length] = Part(text, rng);
  const auto [other_begin, other_length] = Part(text, rng);
  switch (rng.Below(9)) {
    case 0:
      text.erase(begin, length);
      break;
    case 1:
      text.insert(begin, kPieces[Below(rng, kPieces.size())]);
      break;
    case 2:
      text.replace(begin, length, kPieces[Below(rng, kPieces.size())]);
      break;
    case 3:
      text.insert(other_begin, text.substr(begin, length));
      break;
    case 4:
      text.replace(other_begin, other_length,
                   std::string(text.substr(begin, length)));
      break;
    case 5:
      text.resize(begin);
      break;
    case 6:
      if (!text.empty()) {
        text[begin] = static_cast<char>(rng.Below(256));
      }
      break;
    case 7:
      if (!text.empty()) {  // a neighbour: another digit, another letter
        text[begin] = static_cast<char>(text[begin] +
                                        static_cast<char>(rng.Below(5)) - 2);
      }
      break;
    default: {
      const std::string& other = corpus[Below(rng, corpus.size())];
      const auto [from, size] = Part(other, rng);
      text.insert(begin, other.substr(from, size));
    }
  }
}

}  // namespace

std::string Mutant(const std::vector<std::string>& corpus, Rng& rng) {
  std::string text = corpus[Below(rng, corpus.size())];
  for (auto changes = 1 + rng.Below(4); changes > 0; --changes) {
    Change(text, corpus, rng);
  }
  text.resize(std::min(text.size(), kLongest));
  return text;
}

}  // namespace glazier::fuzz
