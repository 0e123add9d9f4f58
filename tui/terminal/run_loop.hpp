// SPDX-License-Identifier: MIT
// Draws and handles events until the program ends.
#pragma once

#include <chrono>
#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>
#include <functional>

#include "tui/terminal/await.hpp"
#include "tui/terminal/tty.hpp"

namespace glazier::tui {

/// @brief What the loop asks of the program, all of it on one thread.
struct LoopHooks {
  std::function<ftxui::Element(Size size)> render;
  /// A key, a click, a pasted text. Everything is drawn again afterwards.
  std::function<void(const ftxui::Event& event)> handle;
  /// Called after every event and whenever something awaited may have
  /// happened. True: something changed, draw.
  std::function<bool(TimePoint now)> tick;
  /// There is something to draw, but the terminal has not taken the last
  /// picture yet. May be empty.
  std::function<void()> behind;
  /// What to wait for; asked before every wait.
  std::function<Await()> await;
  /// Whether to leave; asked before every wait.
  std::function<bool()> done;
};

struct LoopOptions {
  bool mouse = true;
  bool full_redraw = false;  ///< send every frame in full
  /// How long an Escape waits for the rest of a key sequence.
  std::chrono::milliseconds escape_time{50};
};

/// @brief Runs on the alternate screen. Sleeps in one place, until a key
/// arrives, WakeLoop is called, or an awaited event happens. Returns 0 when
/// done, or 128 + signal; a terminal that is gone counts as SIGHUP.
int RunLoop(const LoopHooks& hooks, const LoopOptions& options);

}  // namespace glazier::tui
