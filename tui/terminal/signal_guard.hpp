// SPDX-License-Identifier: MIT
// Restores the terminal, whatever ends the program.
#pragma once

namespace glazier::tui {

/// @brief While it lives, signals are only noted, and wake the loop; a crash
/// restores the terminal before it continues. A second request to end ends at
/// once. It must be created before the terminal is taken, and outlive that. A
/// signal that was ignored stays ignored.
class SignalGuard {
 public:
  SignalGuard();
  ~SignalGuard();
  SignalGuard(const SignalGuard&) = delete;
  SignalGuard& operator=(const SignalGuard&) = delete;

  /// @brief The signal that asked to end, or 0.
  static int Asked();

  // Whether the signal came since the last call.
  static bool AskedToStop();  ///< Ctrl-Z
  static bool WentOn();       ///< after it was stopped
  static bool Resized();

  /// @brief Stops the job as Ctrl-Z does, and returns when it continues. The
  /// terminal must have been given back.
  static void Stop();
};

}  // namespace glazier::tui
