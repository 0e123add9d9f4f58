// SPDX-License-Identifier: MIT
// Pasted text among the keys.
#pragma once

#include <ftxui/component/event.hpp>
#include <string>
#include <string_view>

namespace glazier::tui {

/// @brief A pasted text as an event. It is a special key that no keyboard has,
/// so that even a single pasted letter is not mistaken for a pressed key.
ftxui::Event Pasted(std::string_view text);

/// @brief What an event adds to a field: a character that was typed, or a
/// whole text that was pasted. Empty: nothing.
std::string TextOf(const ftxui::Event& event);

}  // namespace glazier::tui
