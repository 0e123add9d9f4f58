// The end of a game: the final scoring step by step, then the result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/screens/sintra/analysis.hpp"
#include "tui/screens/sintra/session.hpp"
#include "tui/screens/stage.hpp"

namespace glazier::tui {

class ResultView : public View {
 public:
  enum class Show { kScoring, kResult };

  ResultView(Stage& stage, Session session, Show show);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  bool Tick(TimePoint now) override;

  bool scoring() const { return step_ < steps_; }
  int step() const { return step_; }
  int steps() const { return steps_; }

 private:
  void Advance();
  bool OnScoring(const ftxui::Event& event);
  bool OnResult(const ftxui::Event& event);
  void AnotherGame();
  int Shown(int seat) const;
  ftxui::Element ScoringBody(Size size) const;
  ftxui::Element ResultBody(Size size) const;
  std::string Verdict() const;

  Stage& stage_;
  Session session_;
  std::vector<SeatAnalysis> seats_;
  int steps_;     // three for each player
  int step_ = 0;  // how many have been played out
  std::optional<TimePoint> shown_since_;
  std::string message_;
};

}  // namespace glazier::tui
