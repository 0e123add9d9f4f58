// SPDX-License-Identifier: MIT
// What a terminal makes of the bytes it receives: libvterm.
#include "tests/e2e/emulator.hpp"

#include <array>
#include <cstdint>

namespace glazier::e2e {
namespace {

std::string Utf8(std::uint32_t point) {
  std::string text;
  const auto add = [&text](std::uint32_t byte) {
    text += static_cast<char>(byte);
  };
  if (point < 0x80) {
    add(point);
  } else if (point < 0x800) {
    add(0xC0 | point >> 6);
    add(0x80 | (point & 0x3F));
  } else if (point < 0x10000) {
    add(0xE0 | point >> 12);
    add(0x80 | ((point >> 6) & 0x3F));
    add(0x80 | (point & 0x3F));
  } else {
    add(0xF0 | point >> 18);
    add(0x80 | ((point >> 12) & 0x3F));
    add(0x80 | ((point >> 6) & 0x3F));
    add(0x80 | (point & 0x3F));
  }
  return text;
}

}  // namespace

bool operator==(const Cell& a, const Cell& b) {
  return a.text == b.text && a.bold == b.bold && a.italic == b.italic &&
         a.blink == b.blink && a.reverse == b.reverse && a.strike == b.strike &&
         a.underline == b.underline &&
         vterm_color_is_equal(&a.foreground, &b.foreground) != 0 &&
         vterm_color_is_equal(&a.background, &b.background) != 0;
}

Emulator::Emulator(int width, int height)
    : width_(width),
      height_(height),
      terminal_(vterm_new(height, width)),
      screen_(vterm_obtain_screen(terminal_)) {
  vterm_set_utf8(terminal_, 1);
  vterm_screen_enable_altscreen(screen_, 1);
  vterm_screen_reset(screen_, 1);
}

Emulator::~Emulator() {
  vterm_free(terminal_);
}

void Emulator::Write(std::string_view bytes) {
  // libvterm breaks a character that arrives in two parts.
  held_ += bytes;
  std::size_t whole = held_.size();
  for (std::size_t back = 1; back <= 3 && back <= held_.size(); ++back) {
    const auto byte = static_cast<unsigned char>(held_[held_.size() - back]);
    if (byte >= 0xC0) {
      const std::size_t needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
      whole -= needed > back ? back : 0;
      break;
    }
  }
  vterm_input_write(terminal_, held_.data(), whole);
  held_.erase(0, whole);
}

void Emulator::Resize(int width, int height) {
  width_ = width;
  height_ = height;
  vterm_set_size(terminal_, height, width);
}

std::string Emulator::Answers() {
  std::string answers;
  std::array<char, 4096> part;
  while (const auto size =
             vterm_output_read(terminal_, part.data(), part.size())) {
    answers.append(part.data(), size);
  }
  return answers;
}

Cell Emulator::At(int row, int column) const {
  VTermScreenCell found{};
  vterm_screen_get_cell(screen_, VTermPos{row, column}, &found);
  Cell cell;
  if (found.chars[0] == static_cast<std::uint32_t>(-1)) {
    cell.text = " ";  // the second half of a wide character has no style
    return cell;
  }
  for (const auto point : found.chars) {
    if (point == 0) {
      break;
    }
    cell.text += Utf8(point);
  }
  if (cell.text.empty()) {
    cell.text += ' ';
  }
  cell.foreground = found.fg;
  cell.background = found.bg;
  cell.bold = found.attrs.bold != 0;
  cell.italic = found.attrs.italic != 0;
  cell.blink = found.attrs.blink != 0;
  cell.reverse = found.attrs.reverse != 0;
  cell.strike = found.attrs.strike != 0;
  cell.underline = found.attrs.underline;
  return cell;
}

std::string Emulator::Row(int row) const {
  std::string text;
  for (int column = 0; column < width_; ++column) {
    text += At(row, column).text;
  }
  return text;
}

std::string Emulator::Picture() const {
  std::string text;
  for (int row = 0; row < height_; ++row) {
    text += Row(row) + '\n';
  }
  return text;
}

std::string Difference(const Emulator& a, const Emulator& b) {
  for (int row = 0; row < a.height(); ++row) {
    for (int column = 0; column < a.width(); ++column) {
      const Cell one = a.At(row, column);
      const Cell other = b.At(row, column);
      if (!(one == other)) {
        return "row " + std::to_string(row) + ", column " +
               std::to_string(column) + ": " +
               (one.text == other.text
                    ? "another style of '" + one.text + "'"
                    : "'" + one.text + "' and '" + other.text + "'") +
               "\n" + a.Picture() + "and\n" + b.Picture();
      }
    }
  }
  return a.height() == b.height() && a.width() == b.width() ? ""
                                                            : "another size";
}

}  // namespace glazier::e2e
