// Whatever ends the program, the terminal is given back as it was.
#pragma once

namespace glazier::tui {

/// @brief While it lives, signals that ask to end are only noted, and a crash
/// restores the terminal before it goes on. Asking twice ends at once.
///
/// FTXUI restores too little: HUP and QUIT would leave the terminal raw, a
/// segmentation fault would spin for ever. Its own handlers are installed when
/// an ftxui::Loop is built, so the guard must be built before the loop (to
/// learn what the terminal was like) and armed after it.
class SignalGuard {
 public:
  SignalGuard();
  ~SignalGuard();
  SignalGuard(const SignalGuard&) = delete;
  SignalGuard& operator=(const SignalGuard&) = delete;

  /// @brief Installs our handlers, if somebody installed others meanwhile:
  /// FTXUI does when the loop is built and after Ctrl-Z. Cheap; call it every
  /// time round the loop.
  void Arm();

  /// @brief The signal that asked to end, or 0.
  static int Asked();

  /// @brief Whether the terminal is gone: its line hung up.
  static bool HungUp();
};

}  // namespace glazier::tui
