// SPDX-License-Identifier: MIT
// Lines typed at a descriptor, read without waiting.
#pragma once

#include <unistd.h>

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/socket.hpp"
#include "app/host/wire.hpp"

namespace glazier {

/// @brief One for the whole program: it may have read ahead of its user.
class InputLines {
 public:
  explicit InputLines(int fd) : fd_(fd), terminal_(isatty(fd) != 0) {}

  /// @brief What to poll; -1 after the end.
  int fd() const { return fd_; }
  /// @brief Whether a person sits there and reads the answers.
  bool IsTerminal() const { return terminal_; }
  std::deque<std::string>& lines() { return lines_; }

  /// @brief Reads what is available. Returns what is wrong with it, or nothing;
  /// an invalid line is left out.
  std::string Read() {
    std::string bytes;
    if (ReadSome(fd_, bytes, kLongestRequest) == Transfer::kEnd) {
      fd_ = -1;
      bytes = "\n";  // the last line may lack it
    }
    std::vector<std::string> lines;
    std::string faults;
    for (std::string_view rest = bytes; !rest.empty();) {
      const std::string_view part = rest.substr(0, rest.find('\n') + 1);
      const std::string_view next = part.empty() ? rest : part;
      rest.remove_prefix(next.size());
      const std::string fault = skipping_ ? "" : reader_.Add(next, lines);
      if (!fault.empty()) {
        faults = fault;
        reader_ = LineReader(kLongestRequest);
      }
      skipping_ = (skipping_ || !fault.empty()) && part.empty();
    }
    if (fd_ < 0 && !lines.empty() && lines.back().empty()) {
      lines.pop_back();
    }
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    return faults;
  }

 private:
  int fd_;
  bool terminal_;
  LineReader reader_{kLongestRequest};
  bool skipping_ = false;  // the rest of an invalid line
  std::deque<std::string> lines_;
};

}  // namespace glazier
