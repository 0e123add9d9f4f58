// SPDX-License-Identifier: MIT
// How one cell is painted.
#include "tui/theme/style.hpp"

namespace glazier::tui {

ftxui::Decorator Paint(const Style& style) {
  ftxui::Decorator paint = ftxui::nothing;
  if (style.ink != ftxui::Color::Default) {
    paint = paint | ftxui::color(style.ink);
  }
  if (style.ground != ftxui::Color::Default) {
    paint = paint | ftxui::bgcolor(style.ground);
  }
  if (style.bold) {
    paint = paint | ftxui::bold;
  }
  if (style.dim) {
    paint = paint | ftxui::dim;
  }
  if (style.inverted) {
    paint = paint | ftxui::inverted;
  }
  if (style.underlined) {
    paint = paint | ftxui::underlined;
  }
  return paint;
}

}  // namespace glazier::tui
