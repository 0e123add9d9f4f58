// The end of a game: what keys do, and the final scoring step by step.
#include "tui/screens/sintra/result_view.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/sintra/words.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/page.hpp"
#include "tui/screens/sintra/game_view.hpp"
#include "tui/screens/sintra/replay_view.hpp"
#include "tui/screens/sintra/result_parts.hpp"
#include "tui/screens/text_view.hpp"

namespace glazier::tui {
namespace {

/// How long one step of the scoring stays when it plays by itself.
constexpr auto kStepTime = std::chrono::milliseconds(1200);

}  // namespace

ResultView::ResultView(Stage& stage, Session session, Show show)
    : stage_(stage),
      session_(std::move(session)),
      seats_(Analyse(session_.timeline())),
      steps_(kScoringSources * session_.now().players()) {
  if (show == Show::kResult) {
    step_ = steps_;
  }
}

void ResultView::Advance() {
  step_ = std::min(step_ + 1, steps_);
  shown_since_.reset();
}

bool ResultView::Tick(TimePoint now) {
  if (!scoring() || !stage_.settings().animation) {
    return false;
  }
  if (!shown_since_) {
    shown_since_ = now;
    return false;
  }
  if (now - *shown_since_ < kStepTime) {
    return false;
  }
  Advance();
  return true;
}

bool ResultView::OnEvent(const ftxui::Event& event) {
  if (event.is_mouse()) {
    if (!keys::LeftClick(event) || !scoring()) {
      return false;
    }
    Advance();
    return true;
  }
  if (event == ftxui::Event::Custom) {
    return false;
  }
  message_.clear();
  return scoring() ? OnScoring(event) : OnResult(event);
}

bool ResultView::OnScoring(const ftxui::Event& event) {
  if (event == ftxui::Event::Escape) {
    step_ = steps_;
  } else {
    Advance();
  }
  return true;
}

bool ResultView::OnResult(const ftxui::Event& event) {
  if (keys::Enter(event)) {
    AnotherGame();
  } else if (keys::Is(event, 'r')) {
    stage_.Push(std::make_unique<ReplayView>(stage_, session_));
  } else if (keys::Is(event, 's')) {
    message_ = "This game is kept as " + session_.name();
  } else if (keys::Is(event, 't')) {
    stage_.Push(std::make_unique<TextView>(stage_, "Statistics",
                                           stage_.host().Statistics()));
  } else if (keys::Is(event, 'f')) {
    step_ = 0;
    shown_since_.reset();
  } else if (keys::Is(event, 'u')) {
    if (session_.Undo()) {
      stage_.Replace(std::make_unique<GameView>(stage_, std::move(session_)));
    } else {
      message_ = "There is nothing to take back.";
    }
  } else if (keys::Is(event, 'q')) {
    stage_.Home();
  } else {
    return false;
  }
  return true;
}

void ResultView::AnotherGame() {
  const SintraTable& table = session_.table();
  GameSetup setup;
  setup.seats = table.seats();
  setup.side = table.now().side() == sintra::Side::kA ? 'A' : 'B';
  stage_.Replace(NewGame(stage_, setup));
}

int ResultView::Shown(int seat) const {
  return ScoreAfter(session_.now(), seat, step_);
}

std::string ResultView::Verdict() const {
  const sintra::State& end = session_.now();
  std::string winners;
  int count = 0;
  for (int seat = 0; seat < end.players(); ++seat) {
    if (end.Wins(seat)) {
      winners += (count++ > 0 ? " and " : "") +
                 session_.table().seats()[static_cast<std::size_t>(seat)].name;
    }
  }
  return count == 1 ? "The winner: " + winners : "A shared victory: " + winners;
}

ftxui::Element ResultView::Render(Size size) {
  const Theme& theme = stage_.theme();
  if (scoring()) {
    return Page(theme, size, "Final scoring",
                std::to_string(step_) + " of " + std::to_string(steps_),
                ScoringBody(size),
                {{"any key", "go on"}, {"Esc", "to the result"}});
  }
  return Page(theme, size, Verdict(), message_, ResultBody(size),
              {{"Enter", "another game"},
               {"r", "replay"},
               {"t", "statistics"},
               {"s", "file"},
               {"f", "scoring"},
               {"u", "undo"},
               {"q", "menu"}});
}

ftxui::Element ResultView::ScoringBody(Size size) const {
  const Theme& theme = stage_.theme();
  const sintra::State& end = session_.now();
  int most = 1;
  for (int seat = 0; seat < end.players(); ++seat) {
    for (int step = 0; step <= steps_; ++step) {
      most = std::max(most, std::abs(ScoreAfter(end, seat, step)));
    }
  }
  ftxui::Elements rows = {ftxui::filler()};
  for (int seat = 0; seat < end.players(); ++seat) {
    const bool now = step_ > 0 && (step_ - 1) % end.players() == seat;
    rows.push_back(ScoreBar(
        theme, session_.table().seats()[static_cast<std::size_t>(seat)].name,
        seat, Shown(seat), most, now, size.width - 8));
  }
  rows.push_back(ftxui::filler());
  rows.push_back(ftxui::text("Six rounds are over; the palaces are counted.") |
                 Paint(theme.Of(Role::kFaint)));
  for (int step = 0; step < steps_; ++step) {
    const std::string story =
        step < step_ ? ScoringStory(end, session_.table().seats(), step) : "";
    rows.push_back(
        ftxui::text(story) |
        Paint(theme.Of(step + 1 == step_ ? Role::kStrong : Role::kFaint)));
  }
  rows.push_back(ftxui::filler());
  return ftxui::vbox(std::move(rows)) | ftxui::hcenter;
}

ftxui::Element ResultView::ResultBody(Size size) const {
  const Theme& theme = stage_.theme();
  const auto& seats = session_.table().seats();
  std::vector<PlotLine> lines;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    lines.push_back({seats[i].name, seats_[i].scores,
                     SeatStyle(theme, static_cast<int>(i)),
                     static_cast<char>('1' + i)});
  }
  const int count = static_cast<int>(seats_.size());
  const int above = count + 2;
  const int below = count + 2;
  const int height = size.height - kPageFrame - above - below - 1;
  return ftxui::vbox({
      SourceTable(theme, session_.now(), seats, seats_),
      ftxui::text(""),
      ftxui::hbox(
          {ftxui::text("  "), Plot(theme, lines, {size.width - 4, height})}),
      ftxui::text(""),
      MoveTable(theme, seats, seats_),
  });
}

}  // namespace glazier::tui
