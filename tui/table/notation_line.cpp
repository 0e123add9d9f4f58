// SPDX-License-Identifier: MIT
// The line in which steps are typed.
#include "tui/table/notation_line.hpp"

#include "tui/terminal/pasted.hpp"

namespace glazier::tui {

NotationLine::Key NotationLine::OnEvent(const ftxui::Event& event) {
  using ftxui::Event;
  if (event == Event::Return) {
    return Key::kDone;
  }
  if (event == Event::Escape || (event == Event::Backspace && text_.empty())) {
    return Key::kClosed;
  }
  if (event == Event::Backspace) {
    text_.pop_back();
    return Key::kChanged;
  }
  constexpr std::size_t kLongest = 48;  // Longer than any turn in notation.
  const std::size_t before = text_.size();
  for (const char letter : TextOf(event)) {
    if (letter > ' ' && letter < '\x7f' && text_.size() < kLongest) {
      text_ += letter;
    }
  }
  return text_.size() == before ? Key::kOther : Key::kChanged;
}

}  // namespace glazier::tui
