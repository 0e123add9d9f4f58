// SPDX-License-Identifier: MIT
// A rendered element as text.
#include "tests/tui/support/screen_text.hpp"

#include <ftxui/screen/terminal.hpp>

#include "tui/sintra/pane_looks.hpp"
#include "tui/terminal/screen_cell.hpp"

namespace glazier::tui::test {
namespace {

std::string WithoutEnd(std::string row, char blank) {
  const auto last = row.find_last_not_of(blank);
  row.resize(last == std::string::npos ? 0 : last + 1);
  return row + '\n';
}

}  // namespace

Theme ThemeFor(const ThemeOptions& options) {
  return ThemeFor(options, kSintraPanes);
}

Theme ThemeFor(const ThemeOptions& options, std::span<const PaneLook> panes) {
  ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
  return {options, panes};
}

ftxui::Screen Draw(const ftxui::Element& element, int width, int height) {
  auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(width),
                                      ftxui::Dimension::Fixed(height));
  Render(screen, element);
  return screen;
}

std::string Text(const ftxui::Screen& screen) {
  std::string text;
  for (int y = 0; y < screen.dimy(); ++y) {
    std::string row;
    for (int x = 0; x < screen.dimx(); ++x) {
      row += screen.PixelAt(x, y).character;
    }
    text += WithoutEnd(std::move(row), ' ');
  }
  return text;
}

std::string Attributes(const ftxui::Screen& screen) {
  std::string text;
  for (int y = 0; y < screen.dimy(); ++y) {
    std::string row;
    for (int x = 0; x < screen.dimx(); ++x) {
      const ScreenCell& pixel = screen.PixelAt(x, y);
      row += pixel.inverted     ? '#'
             : pixel.underlined ? '_'
             : pixel.bold       ? 'b'
             : pixel.dim        ? 'd'
                                : '.';
    }
    text += WithoutEnd(std::move(row), '.');
  }
  return text;
}

}  // namespace glazier::tui::test
