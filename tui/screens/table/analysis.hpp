// SPDX-License-Identifier: MIT
// What made up the scores of a game: by source, over time, move by move.
#pragma once

#include <string>
#include <vector>

#include "tui/table/game_ui.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief A move and what it brought its player at once.
struct WeighedMove {
  int number = -1;  ///< from 0; -1: the player never moved
  std::string move;
  int points = 0;
};

struct SeatAnalysis {
  std::string name;  ///< "1 Ana"
  Style style;       ///< of the player's line and bar
  bool wins = false;
  std::vector<int> sources;  ///< points; they add up to the total
  int total = 0;
  std::vector<int> scores;  ///< after 0, 1, 2 ... moves of the whole game
  WeighedMove best;
  WeighedMove worst;
};

/// @brief A player's own colour.
template <class G>
Style SeatStyle(const Theme& theme, int seat) {
  Style style =
      theme.Tint(GameUi<G>::kSeatColours[static_cast<std::size_t>(seat)]);
  style.bold = true;
  return style;
}

/// @brief A player's score once `step` steps of the final scoring have been
/// played out: first one source of all players, then the next ...
template <class G>
int ScoreAfter(const G& end, int seat, int step) {
  int score = GameUi<G>::ScoringStart(end, seat);
  for (int source = 0; source < GameUi<G>::kScoringSources; ++source) {
    if (step > source * end.players() + seat) {
      score += GameUi<G>::ScoringPoints(end, seat, source);
    }
  }
  return score;
}

/// @brief One for each seat; the game need not be over.
template <class G>
std::vector<SeatAnalysis> Analyse(const Timeline<G>& timeline,
                                  const std::vector<Seat>& names,
                                  const Theme& theme) {
  const G& end = timeline.At(timeline.moves());
  const auto sources = GameUi<G>::Sources(timeline);
  std::vector<SeatAnalysis> seats(sources.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const int seat = static_cast<int>(i);
    seats[i].name = std::to_string(seat + 1) + " " + names[i].name;
    seats[i].style = SeatStyle<G>(theme, seat);
    seats[i].wins = end.Wins(seat);
    seats[i].sources = sources[i];
    seats[i].total = end.Score(seat);
    seats[i].scores.push_back(GameUi<G>::InPlay(timeline.At(0), seat));
  }
  for (int n = 0; n < timeline.moves(); ++n) {
    const PlayedStep<G>& played = timeline.PlayedAt(n);
    const WeighedMove weighed = {
        n, StepText(played.step),
        GameUi<G>::Worth(played.after, played.seat) -
            GameUi<G>::Worth(played.before, played.seat)};
    SeatAnalysis& mover = seats[static_cast<std::size_t>(played.seat)];
    if (mover.best.number < 0 || weighed.points > mover.best.points) {
      mover.best = weighed;
    }
    if (mover.worst.number < 0 || weighed.points < mover.worst.points) {
      mover.worst = weighed;
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
      seats[i].scores.push_back(
          GameUi<G>::InPlay(played.after, static_cast<int>(i)));
    }
  }
  // The last value of the plot is the one after the final scoring.
  if (end.Turn() == kNobody) {
    for (SeatAnalysis& seat : seats) {
      seat.scores.push_back(seat.total);
    }
  }
  return seats;
}

}  // namespace glazier::tui
