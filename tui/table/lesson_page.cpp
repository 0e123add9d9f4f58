// SPDX-License-Identifier: MIT
// A page of a lesson in a frame.
#include "tui/table/lesson_page.hpp"

#include <algorithm>

#include "tui/widgets/lines.hpp"

namespace glazier::tui {
namespace {

constexpr int kFrame = 2;
constexpr int kWidest = 52;  // longer lines are hard to read
constexpr int kPadding = 2;  // a column on each side

int Rows(const std::string& text, int width) {
  return static_cast<int>(Wrap(text, width - kFrame - kPadding).size());
}

}  // namespace

int LessonRows(const LessonPage& page, int width) {
  return kFrame + Rows(page.text, width) + 1 + Rows(page.call, width);
}

void DrawLesson(Sheet& sheet,
                const Theme& theme,
                const Area& area,
                const LessonPage& page) {
  const int width = std::min(area.width, kWidest);
  const Area frame = {area.x, area.y, width,
                      std::min(area.height, LessonRows(page, width))};
  sheet.Fill(frame, theme.Of(Role::kText));
  sheet.Box(frame, theme.Frames(Weight::kHeavy), theme.Of(Role::kLeadLit));
  sheet.Put(frame.x + 2, frame.y, ' ' + page.Heading() + ' ',
            theme.Of(Role::kStrong));
  Area inner = {frame.x + 2, frame.y + 1, frame.width - kFrame - kPadding,
                frame.height - kFrame};
  const int rows = DrawText(sheet, inner, page.text, theme.Of(Role::kText));
  inner.y += rows + 1;
  inner.height -= rows + 1;
  DrawText(sheet, inner, page.call, theme.Of(Role::kTarget));
}

}  // namespace glazier::tui
