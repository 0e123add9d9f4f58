// SPDX-License-Identifier: MIT
// Glicko-2. Names follow the steps of the paper.
#include "app/kiosk/glicko.hpp"

#include <cmath>
#include <numbers>

namespace glazier {
namespace {

constexpr double kScale = 173.7178;
constexpr double kMiddle = 1500;
constexpr double kTau = 0.5;
constexpr double kPrecise = 1e-6;

double Weight(double phi) {
  return 1 /
         std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

/// The new volatility: the root of f, by the Illinois algorithm (step 5).
double Volatility(double sigma, double phi, double variance, double delta) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double all = phi * phi + variance + e;
    return e * (delta * delta - all) / (2 * all * all) -
           (x - a) / (kTau * kTau);
  };
  double low = a;
  double high = 0;
  if (delta * delta > phi * phi + variance) {
    high = std::log(delta * delta - phi * phi - variance);
  } else {
    double k = 1;
    while (f(a - k * kTau) < 0) {
      ++k;
    }
    high = a - k * kTau;
  }
  double f_low = f(low);
  double f_high = f(high);
  while (std::abs(high - low) > kPrecise) {
    const double next = low + (low - high) * f_low / (f_high - f_low);
    const double f_next = f(next);
    if (f_next * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = next;
    f_high = f_next;
  }
  return std::exp(low / 2);
}

}  // namespace

Glicko After(const Glicko& before, const std::vector<Encounter>& encounters) {
  const double mu = (before.points - kMiddle) / kScale;
  const double phi = before.deviation / kScale;
  double information = 0;
  double gain = 0;
  for (const auto& [opponent, score] : encounters) {
    const double g = Weight(opponent.deviation / kScale);
    const double expected =
        1 / (1 + std::exp(-g * (mu - (opponent.points - kMiddle) / kScale)));
    information += g * g * expected * (1 - expected);
    gain += g * (score - expected);
  }
  if (encounters.empty()) {
    return before;
  }
  const double variance = 1 / information;
  const double sigma =
      Volatility(before.volatility, phi, variance, variance * gain);
  const double wider = phi * phi + sigma * sigma;
  const double narrower = 1 / std::sqrt(1 / wider + 1 / variance);
  return {kMiddle + kScale * (mu + narrower * narrower * gain),
          kScale * narrower, sigma};
}

}  // namespace glazier
