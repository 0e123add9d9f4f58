// SPDX-License-Identifier: MIT
// The keys that mean the same on every screen.
//
// An arrow over a slow line can arrive in pieces, as Escape, '[' and a capital
// from A to D. So no screen binds these, and Escape only ever steps back.
#pragma once

#include <ftxui/component/event.hpp>
#include <optional>
#include <string>

namespace glazier::tui::keys {

inline bool Is(const ftxui::Event& event, char letter) {
  return event.is_character() && event.character() == std::string(1, letter);
}
inline bool Up(const ftxui::Event& event) {
  return event == ftxui::Event::ArrowUp || Is(event, 'k');
}
inline bool Down(const ftxui::Event& event) {
  return event == ftxui::Event::ArrowDown || Is(event, 'j');
}
inline bool Left(const ftxui::Event& event) {
  return event == ftxui::Event::ArrowLeft || Is(event, 'h');
}
inline bool Right(const ftxui::Event& event) {
  return event == ftxui::Event::ArrowRight || Is(event, 'l');
}
/// @brief Enter comes as CR or as LF.
inline bool Enter(const ftxui::Event& event) {
  return event == ftxui::Event::Return || event.input() == "\r";
}
inline bool Space(const ftxui::Event& event) {
  return Is(event, ' ');
}
inline std::optional<int> Digit(const ftxui::Event& event) {
  if (event.is_character() && event.character().size() == 1 &&
      event.character()[0] >= '0' && event.character()[0] <= '9') {
    return event.character()[0] - '0';
  }
  return std::nullopt;
}
inline bool LeftClick(ftxui::Event event) {
  return event.is_mouse() && event.mouse().button == ftxui::Mouse::Left &&
         event.mouse().motion == ftxui::Mouse::Pressed;
}

}  // namespace glazier::tui::keys
