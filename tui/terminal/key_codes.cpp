// SPDX-License-Identifier: MIT
// The key sequences of different terminals.
#include "tui/terminal/key_codes.hpp"

#include <algorithm>
#include <string>

namespace glazier::tui {
namespace {

using ftxui::Event;

// Modifiers as xterm numbers them.
constexpr int kNone = 1;
constexpr int kShift = 2;
constexpr int kControl = 5;
constexpr int kControlShift = 6;
constexpr int kMostHeld = 16;

/// What ends the sequence of a key: a letter, or a number and ~.
struct Code {
  char letter = '~';
  int number = 1;
};

std::string Written(const Code& code, int held) {
  return "\x1b[" + std::to_string(code.number) + ';' + std::to_string(held) +
         code.letter;
}

/// The key alone.
std::optional<Event> Plain(const Code& code) {
  switch (code.letter) {
    case 'A':
      return Event::ArrowUp;
    case 'B':
      return Event::ArrowDown;
    case 'C':
      return Event::ArrowRight;
    case 'D':
      return Event::ArrowLeft;
    case 'F':
      return Event::End;
    case 'H':
      return Event::Home;
    case 'P':
      return Event::F1;
    case 'Q':
      return Event::F2;
    case 'R':
      return Event::F3;
    case 'S':
      return Event::F4;
    default:
      break;
  }
  switch (code.number) {
    case 2:
      return Event::Special("\x1b[2~");  // FTXUI 5 has no name for Insert
    case 3:
      return Event::Delete;
    case 5:
      return Event::PageUp;
    case 6:
      return Event::PageDown;
    case 15:
      return Event::F5;
    case 17:
      return Event::F6;
    case 18:
      return Event::F7;
    case 19:
      return Event::F8;
    case 20:
      return Event::F9;
    case 21:
      return Event::F10;
    case 23:
      return Event::F11;
    case 24:
      return Event::F12;
    default:
      return std::nullopt;
  }
}

/// Numbers of keys that also have a letter code.
Code Same(Code code) {
  if (code.letter != '~') {
    return code;
  }
  switch (code.number) {
    case 1:  // tmux, screen and the Linux console
    case 7:  // rxvt
      return {'H'};
    case 4:
    case 8:
      return {'F'};
    case 11:
    case 12:
    case 13:
    case 14:
      return {static_cast<char>('P' + code.number - 11)};
    default:
      return code;
  }
}

std::optional<Event> Key(const Code& code, int held) {
  const Code same = Same(code);
  auto key = Plain(same);
  if (!key || held == kNone) {
    return key;
  }
  if (held < kNone || held > kMostHeld) {
    return std::nullopt;
  }
  return Event::Special(Written(same, held));
}

bool Between(char first, char letter, char last) {
  return first <= letter && letter <= last;
}

char Upper(char letter) {
  return static_cast<char>(letter - 'a' + 'A');
}

bool NamesKey(char letter) {
  return Between('A', letter, 'D') || letter == 'F' || letter == 'H' ||
         Between('P', letter, 'S');
}

}  // namespace

std::optional<SequenceNumbers> SequenceNumbers::Of(std::string_view text) {
  SequenceNumbers numbers;
  if (!text.empty() && Between('<', text.front(), '?')) {
    numbers.prefix = text.front();
    text.remove_prefix(1);
  }
  if (text.empty()) {
    return numbers;
  }
  numbers.count = 1;
  for (const char letter : text) {
    if (letter == ';') {
      if (++numbers.count > numbers.values.size()) {
        return std::nullopt;
      }
    } else if (Between('0', letter, '9')) {
      constexpr int kMost = 65535;
      int& value = numbers.values[numbers.count - 1];
      value = std::min(value * 10 + (letter - '0'), kMost);
    } else {
      return std::nullopt;
    }
  }
  return numbers;
}

std::optional<Event> CsiKey(const SequenceNumbers& numbers, char final) {
  if (numbers.prefix != 0 || numbers.count > 2) {
    return std::nullopt;
  }
  const int number = numbers.At(0, 1);
  switch (final) {
    case '~':
      return Key({'~', number}, numbers.At(1, kNone));
    case '$':  // rxvt
      return Key({'~', number}, kShift);
    case '^':
      return Key({'~', number}, kControl);
    case '@':
      return Key({'~', number}, kControlShift);
    case 'Z':
      return Event::TabReverse;
    default:
      break;
  }
  // ESC [ 5 ; 10 R is where the cursor is, not a key.
  if (number != 1) {
    return std::nullopt;
  }
  if (NamesKey(final)) {
    return Key({final}, numbers.At(1, kNone));
  }
  if (Between('a', final, 'd')) {  // rxvt
    return Key({Upper(final)}, kShift);
  }
  return std::nullopt;
}

std::optional<Event> Ss3Key(const SequenceNumbers& numbers, char final) {
  if (numbers.prefix != 0 || numbers.count > 2) {
    return std::nullopt;
  }
  // ESC O 5 A, or ESC O 1 ; 5 A.
  const int held = numbers.At(1, numbers.At(0, kNone));
  if (final == 'M') {  // of the keypad
    return Event::Return;
  }
  if (NamesKey(final)) {
    return Key({final}, held);
  }
  if (Between('a', final, 'd')) {  // rxvt
    return Key({Upper(final)}, kControl);
  }
  return std::nullopt;
}

std::optional<Event> MouseEvent(int code, int x, int y, bool released) {
  constexpr int kMovement = 32;
  constexpr int kWheel = 64;
  constexpr int kFurtherButtons = 128;
  if (x < 1 || y < 1 || code < 0 || code >= 2 * kFurtherButtons ||
      (code & (kMovement | kFurtherButtons)) != 0) {
    return std::nullopt;
  }
  ftxui::Mouse mouse;
  const int button = (code & 3) + ((code & kWheel) != 0 ? 4 : 0);
  mouse.button = static_cast<ftxui::Mouse::Button>(button);
  // The older reports do not say which button was released.
  mouse.motion = released || button == ftxui::Mouse::None
                     ? ftxui::Mouse::Released
                     : ftxui::Mouse::Pressed;
  mouse.shift = (code & 4) != 0;
  mouse.meta = (code & 8) != 0;
  mouse.control = (code & 16) != 0;
  mouse.x = x - 1;
  mouse.y = y - 1;
  const std::string written = "\x1b[<" + std::to_string(code) + ';' +
                              std::to_string(x) + ';' + std::to_string(y) +
                              (released ? 'm' : 'M');
  return Event::Mouse(written, mouse);
}

}  // namespace glazier::tui
