// SPDX-License-Identifier: MIT
// Looking at a game of any kind that was recorded: forward, back, jump.
#pragma once

#include <memory>

#include "tui/screens/stage.hpp"
#include "tui/screens/table/session.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

template <Game G>
class ReplayView : public View {
 public:
  ReplayView(Stage& stage, std::shared_ptr<Session<G>> session);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  Size Needs() const override { return {kTableWidth, kTableHeight}; }

  int at() const { return at_; }

 private:
  bool OnHelp(const ftxui::Event& event);
  bool Other(const ftxui::Event& event);
  void StepTo(int position);
  void StepRound(int step);
  void ShowSeat(int step);
  TableModel<G> Model() const;

  Stage& stage_;
  std::shared_ptr<Session<G>> session_;
  Timeline<G> timeline_;
  int at_ = 0;
  int near_ = 0;
  bool show_log_ = false;
  bool help_ = false;
  int help_top_ = 0;
};

}  // namespace glazier::tui
