// SPDX-License-Identifier: MIT
// How colours look to different eyes, and how far apart they are.
#include "tests/tui/support/sight.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace glazier::tui::test {
namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

constexpr std::array<Matrix, kPalettes> kSights = {{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

constexpr double kPi = 3.14159265358979323846;

double Linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double Radians(double degrees) {
  return degrees * kPi / 180;
}

struct Lab {
  double l = 0;
  double a = 0;
  double b = 0;
};

Lab ToLab(const Light& light) {
  const auto f = [](double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  };
  const double x =
      f((0.4124564 * light.r + 0.3575761 * light.g + 0.1804375 * light.b) /
        0.95047);
  const double y =
      f(0.2126729 * light.r + 0.7151522 * light.g + 0.0721750 * light.b);
  const double z =
      f((0.0193339 * light.r + 0.1191920 * light.g + 0.9503041 * light.b) /
        1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double Hue(double a, double b) {
  const double degrees = std::atan2(b, a) * 180 / kPi;
  return degrees < 0 ? degrees + 360 : degrees;
}

/// Shrinks towards 0 for greys.
double Vividness(double chroma) {
  const double power = std::pow(chroma, 7);
  return std::sqrt(power / (power + std::pow(25, 7)));
}

}  // namespace

Light Seen(Rgb colour, Palette sight) {
  const std::array<double, 3> light = {Linear(colour.r), Linear(colour.g),
                                       Linear(colour.b)};
  std::array<double, 3> seen{};
  const Matrix& matrix = kSights[static_cast<std::size_t>(sight)];
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      seen[row] += matrix[row][column] * light[column];
    }
    seen[row] = std::clamp(seen[row], 0.0, 1.0);
  }
  return {seen[0], seen[1], seen[2]};
}

double Difference(const Light& first, const Light& second) {
  const Lab p = ToLab(first);
  const Lab q = ToLab(second);
  const double stretch =
      1 +
      0.5 * (1 - Vividness((std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2));
  const double chroma_p = std::hypot(p.a * stretch, p.b);
  const double chroma_q = std::hypot(q.a * stretch, q.b);
  const double hue_p = Hue(p.a * stretch, p.b);
  const double hue_q = Hue(q.a * stretch, q.b);
  double turn = hue_q - hue_p;
  turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
  double hue = (hue_p + hue_q) / 2;
  if (std::abs(hue_p - hue_q) > 180) {
    hue += hue < 180 ? 180 : -180;
  }
  const double lightness = (p.l + q.l) / 2 - 50;
  const double chroma = (chroma_p + chroma_q) / 2;
  const double t = 1 - 0.17 * std::cos(Radians(hue - 30)) +
                   0.24 * std::cos(Radians(2 * hue)) +
                   0.32 * std::cos(Radians(3 * hue + 6)) -
                   0.20 * std::cos(Radians(4 * hue - 63));
  const double dl =
      (q.l - p.l) / (1 + 0.015 * lightness * lightness /
                             std::sqrt(20 + lightness * lightness));
  const double dc = (chroma_q - chroma_p) / (1 + 0.045 * chroma);
  const double dh = 2 * std::sqrt(chroma_p * chroma_q) *
                    std::sin(Radians(turn) / 2) / (1 + 0.015 * chroma * t);
  const double rotation =
      -2 * Vividness(chroma) *
      std::sin(Radians(60 * std::exp(-std::pow((hue - 275) / 25, 2))));
  return std::sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

}  // namespace glazier::tui::test
