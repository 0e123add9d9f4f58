// SPDX-License-Identifier: MIT
// Pasted text among the keys.
#include "tui/terminal/pasted.hpp"

namespace glazier::tui {
namespace {

// The parser never produces a key that begins like this.
constexpr std::string_view kMark = "\x1b[200~";

}  // namespace

ftxui::Event Pasted(std::string_view text) {
  return ftxui::Event::Special(std::string(kMark).append(text));
}

std::string TextOf(const ftxui::Event& event) {
  if (event.is_character()) {
    return event.character();
  }
  const std::string& input = event.input();
  return input.starts_with(kMark) ? input.substr(kMark.size()) : "";
}

}  // namespace glazier::tui
