// SPDX-License-Identifier: MIT
// Advice and reviews; included by the one file of a game that instantiates
// them.
#pragma once

#include "engine/bots/advice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/bots/levels.hpp"

namespace glazier {
namespace advice {

inline constexpr int kTableBits = 13;
inline constexpr int kPoint = 100;

inline std::string Points(int hundredths) {
  const std::string points = InPoints(hundredths);
  return points + (points == "1.0" ? " point" : " points");
}

/// With what a search found for the mover. Between two players that says
/// all; among more it says only how the mover stands against the best other.
template <SearchableGame G>
Chances ChancesWith(const G& position,
                    int seat,
                    const Thought<typename G::Step>& thought) {
  if (position.players() != 2) {
    return ChancesAt(position);
  }
  const auto mover = static_cast<std::size_t>(seat);
  Chances chances{};
  chances[mover] = ChanceOf(position, thought);
  chances[1 - mover] = 1 - chances[mover];
  return chances;
}

template <SearchableGame G>
Judgement<G> Judge(const G& position,
                   int seat,
                   const typename G::Step& played,
                   Searcher<G>& searcher,
                   const std::stop_token& stop) {
  const auto best =
      ThinkFor<G>(searcher, position, seat, kAdviceBudget<G>, stop);
  const auto done = best.move == played ? best
                                        : ThinkFor<G>(searcher, position, seat,
                                                      kAdviceBudget<G>, stop,
                                                      {.only = &played});
  Judgement<G> judgement;
  judgement.seat = seat;
  judgement.played = played;
  // A search restricted to this move may see more: then the move was best.
  const bool better = done.value < best.value;
  judgement.best = better ? best.move : played;
  judgement.lost = better ? best.value - done.value : 0;
  judgement.before = ChancesWith(position, seat, better ? best : done);
  if (position.players() == 2) {
    judgement.given =
        better
            ? std::max(0.0, ChanceOf(position, best) - ChanceOf(position, done))
            : 0;
    return judgement;
  }
  const auto mover = static_cast<std::size_t>(judgement.seat);
  const double slope = kSlope / Spread(position);
  const double chance = std::clamp(judgement.before[mover], 1e-6, 1 - 1e-6);
  const double odds = chance / (1 - chance) * std::exp(-slope * judgement.lost);
  judgement.given = better ? chance - odds / (1 + odds) : 0;
  return judgement;
}

}  // namespace advice

template <SearchableGame G>
Advice<G> Advise(const G& view, int seat, const std::stop_token& stop) {
  Searcher<G> searcher(advice::kTableBits);
  const auto best = ThinkFor<G>(searcher, view, seat, kAdviceBudget<G>, stop);
  Advice<G> advice{best.move, best.value, std::nullopt, 0};
  advice.chance =
      advice::ChancesWith(view, seat, best)[static_cast<std::size_t>(seat)];
  typename G::Steps choices;
  Notice(view, seat, choices);
  if (choices.size() > 1) {
    const auto second = ThinkFor<G>(searcher, view, seat, kAdviceBudget<G>,
                                    stop, {.without = &advice.best});
    advice.second = second.move;
    advice.lead = std::max(0, best.value - second.value);
  }
  return advice;
}

template <SearchableGame G>
std::string AdviceText(const G& view, int seat, const Advice<G>& advice) {
  std::string text =
      StepText(advice.best) + " - " + Reason(view, seat, advice.best);
  if (advice.second) {
    text += "; " + StepText(*advice.second) +
            (advice.lead < advice::kPoint / 10
                 ? " is about as good"
                 : " is about " + advice::Points(advice.lead) + " worse");
  } else {
    text += "; it is the only move";
  }
  return view.players() == 1 ? text
                             : text + "; it wins " + WinsOf100(advice.chance);
}

template <SearchableGame G>
Review<G> ReviewGame(const Table<G>& table,
                     const std::stop_token& stop,
                     const std::function<void(std::size_t)>& progress) {
  Searcher<G> searcher(advice::kTableBits);
  Review<G> review;
  for (std::size_t i = 0; i < table.history().size(); ++i) {
    const auto& step = table.history()[i];
    if (step.step() == nullptr) {
      continue;
    }
    auto judgement = advice::Judge(ViewOf(step.before, step.seat), step.seat,
                                   *step.step(), searcher, stop);
    if (stop.stop_requested()) {
      break;
    }
    judgement.step = i;
    review.moves.push_back(judgement);
    progress(review.moves.size());
  }
  review.after = ChancesAt(table.now());
  return review;
}

}  // namespace glazier
