// SPDX-License-Identifier: MIT
// Long answers, three lines at a time.
#pragma once

#include <deque>
#include <string>
#include <string_view>

namespace glazier {

/// @brief The last answer, as far as it has not been shown yet.
class Pages {
 public:
  /// @brief The first lines of an answer; the others are kept.
  std::string Begin(std::string_view answer);
  /// @brief The lines that follow.
  std::string Next();

 private:
  std::deque<std::string> rest_;
};

}  // namespace glazier
