// SPDX-License-Identifier: MIT
// Plain colour arithmetic for palettes.
#include "tui/theme/rgb.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace glazier::tui {
namespace {

double Linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

std::uint8_t MixChannel(int a, int b, int share) {
  return static_cast<std::uint8_t>((a * share + b * (100 - share) + 50) / 100);
}

int Square(int x) {
  return x * x;
}

}  // namespace

Rgb Mix(Rgb a, Rgb b, int share) {
  return {MixChannel(a.r, b.r, share), MixChannel(a.g, b.g, share),
          MixChannel(a.b, b.b, share)};
}

double Luminance(Rgb colour) {
  return 0.2126 * Linear(colour.r) + 0.7152 * Linear(colour.g) +
         0.0722 * Linear(colour.b);
}

double Contrast(Rgb a, Rgb b) {
  const double first = Luminance(a);
  const double second = Luminance(b);
  const auto [dark, light] = std::minmax(first, second);
  return (light + 0.05) / (dark + 0.05);
}

Rgb Xterm256(std::uint8_t index) {
  constexpr std::array<std::uint8_t, 6> kCube = {0, 95, 135, 175, 215, 255};
  if (index >= 232) {
    const auto grey = static_cast<std::uint8_t>(8 + 10 * (index - 232));
    return {grey, grey, grey};
  }
  const auto cube = static_cast<std::size_t>(index - 16);
  return {kCube[cube / 36], kCube[cube / 6 % 6], kCube[cube % 6]};
}

std::uint8_t Nearest256(Rgb colour) {
  int best = 16;
  int nearest = 3 * 256 * 256;
  for (int index = 16; index < 256; ++index) {
    const Rgb entry = Xterm256(static_cast<std::uint8_t>(index));
    const int distance = Square(entry.r - colour.r) +
                         Square(entry.g - colour.g) +
                         Square(entry.b - colour.b);
    if (distance < nearest) {
      nearest = distance;
      best = index;
    }
  }
  return static_cast<std::uint8_t>(best);
}

}  // namespace glazier::tui
