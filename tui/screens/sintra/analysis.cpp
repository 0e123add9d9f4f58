// What made up the scores of a game.
#include "tui/screens/sintra/analysis.hpp"

namespace glazier::tui {
namespace {

/// Points on the score track less what the broken glass would cost now.
int Worth(const sintra::Board& board) {
  return board.score - sintra::kGlassTrack[board.glass];
}

}  // namespace

std::vector<SeatAnalysis> Analyse(const Timeline& timeline) {
  const sintra::State& end = timeline.At(timeline.moves());
  std::vector<SeatAnalysis> seats(static_cast<std::size_t>(end.players()));
  for (SeatAnalysis& seat : seats) {
    seat.scores.push_back(0);
  }
  for (int n = 0; n < timeline.moves(); ++n) {
    const sintra::State& before = timeline.At(n);
    const int turn = before.Turn();
    SeatAnalysis& mover = seats[static_cast<std::size_t>(turn)];
    sintra::State after = before;
    const sintra::Effect effect = after.Play(timeline.Move(n));
    mover.windows += effect.window;
    mover.bonus += effect.bonus;
    mover.wraps -= sintra::kGlassWrap * effect.wraps;
    const WeighedMove weighed = {
        n, timeline.Move(n),
        Worth(after.board(turn)) - Worth(before.board(turn))};
    if (mover.best.number < 0 || weighed.points > mover.best.points) {
      mover.best = weighed;
    }
    if (mover.worst.number < 0 || weighed.points < mover.worst.points) {
      mover.worst = weighed;
    }
    for (int seat = 0; seat < end.players(); ++seat) {
      seats[static_cast<std::size_t>(seat)].scores.push_back(
          after.board(seat).score);
    }
  }
  for (int seat = 0; seat < end.players(); ++seat) {
    SeatAnalysis& analysis = seats[static_cast<std::size_t>(seat)];
    const sintra::FinalScore final = end.Final(seat);
    analysis.leftover = final.leftover;
    analysis.glass = final.glass;
    analysis.special = final.bonus;
    analysis.total = final.total;
    // The last value of the plot is the one after the final scoring.
    if (end.Turn() == kNobody) {
      analysis.scores.push_back(final.total);
    }
  }
  return seats;
}

}  // namespace glazier::tui
