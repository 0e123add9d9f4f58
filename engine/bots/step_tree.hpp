// SPDX-License-Identifier: MIT
// The tree behind Monte Carlo tree search: steps, how often each was tried, and
// how it went.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace glazier {

/// @brief Grows where it pays to look: the next step to try is chosen by its
/// mean so far, by how promising it looked, and by how rarely it was tried
/// (PUCT).
///
/// Values are those of the seat that took a step. Nodes are numbers; 0 is the
/// root. The room is allocated once; a full tree grows no more.
template <class Step>
class StepTree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0;
  static constexpr std::size_t kChildren = 16;  ///< those that look best

  struct Node {
    Step step{};
    float prior = 0;  ///< how likely it is the best
    double total = 0;
    std::uint32_t visits = 0;
    Index first = kRoot;     ///< of its children; none: the root is no child
    Index sibling = kRoot;   ///< the next deal after the same step
    std::uint8_t count = 0;  ///< of its children, which lie side by side
    std::int8_t seat = -1;   ///< that took the step; -1: a deal
    double Mean() const { return visits == 0 ? 0 : total / visits; }
  };

  /// @brief Collects the steps that look best while a node grows.
  class Looks {
   public:
    void Add(const Step& step, int value) {
      if (count_ == kChildren && value <= best_.back().value) {
        return;
      }
      std::size_t place = count_ < kChildren ? count_++ : kChildren - 1;
      for (; place > 0 && best_[place - 1].value < value; --place) {
        best_[place] = best_[place - 1];
      }
      best_[place] = {value, step};
    }

   private:
    friend class StepTree;
    struct Look {
      int value = 0;
      Step step{};
    };
    std::array<Look, kChildren> best_{};
    std::size_t count_ = 0;
  };

  /// @brief Room for this many nodes.
  void Reserve(std::size_t nodes) { nodes_.reserve(nodes); }

  /// @brief Only the root is left.
  void Clear() {
    nodes_.clear();
    nodes_.emplace_back();
  }

  /// @brief Whether a node may find no room for its children.
  bool full() const { return nodes_.size() + kChildren > nodes_.capacity(); }
  Node& At(Index index) { return nodes_[index]; }
  std::size_t bytes() const { return nodes_.capacity() * sizeof(Node); }

  /// @brief Gives a node its children, steps of a seat. `doubt` is how far what
  /// a step looks like may be wrong.
  void Grow(Index parent, const Looks& looks, int seat, float doubt) {
    if (full()) {
      return;
    }
    nodes_[parent].first = static_cast<Index>(nodes_.size());
    nodes_[parent].count = static_cast<std::uint8_t>(looks.count_);
    float sum = 0;
    for (std::size_t i = 0; i < looks.count_; ++i) {
      // Falls off like the square: it never becomes nothing.
      const float behind =
          static_cast<float>(looks.best_[0].value - looks.best_[i].value) /
          doubt;
      Node& child = nodes_.emplace_back();
      child.step = looks.best_[i].step;
      child.seat = static_cast<std::int8_t>(seat);
      child.prior = 1 / (1 + behind * behind);
      sum += child.prior;
    }
    for (std::size_t i = 0; i < looks.count_; ++i) {
      nodes_[nodes_[parent].first + i].prior /= sum;
    }
  }

  /// @brief The child to try next; `curiosity` is in the unit of the values.
  Index Select(Index parent, float curiosity) const {
    const Node& node = nodes_[parent];
    double seen = 0;
    std::uint32_t visits = 0;
    for (Index i = node.first; i < node.first + node.count; ++i) {
      seen += nodes_[i].total;
      visits += nodes_[i].visits;
    }
    const double usual = visits == 0 ? 0 : seen / visits;
    const float root = curiosity * std::sqrt(static_cast<float>(visits + 1));
    Index best = node.first;
    double most = -std::numeric_limits<double>::max();
    for (Index i = node.first; i < node.first + node.count; ++i) {
      const Node& child = nodes_[i];
      const double mean = child.visits == 0 ? usual : child.Mean();
      const double value =
          mean + static_cast<double>(root * child.prior /
                                     static_cast<float>(1 + child.visits));
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  /// @brief The node of the n-th deal after a step; the root if it is new and
  /// there is no room for it.
  Index Deal(Index parent, std::uint32_t n) {
    Index last = kRoot;
    Index at = nodes_[parent].first;
    for (; at != kRoot && n > 0; --n) {
      last = at;
      at = nodes_[at].sibling;
    }
    if (at != kRoot || nodes_.size() == nodes_.capacity()) {
      return at;
    }
    at = static_cast<Index>(nodes_.size());
    nodes_.emplace_back();
    (last == kRoot ? nodes_[parent].first : nodes_[last].sibling) = at;
    return at;
  }

  /// @brief The child that was tried most often: more reliable than the best
  /// mean. There must be one.
  const Node& MostTried() const {
    const auto begin = nodes_.begin() + nodes_[kRoot].first;
    return *std::max_element(
        begin, begin + nodes_[kRoot].count,
        [](const Node& a, const Node& b) { return a.visits < b.visits; });
  }

 private:
  std::vector<Node> nodes_;
};

}  // namespace glazier
