// SPDX-License-Identifier: MIT
// What a move is worth at once: the greedy bot's eye, and the hint's.
#include <algorithm>
#include <bit>

#include "engine/sintra/faces.hpp"
#include "engine/sintra/words.hpp"

namespace glazier::sintra {
namespace {

// All in hundredths of a point, found by matches against itself.
constexpr int kPoint = 100;
constexpr int kPanePlaced = 110;   ///< a pane on a strip, towards its window
constexpr int kPaneToGo = 25;      ///< a space still empty on the strip begun
constexpr int kPlaceSkipped = 35;  ///< the glazier cannot use it any more
constexpr int kStepBack = -150;    ///< a turn without panes
constexpr int kPlaceRegained = 60;
constexpr int kFrame = 120;  ///< a pane in a window, for the end

}  // namespace

int Appraise(const State& state,
             int seat,
             const Step& move,
             const Taste& taste) {
  const Board& before = state.board(seat);
  if (move.IsBack()) {
    const unsigned left = before.strips & ((1U << before.glazier) - 1);
    return taste(thing::kSkips,
                 kStepBack + kPlaceRegained * std::popcount(left));
  }
  State after = state;
  const Effect effect = after.Play(seat, move);
  const Board& board = after.board(seat);
  const int lost = before.Lost() - board.Lost();
  int value = taste(thing::kPoints, kPoint * (effect.bonus + effect.window)) +
              taste(thing::kGlass, kPoint * lost) +
              taste(thing::kPanes, kPanePlaced * effect.placed);
  if (move.Breaks()) {
    return value;
  }
  const unsigned passed =
      before.strips & ((1U << move.place) - 1) & ~((1U << before.glazier) - 1);
  value -= taste(thing::kSkips, kPlaceSkipped * std::popcount(passed));
  if (move.Completes()) {
    value += taste(thing::kWindows, kFrame);
    if (state.side() == Side::kB) {
      // Windows pay for their best colour: keep more of what there is.
      value += taste(thing::kWindows, 40 * before.PanesInWindows().Count(
                                               static_cast<Colour>(move.keep)));
    }
  } else {
    value -= taste(thing::kGaps, kPaneToGo * board.gaps[move.place].Total());
  }
  return value;
}

}  // namespace glazier::sintra
