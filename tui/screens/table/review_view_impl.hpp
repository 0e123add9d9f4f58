// SPDX-License-Identifier: MIT
// A game looked at again: for the one file a game that instantiates it.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "tui/screens/keys.hpp"
#include "tui/screens/page.hpp"
#include "tui/screens/plot.hpp"
#include "tui/screens/table/analysis.hpp"
#include "tui/screens/table/coach.hpp"
#include "tui/screens/table/move_view.hpp"
#include "tui/screens/table/review_view.hpp"
#include "tui/terminal/wake.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier::tui {

/// A move that gives away at least this much is a mistake worth showing.
inline constexpr int kMistake = 100;

inline int InPercent(double chance) {
  return static_cast<int>(std::lround(100 * chance));
}

template <Game G>
ReviewView<G>::ReviewView(Stage& stage, std::shared_ptr<Session<G>> session)
    : stage_(stage), session_(std::move(session)) {
  reviewer_.Begin(
      [this, table = session_->table()](const std::stop_token& stop) {
        return ReviewGame(table, stop, [this](std::size_t done) {
          done_ = done;
          WakeLoop();
        });
      },
      WakeLoop);
}

template <Game G>
bool ReviewView<G>::Tick(TimePoint /*now*/) {
  if (review_) {
    return false;
  }
  review_ = reviewer_.Found();
  if (review_) {
    reviewer_.Stop();
    const auto* const turning = review_->TurningPoint();
    cursor_ = turning == nullptr
                  ? 0
                  : static_cast<int>(turning - review_->moves.data());
  }
  return review_ || std::exchange(shown_, done_.load()) != done_;
}

template <Game G>
void ReviewView<G>::MoveTo(int move) {
  const int last = static_cast<int>(review_->moves.size()) - 1;
  cursor_ = std::clamp(move, 0, std::max(last, 0));
}

/// The one before or after the cursor, if there is one.
template <Game G>
void ReviewView<G>::NextMistake(int step) {
  const auto& moves = review_->moves;
  const int count = static_cast<int>(moves.size());
  for (int i = cursor_ + step; i >= 0 && i < count; i += step) {
    if (moves[static_cast<std::size_t>(i)].lost >= kMistake) {
      cursor_ = i;
      return;
    }
  }
}

template <Game G>
bool ReviewView<G>::OnEvent(const ftxui::Event& event) {
  constexpr int kPage = 10;
  if (event == ftxui::Event::Escape || keys::Is(event, 'q')) {
    stage_.Pop();
  } else if (!review_) {
    return false;
  } else if (keys::Enter(event) && !review_->moves.empty()) {
    stage_.Push(std::make_unique<MoveView<G>>(
        stage_, session_, review_->moves[static_cast<std::size_t>(cursor_)]));
  } else if (keys::Up(event)) {
    MoveTo(cursor_ - 1);
  } else if (keys::Down(event)) {
    MoveTo(cursor_ + 1);
  } else if (event == ftxui::Event::PageUp) {
    MoveTo(cursor_ - kPage);
  } else if (event == ftxui::Event::PageDown || keys::Space(event)) {
    MoveTo(cursor_ + kPage);
  } else if (event == ftxui::Event::Home) {
    MoveTo(0);
  } else if (event == ftxui::Event::End) {
    MoveTo(static_cast<int>(review_->moves.size()));
  } else if (keys::Left(event) || keys::Is(event, 'p')) {
    NextMistake(-1);
  } else if (keys::Right(event) || keys::Is(event, 'n')) {
    NextMistake(1);
  } else {
    return false;
  }
  return true;
}

template <Game G>
std::string ReviewView<G>::MoveLine(int move) const {
  const auto& made = review_->moves[static_cast<std::size_t>(move)];
  const int chance =
      InPercent(made.before[static_cast<std::size_t>(made.seat)]);
  const auto right = [](int number) {
    const std::string digits = std::to_string(number);
    return std::string(3 - std::min<std::size_t>(3, digits.size()), ' ') +
           digits;
  };
  return right(move + 1) + "  " + Fitted(session_->NameOf(made.seat), 12) +
         ' ' + right(chance) + " %  " + Fitted(StepText(made.played), 16) +
         ' ' +
         (made.lost == 0 ? "the best move"
                         : "gave away " + InPoints(made.lost) + ", better " +
                               StepText(made.best));
}

template <Game G>
std::string ReviewView<G>::Turning() const {
  const auto* const turning = review_->TurningPoint();
  if (turning == nullptr) {
    return "No move gave away a chance.";
  }
  const double before =
      turning->before[static_cast<std::size_t>(turning->seat)];
  return "Turning point: move " +
         std::to_string(turning - review_->moves.data() + 1) + ", " +
         session_->NameOf(turning->seat) + " from " +
         std::to_string(InPercent(before)) + " % to " +
         std::to_string(InPercent(before - turning->given)) + " %.";
}

template <Game G>
ftxui::Element ReviewView<G>::Body(Size size) const {
  const auto& moves = review_->moves;
  const auto players = static_cast<std::size_t>(session_->now().players());
  std::vector<PlotLine> lines;
  for (std::size_t seat = 0; seat < players; ++seat) {
    std::vector<int> values;
    for (const auto& move : moves) {
      values.push_back(InPercent(move.before[seat]));
    }
    values.push_back(InPercent(review_->after[seat]));
    const int index = static_cast<int>(seat);
    lines.push_back({session_->NameOf(index), std::move(values),
                     SeatStyle<G>(theme(), index),
                     static_cast<char>('1' + seat)});
  }
  const int room = size.height - kPageFrame - 2;
  const int plot = std::clamp(room / 2, 5, 16);
  const int list = std::max(1, room - plot - 1);
  ftxui::Elements rows = {
      ftxui::text("  Chances to win, in percent") |
          Paint(theme().Of(Role::kFaint)),
      ftxui::hbox(
          {ftxui::text("  "), Plot(theme(), lines, {}, {size.width - 4, plot},
                                   [](int v) { return std::to_string(v); })}),
      ftxui::text("  " + Turning()) | Paint(theme().Of(Role::kStrong)),
  };
  const int count = static_cast<int>(moves.size());
  const int first =
      std::clamp(cursor_ - list / 2, 0, std::max(0, count - list));
  for (int i = first; i < std::min(count, first + list); ++i) {
    const bool here = i == cursor_;
    const bool mistake = moves[static_cast<std::size_t>(i)].lost >= kMistake;
    const std::string mark =
        here ? std::string(theme().Show(Sign::kPointer)) + ' ' : "  ";
    rows.push_back(ftxui::text(mark + MoveLine(i)) |
                   Paint(theme().Of(here      ? Role::kTarget
                                    : mistake ? Role::kBad
                                              : Role::kText)));
  }
  return ftxui::vbox(std::move(rows));
}

template <Game G>
ftxui::Element ReviewView<G>::Render(Size size) {
  if (!review_) {
    const std::string progress = std::to_string(shown_) + " of " +
                                 std::to_string(session_->table().steps()) +
                                 " moves";
    return Page(theme(), size, "Review", progress,
                ftxui::text("Going through the game ...") | ftxui::center,
                {{"Esc", "back"}});
  }
  return Page(theme(), size, "Review", "", Body(size),
              {{"Up Down", "moves"},
               {"Left Right", "mistakes"},
               {"Enter", "on the board"},
               {"Esc", "back"}});
}

}  // namespace glazier::tui
