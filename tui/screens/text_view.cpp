// SPDX-License-Identifier: MIT
// A longer text to read: rules, statistics.
#include "tui/screens/text_view.hpp"

#include <algorithm>

#include "tui/screens/keys.hpp"
#include "tui/screens/page.hpp"

namespace glazier::tui {
namespace {

/// No line is longer, however wide the window is.
constexpr int kWidth = 78;

ftxui::Element Line(const Theme& theme, const RichLine& line) {
  return line.heading == 0
             ? ftxui::text(line.text)
             : ftxui::text(line.text) | Paint(theme.Of(Role::kStrong)) |
                   ftxui::underlined;
}

}  // namespace

TextView::TextView(Stage& stage, std::string title, std::string_view text)
    : stage_(stage),
      title_(std::move(title)),
      lines_(LayOutText(text, kWidth)) {}

void TextView::ScrollTo(int line) {
  const int last = std::max(0, static_cast<int>(lines_.size()) - page_);
  top_ = std::clamp(line, 0, last);
}

int TextView::NextHeading(int from, int step) const {
  const int count = static_cast<int>(lines_.size());
  for (int i = from + step; i >= 0 && i < count; i += step) {
    if (lines_[static_cast<std::size_t>(i)].heading > 0) {
      return i;
    }
  }
  return step < 0 ? 0 : count;
}

bool TextView::OnEvent(const ftxui::Event& event) {
  if (event == ftxui::Event::Escape || keys::Is(event, 'q') ||
      keys::Is(event, '?')) {
    stage_.Pop();
  } else if (keys::Up(event)) {
    ScrollTo(top_ - 1);
  } else if (keys::Down(event) || keys::Enter(event)) {
    ScrollTo(top_ + 1);
  } else if (event == ftxui::Event::PageUp) {
    ScrollTo(top_ - page_);
  } else if (event == ftxui::Event::PageDown || keys::Space(event)) {
    ScrollTo(top_ + page_);
  } else if (event == ftxui::Event::Home || keys::Is(event, 'g')) {
    ScrollTo(0);
  } else if (event == ftxui::Event::End || keys::Is(event, 'e')) {
    ScrollTo(static_cast<int>(lines_.size()));
  } else if (keys::Right(event) || keys::Is(event, 'n')) {
    ScrollTo(NextHeading(top_, 1));
  } else if (keys::Left(event) || keys::Is(event, 'p')) {
    ScrollTo(NextHeading(top_, -1));
  } else if (event.is_mouse()) {
    ftxui::Event copy = event;
    if (copy.mouse().button == ftxui::Mouse::WheelUp) {
      ScrollTo(top_ - 3);
    } else if (copy.mouse().button == ftxui::Mouse::WheelDown) {
      ScrollTo(top_ + 3);
    } else {
      return false;
    }
  } else {
    return false;
  }
  return true;
}

ftxui::Element TextView::Render(Size size) {
  const Theme& theme = stage_.theme();
  page_ = size.height - kPageFrame;
  ScrollTo(top_);
  ftxui::Elements shown;
  const int count = static_cast<int>(lines_.size());
  for (int i = top_; i < std::min(top_ + page_, count); ++i) {
    shown.push_back(Line(theme, lines_[static_cast<std::size_t>(i)]));
  }
  const int below = count - top_ - page_;
  const std::string place = count <= page_ ? ""
                            : below <= 0
                                ? "end"
                                : std::to_string(below) + " more lines";
  auto body = ftxui::vbox(std::move(shown)) |
              ftxui::size(ftxui::WIDTH, ftxui::EQUAL,
                          std::min(size.width, kWidth + 2)) |
              ftxui::hcenter;
  return Page(theme, size, title_, place, std::move(body),
              {{"Up/Down", "scroll"},
               {"PgUp PgDn", "page"},
               {"Home End", "ends"},
               {"n p", "sections"},
               {"Esc", "back"}});
}

}  // namespace glazier::tui
