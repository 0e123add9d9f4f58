// SPDX-License-Identifier: MIT
// A preview tells exactly what playing the move does.
#include <numeric>
#include <string>

#include <doctest/doctest.h>

#include "tests/tui/support/played.hpp"

namespace glazier::tui::test {
namespace {

using sintra::kPlaces;
using sintra::kSpaces;
using sintra::Side;
using sintra::State;
using sintra::Step;

SintraPreview PreviewOf(const State& state, const Step& step) {
  return {TryStep(state, state.Turn(), step)};
}

TEST_CASE(
    "filled spaces, counted windows and points agree with the rules for "
    "every move") {
  for (const Side side : {Side::kA, Side::kB}) {
    for (int moves = 0; moves < 60; moves += 4) {
      const Played game(2, side, 3, moves);
      if (game.now().Turn() < 0) {
        break;
      }
      State::Steps list;
      game.now().List(game.now().Turn(), list);
      for (const Step& move : list) {
        CAPTURE(StepText(move));
        const SintraPreview preview = PreviewOf(game.now(), move);
        int filled = 0;
        int points = 0;
        int glazed = 0;
        for (int place = 0; place < kPlaces; ++place) {
          for (int space = 0; space < kSpaces; ++space) {
            filled += preview.Fills(place, space) ? 1 : 0;
          }
          glazed += preview.Glazes(place, 0) ? 1 : 0;
          glazed += preview.Glazes(place, 1) ? 1 : 0;
          if (preview.Counts(place)) {
            points += sintra::kWindowPoints[static_cast<std::size_t>(place)];
          }
        }
        CHECK(filled == preview.effect.placed);
        CHECK(points == preview.effect.window);
        CHECK(glazed == (move.Completes() ? 1 : 0));
        CHECK(preview.ScoreChange() ==
              preview.effect.bonus + preview.effect.window -
                  sintra::kGlassWrap * preview.effect.wraps);
      }
    }
  }
}

TEST_CASE("the line of a preview names the move and where points come from") {
  for (int moves = 0; moves < 60; ++moves) {
    const Played game(2, Side::kA, 3, moves);
    State::Steps list;
    game.now().List(game.now().Turn(), list);
    for (const Step& move : list) {
      const SintraPreview preview = PreviewOf(game.now(), move);
      if (!move.Completes() || preview.effect.bonus == 0) {
        continue;
      }
      const std::string text = PreviewText(preview);
      CHECK(text.rfind(StepText(move) + " completes strip ", 0) == 0);
      CHECK(text.find("= bonus " + std::to_string(preview.effect.bonus) +
                      ", window ") != std::string::npos);
      return;
    }
  }
  FAIL("no move earned a colour bonus");
}

std::string LogText(const SintraPreview& preview) {
  return GameUi<State>::LogText(preview);
}

TEST_CASE("the log line of a move: notation, points won, glass lost") {
  const Played game(2, Side::kA, 3, 0);
  const Step first = game.now().NthStep(0);
  const std::string line = LogText(PreviewOf(game.now(), first));
  CHECK(line.rfind(StepText(first), 0) == 0);
  bool won = false;
  bool lost = false;
  for (int moves = 0; moves < 60; ++moves) {
    const Played later(2, Side::kA, 3, moves);
    State::Steps list;
    later.now().List(later.now().Turn(), list);
    for (const Step& move : list) {
      const SintraPreview preview = PreviewOf(later.now(), move);
      const std::string text = LogText(preview);
      const int points = preview.effect.bonus + preview.effect.window;
      CHECK((text.find('+') != std::string::npos) == (points > 0));
      CHECK((text.find("glass") != std::string::npos) == (preview.Loss() > 0));
      won = won || points > 0;
      lost = lost || preview.Loss() > 0;
    }
  }
  CHECK(won);
  CHECK(lost);
}

}  // namespace
}  // namespace glazier::tui::test
