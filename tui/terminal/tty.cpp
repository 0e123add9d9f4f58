// SPDX-License-Identifier: MIT
// The terminal itself: its modes, its size, its bytes.
#include "tui/terminal/tty.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <utility>

namespace glazier::tui {
namespace {

using Clock = std::chrono::steady_clock;

// The alternate screen, no wrapping, no cursor, marks around pasted text.
constexpr std::string_view kTake = "\x1b[?1049h\x1b[?7l\x1b[?25l\x1b[?2004h";
// Clicks and the wheel but no movements, with numbers of any size.
constexpr std::string_view kTakeMouse = "\x1b[?1000h\x1b[?1006h";

// Ends synchronized output, marks and every kind of mouse report, wraps lines
// again, resets the style, leaves the alternate screen and shows the cursor.
constexpr std::string_view kRestore =
    "\x1b[?2026l\x1b[?2004l\x1b[?1016l\x1b[?1015l\x1b[?1006l\x1b[?1003l"
    "\x1b[?1002l\x1b[?1000l\x1b[?7h\x1b[0m\x1b[?1049l\x1b[?25h\r";

// Signal handlers see only these; they are set before the terminal changes.
std::atomic<bool> taken{false};  // NOLINT
termios before{};                // NOLINT

static_assert(std::atomic<bool>::is_always_lock_free);

void Set(const termios& modes) {
  while (tcsetattr(STDIN_FILENO, TCSANOW, &modes) != 0 && errno == EINTR) {
  }
}

/// Bytes as they are typed. Ctrl-C and Ctrl-Z stay signals: they work even if
/// the program is stuck.
termios Raw(termios modes) {
  cfmakeraw(&modes);
  modes.c_lflag |= ISIG;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return modes;
}

/// A separate descriptor for the terminal that never blocks: standard output is
/// shared with the shell, which must not find it non-blocking afterwards.
int OpenLine() {
  std::array<char, 256> name{};
  if (ttyname_r(STDOUT_FILENO, name.data(), name.size()) != 0) {
    return STDOUT_FILENO;
  }
  const int line =
      open(name.data(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  return line < 0 ? STDOUT_FILENO : line;
}

void Note(std::optional<TimePoint>& trouble, bool good) {
  if (good) {
    trouble.reset();
  } else if (!trouble) {
    trouble = Clock::now();
  }
}

bool Lasts(const std::optional<TimePoint>& trouble) {
  constexpr auto kTooLong = std::chrono::milliseconds(500);
  return trouble && Clock::now() - *trouble > kTooLong;
}

}  // namespace

Size Drawn(Size announced) {
  constexpr Size kUnknown = {80, 24};
  if (announced.width <= 0 || announced.height <= 0) {
    return kUnknown;
  }
  return {std::min(announced.width, kLargest.width),
          std::min(announced.height, kLargest.height)};
}

Tty::Tty(bool mouse) : mouse_(mouse), line_(OpenLine()) {
  Enter();
}

Tty::~Tty() {
  Leave(std::chrono::seconds(1));
  if (line_ != STDOUT_FILENO) {
    close(line_);
  }
}

void Tty::Enter() {
  if (!taken) {
    tcgetattr(STDIN_FILENO, &before);
    taken = true;
  }
  Set(Raw(before));
  unsent_ = kTake;
  if (mouse_) {
    unsent_ += kTakeMouse;
  }
  lost_ = false;
  Flush();
}

void Tty::Leave(std::chrono::milliseconds patience) {
  if (!taken) {
    return;
  }
  // Half a frame may have gone out: the first byte of this ends any sequence.
  unsent_ = kRestore;
  const auto end = Clock::now() + patience;
  for (Flush(); (HasUnsent() || lost_) && Clock::now() < end; Flush()) {
    if (std::exchange(lost_, false)) {
      unsent_ = kRestore;
    }
    constexpr int kNap = 5;
    poll(nullptr, 0, kNap);
  }
  unsent_.clear();
  stalled_ = false;
  Set(before);
  taken = false;
}

void Tty::Restore() noexcept {
  if (!taken) {
    return;
  }
  // A stalled terminal must not hold us up; what it does not accept is lost.
  const int flags = fcntl(STDOUT_FILENO, F_GETFL);
  fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
  [[maybe_unused]] const auto written =
      write(STDOUT_FILENO, kRestore.data(), kRestore.size());
  fcntl(STDOUT_FILENO, F_SETFL, flags);
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

Size Tty::size() const {
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0) {
    window = {};
  }
  return Drawn({window.ws_col, window.ws_row});
}

int Tty::input() const {
  return STDIN_FILENO;
}

std::string_view Tty::Read(bool there) {
  const ssize_t got =
      there ? read(STDIN_FILENO, read_.data(), read_.size()) : 0;
  Note(reading_, got > 0 || !there);
  return {read_.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
}

void Tty::Send(std::string_view bytes) {
  unsent_ += bytes;
  Flush();
}

void Tty::Flush() {
  if (unsent_.empty()) {
    return;
  }
  const ssize_t written = write(line_, unsent_.data(), unsent_.size());
  if (written >= 0) {
    unsent_.erase(0, static_cast<std::size_t>(written));
  }
  stalled_ = written < 0 && (errno == EAGAIN || errno == EINTR);
  const bool lost = written < 0 && !stalled_;
  if (lost) {
    lost_ = true;
    unsent_.clear();
  }
  Note(writing_, !lost);
}

bool Tty::Gone() const {
  return Lasts(reading_) || Lasts(writing_);
}

}  // namespace glazier::tui
