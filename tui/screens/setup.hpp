// SPDX-License-Identifier: MIT
// Setting up a new game.
#pragma once

#include "engine/core/game_info.hpp"
#include "tui/screens/menu_view.hpp"

namespace glazier::tui {

class SetupView : public MenuView {
 public:
  explicit SetupView(Stage& stage);

 protected:
  void Fill() override;
  int FormWidth() const override { return 52; }

 private:
  /// @brief Changes a copy of the settings and shows what came of it.
  void Change(const std::function<void(Settings&)>& how);
  void TurnGame(int step);
  Form::Row SeatRow(int seat);
  void AddCoach(std::vector<Form::Row>& rows);
  Form::Row OptionRow(const GameOption& option, int players);
  std::string ChosenValue(const GameOption& option) const;
};

}  // namespace glazier::tui
