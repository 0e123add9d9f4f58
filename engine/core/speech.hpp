// SPDX-License-Identifier: MIT
// Sentences for listening: complete, with numbers and names filled in.
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/spoken_game.hpp"

namespace glazier {

/// @brief The longest line of spoken text.
inline constexpr std::size_t kSpokenColumns = 80;
/// @brief The most lines of an answer.
inline constexpr std::size_t kSpokenLines = 3;

/// @brief A number or a name that fills a gap in a sentence.
struct SpokenWord {
  template <std::integral Number>
  SpokenWord(Number number) : text(std::to_string(number)) {}  // NOLINT
  SpokenWord(std::string_view word) : text(word) {}            // NOLINT
  SpokenWord(const std::string& word) : text(word) {}          // NOLINT

  std::string text;
};

/// @brief A complete sentence. {1} to {9} stand for the words, in the order
/// that the sentence needs.
std::string Sentence(std::string_view pattern,
                     std::initializer_list<SpokenWord> words);

/// @brief "a, b and c"; `none` for an empty list.
std::string Listed(const std::vector<std::string>& words,
                   std::string_view none = "nothing",
                   std::string_view last = " and ");

/// @brief Lines of at most kSpokenColumns, broken between words.
std::string Folded(std::string_view lines);

/// @brief "12 and a half" for "12 1/2".
std::string SpokenScore(std::string score);

/// @brief A notation in plain characters: all others become spaces, and no two
/// spaces follow each other.
std::string Pronounceable(std::string_view text);

/// @brief What a seat is called.
const std::string& NameOf(const Listener& listener, int seat);

/// @brief Whose a thing is: "your", "Bot's".
std::string Whose(const Listener& listener, int seat);

/// @brief The same at the beginning of a sentence: "Your", "Bot's".
std::string WhoseFirst(const Listener& listener, int seat);

/// @brief In small letters, single spaces, no punctuation: as typed words are
/// compared.
std::string Normalized(std::string_view typed);

/// @brief Takes a word off the front of normalized text, if it is there.
bool TakeWord(std::string_view& text, std::string_view word);

}  // namespace glazier
