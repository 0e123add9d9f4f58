// SPDX-License-Identifier: MIT
// The real program in a real terminal: a pseudo-terminal whose output a
// terminal emulator (libvterm) interprets.
#pragma once

#include <sys/types.h>
#include <termios.h>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/e2e/emulator.hpp"

namespace glazier::e2e {

namespace key {
inline constexpr std::string_view kEnter = "\r";
inline constexpr std::string_view kEscape = "\x1b";
inline constexpr std::string_view kUp = "\x1b[A";
inline constexpr std::string_view kDown = "\x1b[B";
inline constexpr std::string_view kRight = "\x1b[C";
inline constexpr std::string_view kLeft = "\x1b[D";
inline constexpr std::string_view kCtrlC = "\x03";
inline constexpr std::string_view kCtrlZ = "\x1a";
}  // namespace key

/// @brief A folder for one test, gone afterwards.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// @brief How a session starts. The program sees a 256-colour terminal with a
/// UTF-8 locale, and keeps everything in `home`, unless `environment` says
/// otherwise (an empty value unsets a variable).
struct SessionOptions {
  std::string program;  ///< empty: glazier
  std::vector<std::string> arguments;
  std::map<std::string, std::string> environment;
  std::string home;
  int width = 80;
  int height = 24;
  /// As after nohup: the program is not told when the line hangs up.
  bool ignore_hangup = false;
  /// Files may not grow beyond this many bytes, as on a full disk.
  std::optional<long> disk;
  /// Under a shell that waits for it, so that it can be stopped and continued.
  bool shell = false;
};

class TerminalSession {
 public:
  using Milliseconds = std::chrono::milliseconds;
  /// Generous: a busy machine must not fail a test.
  static constexpr Milliseconds kPatience{30'000};
  /// As long as nothing arrives, the screen counts as settled.
  static constexpr Milliseconds kQuiet{150};

  explicit TerminalSession(const SessionOptions& options);
  ~TerminalSession();
  TerminalSession(const TerminalSession&) = delete;
  TerminalSession& operator=(const TerminalSession&) = delete;

  // The player's side.
  /// @brief Types keys, one after the other.
  void Send(std::string_view keys) const;
  /// @brief Types keys and waits until the screen has settled.
  void Press(std::string_view keys);
  void Resize(int width, int height);
  /// @brief Announces a window of this size without having one.
  void Announce(int width, int height) const;
  /// @brief A signal for the program.
  void Signal(int signal) const;
  /// @brief Whether the program has ended, without reaping it.
  bool Ended() const;
  /// @brief Whether the program is stopped, as after Ctrl-Z.
  bool Stopped() const;
  /// @brief Restores the line's settings, as a shell does when its job has
  /// stopped.
  void ResetLine() const;
  /// @brief Closes the terminal's window: the line hangs up.
  void HangUp();

  // What is seen. All of these first read what has arrived.
  bool WaitFor(std::string_view text, Milliseconds patience = kPatience);
  bool WaitUntil(const std::function<bool()>& condition,
                 Milliseconds patience = kPatience);
  void WaitQuiet(Milliseconds quiet = kQuiet);
  bool Shows(std::string_view text) const;
  std::string Row(int row) const { return emulator_.Row(row); }
  std::string Picture() const { return emulator_.Picture(); }
  Cell At(int row, int column) const { return emulator_.At(row, column); }
  const Emulator& emulator() const { return emulator_; }
  /// @brief Every byte the program has written.
  const std::string& output() const { return output_; }

  // The end.
  /// @brief The exit status as a shell gives it (128 + signal), or nothing
  /// when the program does not end.
  std::optional<int> WaitExit(Milliseconds patience = kPatience);
  /// @brief The same, without reading what the program writes.
  std::optional<int> WaitExitUnread(Milliseconds patience = kPatience);
  /// @brief Whether the line discipline is what it was before.
  bool LineRestored() const;
  /// @brief Whether the final output restored the screen, cursor and mouse.
  bool ScreenRestored() const;
  /// @brief Processor time the program has used so far.
  Milliseconds CpuTime() const;
  /// @brief The number of context switches of its threads.
  long Switches() const;
  /// @brief The most memory it ever used, in KiB.
  long PeakMemory() const;
  pid_t pid() const { return program_; }

 private:
  bool Pump(Milliseconds wait);
  bool Reap();

  pid_t pid_ = -1;  // our child: the program, or its shell
  pid_t program_ = -1;
  int master_ = -1;
  int slave_ = -1;
  termios before_{};
  Emulator emulator_;
  std::string output_;
  std::optional<int> status_;
};

}  // namespace glazier::e2e
