// SPDX-License-Identifier: MIT
// Long answers, three lines at a time.
#include "app/line/pages.hpp"

#include "engine/core/speech.hpp"
#include "engine/core/text.hpp"

namespace glazier {

std::string Pages::Begin(std::string_view answer) {
  rest_.clear();
  const std::string lines = Folded(answer);
  for (const std::string_view line : Split(lines, '\n')) {
    if (!line.empty()) {
      rest_.emplace_back(line);
    }
  }
  return rest_.empty() ? "" : Next();
}

std::string Pages::Next() {
  if (rest_.empty()) {
    return "There is no more.\n";
  }
  // The last line may be needed to say that there is more.
  const std::size_t lines =
      rest_.size() <= kSpokenLines ? rest_.size() : kSpokenLines - 1;
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) {
    text += rest_.front() + '\n';
    rest_.pop_front();
  }
  return rest_.empty() ? text : text + "Say more for the rest.\n";
}

}  // namespace glazier
