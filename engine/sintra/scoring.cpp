// SPDX-License-Identifier: MIT
// Sintra's final scoring, winners and ties.
#include <algorithm>

#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

// Each ornament stands between two windows; their four frames surround it.
int OrnamentPoints(const Board& board) {
  int points = 0;
  for (int ornament = 0; ornament < kOrnaments; ++ornament) {
    const int filled =
        board.PanesIn(2 * ornament) + board.PanesIn(2 * ornament + 1);
    points += kOrnamentPoints[static_cast<std::size_t>(filled)];
  }
  return points;
}

int CompletedWindowsTimesColour(const Board& board) {
  int completed = 0;
  for (int window = 0; window < kPlaces; ++window) {
    completed += board.PanesIn(window) == 2;
  }
  const Panes panes = board.PanesInWindows();
  int best = 0;
  for (const Colour colour : kAllColours) {
    best = std::max(best, panes.Count(colour));
  }
  return completed * best;
}

}  // namespace

FinalScore State::Final(int seat) const {
  const Board& board = this->board(seat);
  FinalScore final;
  final.in_play = board.score;
  final.leftover = board.PanesOnStrips().Total() / kLeftoverPerPoint;
  final.glass = -kGlassTrack[board.glass];
  final.bonus = side_ == Side::kA ? OrnamentPoints(board)
                                  : CompletedWindowsTimesColour(board);
  final.lost = board.Lost();
  final.total = final.in_play + final.leftover + final.glass + final.bonus;
  return final;
}

int State::Score(int seat) const {
  return phase_ == Phase::kOver ? Final(seat).total : board(seat).score;
}

// Ruling 12: most points, then fewest lost on the track, else shared.
bool State::Wins(int seat) const {
  if (phase_ != Phase::kOver) {
    return false;
  }
  const FinalScore mine = Final(seat);
  for (int other = 0; other < players_; ++other) {
    const FinalScore theirs = Final(other);
    if (theirs.total > mine.total ||
        (theirs.total == mine.total && theirs.lost < mine.lost)) {
      return false;
    }
  }
  return true;
}

}  // namespace glazier::sintra
