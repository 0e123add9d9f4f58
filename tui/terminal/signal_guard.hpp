// Whatever ends the program, the terminal is given back as it was.
#pragma once

namespace glazier::tui {

/// @brief While it lives, signals are only noted, and wake the loop; a crash
/// restores the terminal before it goes on. Asking to end twice ends at once.
/// It must be built before the terminal is taken, and outlive that. A signal
/// that was ignored stays ignored.
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

  /// @brief Stops the job as Ctrl-Z does, and returns when it goes on. The
  /// terminal must have been given back.
  static void Stop();
};

}  // namespace glazier::tui
