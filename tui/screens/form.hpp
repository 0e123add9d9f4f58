// SPDX-License-Identifier: MIT
// A column of rows to go through, choose from, turn and type in.
#pragma once

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/box.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief Menus and settings: every one of them is such a column.
class Form {
 public:
  struct Row {
    std::string label;
    std::string hint;  ///< one line about the row, for the foot of the screen
    /// What is set at present; empty for a plain menu entry.
    std::function<std::string()> value = nullptr;
    /// Left and Right: the value before or after.
    std::function<void(int)> turn = nullptr;
    /// Enter. Without it, Enter turns the value on.
    std::function<void()> enter = nullptr;
    /// Takes typed text; Enter begins and ends typing.
    std::function<void(const std::string&)> type = nullptr;
    std::function<std::string()> typed = nullptr;  ///< what typing begins with
    std::size_t longest = 32;                      ///< bytes that can be typed
    bool apart = false;                            ///< an empty line above
    /// Its own key, instead of its number among the rows.
    char key = '\0';
  };

  /// @brief The cursor stays where it was, as far as there are rows.
  void SetRows(std::vector<Row> rows);
  const std::vector<Row>& rows() const { return rows_; }
  int cursor() const { return cursor_; }
  void MoveTo(int row);
  bool typing() const { return typing_; }
  const std::string& hint() const;

  /// @brief Arrows and hjkl, Home and End, Enter and Space, the keys of the
  /// rows or else digits for the first nine, the mouse. Ignores Escape unless
  /// text is being typed.
  bool OnEvent(ftxui::Event event);
  /// @brief At most `height` rows, those around the cursor.
  ftxui::Element Render(const Theme& theme, int width, int height);

 private:
  bool OnTyping(const ftxui::Event& event);
  bool OnMouse(ftxui::Event& event);
  void Enter();
  char KeyOf(int index) const;
  bool OnRowKey(const ftxui::Event& event);
  ftxui::Element RenderRow(const Theme& theme, int index, int width) const;

  std::vector<Row> rows_;
  std::vector<ftxui::Box> boxes_;  // where the rows are on the screen
  int cursor_ = 0;
  bool typing_ = false;
  std::string text_;
};

}  // namespace glazier::tui
