// Long answers, three lines at a time.
#pragma once

#include <deque>
#include <string>
#include <string_view>

namespace glazier {

/// @brief What was asked for last, as far as it was not said yet.
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
