// SPDX-License-Identifier: MIT
// The choice of one step, pick by pick, whatever the game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/table/picks.hpp"

namespace glazier::tui {

/// @brief Where a player stands in choosing a step: the picks taken, the marks
/// of a set that is being put together, the cursor, and what Enter would take.
///
/// There is no rule in here. What can be picked follows from the legal steps; a
/// key or a click names a pick, which may belong to the current level, to an
/// earlier one (the choice goes back there) or to a later one (what the cursor
/// is on is taken on the way).
class Choice {
 public:
  virtual ~Choice() = default;

  const Picks& chosen() const { return chosen_; }
  /// @brief The kind of pick that is asked for.
  int kind() const { return (settled_ ? *settled_ : cursor_).kind; }
  /// @brief Whether nothing is taken yet; marks do not count.
  bool AtStart() const { return !hidden_ && chosen_.empty() && !settled_; }
  /// @brief The value taken for a kind, or -1. At: or under the cursor.
  int Taken(int kind) const;
  int At(int kind) const;
  bool OnCursor(const Pick& pick) const { return !hidden_ && cursor_ == pick; }
  /// @brief Whether a set that is taken, or being marked, has this element.
  bool Holds(const Pick& element) const;
  /// @brief The elements that are marked, in the order of marking.
  const std::vector<int>& marks() const { return marks_; }
  /// @brief Whether a pick is possible at the level of its kind.
  bool Offers(const Pick& pick) const;
  /// @brief The possible picks of the level that is asked.
  std::vector<Pick> Options() const { return tree_.Options(chosen_); }
  /// @brief Whether Enter would finish the step.
  bool Complete() const { return settled_ && Completes(*settled_); }
  /// @brief Why the last key was refused; empty when it was not.
  const std::string& refusal() const { return refusal_; }

 protected:
  explicit Choice(PickTree::StyleOf style) : tree_(style) {}

  // What the game says.
  /// Fills the tree: at least every option of every level up to the one after
  /// `chosen`, and what is below those.
  virtual void List(const Picks& chosen, PickTree& tree) = 0;
  /// Where a pick lies: 0, the arrows go over all of them; from 1 on, up and
  /// down lead from row to row; kNoRow: arrows do not lead there.
  virtual int Row(const Pick& pick) const = 0;
  virtual std::string WhyNot(const Pick& pick) const = 0;
  /// What to say when `pick` can only be marked instead of `first`.
  virtual std::string WentBack(int first, const Pick& pick) const = 0;

  void Begin();
  void BeginAt(const Picks& picks);
  bool Want(const Pick& pick);
  void Arrow(int step, bool upright);
  bool InSet() const { return tree_.Style(cursor_) == PickStyle::kSet; }
  void Mark();
  /// Takes what the cursor is on, or what is settled if more is asked after it;
  /// returns false when the step is finished instead.
  bool TakeOn();
  /// Returns false when there is nothing to take back.
  bool TakeBack();
  /// The picks of the step that Enter would finish or preview.
  std::optional<Picks> Ready() const;
  const PickTree& tree() const { return tree_; }

  std::string refusal_;
  bool hidden_ = false;  ///< something else is shown: no cursor

 private:
  /// All but the tree, which follows from `chosen`.
  struct Place {
    Picks chosen;
    std::vector<int> marks;
    Pick cursor;
    std::optional<Pick> settled;
  };

  Place Here() const { return {chosen_, marks_, cursor_, settled_}; }
  void Return(const Place& place);
  bool Completes(const Pick& pick) const {
    return tree_.Completes(chosen_.With(pick));
  }
  std::vector<Pick> Spots() const;
  std::optional<std::size_t> LevelOf(int kind) const;
  void Enter(const Picks& chosen);
  void StandOn(const Pick& taken);
  void Choose(const Pick& pick);
  void Toggle(const Pick& element);
  bool Fits(const std::vector<int>& marks) const;
  std::optional<Pick> Marked() const;
  bool GoesOn() const;
  void SettleMarks();
  bool GoOn();
  void BackTo(std::size_t level);

  PickTree tree_;
  Picks chosen_;
  std::vector<int> marks_;
  Pick cursor_;
  std::optional<Pick> settled_;  // what Enter takes; it is previewed
};

inline constexpr int kNoRow = -1;

}  // namespace glazier::tui
