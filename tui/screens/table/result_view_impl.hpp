// SPDX-License-Identifier: MIT
// The end of a game: what keys do, and the final scoring step by step.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/table/record.hpp"
#include "tui/screens/games.hpp"
#include "tui/screens/keys.hpp"
#include "tui/screens/page.hpp"
#include "tui/screens/plot.hpp"
#include "tui/screens/table/game_view.hpp"
#include "tui/screens/table/replay_view.hpp"
#include "tui/screens/table/result_parts.hpp"
#include "tui/screens/table/result_view.hpp"
#include "tui/screens/table/review_view.hpp"
#include "tui/screens/text_view.hpp"
#include "tui/table/status.hpp"

namespace glazier::tui {

/// How long one step of the scoring stays when it plays by itself.
inline constexpr auto kScoringStep = std::chrono::milliseconds(1200);

template <Game G>
ResultView<G>::ResultView(Stage& stage,
                          std::shared_ptr<Session<G>> session,
                          Show show)
    : stage_(stage),
      session_(std::move(session)),
      seats_(Analyse(Timeline<G>(session_->table()),
                     session_->table().seats(),
                     theme())),
      steps_(GameUi<G>::kScoringSources * session_->now().players()) {
  const Timeline<G> timeline(session_->table());
  for (int round = 1; round <= timeline.RoundOf(timeline.moves() - 1);
       ++round) {
    rounds_.push_back(timeline.RoundStart(round));
  }
  if (show == Show::kResult) {
    step_ = steps_;
  }
}

template <Game G>
void ResultView<G>::Advance() {
  step_ = std::min(step_ + 1, steps_);
  shown_since_.reset();
}

/// Back to the table, if the last move was taken back.
template <Game G>
void ResultView<G>::GoOn() {
  if (!session_->table().Over()) {
    stage_.Replace(std::make_unique<GameView<G>>(stage_, session_));
  }
}

template <Game G>
bool ResultView<G>::Tick(TimePoint now) {
  const bool changed = session_->Tick(now, {}) != Session<G>::Change::kNone;
  if (changed) {
    stage_.Warn(session_->TakeWarning());
    GoOn();
    return true;
  }
  if (!scoring() || !stage_.settings().animation) {
    return false;
  }
  if (!shown_since_) {
    shown_since_ = now;
    return false;
  }
  if (now - *shown_since_ < kScoringStep) {
    return false;
  }
  Advance();
  return true;
}

template <Game G>
Await ResultView<G>::Awaits() const {
  Await await = session_->Awaits({});
  if (scoring() && stage_.settings().animation) {
    await.until = std::min(
        await.until, shown_since_ ? *shown_since_ + kScoringStep : Await::kNow);
  }
  return await;
}

template <Game G>
bool ResultView<G>::OnEvent(const ftxui::Event& event) {
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

template <Game G>
bool ResultView<G>::OnScoring(const ftxui::Event& event) {
  if (event == ftxui::Event::Escape) {
    step_ = steps_;
  } else {
    Advance();
  }
  return true;
}

template <Game G>
bool ResultView<G>::OnResult(const ftxui::Event& event) {
  if (keys::Enter(event)) {
    AnotherGame();
  } else if (keys::Is(event, 'r')) {
    stage_.Push(std::make_unique<ReplayView<G>>(stage_, session_));
  } else if (keys::Is(event, 'v')) {
    stage_.Push(std::make_unique<ReviewView<G>>(stage_, session_));
  } else if (keys::Is(event, 's')) {
    message_ = "This game is kept as " + CleanText(session_->name(), 200);
  } else if (keys::Is(event, 't')) {
    stage_.Push(std::make_unique<TextView>(stage_, "Statistics",
                                           stage_.keeper().Statistics()));
  } else if (keys::Is(event, 'f')) {
    step_ = 0;
    shown_since_.reset();
  } else if (keys::Is(event, 'u')) {
    message_ = session_->Undo();
    GoOn();
  } else if (keys::Is(event, 'q')) {
    stage_.Home();
  } else {
    return false;
  }
  return true;
}

template <Game G>
void ResultView<G>::AnotherGame() {
  if (session_->Elsewhere()) {
    stage_.Home();  // the screen below knows what comes next
    return;
  }
  GameSetup setup;
  setup.game = G::kInfo.name;
  setup.seats = session_->table().seats();
  setup.options = OptionsText<G>(session_->now().options());
  stage_.Replace(NewGame(stage_, setup));
}

template <Game G>
std::string ResultView<G>::Verdict() const {
  const G& end = session_->now();
  if (end.players() == 1) {
    return ScoreText<G>(end.Score(0)) + " points" + GameUi<G>::AloneWords(end);
  }
  int count = 0;
  for (int seat = 0; seat < end.players(); ++seat) {
    count += end.Wins(seat) ? 1 : 0;
  }
  return (count == 1 ? "The winner: " : "A shared victory: ") +
         Winners(end, session_->table().seats());
}

template <Game G>
ftxui::Element ResultView<G>::Render(Size size) {
  if (scoring()) {
    return Page(theme(), size, "Final scoring",
                std::to_string(step_) + " of " + std::to_string(steps_),
                ScoringBody(size),
                {{"any key", "go on"}, {"Esc", "to the result"}});
  }
  return Page(theme(), size, Verdict(), message_, ResultBody(size),
              {{"Enter", "new game"},
               {"r", "replay"},
               {"v", "review"},
               {"t", "stats"},
               {"f", "scoring"},
               {"u", "undo"},
               {"q", "menu"},
               {"s", "file"}});
}

template <Game G>
ftxui::Element ResultView<G>::ScoringBody(Size size) const {
  const G& end = session_->now();
  const int players = end.players();
  int most = 1;
  for (int seat = 0; seat < players; ++seat) {
    for (int step = 0; step <= steps_; ++step) {
      most = std::max(most, std::abs(ScoreAfter(end, seat, step)));
    }
  }
  ftxui::Elements rows = {ftxui::filler()};
  for (int seat = 0; seat < players; ++seat) {
    const bool now = step_ > 0 && (step_ - 1) % players == seat;
    rows.push_back(ScoreBar(
        theme(),
        {session_->NameOf(seat), seats_[static_cast<std::size_t>(seat)].style,
         ScoreAfter(end, seat, step_), now},
        most, size.width - 8, &ScoreText<G>));
  }
  rows.push_back(ftxui::filler());
  rows.push_back(ftxui::text(std::string(GameUi<G>::kWords.ending)) |
                 Paint(theme().Of(Role::kFaint)));
  ftxui::Elements stories;
  for (int step = 0; step < step_; ++step) {
    const int seat = step % players;
    const int source = step / players;
    const std::string story =
        session_->NameOf(seat) + ": " +
        GameUi<G>::ScoringStory(end, seat, source) + ": " +
        SignedScore<G>(GameUi<G>::ScoringPoints(end, seat, source));
    const Role role = step + 1 == step_ ? Role::kStrong : Role::kFaint;
    for (const std::string& line : Wrap(story, size.width - 2)) {
      stories.push_back(ftxui::text(line) | Paint(theme().Of(role)));
    }
  }
  // The newest ones where there is not room for all, and from the beginning
  // as many rows as there will be stories.
  const int room = size.height - kPageFrame - players - 1;
  while (static_cast<int>(stories.size()) < std::min(steps_, room)) {
    stories.push_back(ftxui::text(""));
  }
  const int hidden = std::max(0, static_cast<int>(stories.size()) - room);
  rows.insert(rows.end(), stories.begin() + hidden, stories.end());
  rows.push_back(ftxui::filler());
  return ftxui::vbox(std::move(rows)) | ftxui::hcenter;
}

template <Game G>
ftxui::Element ResultView<G>::ResultBody(Size size) const {
  std::vector<PlotLine> lines;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    lines.push_back({session_->NameOf(static_cast<int>(i)), seats_[i].scores,
                     seats_[i].style, static_cast<char>('1' + i)});
  }
  // One's own line lies on top.
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    if (session_->Mine(static_cast<int>(i))) {
      std::rotate(lines.begin() + static_cast<std::ptrdiff_t>(i),
                  lines.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                  lines.end());
      break;
    }
  }
  const int count = static_cast<int>(seats_.size());
  const int above = count + 2;
  const int below = count + 2;
  const int height = size.height - kPageFrame - above - below - 1;
  return ftxui::vbox({
      SourceTable(theme(), GameUi<G>::SourceNames(session_->now()), seats_,
                  &ScoreText<G>),
      ftxui::text(""),
      ftxui::hbox(
          {ftxui::text("  "), Plot(theme(), lines, rounds_,
                                   {size.width - 4, height}, &ScoreText<G>)}),
      ftxui::text(""),
      MoveTable(theme(), seats_, &ScoreText<G>),
  });
}

}  // namespace glazier::tui
