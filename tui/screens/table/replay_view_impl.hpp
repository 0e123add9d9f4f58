// SPDX-License-Identifier: MIT
// Looking at a game that was recorded: forward, back, jump.
#pragma once

#include <algorithm>
#include <utility>

#include "engine/table/record.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/table/help.hpp"
#include "tui/screens/table/play_on.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/table/action.hpp"
#include "tui/table/table_view.hpp"

namespace glazier::tui {

template <Game G>
ReplayView<G>::ReplayView(Stage& stage, std::shared_ptr<Session<G>> session)
    : stage_(stage),
      session_(std::move(session)),
      timeline_(session_->table()) {}

template <Game G>
void ReplayView<G>::StepTo(int position) {
  at_ = std::clamp(position, 0, timeline_.moves());
}

template <Game G>
void ReplayView<G>::StepRound(int step) {
  const int round = timeline_.RoundOf(at_);
  // "Previous" first goes to the beginning of the round one is in.
  const int begin = timeline_.RoundStart(round);
  StepTo(step > 0      ? timeline_.RoundStart(round + 1)
         : begin < at_ ? begin
                       : timeline_.RoundStart(round - 1));
}

template <Game G>
void ReplayView<G>::ShowSeat(int step) {
  const int players = session_->now().players();
  near_ = (near_ + players + step) % players;
}

template <Game G>
bool ReplayView<G>::OnHelp(const ftxui::Event& event) {
  if (ScrollHelp(event, help_top_)) {
    return true;
  }
  if (keys::Enter(event)) {
    help_ = false;
    stage_.Push(std::make_unique<TextView>(
        stage_, "Rules of " + std::string(G::kInfo.title),
        stage_.keeper().Rules(G::kInfo.name)));
  } else {
    help_ = false;
  }
  return true;
}

template <Game G>
bool ReplayView<G>::Other(const ftxui::Event& event) {
  using Kind = TableAsk;
  switch (TableKey(event)) {
    case Kind::kHelp:
      help_ = true;
      help_top_ = 0;
      return true;
    case Kind::kMenu:
      stage_.Pop();
      return true;
    case Kind::kLog:
      show_log_ = !show_log_;
      return true;
    case Kind::kNextSeat:
      ShowSeat(1);
      return true;
    case Kind::kPrevSeat:
      ShowSeat(-1);
      return true;
    case Kind::kPatterns: {
      Settings settings = stage_.settings();
      settings.patterns = !settings.patterns;
      stage_.Change(settings);
      return true;
    }
    default:
      return false;
  }
}

template <Game G>
bool ReplayView<G>::OnEvent(const ftxui::Event& event) {
  if (event.is_mouse() || event == ftxui::Event::Custom) {
    return false;
  }
  if (help_) {
    return OnHelp(event);
  }
  if (keys::Right(event) || keys::Space(event) || keys::Enter(event) ||
      event == ftxui::Event::PageDown) {
    StepTo(at_ + 1);
  } else if (keys::Left(event) || event == ftxui::Event::PageUp ||
             event == ftxui::Event::Backspace) {
    StepTo(at_ - 1);
  } else if (event == ftxui::Event::Home) {
    StepTo(0);
  } else if (event == ftxui::Event::End) {
    StepTo(timeline_.moves());
  } else if (keys::Down(event)) {
    StepRound(1);
  } else if (keys::Up(event)) {
    StepRound(-1);
  } else if (const auto round = keys::Digit(event);
             round && *round >= 1 && *round <= 9) {
    StepTo(timeline_.RoundStart(*round));
  } else if (event == ftxui::Event::Escape) {
    stage_.Pop();
  } else if (keys::Is(event, 'p')) {
    PlayOn(stage_, *session_, at_, near_);
  } else if (keys::Is(event, 'f') && session_->table().Over()) {
    stage_.Push(std::make_unique<ResultView<G>>(stage_, session_,
                                                ResultView<G>::Show::kScoring));
  } else {
    return Other(event);
  }
  return true;
}

template <Game G>
TableModel<G> ReplayView<G>::Model() const {
  const auto& seats = session_->table().seats();
  // A game that goes on keeps its secrets.
  const int viewer = session_->table().Over() ? near_ : kWatcher;
  const auto last = timeline_.Last(at_, viewer);
  return {
      .state = ViewOf(timeline_.At(at_), viewer),
      .part = Part::kReplay,
      .seats = seats,
      .viewer = viewer,
      .near = near_,
      .last = last,
      .log = timeline_.log(),
      .log_at = timeline_.LogLineOf(at_),
      .show_log = show_log_,
      .history = timeline_.Where(at_),
      .message = last ? "" : CleanText(session_->name(), 200),
  };
}

template <Game G>
ftxui::Element ReplayView<G>::Render(Size size) {
  const Theme& theme = stage_.ThemeOf(GameUi<G>::Panes());
  auto picture = RenderTable(Model(), theme, size.width, size.height);
  if (!help_) {
    return picture;
  }
  return ftxui::dbox({
      std::move(picture),
      HelpWindow(theme, size, ReplayHelp(GameUi<G>::kWords), help_top_),
  });
}

}  // namespace glazier::tui
