// The real program in a real terminal.
#include "tests/e2e/terminal_session.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace glazier::e2e {
namespace {

using Clock = std::chrono::steady_clock;

winsize WindowSize(int width, int height) {
  winsize size{};
  size.ws_col = static_cast<unsigned short>(width);
  size.ws_row = static_cast<unsigned short>(height);
  return size;
}

std::string Utf8(std::uint32_t point) {
  std::string text;
  const auto add = [&text](std::uint32_t byte) {
    text += static_cast<char>(byte);
  };
  if (point < 0x80) {
    add(point);
  } else if (point < 0x800) {
    add(0xC0 | point >> 6);
    add(0x80 | (point & 0x3F));
  } else if (point < 0x10000) {
    add(0xE0 | point >> 12);
    add(0x80 | ((point >> 6) & 0x3F));
    add(0x80 | (point & 0x3F));
  } else {
    add(0xF0 | point >> 18);
    add(0x80 | ((point >> 12) & 0x3F));
    add(0x80 | ((point >> 6) & 0x3F));
    add(0x80 | (point & 0x3F));
  }
  return text;
}

std::map<std::string, std::string> Environment(const SessionOptions& options) {
  std::map<std::string, std::string> variables = {
      {"PATH", "/usr/bin:/bin"},
      {"TERM", "xterm-256color"},
      {"LANG", "C.UTF-8"},
      {"HOME", options.home},
      {"XDG_DATA_HOME", options.home + "/data"},
      {"XDG_CONFIG_HOME", options.home + "/config"},
      {"XDG_STATE_HOME", options.home + "/state"},
      {"XDG_CACHE_HOME", options.home + "/cache"},
  };
  for (const auto& [name, value] : options.environment) {
    variables[name] = value;
  }
  std::erase_if(variables, [](const auto& it) { return it.second.empty(); });
  return variables;
}

/// As exec wants them; they point into the strings.
std::vector<char*> Pointers(std::vector<std::string>& strings) {
  std::vector<char*> pointers(strings.size() + 1, nullptr);
  std::transform(strings.begin(), strings.end(), pointers.begin(),
                 [](std::string& string) { return string.data(); });
  return pointers;
}

[[noreturn]] void BecomeProgram(const SessionOptions& options, int slave) {
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    dup2(slave, fd);
  }
  std::vector<std::string> words = {GLAZIER_BINARY};
  words.insert(words.end(), options.arguments.begin(), options.arguments.end());
  std::vector<std::string> settings;
  for (const auto& [name, value] : Environment(options)) {
    settings.push_back(name);
    settings.back().append("=").append(value);
  }
  execve(GLAZIER_BINARY, Pointers(words).data(), Pointers(settings).data());
  _exit(127);
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string pattern =
      (std::filesystem::temp_directory_path() / "glazier-e2e-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) {
    throw std::runtime_error("no temporary folder");
  }
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

TerminalSession::TerminalSession(const SessionOptions& options)
    : width_(options.width), height_(options.height) {
  winsize size = WindowSize(width_, height_);
  if (openpty(&master_, &slave_, nullptr, nullptr, &size) != 0) {
    throw std::runtime_error("no pseudo-terminal");
  }
  fcntl(master_, F_SETFD, FD_CLOEXEC);
  tcgetattr(slave_, &before_);
  terminal_ = vterm_new(height_, width_);
  vterm_set_utf8(terminal_, 1);
  screen_ = vterm_obtain_screen(terminal_);
  vterm_screen_enable_altscreen(screen_, 1);
  vterm_screen_reset(screen_, 1);
  pid_ = fork();
  if (pid_ < 0) {
    throw std::runtime_error("no process");
  }
  if (pid_ == 0) {
    BecomeProgram(options, slave_);
  }
}

TerminalSession::~TerminalSession() {
  if (!status_) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  if (master_ >= 0) {
    close(master_);
  }
  close(slave_);
  vterm_free(terminal_);
}

bool TerminalSession::Pump(Milliseconds wait) {
  if (master_ < 0) {
    return false;
  }
  pollfd line{master_, POLLIN, 0};
  if (poll(&line, 1, static_cast<int>(wait.count())) <= 0) {
    return false;
  }
  std::array<char, 65536> bytes;
  const auto got = read(master_, bytes.data(), bytes.size());
  if (got <= 0) {
    return false;
  }
  output_.append(bytes.data(), static_cast<std::size_t>(got));
  vterm_input_write(terminal_, bytes.data(), static_cast<std::size_t>(got));
  // What a terminal answers to questions about itself.
  std::array<char, 4096> answer;
  while (const auto size =
             vterm_output_read(terminal_, answer.data(), answer.size())) {
    Send({answer.data(), size});
  }
  return true;
}

void TerminalSession::Send(std::string_view keys) const {
  while (!keys.empty()) {
    const auto sent = write(master_, keys.data(), keys.size());
    if (sent <= 0) {
      return;
    }
    keys.remove_prefix(static_cast<std::size_t>(sent));
  }
}

void TerminalSession::Press(std::string_view keys) {
  const auto seen = output_.size();
  Send(keys);
  // A key that changes nothing may be answered by nothing at all.
  WaitUntil([&] { return output_.size() != seen; }, Milliseconds(2'000));
  WaitQuiet();
}

void TerminalSession::Resize(int width, int height) {
  width_ = width;
  height_ = height;
  const winsize size = WindowSize(width, height);
  vterm_set_size(terminal_, height, width);
  ioctl(master_, TIOCSWINSZ, &size);
}

void TerminalSession::Signal(int signal) const {
  kill(pid_, signal);
}

void TerminalSession::HangUp() {
  close(master_);
  master_ = -1;
}

bool TerminalSession::WaitUntil(const std::function<bool()>& condition,
                                Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!condition()) {
    if (Clock::now() > deadline) {
      return false;
    }
    Pump(Milliseconds(20));
  }
  return true;
}

bool TerminalSession::WaitFor(std::string_view text, Milliseconds patience) {
  return WaitUntil([&] { return Shows(text); }, patience);
}

void TerminalSession::WaitQuiet(Milliseconds quiet) {
  const auto deadline = Clock::now() + kPatience;
  while (Clock::now() < deadline && Pump(quiet)) {
  }
}

Cell TerminalSession::At(int row, int column) const {
  VTermScreenCell found{};
  vterm_screen_get_cell(screen_, VTermPos{row, column}, &found);
  Cell cell;
  for (const auto point : found.chars) {
    if (point == 0 || point == static_cast<std::uint32_t>(-1)) {
      break;
    }
    cell.text += Utf8(point);
  }
  if (cell.text.empty()) {
    cell.text += ' ';
  }
  cell.foreground = found.fg;
  cell.background = found.bg;
  cell.bold = found.attrs.bold != 0;
  cell.reverse = found.attrs.reverse != 0;
  return cell;
}

std::string TerminalSession::Row(int row) const {
  std::string text;
  for (int column = 0; column < width_; ++column) {
    text += At(row, column).text;
  }
  return text;
}

std::string TerminalSession::Picture() const {
  std::string text;
  for (int row = 0; row < height_; ++row) {
    text += Row(row) + '\n';
  }
  return text;
}

bool TerminalSession::Shows(std::string_view text) const {
  return Picture().find(text) != std::string::npos;
}

bool TerminalSession::Reap() {
  int status = 0;
  if (waitpid(pid_, &status, WNOHANG) != pid_) {
    return false;
  }
  status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return true;
}

std::optional<int> TerminalSession::WaitExitUnread(Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!status_ && !Reap() && Clock::now() < deadline) {
    usleep(10'000);
  }
  return status_;
}

std::optional<int> TerminalSession::WaitExit(Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (!status_ && Clock::now() < deadline) {
    if (!Pump(Milliseconds(10)) && master_ < 0) {
      usleep(10'000);
    }
    if (Reap()) {
      while (Pump(Milliseconds(50))) {
      }
    }
  }
  return status_;
}

bool TerminalSession::LineRestored() const {
  termios now{};
  tcgetattr(slave_, &now);
  return now.c_iflag == before_.c_iflag && now.c_oflag == before_.c_oflag &&
         now.c_lflag == before_.c_lflag && now.c_cflag == before_.c_cflag;
}

bool TerminalSession::ScreenRestored() const {
  const auto last = [this](std::string_view sequence) {
    return output_.rfind(sequence);
  };
  // Each is undone after it was last done; npos + 1 is "never".
  const auto undone = [&](std::string_view done, std::string_view undo) {
    return last(done) + 1 <= last(undo) + 1;
  };
  return last("\x1b[?1049h") != std::string::npos &&
         undone("\x1b[?1049h", "\x1b[?1049l") &&
         undone("\x1b[?25l", "\x1b[?25h") && undone("\x1b[?7l", "\x1b[?7h") &&
         undone("\x1b[?1000h", "\x1b[?1000l") &&
         undone("\x1b[?1003h", "\x1b[?1003l") &&
         undone("\x1b[?1006h", "\x1b[?1006l");
}

}  // namespace glazier::e2e
