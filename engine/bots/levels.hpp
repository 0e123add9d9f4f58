// SPDX-License-Identifier: MIT
// A level of the ladder at the table: what it likes, compares and foresees.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

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

template <SearchableGame G>
struct SearcherOf {
  using Type = std::conditional_t<SampledGame<G>, DealTree<G>, Search<G>>;
};
template <PlannedGame G>
struct SearcherOf<G> {
  using Type = typename G::Planner;
};

/// @brief How the strongest levels, hints and reviews think.
template <SearchableGame G>
using Searcher = typename SearcherOf<G>::Type;

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
inline constexpr Budget kAdviceBudget = Budget::Nodes(G::kAdvicePositions);

/// @brief Plays as a level says. With a budget it looks ahead within that one
/// instead of its own.
template <SearchableGame G>
class LevelBot : public Bot<G> {
 public:
  using Step = typename G::Step;

  explicit LevelBot(const Level& level, std::optional<Budget> budget = {})
      : level_(level), budget_(budget), searcher_(TableBits(budget)) {}

  Step Choose(const G& view,
              int seat,
              Rng rng,
              const std::stop_token& stop) override {
    RootSteps<G> root;
    if (level_.favourites != 0 || !budget_) {
      Notice(view, seat, steps_);
      KeepFavourites(view, seat, rng);
      root.among = &steps_;
    }
    return steps_.size() == 1 && root.among != nullptr ? steps_[0]
           : budget_
               ? ThinkFor<G>(searcher_, view, seat, *budget_, stop, root).move
               : BestAtOnce(view, seat, rng);
  }

 private:
  /// Room for what the budget can visit, within reason.
  static int TableBits(const std::optional<Budget>& budget) {
    int bits = budget ? 12 : 0;
    while (budget && bits < 18 &&
           (budget->nodes == 0 || (budget->nodes >> bits) > 0)) {
      ++bits;
    }
    return bits;
  }

  void KeepFavourites(const G& view, int seat, Rng& rng) {
    const auto most = static_cast<std::size_t>(level_.favourites);
    if (most == 0 || steps_.size() <= most) {
      return;
    }
    liked_.clear();
    for (const Step& step : steps_) {
      liked_.push_back(
          {Appraise(view, seat, step, level_.taste), rng.Next(), step});
    }
    std::partial_sort(liked_.begin(), liked_.begin() + level_.favourites,
                      liked_.end(), [](const Liked& a, const Liked& b) {
                        return a.value != b.value ? a.value > b.value
                                                  : a.luck > b.luck;
                      });
    steps_.Clear();
    for (std::size_t i = 0; i < most; ++i) {
      steps_.Add(liked_[i].step);
    }
  }

  /// Of the favourites, by what they lead to.
  Step BestAtOnce(const G& view, int seat, Rng& rng) {
    if constexpr (PlannedGame<G>) {
      return searcher_.AtOnce(view, seat, {.among = &steps_});
    } else {
      return BestOf(steps_, rng, [&](const Step& step) {
        G after = view;
        after.Play(seat, step);
        return Evaluate(after, seat);
      });
    }
  }

  struct Liked {
    int value = 0;
    std::uint64_t luck = 0;  ///< between equals
    Step step{};
  };

  Level level_;
  std::optional<Budget> budget_;
  Searcher<G> searcher_;
  typename G::Steps steps_;
  std::vector<Liked> liked_;
};

}  // namespace glazier
