// SPDX-License-Identifier: MIT
// How long a bot may think: a number of positions or a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace glazier {

/// @brief A number of positions (or iterations), or a time. With a number the
/// same position gets the same move on every machine.
struct Budget {
  std::uint64_t nodes = 0;            ///< 0: not limited
  std::chrono::milliseconds time{0};  ///< 0: not limited

  static constexpr Budget Nodes(std::uint64_t nodes) { return {nodes, {}}; }
  static constexpr Budget Time(std::chrono::milliseconds time) {
    return {0, time};
  }

  /// @brief Reads "20k", "500", "2m" (positions) or "300ms", "1.5s" (time).
  static std::optional<Budget> Parse(std::string_view text);

  friend bool operator==(const Budget&, const Budget&) = default;
};

/// @brief Tells a search when to stop. It holds the engine's only clock, which
/// decides how long a bot thinks and nothing else.
class Stopwatch {
 public:
  Stopwatch(const Budget& budget,
            const std::stop_token& stop,
            std::uint64_t poll = kPoll)
      : budget_(budget), stop_(stop), poll_(poll), start_(Clock::now()) {}

  /// @brief Counts one position; returns whether the search must end. The stop
  /// token and the clock are checked only every kPoll positions.
  bool Tick() {
    if (over_) {
      return true;
    }
    ++nodes_;
    if (budget_.nodes != 0 && nodes_ >= budget_.nodes) {
      over_ = true;
    } else if (nodes_ % poll_ == 0) {
      over_ = stop_.stop_requested() || (budget_.time.count() != 0 &&
                                         Clock::now() - start_ >= budget_.time);
    }
    return over_;
  }
  bool over() const { return over_; }
  std::uint64_t nodes() const { return nodes_; }

  static constexpr std::uint64_t kPoll = 1024;  ///< positions between checks

 private:
  using Clock = std::chrono::steady_clock;

  Budget budget_;
  const std::stop_token& stop_;
  std::uint64_t poll_;
  Clock::time_point start_;
  std::uint64_t nodes_ = 0;
  bool over_ = false;
};

}  // namespace glazier
