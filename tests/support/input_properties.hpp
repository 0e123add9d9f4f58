// SPDX-License-Identifier: MIT
// What holds for the parser of terminal input, whatever arrives.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tui/terminal/input_parser.hpp"
#include "tui/terminal/pasted.hpp"

namespace glazier {

/// @brief An event as text: its kind and all it says.
inline std::string Told(ftxui::Event event) {
  if (!event.is_mouse()) {
    const std::string text = tui::TextOf(event);
    return event.is_character() ? "text " + text
           : text.empty()       ? "key " + event.input()
                                : "pasted " + text;
  }
  const ftxui::Mouse& mouse = event.mouse();
  std::string told = "mouse";
  for (const int value :
       {static_cast<int>(mouse.button), static_cast<int>(mouse.motion), mouse.x,
        mouse.y, int{mouse.shift}, int{mouse.meta}, int{mouse.control}}) {
    told += ' ' + std::to_string(value);
  }
  return told;
}

/// @brief What a parser makes of pieces, with a pause after the last.
inline std::vector<std::string> ToldBy(
    const std::vector<std::string_view>& pieces) {
  tui::InputParser parser;
  tui::InputParser::Events events;
  for (const std::string_view piece : pieces) {
    parser.Feed(piece, events);
  }
  parser.Pause(events);
  std::vector<std::string> told;
  std::transform(events.begin(), events.end(), std::back_inserter(told), Told);
  return told;
}

/// @brief What is wrong with how bytes are read, or nothing: split into pieces
/// they mean the same; no more is kept than promised; a text contains no
/// control characters; and after a pause the next key is read normally.
inline std::string InputFault(std::string_view bytes) {
  using tui::InputParser;
  std::vector<std::string_view> single;
  InputParser parser;
  InputParser::Events events;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    single.push_back(bytes.substr(i, 1));
    parser.Feed(single.back(), events);
    if (parser.kept() >
        std::max(InputParser::kLongestPaste, InputParser::kLongestSequence)) {
      return "too much is kept";
    }
  }
  if (events.size() > bytes.size()) {
    return "more events than bytes";
  }
  const auto whole = ToldBy({bytes});
  if (ToldBy(single) != whole) {
    return "byte by byte it means something else";
  }
  const auto half = bytes.size() / 2;
  if (ToldBy({bytes.substr(0, half), bytes.substr(half)}) != whole) {
    return "in two pieces it means something else";
  }
  for (const ftxui::Event& event : events) {
    const std::string text = tui::TextOf(event);
    if (std::any_of(text.begin(), text.end(), [](char letter) {
          return static_cast<unsigned char>(letter) < 0x20 || letter == '\x7f';
        })) {
      return "a text holds a control character";
    }
    if (event == ftxui::Event::Custom) {
      return "an event of FTXUI's own";
    }
  }
  parser.Pause(events);
  events.clear();
  parser.Feed("\x1b[A", events);
  if (events.empty() || events.back() != ftxui::Event::ArrowUp) {
    return "the next key is not read";
  }
  return {};
}

}  // namespace glazier
