// SPDX-License-Identifier: MIT
// What the terminal shows, and the shortest way to the next frame.
#pragma once

#include <cstdint>
#include <ftxui/screen/color.hpp>
#include <ftxui/screen/screen.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace glazier::tui {

/// @brief Remembers the last frame and finds what must be sent for the next
/// one. It needs only cursor movement, colours and erasing; terminals that do
/// not know synchronized output (mode 2026) ignore it.
class Canvas {
 public:
  /// @brief The bytes that turn what is shown into `screen`; none if nothing
  /// changed. The cursor is where `screen` wants it only if it is visible.
  std::string Update(const ftxui::Screen& screen);

  /// @brief Another program wrote to the terminal: it is cleared before the
  /// next frame.
  void Forget() { known_ = false; }

  /// @brief The same with all of `screen`, as FTXUI writes it, for terminals
  /// that lose track. A canvas is used in one way or the other.
  std::string Whole(const ftxui::Screen& screen);

 private:
  struct Style {
    ftxui::Color foreground;
    ftxui::Color background;
    std::uint8_t flags = 0;
    friend bool operator==(const Style& a, const Style& b) {
      return a.flags == b.flags && a.foreground == b.foreground &&
             a.background == b.background;
    }
  };
  struct Cell {
    std::string text = " ";
    Style style;
    friend bool operator==(const Cell&, const Cell&) = default;
    bool Blank() const { return text == " " && style == Style(); }
  };
  using Row = std::vector<Cell>;
  struct Cursor {
    int x = 0;
    int y = 0;
    int shape = 0;  ///< as FTXUI counts them; 0 is hidden
    friend bool operator==(const Cursor&, const Cursor&) = default;
  };

  static Row RowOf(const ftxui::Screen& screen, int y);
  static std::string Change(const Style& from, const Style& to);

  void Repaint(int y, const Row& next);
  void RepaintWhole(int y, const Row& next);
  void Put(const Cell& cell);
  void Paint(const Style& style);
  void MoveTo(int x, int y, const Row& row);
  void PlaceCursor(const ftxui::Screen& screen);

  // What is shown, once it is known.
  bool known_ = false;
  int width_ = 0;
  std::vector<Row> rows_;
  Cursor cursor_;

  // While an update is made: the bytes, and where and how they write.
  std::string bytes_;
  Style pen_;
  int x_ = -1;  // -1: unknown
  int y_ = -1;
};

}  // namespace glazier::tui
