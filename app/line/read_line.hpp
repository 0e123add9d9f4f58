// SPDX-License-Identifier: MIT
// Lines from an untrusted stream.
#pragma once

#include <istream>
#include <string>

namespace glazier {

/// @brief The next line, without its end; false when there is none. Only the
/// first `most` bytes of a line are kept: the rest is read and dropped, so that
/// no input can fill the memory.
inline bool ReadLine(std::istream& in, std::string& line, std::size_t most) {
  constexpr int kEnd = std::istream::traits_type::eof();
  line.clear();
  const std::istream::sentry ready(in, true);
  if (!ready) {
    return false;
  }
  int letter = in.rdbuf()->sbumpc();
  if (letter == kEnd) {
    in.setstate(std::ios::eofbit | std::ios::failbit);
    return false;
  }
  for (; letter != kEnd && letter != '\n'; letter = in.rdbuf()->sbumpc()) {
    if (line.size() < most) {
      line += static_cast<char>(letter);
    }
  }
  return true;
}

}  // namespace glazier
