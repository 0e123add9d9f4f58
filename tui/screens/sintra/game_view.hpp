// The table of Sintra while a game is played.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tui/screens/form.hpp"
#include "tui/screens/sintra/session.hpp"
#include "tui/screens/stage.hpp"
#include "tui/screens/thinker.hpp"
#include "tui/sintra/chooser.hpp"
#include "tui/sintra/table_action.hpp"

namespace glazier::tui {

class GameView : public View {
 public:
  GameView(Stage& stage, Session session);

  ftxui::Element Render(Size size) override;
  bool OnEvent(const ftxui::Event& event) override;
  /// @brief Lets bots think, and plays what they found once the pace allows.
  bool Tick(TimePoint now) override;
  Size Needs() const override { return {kTableWidth, kTableHeight}; }

  const Session& session() const { return session_; }
  const Chooser* chooser() const { return chooser_ ? &*chooser_ : nullptr; }

 private:
  enum class Above { kNothing, kHelp, kMenu };

  // What happened.
  void BeginTurn();
  void Did(const std::string& message);
  bool PlayBot(TimePoint now);
  bool ShowTip();

  // What was asked for.
  bool OnMouse(ftxui::Event event);
  bool Do(const TableAction& action);
  void TakeBack();
  void PlayAgain();
  void AskTip();
  void StepTo(int position);
  void ShowSeat(int step);
  void OpenMenu();
  bool OnMenu(const ftxui::Event& event);
  bool OnHelp(const ftxui::Event& event);

  bool LookingBack() const { return at_ < session_.timeline().moves(); }
  TableModel Model() const;
  std::string Banner() const;

  Stage& stage_;
  Session session_;
  std::optional<Chooser> chooser_;  // while a person is to move
  Thinker<sintra::State> bot_;
  Thinker<sintra::State> adviser_;
  std::optional<TimePoint> turn_began_;  // of a bot
  std::optional<sintra::Move> coming_;   // what it found
  bool shows_coming_ = false;
  int near_ = 0;
  int far_ = -1;
  int at_ = 0;  // the position shown, in moves
  bool show_log_ = false;
  std::string message_;
  std::optional<sintra::Move> tip_;
  bool handed_over_ = false;  // another person is to move, and must see it
  Above above_ = Above::kNothing;
  int help_top_ = 0;
  Form menu_;
  Size size_ = kSmallest;
};

}  // namespace glazier::tui
