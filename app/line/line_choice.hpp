// SPDX-License-Identifier: MIT
// --line: plain lines instead of the full screen, and their style.
#pragma once

#include <string>

#include "app/cli/command.hpp"
#include "app/line/voice.hpp"

namespace glazier {

/// @brief --line, --line=plain or --line=spoken. A choice by name is remembered
/// until another one is made.
struct LineChoice {
  std::string wish;  ///< empty: not given

  void AddTo(CLI::App& command);
  bool given() const { return !wish.empty(); }

  /// @brief The style, chosen or remembered; remembers it. Where a screen
  /// reader is likely and nothing was ever chosen, says once that there is a
  /// style for it.
  Manner Settle(Streams& streams) const;
};

/// @brief Whether a screen reader or a braille display is probably in use:
/// ACCESSIBILITY_ENABLED, BRLAPI_HOST or EMACSPEAK_DIR is set, or the console
/// has speakup.
bool ScreenReaderIsLikely();

}  // namespace glazier
