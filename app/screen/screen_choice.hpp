// SPDX-License-Identifier: MIT
// The options of everything that opens a full screen.
#pragma once

#include <optional>
#include <string>

#include "app/cli/options.hpp"
#include "tui/screens/run.hpp"

namespace glazier {

/// @brief --color, --ascii, --patterns, ...: how the screen should look.
struct ScreenChoice {
  std::string color = "auto";
  std::string palette;
  std::string glyphs;
  std::string pace;
  std::string motion;
  bool ascii = false;
  bool patterns = false;
  bool light = false;
  bool mouse = false;
  bool no_mouse = false;
  bool full_redraw = false;

  void AddTo(CLI::App& command);

  /// @brief What the terminal can do, with these wishes.
  tui::Capabilities Capabilities() const;
  /// @brief The looks as settings for this run.
  std::string Overrides() const;
};

}  // namespace glazier
