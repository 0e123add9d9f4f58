// SPDX-License-Identifier: MIT
// The table of any game while it is played.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "engine/bots/thinker.hpp"
#include "tui/screens/form.hpp"
#include "tui/screens/stage.hpp"
#include "tui/screens/table/coach.hpp"
#include "tui/screens/table/session.hpp"
#include "tui/table/action.hpp"
#include "tui/table/game_ui.hpp"

namespace glazier::tui {

template <Game G>
class GameView : public View {
 public:
  using Step = typename G::Step;

  GameView(Stage& stage, std::shared_ptr<Session<G>> session);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  /// @brief Shows what others did, and tips once they are found.
  bool Tick(TimePoint now) override;
  Await Awaits() const override;
  Size Needs() const override { return {kTableWidth, kTableHeight}; }
  bool Warns() const override { return above_ == Above::kNothing; }

  const Session<G>& session() const { return *session_; }
  const Chooser<G>* chooser() const { return chooser_ ? &*chooser_ : nullptr; }

 private:
  enum class Above { kNothing, kHelp, kInfo, kMenu };

  /// A step, and why it is a good one.
  struct Tip {
    G view;  ///< what was asked about
    Step step;
    std::string text;
  };

  // What happened.
  void BeginTurn();
  bool GoesOnChoosing();
  void Did(const std::string& message);
  void TellMoment(std::size_t from);
  bool MayBeMoving() const;
  void Move();
  void Answer(const std::string& words);
  void Say(const std::string& words);
  void HandIn();
  int ActingSeat() const;
  bool ShowTip();
  bool HearCoach();

  // What was asked for.
  bool OnMouse(ftxui::Event event);
  bool Do(const TableAction<Step>& action);
  bool OnlyWatches(const ftxui::Event& event, TableAsk ask);
  bool OnLesson(const ftxui::Event& event);
  bool OnLabels(const ftxui::Event& event);
  void Submit(const std::vector<Step>& steps);
  void AskTip();
  void ForgetTip();
  void StepTo(int position);
  void OpenHelp();
  void OpenMenu();
  Form::Row PaceRow();
  Form::Row CoachRow();
  void OpenRules();
  bool OnMenu(const ftxui::Event& event);
  bool OnHelp(const ftxui::Event& event);

  /// A player who looks back at earlier moves is not interrupted.
  Tempo tempo() const {
    const Settings& settings = stage_.settings();
    return {Delay(settings.pace), settings.animation, LookingBack()};
  }
  bool LookingBack() const { return at_ < timeline_.moves(); }
  Part part() const {
    return session_->MySeats() == 0 ? Part::kWatching
           : session_->Elsewhere()  ? Part::kAfar
                                    : Part::kHere;
  }
  const Theme& theme() const { return stage_.ThemeOf(GameUi<G>::Panes()); }
  TableModel<G> Model() const;
  std::vector<PlayedStep<G>> Earlier(int viewer) const;
  Landmarks Named() const;

  Stage& stage_;
  std::shared_ptr<Session<G>> session_;
  Timeline<G> timeline_;
  std::deque<Step> drafted_;           // handed in one by one
  std::optional<Chooser<G>> chooser_;  // while a move can be chosen here
  Thinker<Tip> adviser_;
  Thinker<Verdict<G>> coach_;
  std::vector<Step> judged_;       // what the coach looks at
  std::vector<Step> warned_;       // what was asked about already
  std::string talk_;               // what the coach said of the last move
  std::string moment_;             // what was dealt since one's own last move
  std::optional<Sheet> shown_;     // last, where motion may follow
  std::optional<Passage> motion_;  // from there
  int near_ = 0;
  int far_ = -1;
  int at_ = 0;  // the position shown, in moves
  bool show_log_ = false;
  std::string message_;
  std::string tip_;
  std::optional<Step> suggestion_;  // the step of the tip, on the board
  int label_ = -1;                  // the landmark that is explained
  bool handed_over_ = false;  // another person is to move, and must see it
  Above above_ = Above::kNothing;
  int help_top_ = 0;
  Form menu_;
  Size size_ = kSmallest;
};

}  // namespace glazier::tui
