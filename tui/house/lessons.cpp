// SPDX-License-Identifier: MIT
// The lessons of all games by name: how the menu opens one.
#include "tui/screens/lessons.hpp"

#include <memory>
#include <utility>

#include "engine/games.hpp"
#include "tui/river/game_ui.hpp"
#include "tui/road/game_ui.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/lesson_session.hpp"
#include "tui/sintra/game_ui.hpp"

namespace glazier::tui {

std::unique_ptr<View> OpenLesson(Stage& stage,
                                 std::string_view game,
                                 std::size_t step) {
  return WithGame(game, [&]<Game G>() -> std::unique_ptr<View> {
    // The texts are part of the program, and tested.
    const auto lesson = ParseLesson(LessonText(G::kInfo.name));
    auto run = LessonRun<G>::Begin(*lesson, step);
    typename LessonSession<G>::Hooks hooks;
    hooks.reached = [&stage](std::size_t at) {
      RememberLesson(stage, G::kInfo.name, std::to_string(at));
    };
    hooks.finished = [&stage] {
      RememberLesson(stage, G::kInfo.name, kLessonDone);
      stage.Replace(std::make_unique<LessonEnd>(stage, G::kInfo));
    };
    return std::make_unique<GameView<G>>(
        stage,
        std::make_shared<LessonSession<G>>(std::move(*run), std::move(hooks)));
  });
}

}  // namespace glazier::tui
