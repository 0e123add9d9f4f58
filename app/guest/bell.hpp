// SPDX-License-Identifier: MIT
// Calls a player back to the table.
#pragma once

#include <chrono>
#include <functional>
#include <string_view>
#include <utility>

namespace glazier {

/// @brief A bell and a title of the window when the turn comes to somebody who
/// waited for it long enough to look elsewhere. The title goes with the turn.
class Bell {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::seconds kLongWait{5};
  static constexpr std::string_view kRing = "\a";
  /// Keeps the title that was there, and puts it back.
  static constexpr std::string_view kTitle =
      "\x1b[22;2t\x1b]2;Your turn - glazier\x1b\\";
  static constexpr std::string_view kNoTitle = "\x1b[23;2t";

  /// @brief `write` goes to the terminal; where it shows lines there is no
  /// title.
  Bell(std::function<void(std::string_view)> write, bool titled)
      : write_(std::move(write)), titled_(titled) {}
  ~Bell() { Quiet(); }
  Bell(const Bell&) = delete;
  Bell& operator=(const Bell&) = delete;

  /// @brief Whose turn it is now.
  void Look(bool mine, Clock::time_point now) {
    if (mine && !mine_ && waiting_ && now - since_ >= kLongWait) {
      write_(kRing);
      if (titled_) {
        write_(kTitle);
        shown_ = true;
      }
    }
    if (!mine && (mine_ || !waiting_)) {
      since_ = now;
      waiting_ = true;
      Quiet();
    }
    mine_ = mine;
  }

 private:
  void Quiet() {
    if (std::exchange(shown_, false)) {
      write_(kNoTitle);
    }
  }

  std::function<void(std::string_view)> write_;
  bool titled_;
  bool mine_ = false;
  bool waiting_ = false;  // since
  Clock::time_point since_{};
  bool shown_ = false;
};

}  // namespace glazier
