// Between FTXUI and the terminal: only what changed is sent.
#include "tui/terminal/output_filter.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <iostream>

#include "tui/terminal/signal_guard.hpp"

namespace glazier::tui {
namespace {

/// A line of our own to the terminal that never blocks: standard output is
/// shared with the shell, which would not like to find it so afterwards.
int OpenLine() {
  std::array<char, 256> name{};
  if (ttyname_r(STDOUT_FILENO, name.data(), name.size()) != 0) {
    return STDOUT_FILENO;
  }
  const int line =
      open(name.data(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  return line < 0 ? STDOUT_FILENO : line;
}

}  // namespace

OutputFilter::OutputFilter(const ftxui::Screen& screen, bool full_redraw)
    : screen_(screen),
      full_redraw_(full_redraw),
      line_(OpenLine()),
      before_(std::cout.rdbuf()) {
  std::cout.flush();
  std::cout.rdbuf(this);
}

OutputFilter::~OutputFilter() {
  OutputFilter::sync();
  std::cout.rdbuf(before_);
  if (line_ != STDOUT_FILENO) {
    close(line_);
  }
}

OutputFilter::int_type OutputFilter::overflow(int_type letter) {
  // FTXUI ends what it flushes with a zero, which terminals ignore.
  if (letter != traits_type::eof() && letter != 0) {
    pending_ += traits_type::to_char_type(letter);
  }
  return traits_type::not_eof(letter);
}

std::streamsize OutputFilter::xsputn(const char* text, std::streamsize size) {
  if (size == 1) {
    overflow(traits_type::to_int_type(*text));
  } else {
    pending_.append(text, static_cast<std::size_t>(size));
  }
  return size;
}

int OutputFilter::sync() {
  if (frame_ && !full_redraw_) {
    Write(canvas_.Update(screen_));
  } else if (!pending_.empty()) {
    Write(canvas_.CursorHome() + pending_);
    canvas_.Forget();
  }
  frame_ = false;
  pending_.clear();
  return 0;
}

void OutputFilter::Write(std::string_view text) const {
  while (!text.empty()) {
    constexpr int kPatience = 100;  // milliseconds
    pollfd line{line_, POLLOUT, 0};
    bool stalled = poll(&line, 1, kPatience) <= 0;
    if (!stalled) {
      const ssize_t written = write(line_, text.data(), text.size());
      if (written >= 0) {
        text.remove_prefix(static_cast<std::size_t>(written));
      } else if (errno == EAGAIN) {
        stalled = true;
        poll(nullptr, 0, 1);  // room for less than one character
      } else if (errno != EINTR) {
        return;  // the terminal is gone: the loop will notice
      }
    }
    // A terminal that takes nothing may be waited for, but holds up nobody
    // who wants to leave.
    if (stalled && (SignalGuard::Asked() != 0 || SignalGuard::HungUp())) {
      return;
    }
  }
}

}  // namespace glazier::tui
