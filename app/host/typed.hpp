// What is typed at a descriptor, line by line, without waiting for it.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "app/host/socket.hpp"
#include "app/host/wire.hpp"

namespace glazier {

/// @brief One for the whole program: it may have read further than its user.
class TypedLines {
 public:
  explicit TypedLines(int fd) : fd_(fd) {}

  /// @brief What to poll; -1 after the end.
  int fd() const { return fd_; }
  std::deque<std::string>& lines() { return lines_; }

  /// @brief Reads what is there. Returns what is wrong with it, or nothing.
  std::string Read() {
    std::string bytes;
    if (ReadSome(fd_, bytes, kLongestRequest) == Transfer::kEnd) {
      fd_ = -1;
      return {};
    }
    std::vector<std::string> lines;
    std::string fault = reader_.Add(bytes, lines);
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    if (!fault.empty()) {
      reader_ = LineReader(kLongestRequest);
    }
    return fault;
  }

 private:
  int fd_;
  LineReader reader_{kLongestRequest};
  std::deque<std::string> lines_;
};

}  // namespace glazier
