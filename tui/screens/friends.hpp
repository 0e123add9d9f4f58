// SPDX-License-Identifier: MIT
// Tables for friends on this machine: open one, join one, look on.
#pragma once

#include "tui/screens/lobby.hpp"

namespace glazier::tui {

class FriendsView : public MenuView {
 public:
  FriendsView(Stage& stage, Lobby& lobby);

 protected:
  void Fill() override;
  int FormWidth() const override { return 60; }

 private:
  void Go(const Lobby::Far& table);
  Form::Row OpenRow(const GameInfo& game);

  Lobby& lobby_;
  int players_ = 2;
};

}  // namespace glazier::tui
