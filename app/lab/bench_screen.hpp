// SPDX-License-Identifier: MIT
// How long a frame takes, and how many bytes keys and moves cost.
#pragma once

#include <cstddef>

namespace glazier {

struct FrameFigures {
  double microseconds = 0;  ///< a key: its effect, the drawing, the output
  double bytes = 0;         ///< sent to the terminal for a key, on average
  double full_bytes = 0;    ///< the same with --full-redraw
  // Medians.
  std::size_t cursor_key = 0;   ///< one that moves the cursor
  std::size_t move = 0;         ///< the last key of a move, or a bot's move
  std::size_t ignored_key = 0;  ///< one that means nothing
};

/// @brief Plays against a bot on the screen, in 256 colours and without a
/// terminal, for about the given seconds.
FrameFigures MeasureFrames(int width, int height, double seconds);

}  // namespace glazier
