// SPDX-License-Identifier: MIT
// What River Valley brings to the screens that all games share: the game as
// it went, and its points.
#include "tui/river/game_ui.hpp"

#include "tui/river/pane_looks.hpp"

namespace glazier::tui {

using RiverUi = GameUi<river::State>;

namespace {

std::string Sum(const std::vector<int>& parts) {
  std::string text;
  for (const int part : parts) {
    text += (text.empty() ? "" : " + ") + std::to_string(part);
  }
  return text.empty() ? "none" : text;
}

}  // namespace

std::span<const PaneLook> RiverUi::Panes() {
  return kRiverPanes;
}

std::string RiverUi::LogText(const PlayedStep<State>& played) {
  const int change = played.ScoreChange();
  return river::StepText(played.step) +
         (change == 0 ? "" : ' ' + SignedScore<State>(change));
}

std::optional<LogLine> RiverUi::DealLine(const State& /*after*/,
                                         const river::Deal& deal) {
  if (!deal.fills) {
    return std::nullopt;
  }
  return LogLine{kDealer, "The end begins"};
}

std::string RiverUi::Aftermath(const RiverPreview& last) {
  return last.StartsEnd() ? " The end begins." : "";
}

Motion RiverUi::MotionOf(const RiverPreview& last) {
  return last.effect.spilled > 0  ? Motion::kBreak
         : last.ScoreChange() > 0 ? Motion::kComplete
         : last.effect.drawn > 0  ? Motion::kDeal
                                  : Motion::kSet;
}

int RiverUi::Round(const State& state, int turns) {
  return turns / state.players() + 1;
}

std::string RiverUi::When(const State& state, int turns) {
  return "round " + std::to_string(Round(state, turns)) +
         (state.end() == river::End::kLast    ? ", the last turns"
          : state.end() == river::End::kRound ? ", the end has begun"
                                              : "");
}

std::vector<std::string> RiverUi::SourceNames(const State& /*end*/) {
  return {"rows", "columns", "overflow"};
}

std::vector<std::vector<int>> RiverUi::Sources(
    const Timeline<river::State>& timeline) {
  const State& end = timeline.At(timeline.moves());
  std::vector<std::vector<int>> seats;
  for (int seat = 0; seat < end.players(); ++seat) {
    const river::FinalScore final = end.Final(seat);
    seats.push_back({final.rows, final.columns, final.overflow});
  }
  return seats;
}

int RiverUi::InPlay(const State& state, int seat) {
  return state.Score(seat);
}

int RiverUi::Worth(const State& state, int seat) {
  return state.Score(seat);
}

int RiverUi::ScoringStart(const State& /*end*/, int /*seat*/) {
  return 0;
}

int RiverUi::ScoringPoints(const State& end, int seat, int source) {
  const river::FinalScore final = end.Final(seat);
  return source == 0   ? final.rows
         : source == 1 ? final.columns
                       : final.overflow;
}

std::string RiverUi::ScoringStory(const State& end, int seat, int source) {
  const river::Board& board = end.board(seat);
  std::vector<int> parts;
  if (source == 0) {
    for (int row = river::kRows - 1; row >= 0; --row) {
      parts.push_back(
          river::kRowPoints[static_cast<std::size_t>(board.Run(row))]);
    }
    return "rows " + Sum(parts);
  }
  if (source == 1) {
    std::string text;
    for (const int column : board.Tallest()) {
      if (column >= 0) {
        text += (text.empty() ? "height " : ", ") +
                std::to_string(board.height[static_cast<std::size_t>(column)]) +
                " in column " + std::to_string(column + 1);
      }
    }
    return text.empty() ? "no column" : text;
  }
  return board.spilled == 0
             ? "nothing in the overflow"
             : std::to_string(board.spilled) + " in the overflow, 3 each";
}

}  // namespace glazier::tui
