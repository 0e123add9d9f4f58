// SPDX-License-Identifier: MIT
// Steps spelled as short sequences of picks.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace glazier::tui {

/// @brief One small choice on the way to a step: a source, a colour, a tile.
/// The game defines the kinds and what their values stand for.
struct Pick {
  std::uint8_t kind = 0;
  /// For a set (PickStyle::kSet) one bit per element; where a single element is
  /// meant (cursor, keys, refusals), its number.
  std::uint32_t value = 0;

  friend constexpr auto operator<=>(const Pick&, const Pick&) = default;
};

/// @brief How picks of a kind behave.
enum class PickStyle : std::uint8_t {
  kQuick,  ///< a key takes it, and the next pick or step is asked for
  kShown,  ///< the step under the cursor is previewed; Enter takes it
  kSet,    ///< several may be marked; Enter takes them all
};

/// @brief A sequence of picks, short enough to be a plain value.
class Picks {
 public:
  static constexpr std::size_t kMost = 12;

  constexpr Picks() = default;
  constexpr Picks(std::initializer_list<Pick> picks) {
    for (const Pick& pick : picks) {
      Add(pick);
    }
  }
  constexpr void Add(const Pick& pick) { picks_[size_++] = pick; }
  constexpr Picks With(const Pick& pick) const {
    Picks longer = *this;
    longer.Add(pick);
    return longer;
  }
  constexpr Picks First(std::size_t count) const {
    Picks shorter;
    for (std::size_t i = 0; i < count; ++i) {
      shorter.Add(picks_[i]);
    }
    return shorter;
  }
  bool StartsWith(const Picks& prefix) const;
  /// @brief The last pick of a kind.
  std::optional<Pick> Of(int kind) const;

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const Pick& operator[](std::size_t i) const { return picks_[i]; }
  constexpr const Pick& back() const { return picks_[size_ - 1]; }
  constexpr const Pick* begin() const { return picks_.data(); }
  constexpr const Pick* end() const { return picks_.data() + size_; }

  friend bool operator==(const Picks& a, const Picks& b) {
    return a.size() == b.size() && a.StartsWith(b);
  }

 private:
  std::array<Pick, kMost> picks_{};
  std::size_t size_ = 0;
};

/// @brief All legal steps by their picks, in the order of kinds and values: the
/// options of each level are in that order, and the first step below a prefix
/// is the one to preview. No sequence is a prefix of another one; a step may be
/// spelled in several ways.
class PickTree {
 public:
  using StyleOf = PickStyle (*)(int kind);

  explicit PickTree(StyleOf style) : style_(style) {}

  void Clear() { paths_.clear(); }
  /// @brief `step` is the caller's number of it.
  void Add(const Picks& picks, std::size_t step) {
    paths_.push_back({picks, step});
  }
  void Sort();

  PickStyle Style(const Pick& pick) const { return style_(pick.kind); }
  /// @brief What can follow a prefix.
  std::vector<Pick> Options(const Picks& prefix) const;
  bool OffersKind(const Picks& prefix, int kind) const;
  /// @brief Whether a pick, or the element of a set, can follow a prefix.
  bool Offers(const Picks& prefix, const Pick& pick) const;
  /// @brief Whether the player is asked for what follows a prefix. A single
  /// option is taken without asking, unless nothing was previewed yet; the
  /// first level is always asked.
  bool Asks(const Picks& prefix) const;
  /// @brief Whether nothing more is asked after a prefix.
  bool Completes(const Picks& prefix) const;
  /// @brief The prefix with everything that is taken without asking after it.
  Picks Settled(Picks prefix) const;
  /// @brief The first step below a prefix, if there is one.
  std::optional<std::size_t> FirstStep(const Picks& prefix) const;

 private:
  struct Path {
    Picks picks;
    std::size_t step = 0;
  };

  std::span<const Path> Under(const Picks& prefix) const;

  StyleOf style_;
  std::vector<Path> paths_;
};

}  // namespace glazier::tui
