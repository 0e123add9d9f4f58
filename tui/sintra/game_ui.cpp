// SPDX-License-Identifier: MIT
// What Sintra brings to the screens that all games share: looks and points.
#include "tui/sintra/game_ui.hpp"

#include <algorithm>

#include "tui/sintra/pane_looks.hpp"

namespace glazier::tui {

using sintra::Colour;
using SintraUi = GameUi<sintra::State>;

namespace {

std::string Count(int n, const std::string& what) {
  return std::to_string(n) + ' ' + what + (n == 1 ? "" : "s");
}

/// Side A: "ornaments with 4, 2, 0 and 3 panes around them".
std::string OrnamentStory(const sintra::Board& board) {
  std::string story = "ornaments with ";
  for (int i = 0; i < sintra::kOrnaments; ++i) {
    const int filled = board.PanesIn(2 * i) + board.PanesIn(2 * i + 1);
    story += (i == 0                        ? ""
              : i + 1 == sintra::kOrnaments ? " and "
                                            : ", ") +
             std::to_string(filled);
  }
  return story + " panes around them";
}

/// Side B: windows with both panes, times the panes of the best colour.
std::string WindowStory(const sintra::Board& board) {
  int finished = 0;
  for (int window = 0; window < sintra::kPlaces; ++window) {
    finished += board.PanesIn(window) == 2 ? 1 : 0;
  }
  const sintra::Panes panes = board.PanesInWindows();
  Colour best = Colour::kOrange;
  for (const Colour colour : sintra::kAllColours) {
    if (panes.Count(colour) > panes.Count(best)) {
      best = colour;
    }
  }
  return Count(finished, "finished window") + " x " +
         std::to_string(panes.Count(best)) + " " +
         std::string(sintra::Name(best)) + " panes";
}

}  // namespace

std::span<const PaneLook> SintraUi::Panes() {
  return kSintraPanes;
}

std::string SintraUi::LogText(const PlayedStep<State>& played) {
  const SintraPreview step{played};
  std::string text = sintra::StepText(step.step);
  if (const int won = step.effect.bonus + step.effect.window; won > 0) {
    text += " +" + std::to_string(won);
  }
  const int loss = step.effect.wraps > 0
                       ? sintra::kGlassWrap * step.effect.wraps
                       : step.Loss();
  return loss > 0 ? text + " glass -" + std::to_string(loss) : text;
}

std::optional<LogLine> SintraUi::DealLine(const State& after,
                                          const sintra::Deal& deal) {
  if (deal.kind != sintra::Deal::Kind::kRound) {
    return std::nullopt;
  }
  return LogLine{kDealer,
                 "Round " + std::to_string(deal.round) +
                     (deal.round == sintra::kRounds ? ", the last" : "") +
                     ", bonus " +
                     std::string(sintra::Name(after.bonus(deal.round)))};
}

std::string SintraUi::Aftermath(const SintraPreview& last) {
  if (!last.Completes()) {
    return "";
  }
  return last.board_after().HasStrip(last.step.place)
             ? " The strip turns over."
             : " The window is finished.";
}

Motion SintraUi::MotionOf(const SintraPreview& last) {
  if (last.Completes()) {
    return last.board_after().HasStrip(last.step.place) ? Motion::kFlip
                                                        : Motion::kComplete;
  }
  return last.effect.broken > 0 ? Motion::kBreak : Motion::kSet;
}

int SintraUi::Round(const State& state, int /*moves*/) {
  return state.round();
}

std::string SintraUi::When(const State& state, int /*moves*/) {
  return "round " + std::to_string(std::min(state.round(), sintra::kRounds));
}

std::vector<std::string> SintraUi::SourceNames(const State& end) {
  return {"windows",  "bonus",
          "lost 18s", "leftover",
          "glass",    end.side() == sintra::Side::kA ? "ornament" : "colours"};
}

std::vector<std::vector<int>> SintraUi::Sources(
    const Timeline<sintra::State>& timeline) {
  const State& end = timeline.At(timeline.moves());
  std::vector<std::vector<int>> seats(static_cast<std::size_t>(end.players()),
                                      {0, 0, 0});
  for (int n = 0; n < timeline.moves(); ++n) {
    const PlayedStep<State>& played = timeline.PlayedAt(n);
    const sintra::Effect& effect = played.effect;
    auto& mover = seats[static_cast<std::size_t>(played.seat)];
    mover[0] += effect.window;
    mover[1] += effect.bonus;
    mover[2] -= sintra::kGlassWrap * effect.wraps;
  }
  for (int seat = 0; seat < end.players(); ++seat) {
    for (int source = 0; source < kScoringSources; ++source) {
      seats[static_cast<std::size_t>(seat)].push_back(
          ScoringPoints(end, seat, source));
    }
  }
  return seats;
}

int SintraUi::InPlay(const State& state, int seat) {
  return state.board(seat).score;
}

int SintraUi::Worth(const State& state, int seat) {
  return state.board(seat).score - sintra::kGlassTrack[state.board(seat).glass];
}

int SintraUi::ScoringStart(const State& end, int seat) {
  return end.Final(seat).in_play;
}

int SintraUi::ScoringPoints(const State& end, int seat, int source) {
  const sintra::FinalScore final = end.Final(seat);
  return source == 0 ? final.leftover : source == 1 ? final.glass : final.bonus;
}

std::string SintraUi::ScoringStory(const State& end, int seat, int source) {
  const sintra::Board& board = end.board(seat);
  if (source == 0) {
    return Count(board.PanesOnStrips().Total(), "pane") +
           " left on strips, one point for every three";
  }
  if (source == 1) {
    return board.glass == 0
               ? std::string("no broken glass to pay for")
               : "broken glass at step " + std::to_string(board.glass);
  }
  return end.side() == sintra::Side::kA ? OrnamentStory(board)
                                        : WindowStory(board);
}

}  // namespace glazier::tui
