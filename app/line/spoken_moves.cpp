// SPDX-License-Identifier: MIT
// Moves in words: which of the legal steps a typed line can mean, and how the
// rest of them is listed.
#include "app/line/spoken_moves.hpp"

#include <algorithm>

#include "engine/core/speech.hpp"

namespace glazier {
namespace {

bool Fits(const std::string& text) {
  const std::string lines = Folded(text);
  return static_cast<std::size_t>(
             std::count(lines.begin(), lines.end(), '\n')) <= kSpokenLines;
}

/// The first `most` parts of each move, every beginning once.
std::string Beginnings(const std::vector<std::vector<std::string>>& moves,
                       std::size_t most) {
  std::vector<std::string> items;
  for (const auto& parts : moves) {
    std::string item;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i) {
      item += (i == 0 ? "" : " ") + parts[i];
    }
    if (std::find(items.begin(), items.end(), item) == items.end()) {
      items.push_back(item);
    }
  }
  if (most == 1) {
    std::sort(items.begin(), items.end());  // strips by their numbers
  }
  std::string text;
  for (const std::string& item : items) {
    text += (text.empty() ? "" : "; ") + item;
  }
  return Sentence(moves.size() == 1 ? "1 move: {2}" : "{1} moves: {2}",
                  {moves.size(), text});
}

}  // namespace

std::optional<std::vector<std::string>> PartsLeft(
    const std::vector<std::string>& parts,
    std::string_view typed) {
  if (typed.empty()) {
    return parts;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string_view rest = typed;
    if (!TakeWord(rest, Normalized(parts[i]))) {
      continue;
    }
    std::vector<std::string> others = parts;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    if (auto left = PartsLeft(others, rest)) {
      return left;
    }
  }
  return std::nullopt;
}

std::string ListedMoves(const std::vector<std::vector<std::string>>& moves) {
  std::size_t longest = 0;
  for (const auto& parts : moves) {
    longest = std::max(longest, parts.size());
  }
  for (std::size_t most = longest; most > 1; --most) {
    if (std::string text = Beginnings(moves, most); Fits(text + ".\n")) {
      return text;
    }
  }
  return Beginnings(moves, 1);
}

}  // namespace glazier
