// A game move by move: for stepping back, replays and plots.
#pragma once

#include <string>
#include <vector>

#include "engine/sintra/state.hpp"
#include "engine/table/table.hpp"
#include "tui/sintra/table_model.hpp"

namespace glazier::tui {

using SintraTable = Table<sintra::State>;

/// @brief Every position in which somebody moved, and the last one. Position
/// n is that after n moves and the deals that followed.
class Timeline {
 public:
  explicit Timeline(const SintraTable& table);

  int moves() const { return static_cast<int>(moves_.size()); }
  const sintra::State& At(int n) const;
  /// @brief Move n, which led from position n to position n + 1.
  const sintra::Move& Move(int n) const;
  /// @brief The move that led to a position, if one did.
  std::optional<LastMove> Last(int n) const;
  /// @brief One line for each deal and each move.
  const std::vector<LogLine>& log() const { return log_; }
  /// @brief The line of the log that tells how position n came to be.
  int LogLineOf(int n) const;
  /// @brief The first position of a round, 1-6, or the last one if the game
  /// never got there.
  int RoundStart(int round) const;
  /// @brief "move 12 of 40, round 2".
  std::string Where(int n) const;

 private:
  std::vector<sintra::State> positions_;
  std::vector<sintra::Move> moves_;
  std::vector<LogLine> log_;
  std::vector<int> line_of_;  // by position
};

}  // namespace glazier::tui
