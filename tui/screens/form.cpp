// SPDX-License-Identifier: MIT
// A column of rows to go through, choose from, turn and type in.
#include "tui/screens/form.hpp"

#include <algorithm>
#include <ftxui/screen/string.hpp>
#include <string_view>

#include "tui/screens/keys.hpp"
#include "tui/terminal/pasted.hpp"

namespace glazier::tui {
namespace {

void EraseLast(std::string& text) {
  // A character of UTF-8: its first byte and what follows it.
  while (!text.empty() && (text.back() & 0xC0) == 0x80) {
    text.pop_back();
  }
  if (!text.empty()) {
    text.pop_back();
  }
}

/// The first whole characters of a text, within a number of bytes.
std::string_view Beginning(std::string_view text, std::size_t bytes) {
  while (bytes > 0 && bytes < text.size() && (text[bytes] & 0xC0) == 0x80) {
    --bytes;
  }
  return text.substr(0, bytes);
}

}  // namespace

void Form::SetRows(std::vector<Row> rows) {
  rows_ = std::move(rows);
  boxes_.assign(rows_.size(), {0, -1, 0, -1});
  MoveTo(cursor_);
}

void Form::MoveTo(int row) {
  cursor_ = std::clamp(row, 0, std::max(0, static_cast<int>(rows_.size()) - 1));
}

const std::string& Form::hint() const {
  static const std::string kNone;
  return rows_.empty() ? kNone : rows_[static_cast<std::size_t>(cursor_)].hint;
}

/// Where one row has a key of its own, only such keys count.
char Form::KeyOf(int index) const {
  const bool own = std::any_of(rows_.begin(), rows_.end(),
                               [](const Row& row) { return row.key != '\0'; });
  return own         ? rows_[static_cast<std::size_t>(index)].key
         : index < 9 ? static_cast<char>('1' + index)
                     : '\0';
}

bool Form::OnRowKey(const ftxui::Event& event) {
  for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
    if (KeyOf(i) != '\0' && keys::Is(event, KeyOf(i))) {
      cursor_ = i;
      Enter();
      return true;
    }
  }
  return false;
}

void Form::Enter() {
  // A copy: what it calls may set other rows.
  const Row row = rows_[static_cast<std::size_t>(cursor_)];
  if (row.type) {
    typing_ = true;
    text_ = row.typed ? row.typed() : "";
  } else if (row.enter) {
    row.enter();
  } else if (row.turn) {
    row.turn(1);
  }
}

bool Form::OnTyping(const ftxui::Event& event) {
  if (keys::Enter(event)) {
    typing_ = false;
    const Row row = rows_[static_cast<std::size_t>(cursor_)];
    row.type(text_);
  } else if (event == ftxui::Event::Escape) {
    typing_ = false;
  } else if (event == ftxui::Event::Backspace) {
    EraseLast(text_);
  } else if (const std::string typed = TextOf(event); !typed.empty()) {
    const auto longest = rows_[static_cast<std::size_t>(cursor_)].longest;
    text_ += Beginning(typed, longest - std::min(longest, text_.size()));
  } else {
    return false;
  }
  return true;
}

bool Form::OnMouse(ftxui::Event& event) {
  if (!keys::LeftClick(event)) {
    return false;
  }
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    if (boxes_[i].Contain(event.mouse().x, event.mouse().y)) {
      cursor_ = static_cast<int>(i);
      Enter();
      return true;
    }
  }
  return false;
}

bool Form::OnEvent(ftxui::Event event) {
  if (rows_.empty()) {
    return false;
  }
  if (event.is_mouse()) {
    return OnMouse(event);
  }
  if (typing_) {
    return OnTyping(event);
  }
  const int count = static_cast<int>(rows_.size());
  const Row row = rows_[static_cast<std::size_t>(cursor_)];
  if (keys::Up(event)) {
    cursor_ = (cursor_ + count - 1) % count;
  } else if (keys::Down(event) || event == ftxui::Event::Tab) {
    cursor_ = (cursor_ + 1) % count;
  } else if (event == ftxui::Event::Home) {
    cursor_ = 0;
  } else if (event == ftxui::Event::End) {
    cursor_ = count - 1;
  } else if (event == ftxui::Event::PageUp) {
    MoveTo(cursor_ - 10);
  } else if (event == ftxui::Event::PageDown) {
    MoveTo(cursor_ + 10);
  } else if (keys::Enter(event) || keys::Space(event)) {
    Enter();
  } else if (row.turn && keys::Left(event)) {
    row.turn(-1);
  } else if (row.turn && keys::Right(event)) {
    row.turn(1);
  } else {
    return OnRowKey(event);
  }
  return true;
}

ftxui::Element Form::RenderRow(const Theme& theme, int index, int width) const {
  using ftxui::text;
  const Row& row = rows_[static_cast<std::size_t>(index)];
  const bool here = index == cursor_;
  const std::string pointer =
      here ? std::string(theme.Show(Sign::kPointer)) : " ";
  const char key = KeyOf(index);
  const std::string digit(1, key == '\0' ? ' ' : key);
  ftxui::Elements parts = {
      text(" " + pointer + " "),
      here ? text(digit + " ")
           : text(digit + " ") | Paint(theme.Of(Role::kKey)),
      text(row.label),
      ftxui::filler(),
  };
  if (row.value) {
    // The end of a long text, where the cursor is.
    std::string value = here && typing_ ? text_ + "_" : row.value();
    const int room = width - ftxui::string_width(row.label) - 11;
    while (here && typing_ && ftxui::string_width(value) > room) {
      value.erase(0, 1);
      while (!value.empty() && (value.front() & 0xC0) == 0x80) {
        value.erase(0, 1);
      }
    }
    const bool turns = here && row.turn && !typing_;
    parts.push_back(text(turns ? "< " : "  "));
    parts.push_back(text(value));
    parts.push_back(text(turns ? " > " : "   "));
  }
  auto line = ftxui::hbox(std::move(parts)) |
              ftxui::size(ftxui::WIDTH, ftxui::EQUAL, width);
  return here ? line | Paint(theme.Of(Role::kChosen)) : line;
}

ftxui::Element Form::Render(const Theme& theme, int width, int height) {
  const int count = static_cast<int>(rows_.size());
  const int first =
      std::clamp(cursor_ - height / 2, 0, std::max(0, count - height));
  ftxui::Elements lines;
  boxes_.assign(rows_.size(), {0, -1, 0, -1});
  for (int i = first; i < count && i < first + height; ++i) {
    if (rows_[static_cast<std::size_t>(i)].apart && i > first) {
      lines.push_back(ftxui::text(""));
    }
    lines.push_back(RenderRow(theme, i, width) |
                    ftxui::reflect(boxes_[static_cast<std::size_t>(i)]));
  }
  return ftxui::vbox(std::move(lines)) |
         ftxui::size(ftxui::HEIGHT, ftxui::LESS_THAN, height);
}

}  // namespace glazier::tui
