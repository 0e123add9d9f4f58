// The table of Sintra while a game is played: what the player asks for.
#include <algorithm>

#include "tui/screens/appearance.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/sintra/game_view.hpp"
#include "tui/screens/sintra/help.hpp"
#include "tui/screens/text_view.hpp"

namespace glazier::tui {

bool GameView::OnEvent(const ftxui::Event& event) {
  if (above_ == Above::kHelp) {
    return OnHelp(event);
  }
  if (above_ == Above::kMenu) {
    return OnMenu(event);
  }
  if (event.is_mouse()) {
    return OnMouse(event);
  }
  if (event == ftxui::Event::Custom) {
    return false;
  }
  // The next player has seen whose turn it is; the key counts already.
  const bool announced = std::exchange(handed_over_, false);
  if (LookingBack() && event == ftxui::Event::Escape) {
    StepTo(session_.timeline().moves());
    return true;
  }
  const TableAction action =
      chooser_ && !LookingBack() ? chooser_->OnEvent(event) : TableKey(event);
  return Do(action) || announced;
}

bool GameView::OnMouse(ftxui::Event event) {
  if (!keys::LeftClick(event)) {
    return false;
  }
  if (std::exchange(handed_over_, false)) {
    return true;
  }
  if (!chooser_ || LookingBack()) {
    return false;
  }
  const auto target = TargetAt(Model(), stage_.theme(), size_.width,
                               size_.height, event.mouse().x, event.mouse().y);
  return target && Do(chooser_->OnClick(*target));
}

bool GameView::Do(const TableAction& action) {
  using Kind = TableAction::Kind;
  const int last = session_.timeline().moves();
  switch (action.kind) {
    case Kind::kIgnored:
      return false;
    case Kind::kHandled:
      break;
    case Kind::kPlay: {
      const std::string why = session_.Play(action.move);
      Did(why);
      break;
    }
    case Kind::kUndo:
      TakeBack();
      break;
    case Kind::kRedo:
      PlayAgain();
      break;
    case Kind::kTip:
      AskTip();
      break;
    case Kind::kHelp:
      above_ = Above::kHelp;
      help_top_ = 0;
      break;
    case Kind::kMenu:
      if (LookingBack()) {
        StepTo(last);
      } else {
        OpenMenu();
      }
      break;
    case Kind::kPatterns: {
      Settings settings = stage_.settings();
      settings.patterns = !settings.patterns;
      stage_.Change(settings);
      break;
    }
    case Kind::kLog:
      show_log_ = !show_log_;
      break;
    case Kind::kNextSeat:
      ShowSeat(1);
      break;
    case Kind::kPrevSeat:
      ShowSeat(-1);
      break;
    case Kind::kStepBack:
      StepTo(at_ - 1);
      break;
    case Kind::kStepForward:
      StepTo(at_ + 1);
      break;
    case Kind::kStepFirst:
      StepTo(0);
      break;
    case Kind::kStepLast:
      StepTo(last);
      break;
  }
  return true;
}

void GameView::TakeBack() {
  if (session_.Undo()) {
    Did("Taken back. r plays it again.");
  } else {
    message_ = "There is nothing to take back.";
  }
}

void GameView::PlayAgain() {
  if (session_.Redo()) {
    Did("Played again.");
  } else {
    message_ = "There is nothing to play again.";
  }
}

void GameView::StepTo(int position) {
  at_ = std::clamp(position, 0, session_.timeline().moves());
}

void GameView::ShowSeat(int step) {
  const int players = session_.now().players();
  int seat = far_ < 0 ? (near_ + 1) % players : far_;
  do {
    seat = (seat + players + step) % players;
  } while (seat == near_);
  far_ = seat;
}

void GameView::OpenMenu() {
  above_ = Above::kMenu;
  const auto close = [this](auto&& then) {
    return [this, then] {
      above_ = Above::kNothing;
      then();
    };
  };
  std::vector<Form::Row> rows;
  rows.push_back({.label = "Go on playing", .enter = close([] {})});
  rows.push_back({.label = "Help for this moment", .enter = [this] {
                    above_ = Above::kHelp;
                    help_top_ = 0;
                  }});
  rows.push_back(
      {.label = "Rules", .enter = close([this] {
                           stage_.Push(std::make_unique<TextView>(
                               stage_, "Rules of Sintra",
                               stage_.host().Rules(sintra::State::kName)));
                         })});
  rows.push_back({.label = "Appearance",
                  .enter = close([this] {
                    stage_.Push(std::make_unique<AppearanceView>(stage_));
                  })});
  rows.push_back(
      {.label = "Pace of the bots",
       .value =
           [this] { return std::string(PaceName(stage_.settings().pace)); },
       .turn =
           [this](int step) {
             Settings settings = stage_.settings();
             settings.pace = static_cast<Pace>(
                 (static_cast<int>(settings.pace) + kPaces + step) % kPaces);
             stage_.Change(settings);
           }});
  rows.push_back(
      {.label = "Leave; the game is kept", .enter = [this] { stage_.Home(); }});
  rows.push_back({.label = "Quit glazier; the game is kept",
                  .enter = [this] { stage_.Quit(); }});
  menu_.SetRows(std::move(rows));
  menu_.MoveTo(0);
}

bool GameView::OnMenu(const ftxui::Event& event) {
  if (menu_.OnEvent(event)) {
    return true;
  }
  if (event == ftxui::Event::Escape) {
    above_ = Above::kNothing;
    return true;
  }
  if (keys::Is(event, 'q')) {
    stage_.Home();
    return true;
  }
  return false;
}

bool GameView::OnHelp(const ftxui::Event& event) {
  if (event == ftxui::Event::Escape || keys::Is(event, '?') ||
      keys::Is(event, 'q')) {
    above_ = Above::kNothing;
  } else if (keys::Up(event)) {
    help_top_ = std::max(0, help_top_ - 1);
  } else if (keys::Down(event)) {
    ++help_top_;
  } else if (keys::Enter(event)) {
    above_ = Above::kNothing;
    stage_.Push(std::make_unique<TextView>(
        stage_, "Rules of Sintra", stage_.host().Rules(sintra::State::kName)));
  } else {
    return false;
  }
  return true;
}

}  // namespace glazier::tui
