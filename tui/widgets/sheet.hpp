// SPDX-License-Identifier: MIT
// A grid of cells that widgets draw on and FTXUI shows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "tui/theme/style.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief A rectangle of cells.
struct Area {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  int right() const { return x + width; }    ///< first column outside
  int bottom() const { return y + height; }  ///< first row outside
  bool Holds(int column, int row) const {
    return column >= x && column < right() && row >= y && row < bottom();
  }

  friend bool operator==(const Area&, const Area&) = default;
};

/// @brief Cells with a style each. Leads must meet in the right corner pieces,
/// which FTXUI's boxes cannot know, so the table is drawn by position. What
/// falls outside is cut off.
class Sheet {
 public:
  struct Cell {
    std::string glyph = " ";
    Style style;
    int tag = 0;  ///< what a click here means to the code that drew it
  };

  /// @brief With `ascii`, all other characters are shown as question marks.
  Sheet(int width, int height, bool ascii = false);

  int width() const { return width_; }
  int height() const { return height_; }
  Area area() const { return {0, 0, width_, height_}; }
  const Cell& At(int x, int y) const;

  /// @brief Writes one line of text; returns the column after it.
  int Put(int x, int y, std::string_view text, const Style& style);
  /// @brief The same, cut to `cells` columns.
  int PutIn(int x, int y, int cells, std::string_view text, const Style& style);
  void Fill(const Area& area, const Style& style, std::string_view glyph = " ");
  /// @brief A frame along the border of an area.
  void Box(const Area& area, const Frame& frame, const Style& style);
  /// @brief Only the upper side of such a frame: cheap to send, when a cursor
  /// moves from one to the next.
  void Lid(const Area& area, const Frame& frame, const Style& style);
  void Tag(const Area& area, int tag);
  /// @brief A cell as it is on another sheet; its own tag stays.
  void Set(int x, int y, const Cell& cell);

 private:
  Cell* Find(int x, int y);
  std::size_t Index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  int width_;
  int height_;
  bool ascii_;
  std::vector<Cell> cells_;
};

/// @brief How many columns a text takes.
int Columns(std::string_view text);

/// @brief Cuts a text into lines of at most `columns`, between words.
std::vector<std::string> Wrap(std::string_view text, int columns);

/// @brief The sheet as an element of its own size.
ftxui::Element Show(Sheet sheet);

}  // namespace glazier::tui
