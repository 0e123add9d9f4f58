// SPDX-License-Identifier: MIT
// Plans one turn of Glass Road: entry, actions, conversions, building, place.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/bots/budget.hpp"
#include "engine/bots/thought.hpp"
#include "engine/road/evaluate.hpp"

namespace glazier::road {

/// @brief The steps of one seat up to the end of its turn, or up to the first
/// unforeseeable event.
struct TurnPlan {
  static constexpr int kDeepest = 20;

  std::array<Step, kDeepest> steps{};
  int size = 0;
  int value = 0;         ///< in the units of ValueOf
  bool complete = true;  ///< nothing worthwhile was left out
};

/// @brief Whether a turn may end in this phase. A gift needs an answer, even if
/// it is to take nothing.
constexpr bool MayStop(Phase phase) {
  return phase == Phase::kTurn || phase == Phase::kLast;
}

/// @brief Plays a step of a seat's own turn; others decline what the Mayor
/// offers them. Returns whether the turn is over.
bool PlayAlone(State& state, int seat, const Step& step);

/// @brief A beam search over the steps of one turn.
///
/// All orders of the same steps lead to the same position, so positions already
/// seen are skipped; the most promising ones go on to the next depth. A turn
/// may end wherever "." is legal, so all such positions are compared. Other
/// players appear only where the Mayor offers them a good: they decline, since
/// nothing in this turn depends on it. Searching does not allocate.
class TurnSearch {
 public:
  explicit TurnSearch(int most_width);

  /// @brief The best plan for a seat that is asked in its turn, for a gift or
  /// at the end. `cards_left` is for the value after the turn.
  void Find(const State& root,
            int seat,
            int cards_left,
            int width,
            Care care,
            const RootSteps<State>& among,
            Stopwatch& watch,
            TurnPlan& plan);

  std::size_t bytes() const;

 private:
  struct Node {
    State state{Options{}};
    std::array<Step, TurnPlan::kDeepest> steps{};
    int promise = 0;
  };

  void Expand(const Node& from, int depth);
  void Try(const Node& from, const Step& step, int depth);
  void KeepBest(const Node& from, const Step& step, int depth, int value);
  bool SeenBefore(std::uint64_t key);
  int Pending(const State& state) const;
  void ListRoot(const State& root, const RootSteps<State>& among);

  std::vector<Node> nodes_;  ///< two generations side by side
  std::vector<int> order_;   ///< a heap of the next one, least on top
  std::vector<std::uint64_t> seen_;
  std::vector<State::Steps> steps_;  ///< all, worthwhile
  std::uint64_t search_ = 0;
  Node* next_ = nullptr;
  int next_count_ = 0;
  int width_ = 0;
  int seat_ = 0;
  int cards_left_ = 0;
  Care care_ = Care::kQuick;
  Stopwatch* watch_ = nullptr;
  TurnPlan* plan_ = nullptr;
};

}  // namespace glazier::road
