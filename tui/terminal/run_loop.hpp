// Draws a component and feeds it events until it is time to go.
#pragma once

#include <chrono>
#include <ftxui/component/component_base.hpp>
#include <functional>

namespace glazier::tui {

using TimePoint = std::chrono::steady_clock::time_point;

/// @brief What the loop asks of the program.
struct LoopHooks {
  /// Called about 60 times a second on the loop's own thread, so it must be
  /// cheap. True: something changed by itself (a bot has moved, time is up),
  /// draw. Nothing is drawn otherwise: waiting costs no output.
  std::function<bool(TimePoint now)> tick;
  /// Asked after every event: whether to leave.
  std::function<bool()> done;
};

struct LoopOptions {
  bool mouse = true;
  bool full_redraw = false;  ///< send every frame as a whole
};

/// @brief Runs on the alternate screen. Returns 0 when done, or 128 + signal.
int RunLoop(const ftxui::Component& component,
            const LoopHooks& hooks,
            const LoopOptions& options);

}  // namespace glazier::tui
