// SPDX-License-Identifier: MIT
// What the loop waits for besides keys.
#pragma once

#include <chrono>

namespace glazier::tui {

using TimePoint = std::chrono::steady_clock::time_point;

/// @brief What a view that may change on its own waits for. Until one of these
/// happens the program sleeps. Threads call WakeLoop instead.
struct Await {
  static constexpr TimePoint kNever = TimePoint::max();
  static constexpr TimePoint kNow = TimePoint::min();

  TimePoint until = kNever;  ///< this moment, or
  int readable = -1;         ///< a descriptor that can be read, or
  int writable = -1;         ///< one that can be written
};

}  // namespace glazier::tui
