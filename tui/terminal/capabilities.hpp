// SPDX-License-Identifier: MIT
// What the terminal can show, detected from the environment and the options.
#pragma once

#include <chrono>
#include <ftxui/screen/terminal.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace glazier::tui {

/// @brief What the player said on the command line; nothing means "detect".
struct TerminalWishes {
  std::optional<ftxui::Terminal::Color> color;  ///< --color
  bool ascii = false;                           ///< --ascii
  std::optional<bool> mouse;                    ///< --mouse, --no-mouse
  bool full_redraw = false;                     ///< --full-redraw
};

/// @brief The environment: its variables, and whether there is a terminal at
/// all. Passed in, so that tests need no real one.
struct Surroundings {
  /// An environment variable; nothing when it is not set.
  std::function<std::optional<std::string>(const char*)> variable;
  bool terminal = false;  ///< both standard input and output are one

  static Surroundings OfThisProcess();
};

struct Capabilities {
  ftxui::Terminal::Color color = ftxui::Terminal::Palette256;
  bool utf8 = true;
  bool mouse = true;
  bool full_redraw = false;  ///< send every frame in full
  /// How long an Escape waits for the rest of a key sequence.
  std::chrono::milliseconds escape_time{50};
  /// Why only line mode is possible, as one line for the player; or empty.
  std::string line_mode;
};

/// @brief Decides. Colour: the option, else NO_COLOR (any text forbids
/// colour), else COLORTERM and TERM. Characters: the option, else the locale's
/// character set, and ASCII on the Linux console. Mouse: the option, else off
/// over SSH, where text is more often selected, and in GNU screen, where Escape
/// would be lost. Escape: ESCDELAY in milliseconds, as for curses.
Capabilities FindCapabilities(const TerminalWishes& wishes,
                              const Surroundings& surroundings);

/// @brief Reads "auto", "never", "16", "256" or "truecolor". The outer nothing
/// means an unknown word, the inner one "auto".
std::optional<std::optional<ftxui::Terminal::Color>> ParseColorWish(
    std::string_view word);

}  // namespace glazier::tui
