// Draws a component and feeds it events until it is time to go.
#include "tui/terminal/run_loop.hpp"

#include <csignal>
#include <ftxui/component/event.hpp>
#include <ftxui/component/loop.hpp>
#include <ftxui/component/screen_interactive.hpp>

#include "tui/terminal/signal_guard.hpp"

namespace glazier::tui {

int RunLoop(const ftxui::Component& component,
            const LoopHooks& hooks,
            bool mouse) {
  SignalGuard guard;
  auto screen = ftxui::ScreenInteractive::Fullscreen();
  screen.TrackMouse(mouse);
  int status = 0;
  {
    ftxui::Loop loop(&screen, component);
    guard.Arm();
    while (!loop.HasQuitted()) {
      // FTXUI wakes this call every 15 ms for its animations, with or without
      // events, and draws only after an event.
      loop.RunOnceBlocking();
      guard.Arm();
      if (SignalGuard::Asked() != 0) {
        status = 128 + SignalGuard::Asked();
        break;
      }
      if (SignalGuard::HungUp()) {
        status = 128 + SIGHUP;
        break;
      }
      if (hooks.done()) {
        break;
      }
      // Threads never post to FTXUI themselves: its sender is replaced while
      // the program is stopped by Ctrl-Z, and what they post would be lost.
      if (hooks.tick(std::chrono::steady_clock::now())) {
        screen.PostEvent(ftxui::Event::Custom);
      }
    }
  }
  return status;
}

}  // namespace glazier::tui
