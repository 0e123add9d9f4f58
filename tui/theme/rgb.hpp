// SPDX-License-Identifier: MIT
// Plain colour arithmetic for palettes: no terminal, no globals.
#pragma once

#include <cstdint>

namespace glazier::tui {

/// @brief A colour as sRGB bytes.
struct Rgb {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;

  friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

/// @brief `share` (0-100) per cent of `a`, the rest of `b`.
Rgb Mix(Rgb a, Rgb b, int share);

/// @brief Relative luminance and contrast ratio as WCAG 2 defines them.
double Luminance(Rgb colour);
double Contrast(Rgb a, Rgb b);

/// @brief The nearest entry (16-255) of the xterm palette. The first sixteen
/// are left out: every terminal theme paints them differently.
std::uint8_t Nearest256(Rgb colour);
/// @brief What entry 16-255 of the xterm palette looks like.
Rgb Xterm256(std::uint8_t index);

}  // namespace glazier::tui
