// SPDX-License-Identifier: MIT
// glazier lesson: learn a game at its table.
#include <ostream>

#include "app/cli/command.hpp"
#include "app/line/line_lesson.hpp"
#include "app/screen/file_keeper.hpp"
#include "app/screen/screen_choice.hpp"
#include "engine/games.hpp"
#include "tui/screens/lessons.hpp"
#include "tui/screens/start.hpp"

namespace glazier {
namespace {

struct Options {
  std::string game = GameNames().front();
  ScreenChoice screen;
  bool again = false;
  bool line = false;
};

void Remember(FileKeeper& keeper,
              const std::string& game,
              std::string_view state) {
  tui::Settings settings = tui::Remembered(keeper);
  settings.lessons.insert_or_assign(game, std::string(state));
  keeper.SaveSettings(WriteSettings(settings));
}

template <Game G>
int InLines(const Options& options, Streams& streams) {
  FileKeeper keeper;
  const std::size_t step =
      options.again ? 0 : LessonStepOf(tui::Remembered(keeper), options.game);
  const auto lesson = ParseLesson(LessonText(options.game));
  auto run = LessonRun<G>::Begin(*lesson, step);
  const bool done =
      LineLesson<G>(std::move(*run), streams.in, streams.out,
                    [&](std::size_t at) {
                      Remember(keeper, options.game, std::to_string(at));
                    })
          .Run();
  if (done) {
    Remember(keeper, options.game, tui::kLessonDone);
  }
  return 0;
}

int OnScreen(const Options& options, const tui::Capabilities& terminal) {
  FileKeeper keeper;
  tui::TuiOptions screens;
  screens.terminal = terminal;
  screens.overrides = options.screen.Overrides();
  screens.opening = [&](tui::Stage& stage) {
    const std::size_t step =
        options.again ? 0 : LessonStepOf(stage.settings(), options.game);
    return tui::OpenLesson(stage, options.game, step);
  };
  return RunTui(screens, keeper);
}

int Learn(const Options& options, Streams& streams) {
  const auto terminal = options.screen.Capabilities();
  const bool screen = !options.line && streams.screen;
  if (screen && terminal.line_mode.empty()) {
    return OnScreen(options, terminal);
  }
  if (screen) {
    streams.err << "glazier: " << terminal.line_mode << '\n';
  }
  return WithGame(options.game,
                  [&]<Game G>() { return InLines<G>(options, streams); });
}

}  // namespace

void AddLesson(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      AddCommand(app, "lesson", "Learn a game at its table, in a few minutes",
                 "Examples:\n"
                 "  glazier lesson\n"
                 "  glazier lesson river --line\n"
                 "\n"
                 "An unfinished lesson continues where you left it.",
                 [options, &chosen] {
                   chosen = [options](Streams& streams) {
                     return Learn(*options, streams);
                   };
                 });
  AddText(command, "GAME", options->game,
          "Which game: " + Join(GameNames()) + " (default sintra)",
          GameNames());
  AddFlag(command, "--again", options->again, "From the first step");
  options->screen.AddTo(command);
  AddFlag(command, "--line", options->line,
          "Plain lines: for screen readers, pipes and bad terminals");
}

}  // namespace glazier
