// SPDX-License-Identifier: MIT
// Looking ahead to the end of what is known: alpha-beta over any game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/bots/base.hpp"
#include "engine/bots/budget.hpp"
#include "engine/bots/round_tree.hpp"
#include "engine/bots/thought.hpp"
#include "engine/bots/transposition_table.hpp"

namespace glazier {

/// @brief Iterative-deepening alpha-beta from one seat's point of view.
///
/// The next deal and the end of the game end every line; the evaluation judges
/// what comes after a deal. With more than two seats a tree grows instead, if
/// there are enough positions for one; with fewer, the others are assumed to
/// play for themselves, not against this seat. Thinking does not allocate,
/// except for the first tree.
template <SearchableGame G>
class Search {
 public:
  using Step = typename G::Step;

  using Result = Thought<Step>;
  using Values = typename G::StepValues;
  static_assert(ForeseenGame<G>);

  explicit Search(int table_bits)
      : table_(table_bits), plies_(kMaxPly), moves_(1) {}

  Result Think(const G& position,
               const Budget& budget,
               const std::stop_token& stop,
               const RootSteps<G>& root = {}) {
    root_ = root;
    Stopwatch watch(budget, stop);
    watch_ = &watch;
    seat_ = position.Turn();
    if (position.players() > 2 &&
        (budget.nodes == 0 || budget.nodes >= kTreePositions)) {
      return tree_.Think(position, root, watch);
    }
    table_.Forget();
    Result best;
    ListOptions(position, plies_.front(), 0);
    best.move = plies_.front().options[0].move;
    const int deepest = position.players() > 2 ? kOwnStepsAhead : kMaxPly - 1;
    for (int depth = 1; depth <= deepest && !best.solved; ++depth) {
      cut_ = false;
      root_found_ = false;
      const int value = Visit(position, depth, -kInfinite, kInfinite, 0);
      // What an interrupted iteration found is at least as good as the last
      // one: it began with that one's best move.
      if (root_found_) {
        best.move = root_move_;
        best.value = watch.over() ? root_value_ : value;
      }
      if (watch.over()) {
        break;
      }
      best.depth = depth;
      best.solved = !cut_;
    }
    best.nodes = watch.nodes();
    return best;
  }

  /// @brief Memory used by one search.
  std::size_t bytes() const {
    return table_.bytes() + tree_.bytes() + plies_.size() * sizeof(Ply) +
           moves_.size() * sizeof(typename G::Steps);
  }

 private:
  static constexpr int kMaxPly = 80;
  /// Own moves to look ahead with several players: what all the others do in
  /// between is a guess, and a plan built on more guesses is worse, not better.
  static constexpr int kOwnStepsAhead = 3;
  /// With fewer positions a tree sees too little.
  static constexpr std::uint64_t kTreePositions = 1 << 15;
  static constexpr int kInfinite = std::numeric_limits<int>::max() / 2;
  static constexpr int kSolved =
      255;  ///< depth of what was followed to its end
  /// Steps that look worse than this many others are searched less deeply at
  /// first.
  static constexpr int kFullDepthMoves = 4;
  static constexpr int kReduction = 2;

  struct Option {
    Step move;
    StepValue after;
  };
  struct Ply {
    std::array<Option, G::kMaxSteps> options;
    int count = 0;
  };

  int Visit(const G& position, int depth, int alpha, int beta, int ply) {
    if (position.Turn() < 0) {
      return Evaluate(position, seat_);
    }
    if (depth <= 0) {
      cut_ = true;
      return Evaluate(position, seat_);
    }
    if (position.players() > 2 && position.Turn() != seat_) {
      return VisitAfterAnswers(position, depth, alpha, beta, ply);
    }
    const std::uint64_t key = Fingerprint(position);
    const auto* const known = table_.Find(key);
    if (known != nullptr && ply > 0 && known->depth >= depth &&
        (known->bound == Bound::kExact ||
         (known->bound == Bound::kAtLeast && known->value >= beta) ||
         (known->bound == Bound::kAtMost && known->value <= alpha))) {
      cut_ = cut_ || known->depth != kSolved;
      return known->value;
    }
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    const bool mine = position.Turn() == seat_;
    ListOptions(position, here, ply);
    const int hinted = known != nullptr && PutFirst(known->move, here) ? 1 : 0;
    const Values values(position, seat_);
    if (depth > 1 && !LookAt(values, hinted, here)) {
      return 0;
    }

    const bool cut_before = cut_;
    cut_ = false;
    const int floor = alpha;
    const int ceiling = beta;
    int best = mine ? -kInfinite : kInfinite;
    Step best_move = here.options[0].move;
    for (int i = 0; i < here.count; ++i) {
      if (depth > 1 && i >= hinted) {
        SelectNext(here, i, mine);
      }
      const Option& option = here.options[static_cast<std::size_t>(i)];
      const Step move = option.move;
      const int value = watch_->Tick() ? 0
                        : depth == 1   ? Seen(values.After(move))
                                     : Try(position, option, depth - 1, i, mine,
                                           alpha, beta, ply + 1);
      if (watch_->over()) {
        return 0;
      }
      if (mine ? value > best : value < best) {
        best = value;
        best_move = move;
        if (ply == 0) {
          root_found_ = true;
          root_move_ = move;
          root_value_ = value;
        }
      }
      (mine ? alpha : beta) =
          mine ? std::max(alpha, best) : std::min(beta, best);
      if (alpha >= beta) {
        break;
      }
    }
    const Bound bound = best <= floor     ? Bound::kAtMost
                        : best >= ceiling ? Bound::kAtLeast
                                          : Bound::kExact;
    table_.Keep(key, best, best_move, cut_ ? depth : kSolved, bound);
    cut_ = cut_ || cut_before;
    return best;
  }

  /// The replies of the others take no depth: only this seat's moves do.
  int VisitAfterAnswers(G position, int depth, int alpha, int beta, int ply) {
    do {
      position = Answered(position);
      if (watch_->over()) {
        return 0;
      }
    } while (position.Turn() >= 0 && position.Turn() != seat_);
    return Visit(position, depth, alpha, beta, ply);
  }

  /// The mover plays the step that promises it most points immediately.
  G Answered(const G& position) {
    ListChoices(position, moves_.front());
    const Values values(position, position.Turn());
    Step best = moves_.front()[0];
    int most = -kInfinite;
    for (const Step& move : moves_.front()) {
      const int value = values.MoverScore(move);
      if (value > most) {
        most = value;
        best = move;
      }
      if (watch_->Tick()) {
        break;
      }
    }
    G after = position;
    after.Play(after.Turn(), best);
    return after;
  }

  /// The value of a position that is evaluated, but not searched further.
  int Seen(const StepValue& after) {
    cut_ = cut_ || !after.ends;
    return after.value;
  }

  /// Late moves are first searched only for whether they are better at all, and
  /// unpromising ones less deeply.
  int Try(const G& position,
          const Option& option,
          int depth,
          int index,
          bool mine,
          int alpha,
          int beta,
          int ply) {
    const int low = mine ? alpha : beta - 1;
    const auto no_better = [&](int value) {
      return mine ? value <= low : value > low;
    };
    const bool cut_now = cut_;
    const int less =
        index >= kFullDepthMoves && depth >= kReduction ? kReduction : 0;
    if (less == depth) {
      const int value = Seen(option.after);
      if (no_better(value)) {
        return value;
      }
      cut_ = cut_now;
    }
    G child = position;
    child.Play(child.Turn(), option.move);
    if (index != 0) {
      if (less != 0 && less != depth) {
        const int value = Visit(child, depth - less, low, low + 1, ply);
        if (no_better(value)) {
          return value;
        }
        cut_ = cut_now;
      }
      const int value = Visit(child, depth, low, low + 1, ply);
      if (value <= alpha || value >= beta) {
        return value;
      }
      cut_ = cut_now;
    }
    return Visit(child, depth, alpha, beta, ply);
  }

  void ListOptions(const G& position, Ply& here, int ply) {
    auto& moves = moves_.front();
    ListRoot(position, ply == 0 ? root_ : RootSteps<G>{}, moves);
    here.count = 0;
    for (const Step& move : moves) {
      here.options[static_cast<std::size_t>(here.count++)].move = move;
    }
  }

  /// Whether the move is one of the options.
  static bool PutFirst(const Step& move, Ply& here) {
    const auto end = here.options.begin() + here.count;
    const auto found =
        std::find_if(here.options.begin(), end,
                     [&](const Option& option) { return option.move == move; });
    if (found == end) {
      return false;
    }
    std::swap(*found, here.options.front());
    return true;
  }

  /// Evaluates the options; false when the time is over.
  bool LookAt(const Values& values, int first, Ply& here) {
    for (int i = first; i < here.count; ++i) {
      Option& option = here.options[static_cast<std::size_t>(i)];
      option.after = values.After(option.move);
      if (watch_->Tick()) {
        return false;
      }
    }
    return true;
  }

  /// Moves the best-looking option not yet tried to the index.
  static void SelectNext(Ply& here, int index, bool mine) {
    int best = index;
    for (int i = index + 1; i < here.count; ++i) {
      const int value = here.options[static_cast<std::size_t>(i)].after.value;
      const int most = here.options[static_cast<std::size_t>(best)].after.value;
      if (mine ? value > most : value < most) {
        best = i;
      }
    }
    std::swap(here.options[static_cast<std::size_t>(best)],
              here.options[static_cast<std::size_t>(index)]);
  }

  TranspositionTable<Step> table_;
  RoundTree<G> tree_;
  std::vector<Ply> plies_;
  std::vector<typename G::Steps> moves_;
  Stopwatch* watch_ = nullptr;
  RootSteps<G> root_;
  int seat_ = 0;
  bool cut_ = false;  ///< a line was cut off at the depth limit
  bool root_found_ = false;
  Step root_move_{};
  int root_value_ = 0;
};

}  // namespace glazier
