// SPDX-License-Identifier: MIT
// Textbook UCT, for comparison: random games to the end decide.
#pragma once

#include <cmath>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/playout.hpp"

namespace glazier {

/// @brief Monte-Carlo tree search as in the textbooks: the tree grows by one
/// position per game, every seat plays for its own wins, and the move visited
/// most often is played. The tree ends where chance deals.
template <Game G>
class UctBot : public Bot<G> {
 public:
  using Step = typename G::Step;

  explicit UctBot(Budget budget) : budget_(budget) {}

  Step Choose(const G& position,
              int /*seat*/,
              Rng rng,
              const std::stop_token& stop) override {
    Stopwatch watch(budget_, stop, kPoll);
    nodes_.clear();
    nodes_.push_back({});
    do {
      Grow(position, rng);
    } while (!watch.Tick());
    const Node& root = nodes_.front();
    std::uint32_t best = root.first;
    for (std::uint32_t i = 0; i < root.children; ++i) {
      if (nodes_[root.first + i].visits > nodes_[best].visits) {
        best = root.first + i;
      }
    }
    return nodes_[best].move;
  }

 private:
  static constexpr double kExplore = 1.41421356;
  static constexpr std::uint64_t kPoll = 16;  ///< a game takes a while

  struct Node {
    Step move{};
    std::int8_t seat = 0;  ///< the seat that played it
    std::uint16_t children = 0;
    std::uint32_t first = 0;  ///< its children lie side by side
    std::uint32_t visits = 0;
    float wins = 0;  ///< of that seat
  };

  void Grow(const G& position, Rng& rng) {
    G game = position;
    path_.clear();
    path_.push_back(0);
    while (game.Turn() >= 0 &&
           (nodes_[path_.back()].visits > 0 || path_.size() == 1)) {
      const std::uint32_t at = path_.back();
      if (nodes_[at].children == 0) {
        Expand(game, at);
      }
      const std::uint32_t next = Select(at, rng);
      game.Play(game.Turn(), nodes_[next].move);
      path_.push_back(next);
    }
    PlayOut(game, rng);
    int winners = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
      winners += game.Wins(seat) ? 1 : 0;
    }
    for (const std::uint32_t at : path_) {
      ++nodes_[at].visits;
      if (game.Wins(nodes_[at].seat)) {
        nodes_[at].wins += 1.0F / static_cast<float>(winners);
      }
    }
  }

  void Expand(const G& game, std::uint32_t at) {
    game.List(game.Turn(), moves_);
    nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint16_t>(moves_.size());
    for (const Step& move : moves_) {
      Node node;
      node.move = move;
      node.seat = static_cast<std::int8_t>(game.Turn());
      nodes_.push_back(node);
    }
  }

  /// Untried children first, at random; then the upper confidence bound.
  std::uint32_t Select(std::uint32_t at, Rng& rng) const {
    const Node& node = nodes_[at];
    const double log_visits = std::log(node.visits + 1.0);
    double best_value = -1;
    std::uint32_t best = node.first;
    std::uint32_t untried = 0;
    for (std::uint32_t i = node.first; i < node.first + node.children; ++i) {
      const Node& child = nodes_[i];
      if (child.visits == 0) {
        best = rng.Below(++untried) == 0 ? i : best;
      } else if (untried == 0) {
        const double value = static_cast<double>(child.wins) / child.visits +
                             kExplore * std::sqrt(log_visits / child.visits);
        if (value > best_value) {
          best_value = value;
          best = i;
        }
      }
    }
    return best;
  }

  Budget budget_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> path_;
  typename G::Steps moves_;
};

}  // namespace glazier
