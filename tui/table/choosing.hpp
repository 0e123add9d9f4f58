// What choosing a move has in common, whatever the game.
#pragma once

#include <cstdint>
#include <string>

#include <ftxui/component/event.hpp>

namespace glazier::tui {

/// @brief The next of `count` options round the circle that is offered.
template <class Offered>
int NextOffered(int from, int step, int count, Offered offered) {
  for (int turn = 1; turn <= count; ++turn) {
    const int option = ((from + step * turn) % count + count) % count;
    if (offered(option)) {
      return option;
    }
  }
  return from;
}

/// @brief The line in which a move is typed in notation.
class NotationLine {
 public:
  enum class Key : std::uint8_t {
    kOther,    ///< not for this line
    kChanged,  ///< the text
    kDone,     ///< Enter
    kClosed,   ///< Escape, or Backspace at the beginning
  };

  void Open() { text_.clear(); }
  Key OnEvent(const ftxui::Event& event);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace glazier::tui
