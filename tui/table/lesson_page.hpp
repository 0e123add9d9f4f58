// SPDX-License-Identifier: MIT
// A page of a lesson, as the table shows it.
#pragma once

#include <string>
#include <vector>

#include "tui/theme/theme.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

struct LessonPage {
  std::string title;  ///< "Learn Sintra"
  int number = 1;
  int count = 1;
  std::string text;
  std::string call;              ///< what to do now
  std::vector<std::string> lit;  ///< names of landmarks

  /// @brief "Learn Sintra 3/18".
  std::string Heading() const {
    return title + ' ' + std::to_string(number) + '/' + std::to_string(count);
  }
};

/// @brief The rows that the page needs in this many columns, its frame
/// included.
int LessonRows(const LessonPage& page, int width);

/// @brief The page in a frame.
void DrawLesson(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const LessonPage& page);

}  // namespace glazier::tui
