// Looking ahead among several: a tree that grows where it matters.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/thought.hpp"

namespace glazier {

/// @brief Monte Carlo tree search to the next deal, for any number of seats.
///
/// Everybody plays for themselves: a step is as good as the mover's own values
/// after it. A new leaf is played on with what promises each mover most points
/// at once, and what that leads to is evaluated for every seat. There is no
/// luck in it. The room for the tree is allocated once, when it is first asked;
/// a full tree grows no more.
template <SearchableGame G>
class RoundTree {
 public:
  using Step = typename G::Step;
  using Values = typename G::StepValues;

  /// @brief As long as the watch allows.
  Thought<Step> Think(const G& position,
                      const RootSteps<G>& root,
                      Stopwatch& watch) {
    nodes_.resize(kNodes);
    moves_.resize(1);
    size_ = 1;
    nodes_[0] = {};
    Thought<Step> thought;
    ListRoot(position, root, moves_.front());
    thought.move = moves_.front()[0];
    Grow(nodes_[0], position, watch);
    while (nodes_[0].count > 1 && !watch.over()) {
      Descend(position, watch);
      ++thought.depth;
    }
    const Node* best = nullptr;
    for (int i = 0; i < nodes_[0].count; ++i) {
      const Node& child = At(nodes_[0].first + i);
      if (best == nullptr || child.visits > best->visits) {
        best = &child;
      }
    }
    if (best != nullptr) {
      thought.move = best->move;
      thought.value = static_cast<int>(best->Mean());
    }
    thought.nodes = watch.nodes();
    return thought;
  }

  std::size_t bytes() const {
    return nodes_.size() * sizeof(Node) +
           moves_.size() * sizeof(typename G::Steps);
  }

 private:
  static constexpr std::size_t kNodes = std::size_t{1} << 18;
  static constexpr int kChildren = 16;  ///< those that look best
  static constexpr int kMaxPly = 128;
  static constexpr float kCuriosity = 500;  ///< hundredths of a point
  static constexpr float kDoubt = 250;      ///< about how a step looks at once
  static constexpr float kInfinite = std::numeric_limits<float>::max();

  struct Node {
    Step move{};
    float prior = 0;   ///< how likely it is the best
    double total = 0;  ///< values for the seat that made the move
    int visits = 0;
    int first = 0;   ///< of its children
    int count = -1;  ///< of them; -1: nobody has looked yet

    double Mean() const { return visits == 0 ? 0 : total / visits; }
  };

  Node& At(int index) { return nodes_[static_cast<std::size_t>(index)]; }

  /// Lists what can follow a node. For the root, the moves are listed already.
  void Grow(Node& node, const G& position, Stopwatch& watch) {
    auto& moves = moves_.front();
    if (&node != &nodes_[0]) {
      ListChoices(position, moves);
    }
    const Values values(position, position.Turn());
    std::array<std::pair<int, Step>, kChildren> best;
    int count = 0;
    for (const Step& move : moves) {
      const int value = values.After(move).value;
      watch.Tick();
      if (count == kChildren && value <= best.back().first) {
        continue;
      }
      int place = count < kChildren ? count++ : kChildren - 1;
      for (;
           place > 0 && best[static_cast<std::size_t>(place) - 1].first < value;
           --place) {
        best[static_cast<std::size_t>(place)] =
            best[static_cast<std::size_t>(place) - 1];
      }
      best[static_cast<std::size_t>(place)] = {value, move};
    }
    if (static_cast<std::size_t>(size_ + count) > nodes_.size()) {
      return;
    }
    node.first = size_;
    node.count = count;
    float sum = 0;
    for (int i = 0; i < count; ++i) {
      const auto& [value, move] = best[static_cast<std::size_t>(i)];
      // Falls off like the square: it never becomes nothing.
      const float behind = static_cast<float>(best[0].first - value) / kDoubt;
      Node& child = At(size_++);
      child = {};
      child.move = move;
      child.prior = 1 / (1 + behind * behind);
      sum += child.prior;
    }
    for (int i = 0; i < count; ++i) {
      At(node.first + i).prior /= sum;
    }
  }

  int Select(const Node& node) {
    const float root =
        kCuriosity * std::sqrt(static_cast<float>(node.visits + 1));
    double seen = 0;
    int visits = 0;
    for (int i = 0; i < node.count; ++i) {
      seen += At(node.first + i).total;
      visits += At(node.first + i).visits;
    }
    const auto usual = static_cast<float>(visits == 0 ? 0 : seen / visits);
    int best = 0;
    float most = -kInfinite;
    for (int i = 0; i < node.count; ++i) {
      const Node& child = At(node.first + i);
      const float mean =
          child.visits == 0 ? usual : static_cast<float>(child.Mean());
      const float value =
          mean + root * child.prior / static_cast<float>(1 + child.visits);
      if (value > most) {
        most = value;
        best = node.first + i;
      }
    }
    return best;
  }

  void Descend(G position, Stopwatch& watch) {
    std::array<std::pair<int, int>, kMaxPly> path;  // node, and who moved
    std::size_t length = 0;
    int at = 0;
    while (position.Turn() >= 0 && At(at).count > 0 && length < kMaxPly) {
      at = Select(At(at));
      path[length++] = {at, position.Turn()};
      position.Play(position.Turn(), At(at).move);
      watch.Tick();
    }
    if (position.Turn() >= 0 && At(at).visits > 0 && At(at).count < 0) {
      Grow(At(at), position, watch);
    }
    PlayOn(position, watch);
    if (watch.over()) {
      return;
    }
    std::array<int, kMaxSeats> values{};
    for (int seat = 0; seat < position.players(); ++seat) {
      values[static_cast<std::size_t>(seat)] = Evaluate(position, seat);
    }
    ++nodes_[0].visits;
    for (std::size_t i = 0; i < length; ++i) {
      Node& node = At(path[i].first);
      ++node.visits;
      node.total += values[static_cast<std::size_t>(path[i].second)];
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

  std::vector<Node> nodes_;
  std::vector<typename G::Steps> moves_;
  int size_ = 0;
};

}  // namespace glazier
