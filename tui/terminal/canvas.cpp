// SPDX-License-Identifier: MIT
// What the terminal shows, and the shortest way to the next frame.
#include "tui/terminal/canvas.hpp"

#include <algorithm>
#include <ftxui/screen/string.hpp>
#include <utility>

#include "tui/terminal/screen_cell.hpp"

namespace glazier::tui {
namespace {

constexpr std::string_view kBegin = "\x1b[?2026h";
constexpr std::string_view kEnd = "\x1b[?2026l";
constexpr std::string_view kPlain = "\x1b[m";

enum Flag : std::uint8_t {
  kBold = 1,
  kDim = 2,
  kItalic = 4,
  kUnderlined = 8,
  kDoublyUnderlined = 16,
  kBlinking = 32,
  kInverted = 64,
  kStruck = 128,
};

std::uint8_t FlagsOf(const ScreenCell& pixel) {
  const auto flag = [](bool set, Flag value) { return set ? value : 0; };
  return static_cast<std::uint8_t>(
      flag(pixel.bold, kBold) | flag(pixel.dim, kDim) |
      flag(Italic(pixel), kItalic) | flag(pixel.underlined, kUnderlined) |
      // Where both are asked for, FTXUI draws a single line.
      flag(pixel.underlined_double && !pixel.underlined, kDoublyUnderlined) |
      flag(pixel.blink, kBlinking) | flag(pixel.inverted, kInverted) |
      flag(pixel.strikethrough, kStruck));
}

std::string Position(int x, int y) {
  std::string text = "\x1b[";
  if (y > 0 || x > 0) {
    text += std::to_string(y + 1);
  }
  if (x > 0) {
    text += ';' + std::to_string(x + 1);
  }
  return text + 'H';
}

/// Terminals disagree about the width of wide and combined characters; a row
/// with one is drawn as a whole, so that errors do not spread.
template <class Row>
bool Regular(const Row& row) {
  return std::all_of(row.begin(), row.end(), [](const auto& cell) {
    return cell.text.size() == 1 || ftxui::string_width(cell.text) == 1;
  });
}

}  // namespace

Canvas::Row Canvas::RowOf(const ftxui::Screen& screen, int y) {
  Row row(static_cast<std::size_t>(screen.dimx()));
  bool covered = false;  // by the second half of a wide character
  for (int x = 0; x < screen.dimx(); ++x) {
    const ScreenCell& pixel = screen.PixelAt(x, y);
    Cell& cell = row[static_cast<std::size_t>(x)];
    if (covered) {
      cell.text.clear();
    } else {
      if (!pixel.character.empty()) {
        cell.text = pixel.character;
      }
      cell.style = {pixel.foreground_color, pixel.background_color,
                    FlagsOf(pixel)};
    }
    covered =
        pixel.character.size() > 1 && ftxui::string_width(pixel.character) == 2;
  }
  return row;
}

std::string Canvas::Update(const ftxui::Screen& screen) {
  bytes_.clear();
  pen_ = Style();
  x_ = y_ = -1;
  const auto height = static_cast<std::size_t>(screen.dimy());
  if (!known_ || width_ != screen.dimx() || rows_.size() != height) {
    bytes_ += kPlain;
    bytes_ += "\x1b[2J";
    width_ = screen.dimx();
    rows_.assign(height, Row(static_cast<std::size_t>(width_)));
    cursor_.shape = -1;
    known_ = true;
  }
  for (int y = 0; y < screen.dimy(); ++y) {
    Row next = RowOf(screen, y);
    Row& shown = rows_[static_cast<std::size_t>(y)];
    if (next == shown) {
      continue;
    }
    if (Regular(next) && Regular(shown)) {
      Repaint(y, next);
    } else {
      RepaintWhole(y, next);
    }
    shown = std::move(next);
  }
  Paint(Style());
  PlaceCursor(screen);
  if (bytes_.empty()) {
    return {};
  }
  return std::string(kBegin) + bytes_ + std::string(kEnd);
}

void Canvas::Repaint(int y, const Row& next) {
  const Row& shown = rows_[static_cast<std::size_t>(y)];
  const auto blanks = static_cast<int>(
      std::find_if(next.rbegin(), next.rend(),
                   [](const Cell& cell) { return !cell.Blank(); }) -
      next.rbegin());
  const int blank_from = width_ - blanks;
  int last = width_ - 1;  // the last cell that changed
  while (next[static_cast<std::size_t>(last)] ==
         shown[static_cast<std::size_t>(last)]) {
    --last;
  }
  for (int x = 0; x <= last; ++x) {
    const Cell& cell = next[static_cast<std::size_t>(x)];
    if (cell == shown[static_cast<std::size_t>(x)]) {
      continue;
    }
    MoveTo(x, y, next);
    constexpr int kWorthErasing = 4;
    if (x >= blank_from && last - x >= kWorthErasing) {
      Paint(Style());  // erasing paints with the pen's background
      bytes_ += "\x1b[K";
      return;
    }
    Put(cell);
  }
}

void Canvas::RepaintWhole(int y, const Row& next) {
  MoveTo(0, y, next);
  for (const Cell& cell : next) {
    if (!cell.text.empty()) {
      Put(cell);
    }
  }
  x_ = -1;
}

void Canvas::Put(const Cell& cell) {
  Paint(cell.style);
  bytes_ += cell.text;
  // In the last column the cursor either waits or has wrapped: its place is
  // unknown.
  x_ = x_ + 1 < width_ ? x_ + 1 : -1;
}

void Canvas::MoveTo(int x, int y, const Row& row) {
  std::string way = Position(x, y);
  if (y == y_ && x_ == x) {
    return;
  }
  if (y == y_ && x_ >= 0 && x_ < x) {
    const int cells = x - x_;
    const std::string forward =
        "\x1b[" + (cells > 1 ? std::to_string(cells) : "") + 'C';
    way = forward.size() < way.size() ? forward : way;
    // Writing a few cells once more may be shorter than jumping over them.
    std::string again;
    for (int between = x_; between < x && again.size() <= way.size();
         ++between) {
      const Cell& cell = row[static_cast<std::size_t>(between)];
      again += cell.style == pen_ ? cell.text : way + ' ';
    }
    way = again.size() <= way.size() ? again : way;
  }
  bytes_ += way;
  x_ = x;
  y_ = y;
}

void Canvas::Paint(const Style& style) {
  if (!(style == pen_)) {
    bytes_ += Change(pen_, style);
    pen_ = style;
  }
}

std::string Canvas::Change(const Style& from, const Style& to) {
  if (to == Style()) {
    return std::string(kPlain);
  }
  struct Switch {
    std::uint8_t flags;
    const char* off;
  };
  constexpr Switch kSwitches[] = {
      {kBold | kDim, "22"},
      {kItalic, "23"},
      {kStruck, "29"},
      {kBlinking, "25"},
      {kInverted, "27"},  //
      {kUnderlined | kDoublyUnderlined, "24"},
  };
  constexpr std::pair<Flag, const char*> kOn[] = {
      {kBold, "1"},
      {kDim, "2"},
      {kItalic, "3"},
      {kUnderlined, "4"},
      {kDoublyUnderlined, "21"},
      {kBlinking, "5"},
      {kInverted, "7"},
      {kStruck, "9"},
  };
  const auto codes = [&](Style before, std::string text) {
    const auto add = [&text](std::string_view code) {
      text += text.empty() ? "" : ";";
      text += code;
    };
    for (const Switch& each : kSwitches) {
      if ((before.flags & each.flags & ~to.flags) != 0) {
        add(each.off);
        before.flags &= static_cast<std::uint8_t>(~each.flags);
      }
    }
    for (const auto& [flag, code] : kOn) {
      if ((to.flags & ~before.flags & flag) != 0) {
        add(code);
      }
    }
    if (before.foreground != to.foreground) {
      add(to.foreground.Print(false));
    }
    if (before.background != to.background) {
      add(to.background.Print(true));
    }
    return text;
  };
  const std::string further = codes(from, "");
  const std::string afresh = codes(Style(), "0");
  return "\x1b[" + (afresh.size() < further.size() ? afresh : further) + 'm';
}

void Canvas::PlaceCursor(const ftxui::Screen& screen) {
  const auto wanted = screen.cursor();
  // FTXUI 5 leaves the shape to chance where nothing has the focus.
  const bool visible = wanted.shape > ftxui::Screen::Cursor::Hidden &&
                       wanted.shape <= ftxui::Screen::Cursor::Bar;
  const Cursor next{wanted.x, wanted.y, visible ? wanted.shape : 0};
  if (next.shape != cursor_.shape) {
    bytes_ += visible ? "\x1b[?25h\x1b[" + std::to_string(next.shape) + " q"
                      : "\x1b[?25l";
  }
  if (visible && (!bytes_.empty() || !(next == cursor_))) {
    bytes_ += Position(next.x, next.y);
  }
  cursor_ = next;
}

std::string Canvas::Whole(const ftxui::Screen& screen) {
  std::string bytes(kPlain);
  if (!known_ || width_ != screen.dimx() ||
      rows_.size() != static_cast<std::size_t>(screen.dimy())) {
    bytes += "\x1b[2J";
    width_ = screen.dimx();
    rows_.resize(static_cast<std::size_t>(screen.dimy()));
    known_ = true;
  }
  return bytes + Position(0, 0) + screen.ToString();
}

}  // namespace glazier::tui
