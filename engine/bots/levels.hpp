// The levels: players who overlook less and look further from one to the next.
#pragma once

#include "engine/bots/deal_tree.hpp"
#include "engine/bots/search.hpp"
#include "engine/bots/simple.hpp"

namespace glazier {

/// @brief The choices of a player who notices everything.
template <SearchableGame G>
void Notice(const G& position,
            [[maybe_unused]] int seat,
            typename G::Steps& all) {
  if constexpr (PlannedGame<G>) {
    ListChoices(position, seat, all);
  } else {
    ListChoices(position, all);
  }
}

/// @brief The choices a player notices: each with a probability of `percent`,
/// but at least one.
template <SearchableGame G>
void Notice(const G& position,
            int seat,
            int percent,
            Rng& rng,
            typename G::Steps& noticed) {
  typename G::Steps all;
  Notice(position, seat, all);
  noticed.Clear();
  for (const auto& move : all) {
    if (rng.Below(100) < static_cast<std::uint32_t>(percent)) {
      noticed.Add(move);
    }
  }
  if (noticed.empty()) {
    noticed.Add(all[rng.Below(static_cast<std::uint32_t>(all.size()))]);
  }
}

/// @brief Plays for the moment, and overlooks some of the choices.
template <SearchableGame G>
class CarelessBot : public Bot<G> {
 public:
  explicit CarelessBot(int percent) : percent_(percent) {}

  typename G::Step Choose(const G& position,
                          int seat,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    Notice(position, seat, percent_, rng, noticed_);
    return BestOf(noticed_, rng, [&](const typename G::Step& move) {
      return Appraise(position, seat, move);
    });
  }

 private:
  int percent_;
  typename G::Steps noticed_;
};

/// @brief Knows what a palace is worth, but neither looks at the answers nor
/// notices everything.
template <SearchableGame G>
class ThoughtfulBot : public Bot<G> {
 public:
  explicit ThoughtfulBot(int percent) : percent_(percent) {}

  typename G::Step Choose(const G& position,
                          int seat,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    Notice(position, seat, percent_, rng, noticed_);
    return BestOf(noticed_, rng, [&](const typename G::Step& move) {
      G after = position;
      after.Play(seat, move);
      return Evaluate(after, seat);
    });
  }

 private:
  int percent_;
  typename G::Steps noticed_;
};

/// @brief Plans a turn as a whole and takes the card that brings most by
/// itself, without trying out what follows; does not notice everything.
template <PlannedGame G>
class PlanningBot : public Bot<G> {
 public:
  explicit PlanningBot(int percent) : percent_(percent), planner_(0) {}

  typename G::Step Choose(const G& view,
                          int seat,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    Notice(view, seat, percent_, rng, noticed_);
    return planner_.AtOnce(view, seat, {.among = &noticed_});
  }

 private:
  int percent_;
  typename G::Planner planner_;
  typename G::Steps noticed_;
};

/// @brief The ways of thinking that suit a game.
template <SearchableGame G>
struct ThinkersOf {
  using Weak = CarelessBot<G>;
  using Medium = ThoughtfulBot<G>;
  using Strong = std::conditional_t<SampledGame<G>, DealTree<G>, Search<G>>;
};
template <PlannedGame G>
struct ThinkersOf<G> {
  using Weak = PlanningBot<G>;
  using Medium = PlanningBot<G>;
  using Strong = typename G::Planner;
};

template <SearchableGame G>
using WeakBot = typename ThinkersOf<G>::Weak;
template <SearchableGame G>
using MediumBot = typename ThinkersOf<G>::Medium;
/// @brief How the strongest levels, hints and reviews think.
template <SearchableGame G>
using Searcher = typename ThinkersOf<G>::Strong;

/// @brief What a searcher thinks of a seat's view.
template <SearchableGame G>
Thought<typename G::Step> ThinkFor(Searcher<G>& searcher,
                                   const G& view,
                                   [[maybe_unused]] int seat,
                                   const Budget& budget,
                                   const std::stop_token& stop,
                                   const RootSteps<G>& root = {}) {
  if constexpr (PlannedGame<G>) {
    return searcher.Think(view, seat, budget, stop, root);
  } else {
    return searcher.Think(view, budget, stop, root);
  }
}

/// @brief What advice and reviews may look at: immediate, also on a slow
/// machine.
template <SearchableGame G>
inline constexpr Budget kAdviceBudget =
    Budget::Nodes(G::kLevels.advice_positions);

/// @brief Looks ahead as far as its budget goes.
template <SearchableGame G>
class SearchBot : public Bot<G> {
 public:
  /// @brief Notices `percent` of the choices.
  explicit SearchBot(Budget budget, int percent = 100)
      : budget_(budget), percent_(percent), searcher_(TableBits(budget)) {}

  typename G::Step Choose(const G& position,
                          int seat,
                          Rng rng,
                          const std::stop_token& stop) override {
    if (percent_ == 100) {
      return ThinkFor<G>(searcher_, position, seat, budget_, stop).move;
    }
    Notice(position, seat, percent_, rng, noticed_);
    return ThinkFor<G>(searcher_, position, seat, budget_, stop,
                       {.among = &noticed_})
        .move;
  }

 private:
  /// Room for what the budget can visit, within reason.
  static int TableBits(const Budget& budget) {
    int bits = 12;
    while (bits < 18 && (budget.nodes == 0 || (budget.nodes >> bits) > 0)) {
      ++bits;
    }
    return bits;
  }

  Budget budget_;
  int percent_;
  Searcher<G> searcher_;
  typename G::Steps noticed_;
};

}  // namespace glazier
