// SPDX-License-Identifier: MIT
// The choice of one step, pick by pick, whatever the game.
#include "tui/table/choice.hpp"

#include <algorithm>

namespace glazier::tui {
namespace {

std::uint32_t Bits(const std::vector<int>& marks) {
  std::uint32_t bits = 0;
  for (const int mark : marks) {
    bits |= 1U << mark;
  }
  return bits;
}

std::vector<int> Elements(std::uint32_t bits) {
  std::vector<int> elements;
  for (int i = 0; bits != 0; ++i, bits >>= 1) {
    if ((bits & 1) != 0) {
      elements.push_back(i);
    }
  }
  return elements;
}

Pick Element(const Pick& set, int element) {
  return {set.kind, static_cast<std::uint32_t>(element)};
}

}  // namespace

int Choice::Taken(int kind) const {
  if (hidden_) {
    return -1;
  }
  if (settled_ && settled_->kind == kind) {
    return static_cast<int>(settled_->value);
  }
  const auto pick = chosen_.Of(kind);
  return pick ? static_cast<int>(pick->value) : -1;
}

int Choice::At(int kind) const {
  return !hidden_ && !settled_ && cursor_.kind == kind
             ? static_cast<int>(cursor_.value)
             : Taken(kind);
}

bool Choice::Holds(const Pick& element) const {
  const auto taken = chosen_.Of(element.kind);
  const auto bits = taken                          ? taken->value
                    : cursor_.kind == element.kind ? Bits(marks_)
                                                   : 0;
  return ((bits >> element.value) & 1) != 0;
}

bool Choice::Offers(const Pick& pick) const {
  const auto level = LevelOf(pick.kind);
  return level && tree_.Offers(chosen_.First(*level), pick);
}

/// The level of a kind that was asked last: this one, or one before it.
std::optional<std::size_t> Choice::LevelOf(int kind) const {
  for (std::size_t level = chosen_.size() + 1; level > 0; --level) {
    if (tree_.OffersKind(chosen_.First(level - 1), kind)) {
      return level - 1;
    }
  }
  return std::nullopt;
}

/// All that the cursor can stand on: picks, and the elements of sets. Once
/// something is marked, the set is all there is.
std::vector<Pick> Choice::Spots() const {
  std::vector<Pick> spots;
  for (const Pick& option : Options()) {
    if (tree_.Style(option) == PickStyle::kSet) {
      for (const int element : Elements(option.value)) {
        spots.push_back(Element(option, element));
      }
    } else if (marks_.empty() && Row(option) != kNoRow) {
      spots.push_back(option);
    }
  }
  std::sort(spots.begin(), spots.end());
  spots.erase(std::unique(spots.begin(), spots.end()), spots.end());
  return spots;
}

void Choice::Begin() {
  Enter({});
}

/// As if these picks had just been taken back one by one to the last one that
/// was asked for.
void Choice::BeginAt(const Picks& picks) {
  Enter(picks);
  TakeBack();
}

void Choice::Enter(const Picks& chosen) {
  chosen_ = chosen;
  marks_.clear();
  settled_.reset();
  tree_.Clear();
  List(chosen_, tree_);
  tree_.Sort();
  const auto spots = Spots();
  if (spots.empty()) {
    return;
  }
  StandOn(spots.front());
  if (chosen_.empty() && Options().size() == 1 && !InSet() &&
      Completes(cursor_)) {
    settled_ = cursor_;  // The only step there is needs only Enter.
  }
}

void Choice::StandOn(const Pick& taken) {
  cursor_ = taken;
  if (tree_.Style(taken) == PickStyle::kShown) {
    settled_ = taken;
  }
}

void Choice::Return(const Place& place) {
  Enter(place.chosen);
  marks_ = place.marks;
  cursor_ = place.cursor;
  settled_ = place.settled;
}

/// A pick that is possible here.
void Choice::Choose(const Pick& pick) {
  if (tree_.Style(pick) == PickStyle::kSet) {
    Toggle(pick);
    return;
  }
  marks_.clear();
  if (Row(pick) != kNoRow) {
    cursor_ = pick;
  }
  settled_ = pick;
  if (tree_.Style(pick) == PickStyle::kQuick && !Completes(pick)) {
    Enter(tree_.Settled(chosen_.With(pick)));
  }
}

bool Choice::Fits(const std::vector<int>& marks) const {
  const std::uint32_t bits = Bits(marks);
  const auto options = Options();
  return std::any_of(options.begin(), options.end(), [&](const Pick& option) {
    return option.kind == cursor_.kind && (option.value & bits) == bits;
  });
}

/// The set that is marked, if it is one that can be taken.
std::optional<Pick> Choice::Marked() const {
  const Pick set = {cursor_.kind, Bits(marks_)};
  const auto options = Options();
  return InSet() &&
                 std::find(options.begin(), options.end(), set) != options.end()
             ? std::optional(set)
             : std::nullopt;
}

/// Whether the marks can be taken as they are and more is asked after them.
bool Choice::GoesOn() const {
  const auto set = Marked();
  return set && !Completes(*set);
}

void Choice::SettleMarks() {
  const auto set = Marked();
  settled_ = set && Completes(*set) ? set : std::nullopt;
}

/// Toggles a mark. Where it cannot be added, the earliest ones are removed.
void Choice::Toggle(const Pick& element) {
  cursor_ = element;
  const int mark = static_cast<int>(element.value);
  if (std::erase(marks_, mark) == 0) {
    marks_.push_back(mark);
    if (!Fits(marks_)) {
      refusal_ = WentBack(marks_.front(), element);
    }
    while (!Fits(marks_)) {
      marks_.erase(marks_.begin());
    }
  }
  SettleMarks();
}

void Choice::Mark() {
  Toggle(cursor_);
  const Pick alone = {cursor_.kind, 1U << cursor_.value};
  const auto options = Options();
  if (std::find(options.begin(), options.end(), alone) != options.end() &&
      !Completes(alone)) {
    return;  // One may be enough.
  }
  // On to the next one that is not marked.
  const auto spots = Spots();
  const auto here = std::find(spots.begin(), spots.end(), cursor_);
  for (std::size_t i = 1; i < spots.size(); ++i) {
    const auto at = static_cast<std::size_t>(here - spots.begin()) + i;
    const Pick& next = spots[at % spots.size()];
    if (!Holds(next)) {
      cursor_ = next;
      return;
    }
  }
}

bool Choice::TakeOn() {
  if (settled_) {
    if (Completes(*settled_)) {
      return false;
    }
    Enter(tree_.Settled(chosen_.With(*settled_)));
  } else if (InSet()) {
    if (!Marked()) {
      Mark();
    }
    if (GoesOn()) {
      Enter(tree_.Settled(chosen_.With(*Marked())));
    }
  } else {
    Choose(cursor_);
  }
  return true;
}

/// Takes what the cursor is on, on the way to a later level.
bool Choice::GoOn() {
  const std::size_t before = chosen_.size();
  return !Complete() && TakeOn() && chosen_.size() > before;
}

bool Choice::Want(const Pick& pick) {
  auto level = LevelOf(pick.kind);
  if (!level && settled_ && Row(*settled_) == kNoRow) {
    settled_.reset();  // Not what the cursor is on: not on the way.
  }
  const Place start = Here();
  const bool from_set = InSet();
  while (!level && GoOn()) {
    level = LevelOf(pick.kind);
  }
  if (!level || !tree_.Offers(chosen_.First(*level), pick)) {
    std::string why = WhyNot(pick);
    // Marks that were taken on the way stay taken.
    if (!level || !from_set) {
      Return(start);
    }
    refusal_ = std::move(why);
    return false;
  }
  if (*level < chosen_.size()) {
    BackTo(*level);
  }
  Choose(pick);
  return true;
}

bool Choice::TakeBack() {
  if (!marks_.empty()) {
    marks_.resize(GoesOn() ? 0 : marks_.size() - 1);
    SettleMarks();
    return true;
  }
  if (settled_ && tree_.Style(*settled_) != PickStyle::kShown &&
      Options().size() > 1) {
    settled_.reset();
    return true;
  }
  if (chosen_.empty()) {
    return false;
  }
  std::size_t level = chosen_.size() - 1;
  while (level > 0 && !tree_.Asks(chosen_.First(level))) {
    --level;
  }
  BackTo(level);
  return true;
}

/// Asks for a level again, with what was taken there under the cursor.
void Choice::BackTo(std::size_t level) {
  const Pick taken = chosen_[level];
  Enter(chosen_.First(level));
  if (tree_.Style(taken) == PickStyle::kSet) {
    marks_ = Elements(taken.value);
    cursor_ = Element(taken, marks_.front());
  } else {
    StandOn(taken);
  }
}

std::optional<Picks> Choice::Ready() const {
  return settled_ ? std::optional(chosen_.With(*settled_)) : std::nullopt;
}

void Choice::Arrow(int step, bool upright) {
  auto spots = Spots();
  if (settled_ && !InSet()) {
    std::erase_if(
        spots, [&](const Pick& spot) { return spot.kind != settled_->kind; });
  }
  const int count = static_cast<int>(spots.size());
  const auto found = std::find(spots.begin(), spots.end(), cursor_);
  if (found == spots.end()) {
    return;
  }
  const int here = static_cast<int>(found - spots.begin());
  int there = (here + step + count) % count;
  if (upright && !settled_ && Row(cursor_) > 0) {
    // The first one of the next row that way, or else of this row.
    const auto first_of = [&](int row) {
      return std::find_if(spots.begin(), spots.end(),
                          [&](const Pick& spot) { return Row(spot) == row; });
    };
    auto target = first_of(Row(cursor_) + step);
    target = target == spots.end() ? first_of(Row(cursor_)) : target;
    there = static_cast<int>(target - spots.begin());
  }
  cursor_ = spots[static_cast<std::size_t>(there)];
  if (settled_ && !InSet()) {
    settled_ = cursor_;
  }
}

}  // namespace glazier::tui
