// SPDX-License-Identifier: MIT
// The only entrance to the screens: everything from the first frame to the
// exit.
#include "tui/screens/run.hpp"

#include <algorithm>
#include <chrono>
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
  if (options.opening) {
    stage.Push(options.opening(stage));
  } else if (options.start == Start::kGame) {
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
  TimePoint end = Await::kNever;
  const auto somebody_is_there = [&] {
    if (options.end) {
      end = options.end(std::chrono::steady_clock::now());
    }
  };
  somebody_is_there();
  LoopHooks hooks;
  hooks.render = [&](Size size) { return stage.Render(size); };
  hooks.handle = [&](const ftxui::Event& event) {
    somebody_is_there();
    stage.OnEvent(event);
  };
  hooks.tick = [&](TimePoint now) { return stage.Tick(now); };
  hooks.behind = [&] { stage.FallBehind(std::chrono::steady_clock::now()); };
  hooks.await = [&] {
    Await await = stage.Awaits();
    await.until = std::min(await.until, end);
    return await;
  };
  hooks.done = [&] {
    return stage.done() || std::chrono::steady_clock::now() >= end;
  };
  const int status =
      RunLoop(hooks, {options.terminal.mouse, options.terminal.full_redraw,
                      options.terminal.escape_time});
  stage.Clear();
  return status;
}

}  // namespace glazier::tui
