// Draws a component and feeds it events until it is time to go.
#include "tui/terminal/run_loop.hpp"

#include <csignal>
#include <ftxui/component/component.hpp>
#include <ftxui/component/event.hpp>
#include <ftxui/component/loop.hpp>
#include <ftxui/component/screen_interactive.hpp>

#include "tui/terminal/output_filter.hpp"
#include "tui/terminal/signal_guard.hpp"

namespace glazier::tui {
namespace {

/// The component, telling the filter of its frames. Ctrl-L draws everything
/// again, whatever has come across the screen meanwhile.
ftxui::Component Filtered(const ftxui::Component& component,
                          OutputFilter& filter) {
  return ftxui::Renderer(component,
                         [component, &filter] {
                           filter.BeginFrame();
                           return component->Render();
                         }) |
         ftxui::CatchEvent([&filter](const ftxui::Event& event) {
           const bool again = event.input() == "\x0c";
           if (again) {
             filter.Forget();
           }
           return again;
         });
}

}  // namespace

int RunLoop(const ftxui::Component& component,
            const LoopHooks& hooks,
            const LoopOptions& options) {
  SignalGuard guard;
  auto screen = ftxui::ScreenInteractive::Fullscreen();
  screen.TrackMouse(options.mouse);
  OutputFilter filter(screen, options.full_redraw);
  int status = 0;
  {
    ftxui::Loop loop(&screen, Filtered(component, filter));
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
