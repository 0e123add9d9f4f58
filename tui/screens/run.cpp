// The one door to the screens: everything from the first frame to the exit.
#include "tui/screens/run.hpp"

#include <ftxui/component/component.hpp>
#include <ftxui/screen/terminal.hpp>
#include <utility>

#include "tui/screens/games.hpp"
#include "tui/screens/start.hpp"
#include "tui/terminal/run_loop.hpp"

namespace glazier::tui {
namespace {

/// The start screen, and above it what the command line asked for.
void Open(Stage& stage, const TuiOptions& options) {
  using Start = TuiOptions::Start;
  if (options.first) {
    stage.Push(options.first(stage));
    return;
  }
  if (options.start != Start::kReplay) {
    stage.Push(std::make_unique<StartView>(stage));
  }
  if (options.start == Start::kGame) {
    stage.Push(NewGame(stage, ChosenSetup(stage.settings())));
  } else if (options.start != Start::kMenu) {
    auto view = options.start == Start::kReplay
                    ? OpenReplay(stage, options.name, options.record)
                    : OpenGame(stage, options.name, options.record);
    if (view) {
      stage.Push(std::move(*view));
    } else {
      if (stage.done()) {
        stage.Push(std::make_unique<StartView>(stage));
      }
      stage.Warn(view.why());
    }
  }
}

}  // namespace

int RunTui(const TuiOptions& options, Keeper& keeper) {
  // Before the theme: FTXUI converts colours when they are made.
  ftxui::Terminal::SetColorSupport(options.terminal.color);
  Stage stage(keeper, options.terminal, options.overrides);
  Open(stage, options);
  TimePoint last_event = std::chrono::steady_clock::now();
  const auto component = ftxui::Renderer([&stage] {
                           const auto size = ftxui::Terminal::Size();
                           return stage.Render({size.dimx, size.dimy});
                         }) |
                         ftxui::CatchEvent([&](const ftxui::Event& event) {
                           if (event != ftxui::Event::Custom) {
                             last_event = std::chrono::steady_clock::now();
                           }
                           return stage.OnEvent(event);
                         });
  LoopHooks hooks;
  hooks.tick = [&stage](TimePoint now) { return stage.Tick(now); };
  hooks.done = [&] {
    return stage.done() || (options.time_up && options.time_up(last_event));
  };
  const int status = RunLoop(
      component, hooks, {options.terminal.mouse, options.terminal.full_redraw});
  stage.Clear();
  return status;
}

}  // namespace glazier::tui
