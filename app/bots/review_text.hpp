// SPDX-License-Identifier: MIT
// A review of a game in plain lines.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "engine/bots/advice.hpp"
#include "tui/widgets/lines.hpp"

namespace glazier {

/// @brief The chance of one seat, move by move, as a graph of ten lines and at
/// most 72 columns.
std::string ChanceGraph(const std::vector<double>& chances,
                        const std::string& name);

/// @brief What a seat gave away in a game.
struct SeatSummary {
  int moves = 0;
  int best = 0;  ///< of those, as good as any other
  int lost = 0;  ///< in all, in hundredths of a point
};

template <Game G>
std::vector<SeatSummary> SummariesOf(const Review<G>& review,
                                     std::size_t players) {
  std::vector<SeatSummary> seats(players);
  for (const auto& move : review.moves) {
    SeatSummary& seat = seats[static_cast<std::size_t>(move.seat)];
    ++seat.moves;
    seat.best += move.lost == 0 ? 1 : 0;
    seat.lost += move.lost;
  }
  return seats;
}

/// @brief "1.5".
inline std::string Tenths(int hundredths) {
  char text[24];
  std::snprintf(text, sizeof text, "%.1f", hundredths / 100.0);
  return text;
}

/// @brief "63 %".
inline std::string Percent(double chance) {
  return std::to_string(static_cast<int>(100 * chance + 0.5)) + " %";
}

/// @brief Every move with what it gave away, the turning point, the chances as
/// a graph, and a line for each player.
template <SearchableGame G>
std::string ReviewText(const Table<G>& table, const Review<G>& review) {
  const auto name = [&](int seat) {
    return table.seats()[static_cast<std::size_t>(seat)].name;
  };
  std::string text =
      "  no.  player        move          gave away  better        chance\n";
  const auto seats = SummariesOf(review, table.seats().size());
  std::vector<double> chances;
  char line[160];
  for (std::size_t i = 0; i < review.moves.size(); ++i) {
    const auto& move = review.moves[i];
    chances.push_back(move.before[0]);
    std::snprintf(
        line, sizeof line, "%5zu  %s  %-12s %10s  %-12s %7s\n", i + 1,
        tui::Fitted(name(move.seat), 12).c_str(), StepText(move.played).c_str(),
        move.lost == 0 ? "-" : Tenths(move.lost).c_str(),
        move.lost == 0 ? "" : StepText(move.best).c_str(),
        Percent(move.before[static_cast<std::size_t>(move.seat)]).c_str());
    text += line;
  }
  chances.push_back(review.after[0]);
  text += "'gave away' is in points, 'chance' the mover's chance to win.\n\n" +
          ChanceGraph(chances, name(0)) + '\n';
  for (std::size_t i = 0; i < seats.size(); ++i) {
    text += name(static_cast<int>(i)) + ": " + std::to_string(seats[i].best) +
            " of " + std::to_string(seats[i].moves) + " moves were the best, " +
            Tenths(seats[i].lost) + " points given away in all.\n";
  }
  if (const auto* const turning = review.TurningPoint()) {
    const auto number = static_cast<std::size_t>(turning - review.moves.data());
    const double before =
        turning->before[static_cast<std::size_t>(turning->seat)];
    text += "The turning point was move " + std::to_string(number + 1) +
            ": with " + StepText(turning->played) + " instead of " +
            StepText(turning->best) + " the chance of " + name(turning->seat) +
            " fell from " + Percent(before) + " to " +
            Percent(before - turning->given) + ".\n";
  } else {
    text += "No move gave away a chance.\n";
  }
  return text;
}

}  // namespace glazier
