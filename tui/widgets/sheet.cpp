// SPDX-License-Identifier: MIT
// A grid of cells that widgets draw on and FTXUI shows.
#include "tui/widgets/sheet.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include <ftxui/dom/node.hpp>
#include <ftxui/screen/string.hpp>

#include "tui/terminal/screen_cell.hpp"

namespace glazier::tui {
namespace {

bool IsAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c >= ' ' && c <= '~'; });
}

/// One entry per cell; a character two cells wide is followed by an empty one.
std::vector<std::string> SplitGlyphs(std::string_view text) {
  if (!IsAscii(text)) {
    return ftxui::Utf8ToGlyphs(std::string(text));
  }
  std::vector<std::string> glyphs;
  glyphs.reserve(text.size());
  for (const char letter : text) {
    glyphs.emplace_back(1, letter);
  }
  return glyphs;
}

class SheetNode : public ftxui::Node {
 public:
  explicit SheetNode(Sheet sheet) : sheet_(std::move(sheet)) {}

  void ComputeRequirement() override {
    requirement_.min_x = sheet_.width();
    requirement_.min_y = sheet_.height();
  }

  void Render(ftxui::Screen& screen) override {
    const int width = std::min(sheet_.width(), box_.x_max - box_.x_min + 1);
    const int height = std::min(sheet_.height(), box_.y_max - box_.y_min + 1);
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        const Sheet::Cell& cell = sheet_.At(x, y);
        ScreenCell& pixel = screen.PixelAt(box_.x_min + x, box_.y_min + y);
        pixel.character = cell.glyph;
        pixel.foreground_color = cell.style.ink;
        pixel.background_color = cell.style.ground;
        pixel.bold = cell.style.bold;
        pixel.dim = cell.style.dim;
        pixel.inverted = cell.style.inverted;
        pixel.underlined = cell.style.underlined;
      }
    }
  }

 private:
  Sheet sheet_;
};

}  // namespace

Sheet::Sheet(int width, int height, bool ascii)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      ascii_(ascii),
      cells_(static_cast<std::size_t>(width_) *
             static_cast<std::size_t>(height_)) {}

const Sheet::Cell& Sheet::At(int x, int y) const {
  return cells_[Index(x, y)];
}

Sheet::Cell* Sheet::Find(int x, int y) {
  return area().Holds(x, y) ? &cells_[Index(x, y)] : nullptr;
}

int Sheet::Put(int x, int y, std::string_view text, const Style& style) {
  return PutIn(x, y, width_ - x, text, style);
}

int Sheet::PutIn(int x,
                 int y,
                 int cells,
                 std::string_view text,
                 const Style& style) {
  const int end = x + cells;
  const std::vector<std::string> glyphs = SplitGlyphs(text);
  for (std::size_t i = 0; i < glyphs.size() && x < end; ++i, ++x) {
    // Half of a character that is two cells wide is not shown.
    const bool wide = i + 1 < glyphs.size() && glyphs[i + 1].empty();
    if (Cell* cell = Find(x, y); cell != nullptr) {
      cell->style = style;
      const bool shown = ascii_ ? IsAscii(glyphs[i])
                                : !wide || (x + 1 < end && Find(x + 1, y));
      cell->glyph = shown ? glyphs[i] : "?";
      if (ascii_ && glyphs[i].empty()) {
        cell->glyph = "?";
      }
    }
  }
  return x;
}

void Sheet::Fill(const Area& area, const Style& style, std::string_view glyph) {
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) {
      if (Cell* cell = Find(x, y); cell != nullptr) {
        cell->glyph = glyph;
        cell->style = style;
      }
    }
  }
}

void Sheet::Box(const Area& area, const Frame& frame, const Style& style) {
  const int right = area.right() - 1;
  const int bottom = area.bottom() - 1;
  Fill({area.x, bottom, area.width, 1}, style, frame.across);
  Fill({area.x, area.y, 1, area.height}, style, frame.down);
  Fill({right, area.y, 1, area.height}, style, frame.down);
  Put(area.x, bottom, frame.bottom_left, style);
  Put(right, bottom, frame.bottom_right, style);
  Lid(area, frame, style);
}

void Sheet::Lid(const Area& area, const Frame& frame, const Style& style) {
  Fill({area.x, area.y, area.width, 1}, style, frame.across);
  Put(area.x, area.y, frame.top_left, style);
  Put(area.right() - 1, area.y, frame.top_right, style);
}

void Sheet::Tag(const Area& area, int tag) {
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) {
      if (Cell* cell = Find(x, y); cell != nullptr) {
        cell->tag = tag;
      }
    }
  }
}

void Sheet::Set(int x, int y, const Cell& cell) {
  if (Cell* const here = Find(x, y); here != nullptr) {
    here->glyph = cell.glyph;
    here->style = cell.style;
  }
}

int Columns(std::string_view text) {
  return IsAscii(text) ? static_cast<int>(text.size())
                       : ftxui::string_width(std::string(text));
}

std::vector<std::string> Wrap(std::string_view text, int columns) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (word.empty()) {
      continue;
    }
    if (lines.empty() || Columns(lines.back()) + 1 + Columns(word) > columns) {
      lines.emplace_back(word);
    } else {
      lines.back() += ' ';
      lines.back() += word;
    }
  }
  return lines;
}

ftxui::Element Show(Sheet sheet) {
  return std::make_shared<SheetNode>(std::move(sheet));
}

}  // namespace glazier::tui
