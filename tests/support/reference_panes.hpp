// SPDX-License-Identifier: MIT
// Heaps of panes for the reference game: strings of colour letters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace glazier::reference {

inline const std::string kColours = "OPYBG";
inline constexpr char kEmpty = '.';

/// @brief Throws std::logic_error with the complaint unless the condition
/// holds.
inline void Require(bool condition, const std::string& complaint) {
  if (!condition) {
    throw std::logic_error(complaint);
  }
}

// For vectors, which count from 0; the game counts places and factories from 1.
inline std::size_t Index(int number) {
  return static_cast<std::size_t>(number);
}

inline int Size(const std::string& heap) {
  return static_cast<int>(heap.size());
}

inline int Count(const std::string& heap, char pane) {
  return static_cast<int>(std::count(heap.begin(), heap.end(), pane));
}

inline bool Contains(const std::string& heap, char pane) {
  return Count(heap, pane) > 0;
}

inline void RemovePanes(std::string& heap, const std::string& panes) {
  for (char pane : panes) {
    heap.erase(heap.find(pane), 1);
  }
}

inline std::string InColourOrder(const std::string& heap) {
  std::string sorted;
  for (char colour : kColours) {
    sorted += std::string(Index(Count(heap, colour)), colour);
  }
  return sorted;
}

inline std::vector<int> ColourCounts(const std::string& heap) {
  std::vector<int> counts;
  for (char colour : kColours) {
    counts.push_back(Count(heap, colour));
  }
  return counts;
}

}  // namespace glazier::reference
