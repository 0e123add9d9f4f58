// SPDX-License-Identifier: MIT
// Looking ahead through turns and deals: for games in which chance deals after
// every turn.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/chances.hpp"
#include "engine/bots/step_tree.hpp"
#include "engine/bots/thought.hpp"

namespace glazier {

/// @brief Monte Carlo tree search for the chance to win, through sampled deals.
///
/// Every seat goes for its own chance. The more often a step was tried, the
/// more deals are sampled after it: few at first, so that answers to them are
/// found, then enough to see what is likely. Below the tree a few turns are
/// played as they most likely are (LikelyStep), and the evaluation tells the
/// chances from there. The luck comes from the position, and steps that are
/// compared meet the same: the same position and number of positions give the
/// same step. Nothing is allocated while it thinks.
template <SearchableGame G>
class DealTree {
 public:
  using Step = typename G::Step;
  using Result = Thought<Step>;

  explicit DealTree(int table_bits) : moves_(1) {
    tree_.Reserve(std::size_t{1} << table_bits);
    path_.reserve(G::kMaxStepsPerGame * 2);
  }

  Result Think(const G& position,
               const Budget& budget,
               const std::stop_token& stop,
               const RootSteps<G>& root = {}) {
    Stopwatch watch(budget, stop, kPoll);
    watch_ = &watch;
    luck_ = Fingerprint(position);
    rng_ = Rng::For(luck_, Rng::Use::kPlayout, 0);
    tree_.Clear();
    points_.fill(0);
    ListRoot(position, root, moves_.front());
    Result result;
    result.move = moves_.front()[0];
    result.value = Evaluate(position, position.Turn());
    result.solved = moves_.front().size() == 1;
    Grow(Tree::kRoot, position);
    for (; !watch.over() && result.depth < kMostTries; ++result.depth) {
      Descend(position);
    }
    const auto& best = tree_.MostTried();
    result.move = best.step;
    if (best.visits > 0) {
      const auto index = &best - &tree_.At(tree_.At(Tree::kRoot).first);
      result.value = static_cast<int>(
          std::lround(points_[static_cast<std::size_t>(index)] / best.visits));
    }
    result.nodes = watch.nodes();
    return result;
  }

  /// @brief Memory used by one search.
  std::size_t bytes() const {
    return sizeof *this + tree_.bytes() +
           moves_.size() * sizeof(typename G::Steps);
  }

 private:
  using Tree = StepTree<Step>;
  using Index = typename Tree::Index;

  static constexpr std::uint64_t kPoll = 64;
  static constexpr int kMostTries = 1'000'000;
  /// What was looked at once is looked at more closely the next time.
  static constexpr std::uint32_t kTriesBeforeGrowth = 2;
  static constexpr float kCuriosity = 1;
  static constexpr float kDoubt = 250;   ///< hundredths of a point
  static constexpr int kTurnsBelow = 4;  ///< played below the tree
  static constexpr std::uint64_t kDealsAtAPly = 1 << 20;

  /// Lists what can follow a node; for the root, the steps are listed already.
  void Grow(Index node, const G& position) {
    if (node != Tree::kRoot) {
      ListChoices(position, moves_.front());
    }
    const int seat = position.Turn();
    typename Tree::Looks looks;
    for (const Step& step : moves_.front()) {
      G after = position;
      after.Play(seat, step);
      looks.Add(step, Evaluate(after, seat));
      watch_->Tick();
    }
    tree_.Grow(node, looks, seat, kDoubt);
  }

  void Descend(const G& position) {
    G game = position;
    path_.clear();
    Index at = Tree::kRoot;
    for (std::uint64_t ply = 0; game.Turn() != kNobody; ++ply) {
      if (game.Turn() == kDealer) {
        at = PassDeal(at, ply, game);
        if (at == Tree::kRoot) {
          break;
        }
      } else {
        if (tree_.At(at).count == 0 &&
            tree_.At(at).visits >= kTriesBeforeGrowth && !tree_.full()) {
          Grow(at, game);
        }
        if (tree_.At(at).count == 0) {
          break;
        }
        at = tree_.Select(at, kCuriosity);
        game.Play(game.Turn(), tree_.At(at).step);
        watch_->Tick();
      }
      path_.push_back(at);
    }
    PlayOn(game);
    Learn(game, position.Turn());
  }

  /// Deals; the node that follows.
  Index PassDeal(Index at, std::uint64_t ply, G& game) {
    const std::uint32_t tries = tree_.At(at).visits;
    const auto deals =
        1 + static_cast<std::uint32_t>(std::sqrt(static_cast<float>(tries)));
    const std::uint32_t deal = tries % deals;
    Rng rng =
        Rng::For(luck_, Rng::Use::kPlayout, ply * kDealsAtAPly + deal + 1);
    game.Apply(game.Draw(rng));
    return tree_.Deal(at, deal);
  }

  void PlayOn(G& game) {
    for (int turns = kTurnsBelow; game.Turn() != kNobody && turns > 0;) {
      if (game.Turn() == kDealer) {
        game.Apply(game.Draw(rng_));
      } else {
        game.Play(game.Turn(), LikelyStep(game));
        watch_->Tick();
        --turns;
      }
    }
  }

  void Learn(const G& game, int seat) {
    const Chances chances = ChancesAt(game);
    for (const Index at : path_) {
      auto& node = tree_.At(at);
      ++node.visits;
      if (node.seat >= 0) {
        node.total += chances[static_cast<std::size_t>(node.seat)];
      }
    }
    points_[path_.front() - tree_.At(Tree::kRoot).first] +=
        Evaluate(game, seat);
  }

  Tree tree_;
  std::vector<Index> path_;
  std::vector<typename G::Steps> moves_;
  std::array<double, Tree::kChildren> points_{};  ///< by child of the root
  Stopwatch* watch_ = nullptr;
  std::uint64_t luck_ = 0;
  Rng rng_{0};
};

}  // namespace glazier
