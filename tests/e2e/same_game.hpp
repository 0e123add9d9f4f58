// SPDX-License-Identifier: MIT
// A game that is the same in every terminal.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {

/// @brief The words after the program.
inline std::vector<std::string> SameGame(bool full_redraw) {
  std::vector<std::string> words = {"play",    "--seed",  "7",        "--name",
                                    "Ana",     "--seat",  "2=greedy", "--pace",
                                    "instant", "--color", "256"};
  if (full_redraw) {
    words.emplace_back("--full-redraw");
  }
  return words;
}

/// @brief A bit of everything: moves, the cursor, a page over the board and
/// back. Each key waits for its effect: screen holds Escape back for a while.
inline void PlaySame(TerminalSession& session) {
  const std::pair<std::string_view, std::string_view> steps[] = {
      {"", "take from a factory"},
      {key::kEnter, "take which colour"},
      {key::kEnter, "Enter go on or play"},
      {key::kEnter, "Bot takes"},
      {key::kRight, "take from a factory"},
      {key::kRight, "take from a factory"},
      {key::kEnter, "take which colour"},
      {key::kDown, "take which colour"},
      {key::kEscape, "take from a factory"},
      {"?", "At any time"},
      {key::kEscape, "take from a factory"},
  };
  for (const auto& step : steps) {
    const auto& keys = step.first;
    const auto& text = step.second;
    session.Send(keys);
    REQUIRE_MESSAGE(session.WaitFor(text), "expected: " << text << '\n'
                                                        << session.Picture());
    session.WaitQuiet(TerminalSession::Milliseconds(50));
  }
  session.WaitQuiet(TerminalSession::Milliseconds(400));
}

}  // namespace glazier::e2e
