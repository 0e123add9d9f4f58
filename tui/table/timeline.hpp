// A game move by move: for stepping back, replays and plots.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "tui/table/model.hpp"

namespace glazier::tui {

/// @brief Every position in which somebody moved, and the last one. Position
/// n is that after n moves and the deals that followed.
template <class G>
class Timeline {
 public:
  using Step = typename G::Step;

  explicit Timeline(const Table<G>& table) {
    const auto& steps = table.history();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (const Step* move = steps[i].step()) {
        positions_.push_back(steps[i].before);
        line_of_.push_back(static_cast<int>(log_.size()) - 1);
        moves_.push_back(*move);
        log_.push_back(GameUi<G>::MoveLine(steps[i].before, *move));
      } else if (auto line =
                     GameUi<G>::DealLine(table.After(i), *steps[i].deal())) {
        log_.push_back(std::move(*line));
      }
    }
    positions_.push_back(table.now());
    line_of_.push_back(static_cast<int>(log_.size()) - 1);
  }

  int moves() const { return static_cast<int>(moves_.size()); }
  const G& At(int n) const {
    return positions_[static_cast<std::size_t>(std::clamp(n, 0, moves()))];
  }
  /// @brief Step n, which led from position n to position n + 1.
  const Step& MoveAt(int n) const {
    return moves_[static_cast<std::size_t>(n)];
  }
  /// @brief The move that led to a position, if one did.
  std::optional<LastStep<G>> Last(int n) const {
    if (n <= 0 || n > moves()) {
      return std::nullopt;
    }
    return LastStep<G>{At(n - 1), MoveAt(n - 1)};
  }
  /// @brief One line for each move, and for what was dealt between them.
  const std::vector<LogLine>& log() const { return log_; }
  /// @brief The line of the log that tells how position n came to be.
  int LogLineOf(int n) const {
    return line_of_[static_cast<std::size_t>(std::clamp(n, 0, moves()))];
  }
  int RoundOf(int n) const { return GameUi<G>::Round(At(n), n); }
  /// @brief The first position of a round, from 1 on, or the last one if the
  /// game never got there.
  int RoundStart(int round) const {
    int n = 0;
    while (n < moves() && RoundOf(n) < round) {
      ++n;
    }
    return n;
  }
  /// @brief "move 12 of 40, round 2".
  std::string Where(int n) const {
    return "move " + std::to_string(n) + " of " + std::to_string(moves()) +
           ", " + GameUi<G>::When(At(n), n);
  }

 private:
  std::vector<G> positions_;
  std::vector<Step> moves_;
  std::vector<LogLine> log_;
  std::vector<int> line_of_;  // by position
};

}  // namespace glazier::tui
