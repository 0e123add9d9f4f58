// SPDX-License-Identifier: MIT
// How colours look to different eyes, and how far apart they are.
#pragma once

#include "tui/theme/theme.hpp"

namespace glazier::tui::test {

/// @brief Linear light, 0-1 a channel.
struct Light {
  double r = 0;
  double g = 0;
  double b = 0;
};

/// @brief The colour as seen with the sight a palette is made for: Machado,
/// Oliveira and Fernandes 2009, severity 1; kStandard is normal sight.
Light Seen(Rgb colour, Palette sight);

/// @brief CIEDE2000; about 2 can just be told apart side by side.
double Difference(const Light& first, const Light& second);

}  // namespace glazier::tui::test
