// SPDX-License-Identifier: MIT
// Lines over time, drawn with characters.
#include "tui/screens/plot.hpp"

#include <algorithm>

#include "tui/widgets/lines.hpp"

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
}

std::string Padded(const std::string& text) {
  return std::string(text.size() < 4 ? 4 - text.size() : 0, ' ') + text;
}

/// Who has a line, by row: beside its end, or as near as there is room.
std::vector<const PlotLine*> NamesByRow(const std::vector<PlotLine>& lines,
                                        const Scale& scale,
                                        int height) {
  std::vector<const PlotLine*> rows(static_cast<std::size_t>(height));
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const int end = scale.Row(line->values.back());
    for (int away = 0; away < 2 * height; ++away) {
      const int row = end + (away % 2 == 0 ? away / 2 : -(away + 1) / 2);
      if (row >= 0 && row < height &&
          rows[static_cast<std::size_t>(row)] == nullptr) {
        rows[static_cast<std::size_t>(row)] = &*line;
        break;
      }
    }
  }
  return rows;
}

/// A line below the plot with the numbers of the rounds where they begin, as
/// many as have room.
ftxui::Element Axis(const Theme& theme,
                    const std::vector<int>& rounds,
                    int values,
                    int width) {
  const Frame& frame = theme.Frames(Weight::kLight);
  std::vector<std::string> cells(static_cast<std::size_t>(width),
                                 std::string(frame.across));
  int free = 0;
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    const int x = values <= 1 ? 0 : rounds[round] * (width - 1) / (values - 1);
    const std::string number = std::to_string(round + 1);
    if (x < free || x + static_cast<int>(number.size()) > width) {
      continue;
    }
    for (std::size_t i = 0; i < number.size(); ++i) {
      cells[static_cast<std::size_t>(x) + i] = number[i];
    }
    free = x + static_cast<int>(number.size()) + 1;
  }
  std::string text = "     " + std::string(frame.bottom_left);
  for (const std::string& cell : cells) {
    text += cell;
  }
  return ftxui::text(text) | Paint(theme.Of(Role::kFaint));
}

}  // namespace

ftxui::Element Plot(const Theme& theme,
                    const std::vector<PlotLine>& lines,
                    const std::vector<int>& rounds,
                    Size size,
                    std::string (*label)(int value)) {
  constexpr int kLongestName = 12;
  int names = 0;
  for (const PlotLine& line : lines) {
    names = std::max(names, std::min(Columns(line.name), kLongestName));
  }
  const int width = size.width - kScaleWidth - names - 1;
  const int height = size.height - (rounds.empty() ? 0 : 1);
  if (lines.empty() || width < 2 || height < 2) {
    return ftxui::text("");
  }
  const Scale scale(lines, height);
  Grid grid(width, height);
  for (const PlotLine& line : lines) {
    Draw(line, scale, width, theme.options().ascii, grid);
  }
  const auto named = NamesByRow(lines, scale, height);
  ftxui::Elements rows;
  for (int y = 0; y < height; ++y) {
    ftxui::Elements cells;
    const bool labelled = y % 3 == 0 || y == height - 1;
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
    if (const PlotLine* const line = named[static_cast<std::size_t>(y)]) {
      cells.push_back(ftxui::text(' ' + Cut(line->name, kLongestName)) |
                      Paint(line->style));
    }
    rows.push_back(ftxui::hbox(std::move(cells)));
  }
  if (!rounds.empty()) {
    rows.push_back(Axis(theme, rounds,
                        static_cast<int>(lines.front().values.size()), width));
  }
  return ftxui::vbox(std::move(rows));
}

}  // namespace glazier::tui
