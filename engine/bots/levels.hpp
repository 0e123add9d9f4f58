// The levels: players who overlook less and look further from one to the next.
#pragma once

#include "engine/bots/rollouts.hpp"
#include "engine/bots/search.hpp"
#include "engine/bots/simple.hpp"

namespace glazier {

/// @brief The choices a player notices: each of them with so many percent,
/// but at least one.
template <Searchable G>
void Notice(const G& position,
            int percent,
            Rng& rng,
            typename G::Moves& noticed) {
  typename G::Moves all;
  ListChoices(position, all);
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
template <Searchable G>
class CarelessBot : public Bot<G> {
 public:
  explicit CarelessBot(int percent) : percent_(percent) {}

  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    Notice(position, percent_, rng, noticed_);
    return BestOf(noticed_, rng, [&](const typename G::Move& move) {
      return Appraise(position, move);
    });
  }

 private:
  int percent_;
  typename G::Moves noticed_;
};

/// @brief Knows what a palace is worth, but neither looks at the answers nor
/// notices everything.
template <Searchable G>
class ThoughtfulBot : public Bot<G> {
 public:
  explicit ThoughtfulBot(int percent) : percent_(percent) {}

  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& /*stop*/) override {
    Notice(position, percent_, rng, noticed_);
    return BestOf(noticed_, rng, [&](const typename G::Move& move) {
      G after = position;
      after.Play(move);
      return Evaluate(after, position.Turn());
    });
  }

 private:
  int percent_;
  typename G::Moves noticed_;
};

/// @brief The way of thinking that suits a game.
template <Searchable G>
using Mind = std::conditional_t<kDealsEveryTurn<G>, Rollouts<G>, Search<G>>;

/// @brief What advice and reviews may look at: immediate, also on a slow
/// machine.
template <Searchable G>
inline constexpr Budget kAdviceBudget = Budget::Nodes(kDealsEveryTurn<G>
                                                          ? 20'000
                                                          : 5'000);

/// @brief Looks ahead as far as its budget goes.
template <Searchable G>
class SearchBot : public Bot<G> {
 public:
  /// @brief Notices so many percent of the choices.
  explicit SearchBot(Budget budget, int percent = 100)
      : budget_(budget), percent_(percent), mind_(MemoryBits(budget)) {}

  typename G::Move Choose(const G& position,
                          Rng rng,
                          const std::stop_token& stop) override {
    if (percent_ == 100) {
      return mind_.Think(position, budget_, stop).move;
    }
    Notice(position, percent_, rng, noticed_);
    return mind_.Think(position, budget_, stop, {.among = &noticed_}).move;
  }

 private:
  /// Room for what the budget can visit, within reason.
  static int MemoryBits(const Budget& budget) {
    int bits = 12;
    while (bits < 18 && (budget.nodes == 0 || (budget.nodes >> bits) > 0)) {
      ++bits;
    }
    return bits;
  }

  Budget budget_;
  int percent_;
  Mind<G> mind_;
  typename G::Moves noticed_;
};

}  // namespace glazier
