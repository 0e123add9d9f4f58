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

int RunTui(const TuiOptions& options, Host& host) {
  // Before the theme: FTXUI converts colours when they are made.
  ftxui::Terminal::SetColorSupport(options.terminal.color);
  Stage stage(host, options.terminal, options.overrides);
  Open(stage, options);
  const auto component = ftxui::Renderer([&stage] {
                           const auto size = ftxui::Terminal::Size();
                           return stage.Render({size.dimx, size.dimy});
                         }) |
                         ftxui::CatchEvent([&stage](const ftxui::Event& event) {
                           return stage.OnEvent(event);
                         });
  LoopHooks hooks;
  hooks.tick = [&stage](TimePoint now) { return stage.Tick(now); };
  hooks.done = [&stage] { return stage.done(); };
  const int status = RunLoop(component, hooks, options.terminal.mouse);
  stage.Clear();
  return status;
}

}  // namespace glazier::tui
