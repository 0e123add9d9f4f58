// SPDX-License-Identifier: MIT
// The end of a game of any kind: the final scoring step by step, then the
// result.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tui/screens/stage.hpp"
#include "tui/screens/table/analysis.hpp"
#include "tui/screens/table/session.hpp"

namespace glazier::tui {

template <Game G>
class ResultView : public View {
 public:
  enum class Show { kScoring, kResult };

  ResultView(Stage& stage, std::shared_ptr<Session<G>> session, Show show);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  bool Tick(TimePoint now) override;
  Await Awaits() const override;

  bool scoring() const { return step_ < steps_; }
  int step() const { return step_; }
  int steps() const { return steps_; }

 private:
  const Theme& theme() const { return stage_.ThemeOf(GameUi<G>::Panes()); }
  void Advance();
  bool OnScoring(const ftxui::Event& event);
  bool OnResult(const ftxui::Event& event);
  void AnotherGame();
  void GoOn();
  ftxui::Element ScoringBody(Size size) const;
  ftxui::Element ResultBody(Size size) const;
  std::string Verdict() const;

  Stage& stage_;
  std::shared_ptr<Session<G>> session_;
  std::vector<SeatAnalysis> seats_;
  std::vector<int> rounds_;  // the move with which each began
  int steps_;                // one a source and player
  int step_ = 0;             // how many have been played out
  std::optional<TimePoint> shown_since_;
  std::string message_;
};

}  // namespace glazier::tui
