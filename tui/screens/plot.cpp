// Lines over time, drawn with characters.
#include "tui/screens/plot.hpp"

#include <algorithm>

namespace glazier::tui {
namespace {

constexpr int kScaleWidth = 6;  // "  42 |"

struct Spot {
  std::string glyph = " ";
  const Style* style = nullptr;
};

/// Columns and rows of characters, row 0 at the top.
class Grid {
 public:
  Grid(int width, int height)
      : width_(width),
        spots_(static_cast<std::size_t>(width) *
               static_cast<std::size_t>(height)) {}
  Spot& At(int x, int y) {
    return spots_[static_cast<std::size_t>(y) *
                      static_cast<std::size_t>(width_) +
                  static_cast<std::size_t>(x)];
  }

 private:
  int width_;
  std::vector<Spot> spots_;
};

/// The value in the middle of what column x stands for.
int Sample(const std::vector<int>& values, int x, int width) {
  const auto last = static_cast<int>(values.size()) - 1;
  const int index =
      width <= 1 ? last : (x * last + (width - 1) / 2) / (width - 1);
  return values[static_cast<std::size_t>(index)];
}

class Scale {
 public:
  Scale(const std::vector<PlotLine>& lines, int height) : height_(height) {
    for (const PlotLine& line : lines) {
      for (const int value : line.values) {
        low_ = std::min(low_, value);
        high_ = std::max(high_, value);
      }
    }
  }
  int Row(int value) const {
    const int span = high_ - low_;
    return height_ - 1 -
           ((value - low_) * (height_ - 1) * 2 + span) / (2 * span);
  }
  int Value(int row) const {
    return low_ + (height_ - 1 - row) * (high_ - low_) / (height_ - 1);
  }

 private:
  int height_;
  int low_ = 0;
  int high_ = 1;
};

void Draw(const PlotLine& line,
          const Scale& scale,
          int width,
          bool ascii,
          Grid& grid) {
  int row = scale.Row(line.values.front());
  const auto put = [&](int x, int y, const char* glyph) {
    grid.At(x, y) = {ascii ? std::string(1, line.mark) : glyph, &line.style};
  };
  for (int x = 0; x < width; ++x) {
    const int next = scale.Row(Sample(line.values, x, width));
    if (next == row) {
      put(x, row, "─");
      continue;
    }
    const bool up = next < row;
    put(x, row, up ? "╯" : "╮");
    put(x, next, up ? "╭" : "╰");
    for (int y = std::min(row, next) + 1; y < std::max(row, next); ++y) {
      put(x, y, "│");
    }
    row = next;
  }
  grid.At(width - 1, row) = {std::string(1, line.mark), &line.style};
}

std::string Padded(const std::string& text) {
  return std::string(text.size() < 4 ? 4 - text.size() : 0, ' ') + text;
}

}  // namespace

ftxui::Element Plot(const Theme& theme,
                    const std::vector<PlotLine>& lines,
                    Size size,
                    std::string (*label)(int value)) {
  const int width = size.width - kScaleWidth;
  if (lines.empty() || width < 2 || size.height < 2) {
    return ftxui::text("");
  }
  const Scale scale(lines, size.height);
  Grid grid(width, size.height);
  for (const PlotLine& line : lines) {
    Draw(line, scale, width, theme.options().ascii, grid);
  }
  ftxui::Elements rows;
  for (int y = 0; y < size.height; ++y) {
    ftxui::Elements cells;
    const bool labelled = y % 3 == 0 || y == size.height - 1;
    cells.push_back(
        ftxui::text((labelled ? Padded(label(scale.Value(y))) : "    ") + " " +
                    std::string(theme.Frames(Weight::kLight).down)) |
        Paint(theme.Of(Role::kFaint)));
    for (int x = 0; x < width; ++x) {
      const Spot& spot = grid.At(x, y);
      cells.push_back(spot.style == nullptr
                          ? ftxui::text(" ")
                          : ftxui::text(spot.glyph) | Paint(*spot.style));
    }
    rows.push_back(ftxui::hbox(std::move(cells)));
  }
  return ftxui::vbox(std::move(rows));
}

}  // namespace glazier::tui
