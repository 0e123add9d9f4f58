// Looking at a game that was recorded: forward, back, jump.
#pragma once

#include <string>

#include "tui/screens/sintra/session.hpp"
#include "tui/screens/stage.hpp"

namespace glazier::tui {

class ReplayView : public View {
 public:
  ReplayView(Stage& stage, Session session);

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
  TableModel Model() const;

  Stage& stage_;
  Session session_;
  int at_ = 0;
  int near_ = 0;
  int far_ = -1;
  bool show_log_ = false;
  bool help_ = false;
  int help_top_ = 0;
};

}  // namespace glazier::tui
