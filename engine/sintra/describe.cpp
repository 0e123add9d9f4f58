// SPDX-License-Identifier: MIT
// The position in plain lines, for line mode, pipes and screen readers.
#include <algorithm>
#include <cctype>

#include "engine/core/text.hpp"
#include "engine/sintra/pieces_text.hpp"
#include "engine/sintra/words.hpp"
#include "engine/table/winners.hpp"

namespace glazier::sintra {
namespace {

std::string SeatName(const std::vector<Seat>& seats, int seat) {
  return seats[static_cast<std::size_t>(seat)].name;
}

/// Panes in capitals, empty spaces in lower case: OyOyo.
std::string StripCell(const Board& board, int place) {
  if (!board.HasStrip(place)) {
    return "gone";
  }
  std::string cell;
  const std::string_view pattern =
      kFacePatterns[board.face[static_cast<std::size_t>(place)]];
  for (int space = 0; space < kSpaces; ++space) {
    const char pane = board.PaneOn(place, space);
    const char wanted = pattern[static_cast<std::size_t>(space)];
    cell += pane != '.' ? pane
                        : static_cast<char>(
                              std::tolower(static_cast<unsigned char>(wanted)));
  }
  return cell;
}

/// The back of the strip, as long as it can still be flipped.
std::string BackCell(const Board& board, int place) {
  if (!board.HasStrip(place) || board.PanesIn(place) > 0) {
    return "-";
  }
  std::string cell(kFacePatterns[static_cast<std::size_t>(
      Back(board.face[static_cast<std::size_t>(place)]))]);
  std::transform(cell.begin(), cell.end(), cell.begin(), [](char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  });
  return cell;
}

template <class Cell>
std::string Row(std::string_view label, Cell cell) {
  std::string row = Pad("  " + std::string(label), 10);
  for (int place = 0; place < kPlaces; ++place) {
    row += Pad(cell(place), 8);
  }
  return row.substr(0, row.find_last_not_of(' ') + 1) + '\n';
}

std::string DescribeBoard(const State& state,
                          int seat,
                          const std::vector<Seat>& seats) {
  const Board& board = state.board(seat);
  std::string text =
      SeatName(seats, seat) + (state.Turn() == seat ? " (to move): " : ": ") +
      std::to_string(board.score) + " points, broken glass " +
      std::to_string(board.glass) +
      (kGlassTrack[board.glass] == 0
           ? ""
           : " (-" + std::to_string(kGlassTrack[board.glass]) + ")") +
      "\n  glazier above " + std::to_string(board.glazier + 1) +
      (state.marker() == seat ? ", has the first-player marker" : "") + '\n';
  text += Row("place", [&board](int place) {
    const std::string number = std::to_string(place + 1);
    return place == board.glazier ? "[" + number + "]" : " " + number;
  });
  text += Row("strip", [&board](int place) { return StripCell(board, place); });
  text += Row("back", [&board](int place) { return BackCell(board, place); });
  text += Row("window", [&board](int place) {
    return std::string{board.PaneIn(place, 0), board.PaneIn(place, 1)} + " " +
           std::to_string(kWindowPoints[static_cast<std::size_t>(place)]);
  });
  return text;
}

}  // namespace

std::string Describe(const State& state,
                     int /*seat*/,
                     const std::vector<Seat>& seats) {
  if (state.AwaitsSetup()) {
    return "Nothing has been dealt yet.\n";
  }
  std::string text;
  if (state.Turn() == kNobody) {
    text += "The game is over.\n";
  } else {
    text += "Round " + std::to_string(state.round()) + " of " +
            std::to_string(kRounds) + ". Bonus colour " +
            std::string(Name(state.bonus(state.round()))) + ", then";
    for (int round = state.round() + 1; round <= kRounds; ++round) {
      text += std::string(" ") + Letter(state.bonus(round));
    }
    text += state.round() == kRounds ? " none. " : ". ";
    text += "Bag " + std::to_string(state.bag().Total()) + ", tower " +
            std::to_string(state.tower().Total()) + ".\n ";
    const std::size_t head = text.size();
    for (int factory = 0; factory < state.factories(); ++factory) {
      if (state.source(factory).Total() > 0) {
        text += " F" + std::to_string(factory + 1) + ' ' +
                PanesText(state.source(factory));
      }
    }
    text += text.size() == head ? " The factories are empty." : "";
    text += "\n  C " + PanesText(state.centre()) +
            (state.MarkerInCentre() ? " and the first-player marker" : "") +
            '\n';
  }
  for (int seat = 0; seat < state.players(); ++seat) {
    text += DescribeBoard(state, seat, seats);
  }
  return text;
}

std::string DescribeResult(const State& state, const std::vector<Seat>& seats) {
  std::string text = "Final scoring:\n";
  std::size_t width = 0;
  for (int seat = 0; seat < state.players(); ++seat) {
    width = std::max(width, CellsOf(SeatName(seats, seat)));
  }
  for (int seat = 0; seat < state.players(); ++seat) {
    const FinalScore final = state.Final(seat);
    text += "  " + Pad(SeatName(seats, seat), width) + "  " +
            std::to_string(final.total) +
            " points: " + std::to_string(final.in_play) + " in play, " +
            std::to_string(final.leftover) + " leftover panes, " +
            std::to_string(final.glass) + " broken glass, " +
            std::to_string(final.bonus) +
            (state.side() == Side::kA ? " ornaments" : " windows x colour") +
            '\n';
  }
  return text + WinnersLine(state, seats);
}

std::string Legend(const State& /*state*/) {
  return "Colours: O orange, P pink, Y yellow, B blue, G green; ? takes any.\n"
         "Strips are written from top to bottom: a capital is a pane that "
         "lies\n"
         "there, a small letter an empty space. [3] is where the glazier "
         "stands:\n"
         "panes go to the strip under it or further right. Windows show the\n"
         "pane above, the pane below (. is empty) and the points.\n"
         "Moves: F3O>5 takes orange from factory 3 for strip 5; CP>2=B takes\n"
         "pink from the centre, completes strip 2 and keeps blue; F1G>x "
         "breaks\n"
         "what fits nowhere; < sends the glazier back. What is unambiguous "
         "may\n"
         "be left out: 3o5, cp2, 1g.\n";
}

}  // namespace glazier::sintra
