// The real program in a real terminal: a pseudo-terminal whose output a
// terminal emulator (libvterm) interprets.
#pragma once

#include <sys/types.h>
#include <termios.h>
#include <vterm.h>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

struct Cell {
  std::string text;  ///< what stands there, in UTF-8; " " when empty
  VTermColor foreground{};
  VTermColor background{};
  bool bold = false;
  bool reverse = false;
};

/// @brief How a session starts. The program sees a 256-colour terminal with a
/// UTF-8 locale, and keeps everything in `home`, unless `environment` says
/// otherwise (an empty value unsets a variable).
struct SessionOptions {
  std::vector<std::string> arguments;
  std::map<std::string, std::string> environment;
  std::string home;
  int width = 80;
  int height = 24;
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
  void Signal(int signal) const;
  /// @brief Closes the terminal's window: the line hangs up.
  void HangUp();

  // What is seen. All of these read what has arrived first.
  bool WaitFor(std::string_view text, Milliseconds patience = kPatience);
  bool WaitUntil(const std::function<bool()>& condition,
                 Milliseconds patience = kPatience);
  void WaitQuiet(Milliseconds quiet = kQuiet);
  bool Shows(std::string_view text) const;
  std::string Row(int row) const;
  std::string Picture() const;
  Cell At(int row, int column) const;
  /// @brief Every byte the program has written.
  const std::string& output() const { return output_; }

  // The end.
  /// @brief The exit status as a shell gives it (128 + signal), or nothing
  /// when the program does not end.
  std::optional<int> WaitExit(Milliseconds patience = kPatience);
  /// @brief The same, while nobody reads what the program writes.
  std::optional<int> WaitExitUnread(Milliseconds patience = kPatience);
  /// @brief Whether the line discipline is what it was before.
  bool LineRestored() const;
  /// @brief Whether the last words put the screen, cursor and mouse back.
  bool ScreenRestored() const;
  pid_t pid() const { return pid_; }

 private:
  bool Pump(Milliseconds wait);
  bool Reap();

  pid_t pid_ = -1;
  int master_ = -1;
  int slave_ = -1;
  int width_;
  int height_;
  termios before_{};
  VTerm* terminal_ = nullptr;
  VTermScreen* screen_ = nullptr;
  std::string output_;
  std::optional<int> status_;
};

}  // namespace glazier::e2e
