// SPDX-License-Identifier: MIT
// Looking ahead with several players: a tree that grows where it matters.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/step_tree.hpp"
#include "engine/bots/thought.hpp"

namespace glazier {

/// @brief Monte Carlo tree search to the next deal, for any number of seats.
///
/// Every seat plays for itself: a step is as good as the mover's own values
/// after it. A new leaf is played on with the step that promises each mover
/// most points immediately, and the resulting position is evaluated for every
/// seat. There is no randomness in it. The memory for the tree is allocated
/// once, at the first search; a full tree stops growing.
template <SearchableGame G>
class RoundTree {
 public:
  using Step = typename G::Step;
  using Values = typename G::StepValues;

  /// @brief Thinks as long as the watch allows.
  Thought<Step> Think(const G& position,
                      const RootSteps<G>& root,
                      Stopwatch& watch) {
    tree_.Reserve(kNodes);
    moves_.resize(1);
    tree_.Clear();
    ListRoot(position, root, moves_.front());
    Grow(Tree::kRoot, position, watch);
    Thought<Step> thought;
    while (tree_.At(Tree::kRoot).count > 1 && !watch.over()) {
      Descend(position, watch);
      ++thought.depth;
    }
    const auto& best = tree_.MostTried();
    thought.move = best.step;
    thought.value = static_cast<int>(best.Mean());
    thought.nodes = watch.nodes();
    return thought;
  }

  std::size_t bytes() const {
    return tree_.bytes() + moves_.size() * sizeof(typename G::Steps);
  }

 private:
  using Tree = StepTree<Step>;
  using Index = typename Tree::Index;

  static constexpr std::size_t kNodes = std::size_t{1} << 18;
  static constexpr int kMaxPly = 128;
  static constexpr float kCuriosity = 500;  ///< hundredths of a point
  static constexpr float kDoubt = 250;      ///< about how a step looks at once

  /// Lists what can follow a node. For the root, the steps are listed already.
  void Grow(Index node, const G& position, Stopwatch& watch) {
    if (node != Tree::kRoot) {
      ListChoices(position, moves_.front());
    }
    const Values values(position, position.Turn());
    typename Tree::Looks looks;
    for (const Step& step : moves_.front()) {
      looks.Add(step, values.After(step).value);
      watch.Tick();
    }
    tree_.Grow(node, looks, position.Turn(), kDoubt);
  }

  void Descend(G position, Stopwatch& watch) {
    std::array<Index, kMaxPly> path;
    std::size_t length = 0;
    Index at = Tree::kRoot;
    while (position.Turn() >= 0 && tree_.At(at).count > 0 && length < kMaxPly) {
      at = tree_.Select(at, kCuriosity);
      path[length++] = at;
      position.Play(position.Turn(), tree_.At(at).step);
      watch.Tick();
    }
    if (position.Turn() >= 0 && tree_.At(at).visits > 0 &&
        tree_.At(at).count == 0 && !tree_.full()) {
      Grow(at, position, watch);
    }
    PlayOn(position, watch);
    if (watch.over()) {
      return;
    }
    std::array<int, kMaxSeats> values{};
    for (int seat = 0; seat < position.players(); ++seat) {
      values[static_cast<std::size_t>(seat)] = Evaluate(position, seat);
    }
    for (std::size_t i = 0; i < length; ++i) {
      auto& node = tree_.At(path[i]);
      ++node.visits;
      node.total += values[static_cast<std::size_t>(node.seat)];
    }
  }

  void PlayOn(G& position, Stopwatch& watch) {
    while (position.Turn() >= 0 && !watch.over()) {
      auto& moves = moves_.front();
      ListChoices(position, moves);
      const Values values(position, position.Turn());
      Step best = moves[0];
      int most = std::numeric_limits<int>::min();
      for (const Step& move : moves) {
        const int value = values.MoverScore(move);
        watch.Tick();
        if (value > most) {
          most = value;
          best = move;
        }
      }
      position.Play(position.Turn(), best);
    }
  }

  Tree tree_;
  std::vector<typename G::Steps> moves_;
};

}  // namespace glazier
