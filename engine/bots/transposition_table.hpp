// SPDX-License-Identifier: MIT
// What a search remembers of positions it has seen (a transposition table).
#pragma once

#include <cstdint>
#include <vector>

namespace glazier {

/// @brief On which side of the true value a stored value lies.
enum class Bound : std::uint8_t { kExact, kAtLeast, kAtMost };

/// @brief A fixed number of entries, allocated once. What an earlier search
/// left counts as empty, so a search never depends on those before it.
template <class Step>
class TranspositionTable {
 public:
  struct Entry {
    std::uint64_t key = 0;
    int value = 0;
    Step move{};
    std::uint16_t search = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::kExact;
  };

  explicit TranspositionTable(int bits)
      : entries_(std::size_t{1} << bits), mask_(entries_.size() - 1) {}

  /// @brief Forgets everything.
  void Forget() {
    if (++search_ == 0) {
      entries_.assign(entries_.size(), Entry{});
      search_ = 1;
    }
  }

  const Entry* Find(std::uint64_t key) const {
    const Entry& entry = entries_[key & mask_];
    return entry.key == key && entry.search == search_ ? &entry : nullptr;
  }

  /// @brief Stores a result; a deeper one is kept instead.
  void Keep(std::uint64_t key, int value, Step move, int depth, Bound bound) {
    Entry& entry = entries_[key & mask_];
    if (entry.search != search_ || entry.key == key || entry.depth <= depth) {
      entry = {key,  value, move, search_, static_cast<std::uint8_t>(depth),
               bound};
    }
  }

  std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

 private:
  std::vector<Entry> entries_;
  std::uint64_t mask_;
  std::uint16_t search_ = 0;
};

}  // namespace glazier
