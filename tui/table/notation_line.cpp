// The line in which steps are typed.
#include "tui/table/notation_line.hpp"

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
  if (event.is_character() && event.character().size() == 1 &&
      event.character()[0] > ' ' && text_.size() < kLongest) {
    text_ += event.character();
    return Key::kChanged;
  }
  return Key::kOther;
}

}  // namespace glazier::tui
