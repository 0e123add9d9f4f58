// SPDX-License-Identifier: MIT
// Engine positions in the reference's format.
#include "tests/support/reference_bridge.hpp"

#include <sstream>

#include "engine/sintra/facts.hpp"

namespace glazier::sintra {
namespace {

std::string Heap(Panes panes) {
  std::string heap;
  for (const Colour colour : kAllColours) {
    heap.append(static_cast<std::size_t>(panes.Count(colour)), Letter(colour));
  }
  return heap;
}

std::string OrDash(const std::string& text) {
  return text.empty() ? "-" : text;
}

std::string Counts(Panes panes) {
  std::string text;
  for (const Colour colour : kAllColours) {
    text += (text.empty() ? "" : " ") + std::to_string(panes.Count(colour));
  }
  return text;
}

std::string FaceUp(const Board& board, int place) {
  return std::string(
      kFacePatterns[board.face[static_cast<std::size_t>(place)]]);
}

// What is still to come: nothing once the strip was turned.
std::string FaceDown(const Board& board, int place) {
  const int face = board.face[static_cast<std::size_t>(place)];
  return board.PanesIn(place) > 0
             ? std::string()
             : std::string(kFacePatterns[static_cast<std::size_t>(Back(face))]);
}

std::string PanesOn(const Board& board, int place) {
  std::string panes;
  for (int space = 0; space < kSpaces; ++space) {
    panes += board.PaneOn(place, space);
  }
  return panes;
}

std::string BonusLeft(const State& state) {
  std::string bonus;
  for (int round = state.round(); round <= kRounds; ++round) {
    bonus += Letter(state.bonus(round));
  }
  return bonus;
}

void DescribeBoard(std::ostream& out, int seat, const Board& board) {
  const std::string who = "player " + std::to_string(seat) + " ";
  out << who << "score " << board.score << '\n'
      << who << "glass " << static_cast<int>(board.glass) << '\n'
      << who << "lost " << kGlassWrap * board.wraps << '\n'
      << who << "glazier " << board.glazier + 1 << '\n';
  for (int place = 0; place < kPlaces; ++place) {
    out << who << "strip " << place + 1 << ' ';
    if (board.HasStrip(place)) {
      out << FaceUp(board, place) << ' ' << OrDash(FaceDown(board, place))
          << ' ' << PanesOn(board, place) << '\n';
    } else {
      out << "gone\n";
    }
  }
  for (int place = 0; place < kPlaces; ++place) {
    out << who << "window " << place + 1 << ' ' << board.PaneIn(place, 0)
        << board.PaneIn(place, 1) << '\n';
  }
}

reference::Player PlayerFor(const Board& board) {
  reference::Player player;
  player.score = board.score;
  player.glass = board.glass;
  player.lost = kGlassWrap * board.wraps;
  player.glazier = board.glazier + 1;
  for (int place = 0; place < kPlaces; ++place) {
    reference::Strip strip;
    strip.gone = !board.HasStrip(place);
    if (!strip.gone) {
      strip.up = FaceUp(board, place);
      strip.down = FaceDown(board, place);
      strip.panes = PanesOn(board, place);
    }
    player.strips.push_back(strip);
    player.windows.push_back({board.PaneIn(place, 0), board.PaneIn(place, 1)});
  }
  return player;
}

}  // namespace

std::string DescribeAsReference(const State& state) {
  const bool over = state.Turn() == kNobody;
  const bool deal = state.Turn() == kDealer;
  // Between rounds the reference hands the marker to whoever opens the next.
  const std::string marker = deal ? std::to_string(state.starter())
                             : state.MarkerInCentre()
                                 ? "centre"
                                 : std::to_string(state.marker());
  std::ostringstream out;
  out << "side " << (state.side() == Side::kA ? 'A' : 'B') << '\n'
      << "phase "
      << (over   ? "over"
          : deal ? "deal"
                 : "play")
      << '\n'
      << "round " << (over ? kRounds : state.round()) << '\n'
      << "to move "
      << (over   ? "-"
          : deal ? std::to_string(state.starter())
                 : std::to_string(state.Turn()))
      << '\n'
      << "first " << (over ? "-" : std::to_string(state.starter())) << '\n'
      << "marker " << (over ? "-" : marker) << '\n'
      << "bonus " << OrDash(BonusLeft(state)) << '\n';
  for (int factory = 0; factory < state.factories(); ++factory) {
    out << "factory " << factory + 1 << ' '
        << OrDash(Heap(state.source(factory))) << '\n';
  }
  out << "centre " << OrDash(Heap(state.centre())) << '\n'
      << "bag " << Counts(state.bag()) << '\n'
      << "tower " << Counts(state.tower()) << '\n';
  for (int seat = 0; seat < state.players(); ++seat) {
    DescribeBoard(out, seat, state.board(seat));
  }
  return out.str();
}

reference::Game ReferenceFor(const Options& options, const Deal& setup) {
  reference::Setup laid_out;
  laid_out.players = options.players;
  laid_out.side = options.side == Side::kA ? 'A' : 'B';
  laid_out.first = setup.first;
  for (const std::size_t colour : setup.bonus) {
    laid_out.bonus += kColourLetters[colour];
  }
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    std::vector<std::string>& strips = laid_out.strips.emplace_back();
    for (const int face : setup.strips[seat]) {
      strips.push_back(
          std::string(kFacePatterns[static_cast<std::size_t>(face)]) + "/" +
          std::string(kFacePatterns[static_cast<std::size_t>(Back(face))]));
    }
  }
  return reference::Game(laid_out);
}

reference::Game ReferenceAt(const State& state) {
  // Any set-up of the right size will do: everything is replaced.
  State any(state.options());
  Rng rng(1);
  reference::Game game = ReferenceFor(state.options(), any.Draw(rng));
  reference::Position& table = game.Arrange();
  table.in_round = state.Turn() >= 0;
  table.first = state.starter();
  table.to_move = state.Turn() >= 0 ? state.Turn() : state.starter();
  table.marker = state.Turn() < 0         ? state.starter()
                 : state.MarkerInCentre() ? reference::kMarkerInCentre
                                          : state.marker();
  table.bonus = BonusLeft(state);
  for (int factory = 0; factory < state.factories(); ++factory) {
    table.factories.at(static_cast<std::size_t>(factory)) =
        Heap(state.source(factory));
  }
  table.centre = Heap(state.centre());
  table.bag = Heap(state.bag());
  table.tower = Heap(state.tower());
  table.players.clear();
  for (int seat = 0; seat < state.players(); ++seat) {
    table.players.push_back(PlayerFor(state.board(seat)));
  }
  return game;
}

std::vector<std::string> FactoriesOf(const Deal& deal) {
  std::vector<std::string> factories;
  for (std::size_t i = 0;
       i < static_cast<std::size_t>(FactoriesFor(deal.players)); ++i) {
    factories.push_back(Heap(deal.factories[i]));
  }
  return factories;
}

}  // namespace glazier::sintra
