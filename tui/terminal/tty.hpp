// SPDX-License-Identifier: MIT
// The terminal itself: its modes, its size, its bytes.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "tui/terminal/await.hpp"

namespace glazier::tui {

struct Size {
  int width = 0;
  int height = 0;
  friend bool operator==(const Size&, const Size&) = default;
};

/// @brief The largest frame that is drawn. A client can announce any window,
/// and every cell costs memory: in a larger window the game stays in the
/// corner.
inline constexpr Size kLargest = {500, 200};

/// @brief What to draw in a window of the announced size; 0 is unknown.
Size Drawn(Size announced);

/// @brief While it lives the terminal is ours: raw, on the alternate screen,
/// without a cursor. There is one at a time. It never blocks: what the
/// terminal does not take stays unsent.
class Tty {
 public:
  explicit Tty(bool mouse);
  ~Tty();
  Tty(const Tty&) = delete;
  Tty& operator=(const Tty&) = delete;

  /// @brief Takes the terminal, or takes it again after another program may
  /// have changed it.
  void Enter();
  /// @brief Gives it back as it was. What it does not accept in time is lost.
  void Leave(std::chrono::milliseconds patience);

  /// @brief Gives it back from a signal handler; nothing if it is not ours.
  static void Restore() noexcept;

  Size size() const;

  // For poll.
  int input() const;
  int output() const { return line_; }

  /// @brief What has been typed. `there` says whether poll reported input; if
  /// so, reading nothing means trouble.
  std::string_view Read(bool there);
  /// @brief Sends as much as fits, and keeps the rest.
  void Send(std::string_view bytes);
  bool HasUnsent() const { return !unsent_.empty(); }
  /// @brief Sends more of the rest.
  void Flush();
  /// @brief Whether bytes were lost since Enter: what the terminal shows is
  /// unknown.
  bool Lost() const { return lost_; }

  /// @brief Whether something failed when it was last tried.
  bool InTrouble() const { return reading_ || writing_; }
  /// @brief Whether the terminal accepted nothing at the last try, though poll
  /// may say that there is room.
  bool Stalled() const { return stalled_; }
  /// @brief Whether it has failed for long enough to count as gone.
  bool Gone() const;

 private:
  const bool mouse_;
  int line_;  // to write to
  std::string unsent_;
  std::array<char, 4096> read_;
  bool lost_ = false;
  bool stalled_ = false;
  // Since when it fails.
  std::optional<TimePoint> reading_;
  std::optional<TimePoint> writing_;
};

}  // namespace glazier::tui
