// SPDX-License-Identifier: MIT
// Sentences for listening: complete, with numbers and names filled in.
#include "engine/core/speech.hpp"

#include <cctype>

#include "engine/core/text.hpp"

namespace glazier {
namespace {

bool IsPlain(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  // The names of players are kept as they are.
  return byte >= 0x80 || std::isalnum(byte) != 0 ||
         std::string_view(" .,:;?!-'()").find(letter) != std::string_view::npos;
}

}  // namespace

std::string Sentence(std::string_view pattern,
                     std::initializer_list<SpokenWord> words) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '{') {
      text += (words.begin() + (pattern[i + 1] - '1'))->text;
      i += 2;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

std::string Listed(const std::vector<std::string>& words,
                   std::string_view none,
                   std::string_view last) {
  if (words.empty()) {
    return std::string(none);
  }
  std::string text = words.front();
  for (std::size_t i = 1; i < words.size(); ++i) {
    text += i + 1 == words.size() ? last : ", ";
    text += words[i];
  }
  return text;
}

std::string Folded(std::string_view lines) {
  std::string text;
  for (std::string_view line : Split(lines, '\n')) {
    while (line.size() > kSpokenColumns) {
      auto end = line.rfind(' ', kSpokenColumns);
      const bool found = end != std::string_view::npos && end > 0;
      end = found ? end : kSpokenColumns;
      text.append(line.substr(0, end)) += '\n';
      line.remove_prefix(end + (found ? 1 : 0));
    }
    text.append(line) += '\n';
  }
  text.pop_back();  // nothing follows the last line feed
  return text;
}

std::string SpokenScore(std::string score) {
  constexpr std::string_view kHalf = "1/2";
  const auto at = score.find(kHalf);
  if (at != std::string::npos) {
    score.replace(at, kHalf.size(),
                  at > 0 && score[at - 1] == ' ' ? "and a half" : "a half");
  }
  if (score.starts_with('-')) {
    score.replace(0, 1, "minus ");
  }
  return score;
}

std::string Pronounceable(std::string_view text) {
  std::string plain;
  for (const char letter : text) {
    const bool fits = IsPlain(letter) || letter == '\n';
    const bool begins =
        plain.empty() || plain.back() == ' ' || plain.back() == '\n';
    if (!fits || letter == ' ') {
      plain += begins ? "" : " ";
    } else {
      plain += letter;
    }
  }
  return plain;
}

const std::string& NameOf(const Listener& listener, int seat) {
  return listener.seats[static_cast<std::size_t>(seat)].name;
}

std::string Whose(const Listener& listener, int seat) {
  return seat == listener.seat ? "your" : NameOf(listener, seat) + "'s";
}

std::string WhoseFirst(const Listener& listener, int seat) {
  return seat == listener.seat ? "Your" : NameOf(listener, seat) + "'s";
}

std::string Normalized(std::string_view typed) {
  std::string text;
  for (const char letter : typed) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '\'') {
      continue;
    }
    if (std::isalnum(byte) != 0 || byte >= 0x80) {
      text += static_cast<char>(byte >= 0x80 ? byte : std::tolower(byte));
    } else if (!text.empty() && text.back() != ' ') {
      text += ' ';
    }
  }
  return std::string(Trim(text));
}

bool TakeWord(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word) ||
      (text.size() > word.size() && text[word.size()] != ' ')) {
    return false;
  }
  text.remove_prefix(word.size());
  text = Trim(text);
  return true;
}

}  // namespace glazier
