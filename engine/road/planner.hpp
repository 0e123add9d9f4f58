// SPDX-License-Identifier: MIT
// The search of Glass Road's stronger bots: plans turns and tries out cards.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/bots/budget.hpp"
#include "engine/bots/thought.hpp"
#include "engine/road/turn_search.hpp"

namespace glazier::road {

/// @brief Chooses steps from a seat's view.
///
/// A turn is planned as a whole (TurnSearch). For a card, the hands of the
/// others are sampled (Guess), and the period is played on with quick plans for
/// every seat: once for each candidate, with the same luck for all of them, and
/// those clearly behind are dropped. The last period is played to the end of
/// the game. The luck is derived from the view, so the same view and number of
/// positions give the same step. A step that was tried and evaluated counts as
/// a position. Thinking does not allocate.
///
/// With a time budget a turn is planned once: the rest of the plan is kept and
/// played as long as everything happens as foreseen, and the cards of a hand,
/// picked one by one, share the time of a few searches. So a turn of many steps
/// is not a long wait. A kept plan depends on the planner's past, so a budget
/// of positions, which promises the same step for the same view, does not keep
/// one.
class Planner {
 public:
  using Result = Thought<Step>;

  explicit Planner(int table_bits);

  /// @brief Looks only at what `seat` may know of the position.
  Result Think(const State& position,
               int seat,
               const Budget& budget,
               const std::stop_token& stop,
               const RootSteps<State>& root = {});

  /// @brief The step of a quick player: plans the turn, and takes the card that
  /// gains most by itself.
  Step AtOnce(const State& position,
              int seat,
              const RootSteps<State>& root = {});

  std::size_t bytes() const;

 private:
  static constexpr int kCandidates = kCards;
  /// The width of plans in rollouts.
  static constexpr int kQuickWidth = 3;

  /// A card to pick, lay or play; for picks also the cards to pick with it.
  struct Candidate {
    Step step{};
    CardSet hand = 0;
    double mean = 0;
    double squares = 0;
    double count = 0;

    void Add(double value);
    double Error() const;
  };
  using CardValues = std::array<int, kCards>;

  /// The plan of a turn, and how far it has been played.
  struct Kept {
    TurnPlan plan;
    int next = TurnPlan::kDeepest;  ///< of its steps; beyond them: none is kept
    bool whole = false;             ///< at least one search came to its end
    int seat = 0;
    State expected{Options{}};  ///< the view when the next step is due
  };

  Result PlanTurn(const State& view, const RootSteps<State>& root);
  bool IsAsForeseen(const State& view) const;
  Result GoOn();
  void Keep(const State& view);
  void Foresee();
  Result TryCards(const State& view, const RootSteps<State>& root);
  void Gather(const State& view, const RootSteps<State>& root);
  void Sample(const State& view, std::uint64_t number);
  void DropThoseBehind();

  int Gain(const State& state, int seat, Card card, bool single, State* after);
  CardValues Gains(const State& state, int seat, CardSet cards);
  int Chain(const State& view, CardSet hand, std::array<Card, 6>& chain);
  State LikelyGuess(const State& view, Rng& rng) const;
  int Liking(const State& guess) const;
  Card BestCard(const State& state, int seat, CardSet cards);
  void PickFor(State& game, int seat, Rng& rng);
  int PlayOn(State game, CardSet hand, Rng& rng);
  void FollowPlan(State& game, int seat);

  TurnSearch search_;
  TurnPlan plan_;
  Kept kept_;
  std::array<Candidate, kCandidates> candidates_;
  std::size_t count_ = 0;
  std::array<CardValues, kMaxPlayers> appeal_{};  ///< of cards, to each seat
  std::vector<State::Steps> steps_;
  Stopwatch* watch_ = nullptr;
  int seat_ = 0;
};

}  // namespace glazier::road
