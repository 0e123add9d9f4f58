// SPDX-License-Identifier: MIT
// Any position as one line of text.
//
//   sintra 1 players=2 side=A round=1 turn=1 first=1 marker=centre
//   bonus=POGYBP factories=OOPB,PYGG,... centre=- bag=15,14,16,15,14
//   tower=0,0,0,0,0 seat=SCORE:GLASS:WRAPS:GLAZIER:STRIPS:WINDOWS seat=...
//
// (one line; `bag` may be left out and then holds all panes not listed
// elsewhere).
#include "engine/sintra/pieces_text.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {
namespace {

std::string StripText(const Board& board, int place) {
  if (!board.HasStrip(place)) {
    return "-";
  }
  std::string panes;
  for (int space = 0; space < kSpaces; ++space) {
    panes += board.PaneOn(place, space);
  }
  std::string text = FaceText(board.face[static_cast<std::size_t>(place)]);
  return panes == "....." ? text : text + '=' + panes;
}

std::string BoardText(const Board& board) {
  std::string text = std::to_string(board.score) + ':' +
                     std::to_string(board.glass) + ':' +
                     std::to_string(board.wraps) + ':' +
                     std::to_string(board.glazier + 1) + ':';
  for (int place = 0; place < kPlaces; ++place) {
    text += place == 0 ? "" : ",";
    text += StripText(board, place);
  }
  for (int window = 0; window < kPlaces; ++window) {
    text += window == 0 ? ':' : ',';
    text += board.PaneIn(window, 0);
    text += board.PaneIn(window, 1);
  }
  return text;
}

}  // namespace

std::string PositionText(const State& state) {
  std::string text =
      std::string(kPositionPrefix) + OptionsText<State>(state.options());
  if (state.AwaitsSetup()) {
    return text + " turn=set-up";
  }
  const int turn = state.Turn();
  text += " round=" + std::to_string(state.round()) + " turn=";
  text += turn == kNobody   ? "over"
          : turn == kDealer ? "deal"
                            : std::to_string(turn + 1);
  text += " first=" + std::to_string(state.starter() + 1) + " marker=";
  text +=
      state.MarkerInCentre() ? "centre" : std::to_string(state.marker() + 1);
  text += " bonus=";
  for (int round = 1; round <= kRounds; ++round) {
    text += Letter(state.bonus(round));
  }
  text += " factories=";
  for (int factory = 0; factory < state.factories(); ++factory) {
    text += factory == 0 ? "" : ",";
    text += PanesText(state.source(factory));
  }
  text += " centre=" + PanesText(state.centre());
  text += " bag=" + CountsText(state.bag());
  text += " tower=" + CountsText(state.tower());
  for (int seat = 0; seat < state.players(); ++seat) {
    text += " seat=" + BoardText(state.board(seat));
  }
  return text;
}

}  // namespace glazier::sintra
