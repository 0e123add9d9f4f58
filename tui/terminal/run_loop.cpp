// SPDX-License-Identifier: MIT
// Draws and handles events until the program ends.
#include "tui/terminal/run_loop.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <climits>
#include <csignal>
#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>
#include <optional>

#include "tui/terminal/canvas.hpp"
#include "tui/terminal/input_parser.hpp"
#include "tui/terminal/signal_guard.hpp"
#include "tui/terminal/wake.hpp"

namespace glazier::tui {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

ftxui::Screen Blank(Size size) {
  return ftxui::Screen::Create(ftxui::Dimension::Fixed(size.width),
                               ftxui::Dimension::Fixed(size.height));
}

/// For poll: rounded up, so that the moment has come when it returns.
int Milliseconds(TimePoint now, TimePoint until) {
  if (until == Await::kNever) {
    return -1;
  }
  if (until <= now) {
    return 0;
  }
  const auto left = std::chrono::ceil<milliseconds>(until - now).count();
  return static_cast<int>(std::min<decltype(left)>(left, INT_MAX));
}

class Loop {
 public:
  Loop(const LoopHooks& hooks, const LoopOptions& options)
      : hooks_(hooks), options_(options), tty_(options.mouse) {}

  int Run() {
    for (;;) {
      HearSignals();
      if (const int signal = Ending(); signal != 0) {
        tty_.Leave(milliseconds(100));
        return 128 + signal;
      }
      if (hooks_.done()) {
        return 0;
      }
      // A slow line skips frames: the next is drawn once the last is through.
      if (changed_ && !tty_.HasUnsent()) {
        Draw();
      } else if (changed_ && hooks_.behind) {
        hooks_.behind();
      }
      Sleep();
    }
  }

 private:
  int Ending() const {
    return SignalGuard::Asked() != 0 ? SignalGuard::Asked()
           : interrupted_            ? SIGINT
           : hung_up_ || tty_.Gone() ? SIGHUP
                                     : 0;
  }

  void HearSignals() {
    if (SignalGuard::AskedToStop()) {
      Stop();
    }
    if (SignalGuard::WentOn()) {
      tty_.Enter();
      Forget();
    }
    if (SignalGuard::Resized()) {
      Forget();
    }
  }

  void Stop() {
    tty_.Leave(milliseconds(100));
    SignalGuard::Stop();
    tty_.Enter();
    Forget();
  }

  void Forget() {
    canvas_.Forget();
    changed_ = true;
  }

  void Draw() {
    if (tty_.Lost()) {
      tty_.Enter();
      canvas_.Forget();
    }
    const Size size = tty_.size();
    if (!screen_ || screen_->dimx() != size.width ||
        screen_->dimy() != size.height) {
      screen_ = Blank(size);
    }
    screen_->Clear();
    screen_->SetCursor({0, 0, ftxui::Screen::Cursor::Hidden});
    ftxui::Render(*screen_, hooks_.render(size));
    changed_ = false;
    tty_.Send(options_.full_redraw ? canvas_.Whole(*screen_)
                                   : canvas_.Update(*screen_));
  }

  /// Waits, and tells the program what ended the wait.
  void Sleep() {
    const Await await = hooks_.await();
    std::array<pollfd, 5> awaited = {{
        {tty_.input(), POLLIN, 0},
        {tty_.HasUnsent() ? tty_.output() : -1, POLLOUT, 0},
        {WakeDescriptor(), POLLIN, 0},
        {await.readable, POLLIN, 0},
        {await.writable, POLLOUT, 0},
    }};
    auto until = std::min(await.until, pause_);
    if (tty_.InTrouble()) {
      until = Await::kNow;
    }
    if (tty_.InTrouble() || tty_.Stalled()) {  // not all the time
      constexpr int kNap = 10;
      poll(nullptr, 0, kNap);
    }
    const bool awake = poll(awaited.data(), awaited.size(),
                            Milliseconds(Clock::now(), until)) > 0;
    const auto& [input, output, wake, readable, writable] = awaited;
    if (awake && wake.revents != 0) {
      ClearWake();
    }
    if (awake && output.revents != 0) {
      tty_.Flush();
    }
    Hear(awake ? input.revents : 0);
    changed_ = hooks_.tick(Clock::now()) || changed_ || tty_.Lost();
  }

  void Hear(int input) {
    hung_up_ = (input & (POLLHUP | POLLERR | POLLNVAL)) != 0;
    InputParser::Events events;
    const auto typed = tty_.Read(!hung_up_ && (input & POLLIN) != 0);
    if (!typed.empty()) {
      parser_.Feed(typed, events);
      pause_ = Patience();
    } else if (Clock::now() >= pause_) {
      parser_.Pause(events);
      pause_ = Await::kNever;
    }
    for (const ftxui::Event& event : events) {
      if (hooks_.done() || interrupted_) {
        return;
      }
      Handle(event);
    }
  }

  /// When an unfinished sequence counts as complete.
  TimePoint Patience() const {
    using Open = InputParser::Open;
    // The rest of a sequence that is not typed by hand will come, even over a
    // slow line.
    switch (parser_.open()) {
      case Open::kNothing:
        break;
      case Open::kEscape:
        return Clock::now() + options_.escape_time;
      case Open::kSequence:
        return Clock::now() +
               std::max(milliseconds(250), 5 * options_.escape_time);
      case Open::kPaste:
        return Clock::now() +
               std::max(milliseconds(1000), 20 * options_.escape_time);
    }
    return Await::kNever;
  }

  /// These keys mean the same everywhere. Ctrl-C and Ctrl-Z are signals, unless
  /// the terminal was set up otherwise.
  void Handle(const ftxui::Event& event) {
    if (event.input() == "\x03") {
      interrupted_ = true;
    } else if (event.input() == "\x1a") {
      Stop();
    } else if (event.input() == "\x0c") {  // Ctrl-L, whatever was written here
      Forget();
    } else {
      hooks_.handle(event);
      changed_ = true;
    }
  }

  const LoopHooks& hooks_;
  const LoopOptions options_;
  Tty tty_;
  InputParser parser_;
  TimePoint pause_ = Await::kNever;
  std::optional<ftxui::Screen> screen_;
  Canvas canvas_;
  bool changed_ = true;
  bool interrupted_ = false;
  bool hung_up_ = false;
};

}  // namespace

int RunLoop(const LoopHooks& hooks, const LoopOptions& options) {
  const SignalGuard guard;
  return Loop(hooks, options).Run();
}

}  // namespace glazier::tui
