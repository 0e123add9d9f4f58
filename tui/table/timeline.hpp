// SPDX-License-Identifier: MIT
// A game step by step: for stepping back, replays and plots.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tui/table/model.hpp"

namespace glazier::tui {

/// @brief Every position in which a player moved, and the last one, with the
/// log of everything that happened. Position n is the one after n moves and the
/// deals that followed. It follows a table: what the table adds is appended,
/// what it takes back is dropped, and nothing is replayed.
template <class G>
class Timeline {
 public:
  using Step = typename G::Step;
  using Entry = typename Table<G>::Entry;

  explicit Timeline(const Table<G>& table) : now_(table.now()) {
    Follow(table);
  }

  /// @brief Catches up with the table it has followed so far.
  void Follow(const Table<G>& table) {
    while (!seen_.empty() && !Holds(table, seen_.size() - 1)) {
      TakeBack();
    }
    for (std::size_t i = seen_.size(); i < table.history().size(); ++i) {
      Append(table.history()[i], table.After(i));
    }
    now_ = table.now();
  }

  int moves() const { return static_cast<int>(played_.size()); }
  const G& At(int n) const {
    return n < moves()
               ? played_[static_cast<std::size_t>(std::max(n, 0))].before
               : now_;
  }
  /// @brief Move n, which led from position n to position n + 1.
  const PlayedStep<G>& PlayedAt(int n) const {
    return played_[static_cast<std::size_t>(n)];
  }
  /// @brief The move that led to a position, if there is one that the viewer
  /// knows.
  std::optional<PlayedStep<G>> Last(int n, int viewer = kWatcher) const {
    if (n <= 0 || n > moves()) {
      return std::nullopt;
    }
    PlayedStep<G> last = PlayedAt(n - 1);
    if (IsSecretTo(last.before, last.seat, viewer)) {
      return std::nullopt;
    }
    last.before = ViewOf(last.before, viewer);
    last.after = ViewOf(last.after, viewer);
    return last;
  }
  /// @brief One line for each move, and for what was dealt between them.
  const std::vector<LogLine>& log() const { return log_; }
  /// @brief The line of the log that tells how position n came to be.
  int LogLineOf(int n) const {
    const int lines =
        n < moves() ? lines_before_[static_cast<std::size_t>(std::max(n, 0))]
                    : static_cast<int>(log_.size());
    return lines - 1;
  }
  int RoundOf(int n) const { return GameUi<G>::Round(At(n), TurnsTo(n)); }
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
           ", " + GameUi<G>::When(At(n), TurnsTo(n));
  }

 private:
  /// How many turns were finished before position n.
  int TurnsTo(int n) const {
    return static_cast<int>(std::count_if(
        played_.begin(), played_.begin() + std::clamp(n, 0, moves()),
        [](const PlayedStep<G>& step) { return step.effect.ends_turn; }));
  }

  /// One entry of the table's history.
  struct Seen {
    G after;
    bool step = false;
    std::size_t lines = 0;  // of the log, before it
  };

  /// Whether the table still has this entry. Positions are values: where the
  /// last one agrees, so does everything before it.
  bool Holds(const Table<G>& table, std::size_t i) const {
    if (i >= table.history().size()) {
      return false;
    }
    const Step* const step = table.history()[i].step();
    return seen_[i].step == (table.history()[i].deal() == nullptr) &&
           (step == nullptr || *step == played_.back().step) &&
           seen_[i].after == table.After(i);
  }

  void Append(const Entry& entry, const G& after) {
    seen_.push_back({after, entry.deal() == nullptr, log_.size()});
    if (entry.deal() == nullptr) {
      // A secret of another seat has no step: only its line is shown.
      const Step* const step = entry.step();
      lines_before_.push_back(static_cast<int>(log_.size()));
      played_.push_back({entry.before, after, step == nullptr ? Step{} : *step,
                         entry.effect, entry.seat});
      log_.push_back(LineOf(played_.back(), step != nullptr));
    } else if (auto line = GameUi<G>::DealLine(after, *entry.deal())) {
      log_.push_back(std::move(*line));
    }
  }

  void TakeBack() {
    if (seen_.back().step) {
      played_.pop_back();
      lines_before_.pop_back();
    }
    log_.resize(seen_.back().lines);
    seen_.pop_back();
  }

  static LogLine LineOf(const PlayedStep<G>& played, bool known) {
    LogLine line{played.seat, known ? GameUi<G>::LogText(played) : ""};
    if constexpr (HiddenGame<G>) {
      if (played.before.ActsInSecret(played.seat)) {
        line.for_others = GameUi<G>::SecretText(played);
      }
    }
    return line;
  }

  std::vector<Seen> seen_;
  std::vector<PlayedStep<G>> played_;
  std::vector<int> lines_before_;  // of the log, by move
  std::vector<LogLine> log_;
  G now_;
};

}  // namespace glazier::tui
