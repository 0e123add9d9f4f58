// SPDX-License-Identifier: MIT
// Learning the games: the lessons, and what comes after one.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/game_info.hpp"
#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

/// @brief The lesson of a game, from a step on. Defined in tui/house.
std::unique_ptr<View> OpenLesson(Stage& stage,
                                 std::string_view game,
                                 std::size_t step);

/// @brief "Learn Sintra (3 minutes)".
std::string LessonTitle(std::string_view game);

/// @brief The step to go on with.
std::size_t LessonStepOf(const Settings& settings, std::string_view game);

/// @brief Whether the lesson was neither finished nor declined.
bool IsLessonOffered(const Settings& settings, std::string_view game);

void RememberLesson(Stage& stage,
                    std::string_view game,
                    std::string_view state);

/// @brief All lessons and all rules.
class LearnView : public MenuView {
 public:
  explicit LearnView(Stage& stage) : MenuView(stage) { LearnView::Fill(); }

 protected:
  void Fill() override;
  int FormWidth() const override { return 56; }
};

/// @brief After a lesson: a first game, or back.
class LessonEnd : public MenuView {
 public:
  LessonEnd(Stage& stage, const GameInfo& game) : MenuView(stage), game_(game) {
    LessonEnd::Fill();
  }

 protected:
  void Fill() override;
  int FormWidth() const override { return 56; }

 private:
  const GameInfo& game_;
};

}  // namespace glazier::tui
