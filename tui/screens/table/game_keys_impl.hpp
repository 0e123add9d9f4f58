// SPDX-License-Identifier: MIT
// The table while a game is played: what the player asks for.
#pragma once

#include <algorithm>
#include <utility>

#include "tui/screens/appearance.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/help.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/table/table_view.hpp"

namespace glazier::tui {

/// @brief The board that Tab shows next; -1: nobody's in particular.
template <Game G>
constexpr int NextBoard(int near, int far, int step, int players) {
  if (!GameUi<G>::kOneBoard) {
    return NextOther(near, far, step, players);
  }
  const int next = ((far < 0 ? near : far) + players + step) % players;
  return next == near ? -1 : next;
}

template <Game G>
bool GameView<G>::OnEvent(const ftxui::Event& event) {
  if (event != ftxui::Event::Custom) {
    motion_.reset();  // never in the way of a key
  }
  if (above_ == Above::kHelp || above_ == Above::kInfo) {
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
  // The next player has seen whose turn it is; this key counts already, unless
  // the table was covered.
  const bool announced = std::exchange(handed_over_, false);
  if (announced && HiddenGame<G>) {
    return true;
  }
  if (LookingBack() && event == ftxui::Event::Escape) {
    StepTo(timeline_.moves());
    return true;
  }
  if (label_ >= 0) {
    return OnLabels(event);
  }
  if (coach_.busy()) {
    if (keys::Enter(event)) {
      return true;  // It is being looked at.
    }
    coach_.Stop();
    message_.clear();
  }
  if (OnLesson(event)) {
    return true;
  }
  const auto action = chooser_ && !LookingBack()
                          ? chooser_->OnEvent(event)
                          : TableAction<Step>{TableKey(event), {}};
  if (OnlyWatches(event, action.kind) || Do(action)) {
    return true;
  }
  if (const auto page = session_->Page()) {
    Say("That key has nothing to do here. " + page->call);
    return true;
  }
  return announced;
}

/// The pages of a lesson are turned where nothing is to be chosen.
template <Game G>
bool GameView<G>::OnLesson(const ftxui::Event& event) {
  if (!session_->Page() || LookingBack()) {
    return false;
  }
  const bool back = event == ftxui::Event::Backspace;
  const bool on = !chooser_ && (keys::Enter(event) || keys::Space(event) ||
                                event == ftxui::Event::ArrowRight);
  if (!back && !on) {
    return false;
  }
  if (back && chooser_ && chooser_->Typing()) {
    return false;
  }
  session_->TurnPage(back ? -1 : 1);
  Did("");
  return true;
}

/// While the parts of the table are named, keys lead from one to the next.
template <Game G>
bool GameView<G>::OnLabels(const ftxui::Event& event) {
  const int count = static_cast<int>(Named().size());
  if (keys::Right(event) || keys::Down(event) || keys::Is(event, '/') ||
      keys::Space(event) || event == ftxui::Event::Tab) {
    label_ = (label_ + 1) % count;
  } else if (keys::Left(event) || keys::Up(event) ||
             event == ftxui::Event::TabReverse) {
    label_ = (label_ + count - 1) % count;
  } else if (event == ftxui::Event::Home) {
    label_ = 0;
  } else if (event == ftxui::Event::End) {
    label_ = count - 1;
  } else {
    label_ = -1;
  }
  return true;
}

/// A watcher gets the same answer to every key that only players may use.
template <Game G>
bool GameView<G>::OnlyWatches(const ftxui::Event& event, TableAsk ask) {
  using Kind = TableAsk;
  const bool others =
      ask == Kind::kUndo || ask == Kind::kRedo || ask == Kind::kTip ||
      (ask == Kind::kIgnored && (event.is_character() || keys::Enter(event)));
  if (part() != Part::kWatching || LookingBack() || !others) {
    return false;
  }
  message_ = "You are only watching.";
  return true;
}

template <Game G>
bool GameView<G>::OnMouse(ftxui::Event event) {
  if (!keys::LeftClick(event)) {
    return false;
  }
  if (std::exchange(handed_over_, false)) {
    return true;
  }
  if (!chooser_ || LookingBack()) {
    return false;
  }
  return Do(chooser_->OnClick(TagAt(Model(), theme(), size_.width, size_.height,
                                    event.mouse().x, event.mouse().y)));
}

template <Game G>
bool GameView<G>::Do(const TableAction<Step>& action) {
  using Kind = TableAsk;
  const int last = timeline_.moves();
  switch (action.kind) {
    case Kind::kIgnored:
      return false;
    case Kind::kHandled:
      ForgetTip();
      message_.clear();
      break;
    case Kind::kPlay:
      Submit(action.steps);
      break;
    case Kind::kUndo:
      talk_.clear();
      Answer(session_->Undo());
      break;
    case Kind::kRedo:
      talk_.clear();
      Answer(session_->Redo());
      break;
    case Kind::kTip:
      AskTip();
      break;
    case Kind::kHelp:
      OpenHelp();
      break;
    case Kind::kInfo:
      if (GameUi<G>::AboutTable(Model()).empty()) {
        return false;
      }
      above_ = Above::kInfo;
      help_top_ = 0;
      break;
    case Kind::kLabels:
      label_ = 0;
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
      far_ = NextBoard<G>(near_, far_, 1, session_->now().players());
      break;
    case Kind::kPrevSeat:
      far_ = NextBoard<G>(near_, far_, -1, session_->now().players());
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

template <Game G>
void GameView<G>::StepTo(int position) {
  at_ = std::clamp(position, 0, timeline_.moves());
}

template <Game G>
void GameView<G>::OpenHelp() {
  above_ = Above::kHelp;
  help_top_ = 0;
}

template <Game G>
void GameView<G>::OpenRules() {
  stage_.Push(std::make_unique<TextView>(
      stage_, "Rules of " + std::string(G::kInfo.title),
      stage_.keeper().Rules(G::kInfo.name)));
}

template <Game G>
Form::Row GameView<G>::PaceRow() {
  return {
      .label = "Pace of the bots",
      .value = [this] { return std::string(PaceName(stage_.settings().pace)); },
      .turn =
          [this](int step) {
            Settings settings = stage_.settings();
            settings.pace = static_cast<Pace>(
                (static_cast<int>(settings.pace) + kPaces + step) % kPaces);
            stage_.Change(settings);
          }};
}

template <Game G>
Form::Row GameView<G>::CoachRow() {
  return {
      .label = "Coach",
      .value =
          [this] { return std::string(CoachName(stage_.settings().coach)); },
      .turn =
          [this](int step) {
            Settings settings = stage_.settings();
            settings.coach = static_cast<Coach>(
                (static_cast<int>(settings.coach) + kCoaches + step) %
                kCoaches);
            stage_.Change(settings);
          }};
}

template <Game G>
void GameView<G>::OpenMenu() {
  above_ = Above::kMenu;
  const auto close = [this](auto&& then) {
    return [this, then] {
      above_ = Above::kNothing;
      then();
    };
  };
  std::vector<Form::Row> rows;
  rows.push_back({.label = part() == Part::kWatching ? "Go on watching"
                           : session_->Page()        ? "Go on with the lesson"
                                                     : "Go on playing",
                  .enter = close([] {})});
  rows.push_back(
      {.label = "Help for this moment", .enter = [this] { OpenHelp(); }});
  for (const SessionAsk& ask : session_->Asks()) {
    Form::Row row{.label = ask.label};
    if (ask.enter) {
      row.enter = close(ask.enter);
    }
    if (ask.type) {
      row.type = [this, type = ask.type](const std::string& text) {
        above_ = Above::kNothing;
        type(text);
      };
      row.value = [] { return std::string(); };
      row.longest = 200;
    }
    rows.push_back(std::move(row));
  }
  rows.push_back({.label = "Rules", .enter = close([this] { OpenRules(); })});
  rows.push_back({.label = "Appearance",
                  .enter = close([this] {
                    stage_.Push(std::make_unique<AppearanceView>(stage_));
                  })});
  const bool lesson = session_->Page().has_value();
  if (!session_->Elsewhere() && !lesson) {
    rows.push_back(PaceRow());
    rows.push_back(CoachRow());
  }
  const std::string kept =
      lesson ? "; the lesson goes on here later" : "; the game is kept";
  rows.push_back({.label = "Leave" + kept, .enter = [this] { stage_.Home(); }});
  rows.push_back({.label = "Quit glazier" + (lesson ? "" : kept),
                  .enter = [this] { stage_.Quit(); }});
  menu_.SetRows(std::move(rows));
  menu_.MoveTo(0);
}

template <Game G>
bool GameView<G>::OnMenu(const ftxui::Event& event) {
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

template <Game G>
bool GameView<G>::OnHelp(const ftxui::Event& event) {
  if (event == ftxui::Event::Escape || keys::Is(event, '?') ||
      keys::Is(event, 'q') || keys::Is(event, 'i')) {
    above_ = Above::kNothing;
  } else if (ScrollHelp(event, help_top_)) {
    return true;
  } else if (keys::Enter(event)) {
    above_ = Above::kNothing;
    OpenRules();
  } else {
    return false;
  }
  return true;
}

}  // namespace glazier::tui
