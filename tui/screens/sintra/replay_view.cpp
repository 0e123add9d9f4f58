// Looking at a game that was recorded: forward, back, jump.
#include "tui/screens/sintra/replay_view.hpp"

#include <algorithm>
#include <utility>

#include "tui/screens/keys.hpp"
#include "tui/screens/sintra/help.hpp"
#include "tui/screens/sintra/result_view.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/sintra/table_action.hpp"

namespace glazier::tui {

ReplayView::ReplayView(Stage& stage, Session session)
    : stage_(stage), session_(std::move(session)) {}

void ReplayView::StepTo(int position) {
  at_ = std::clamp(position, 0, session_.timeline().moves());
}

void ReplayView::StepRound(int step) {
  const Timeline& timeline = session_.timeline();
  const int round = timeline.At(at_).round();
  // "Previous" first goes to the beginning of the round one is in.
  const int begin = timeline.RoundStart(round);
  StepTo(step > 0      ? timeline.RoundStart(round + 1)
         : begin < at_ ? begin
                       : timeline.RoundStart(round - 1));
}

void ReplayView::ShowSeat(int step) {
  const int players = session_.now().players();
  near_ = (near_ + players + step) % players;
  far_ = -1;
}

bool ReplayView::OnHelp(const ftxui::Event& event) {
  if (keys::Up(event)) {
    --help_top_;
  } else if (keys::Down(event)) {
    ++help_top_;
  } else if (keys::Enter(event)) {
    help_ = false;
    stage_.Push(std::make_unique<TextView>(
        stage_, "Rules of Sintra", stage_.host().Rules(sintra::State::kName)));
  } else {
    help_ = false;
  }
  return true;
}

bool ReplayView::Other(const ftxui::Event& event) {
  using Kind = TableAction::Kind;
  switch (TableKey(event).kind) {
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

bool ReplayView::OnEvent(const ftxui::Event& event) {
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
    StepTo(session_.timeline().moves());
  } else if (keys::Down(event)) {
    StepRound(1);
  } else if (keys::Up(event)) {
    StepRound(-1);
  } else if (const auto round = keys::Digit(event);
             round && *round >= 1 && *round <= sintra::kRounds) {
    StepTo(session_.timeline().RoundStart(*round));
  } else if (keys::Is(event, 'f') && session_.table().Over()) {
    stage_.Push(std::make_unique<ResultView>(stage_, session_,
                                             ResultView::Show::kScoring));
  } else {
    return Other(event);
  }
  return true;
}

TableModel ReplayView::Model() const {
  const Timeline& timeline = session_.timeline();
  const auto& seats = session_.table().seats();
  const auto last = timeline.Last(at_);
  return {
      .state = timeline.At(at_),
      .seats = seats,
      .near = near_,
      .far = far_,
      .last = last,
      .log = timeline.log(),
      .log_at = timeline.LogLineOf(at_),
      .show_log = show_log_,
      .history = timeline.Where(at_),
      .message = last ? "" : session_.name(),
      .tip = std::nullopt,
      .thinking = "",
  };
}

ftxui::Element ReplayView::Render(Size size) {
  const Theme& theme = stage_.theme();
  auto picture = RenderTable(Model(), theme, size.width, size.height);
  if (!help_) {
    return picture;
  }
  return ftxui::dbox({
      std::move(picture),
      HelpWindow(theme, size, ReplayHelp(), help_top_),
  });
}

}  // namespace glazier::tui
