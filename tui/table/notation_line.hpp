// SPDX-License-Identifier: MIT
// The line in which steps are typed.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include <ftxui/component/event.hpp>

namespace glazier::tui {

/// @brief The line in which steps are typed in notation.
class NotationLine {
 public:
  enum class Key : std::uint8_t {
    kOther,    ///< not for this line
    kChanged,  ///< the text
    kDone,     ///< Enter
    kClosed,   ///< Escape, or Backspace at the beginning
  };

  void Open(std::string text = "") { text_ = std::move(text); }
  Key OnEvent(const ftxui::Event& event);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace glazier::tui
