// SPDX-License-Identifier: MIT
// What a terminal makes of the bytes it receives: libvterm.
#pragma once

#include <vterm.h>

#include <string>
#include <string_view>

namespace glazier::e2e {

struct Cell {
  std::string text;  ///< what stands there, in UTF-8; " " when empty
  VTermColor foreground{};
  VTermColor background{};
  bool bold = false;
  bool italic = false;
  bool blink = false;
  bool reverse = false;
  bool strike = false;
  unsigned underline = 0;

  friend bool operator==(const Cell& a, const Cell& b);
};

class Emulator {
 public:
  Emulator(int width, int height);
  ~Emulator();
  Emulator(const Emulator&) = delete;
  Emulator& operator=(const Emulator&) = delete;

  int width() const { return width_; }
  int height() const { return height_; }

  void Write(std::string_view bytes);
  void Resize(int width, int height);
  /// @brief What it answers to questions about itself; each is given once.
  std::string Answers();

  Cell At(int row, int column) const;
  std::string Row(int row) const;
  std::string Picture() const;

 private:
  int width_;
  int height_;
  VTerm* terminal_;
  VTermScreen* screen_;
  std::string held_;  // the beginning of a character
};

/// @brief Where two terminals differ, in words; or nothing.
std::string Difference(const Emulator& a, const Emulator& b);

}  // namespace glazier::e2e
