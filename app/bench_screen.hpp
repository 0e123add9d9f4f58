// How long a frame of the table takes, and how many bytes a key costs.
#pragma once

namespace glazier {

struct FrameFigures {
  double microseconds = 0;  ///< one key: the choice, the drawing, the output
  double bytes = 0;         ///< sent to the terminal for it
};

/// @brief Cursor keys on a table in mid-game, for about so many seconds.
FrameFigures MeasureFrames(int width, int height, double seconds);

}  // namespace glazier
