// SPDX-License-Identifier: MIT
// Learning: least squares recovers the weights behind the numbers, and the same
// command produces the same weights.
#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "app/lab/least_squares.hpp"
#include "engine/core/rng.hpp"
#include "tests/app/support.hpp"

namespace glazier {
namespace {

constexpr std::size_t kCount = 4;
constexpr std::array<double, kCount> kTrue = {3, -1.5, 0.25, 10};

using Squares = LeastSquares<kCount>;

Squares::Sample RandomSample(Rng& rng) {
  Squares::Sample sample;
  for (int i = 0; i < static_cast<int>(kCount); ++i) {
    sample.features.emplace_back(i, static_cast<int>(rng.Below(9)) - 4);
  }
  return sample;
}

double GainOf(const Squares::Sample& sample) {
  double gain = 0;
  for (const auto& [i, value] : sample.features) {
    gain += kTrue[static_cast<std::size_t>(i)] * value;
  }
  return gain;
}

TEST_CASE("Least squares: the weights that made the gains are found again") {
  Rng rng(1);
  Squares squares;
  for (int i = 0; i < 200; ++i) {
    const auto sample = RandomSample(rng);
    squares.Add(sample, GainOf(sample));
  }
  const auto weights = squares.Solve(0);
  for (std::size_t i = 0; i < kCount; ++i) {
    CHECK(weights[i] == doctest::Approx(kTrue[i]));
  }
  CHECK(squares.Spread(weights) < 1e-3);
}

TEST_CASE("Least squares: noise is the spread, of two seats together") {
  Rng rng(2);
  Squares squares;
  for (int i = 0; i < 20'000; ++i) {
    const auto sample = RandomSample(rng);
    const double noise = rng.Below(2) == 0 ? 5 : -5;
    squares.Add(sample, GainOf(sample) + noise);
  }
  const auto weights = squares.Solve(0);
  for (std::size_t i = 0; i < kCount; ++i) {
    CHECK(weights[i] == doctest::Approx(kTrue[i]).epsilon(0.15));
  }
  CHECK(squares.Spread(weights) ==
        doctest::Approx(5 * std::sqrt(2)).epsilon(0.02));
}

TEST_CASE("Least squares: in parts as in one, and unseen features stay at 0") {
  Rng rng(3);
  Squares whole;
  Squares first;
  Squares second;
  for (int i = 0; i < 100; ++i) {
    auto sample = RandomSample(rng);
    const double gain = GainOf(sample);
    sample.features.pop_back();  // the last feature is never seen
    whole.Add(sample, gain);
    (i % 2 == 0 ? first : second).Add(sample, gain);
  }
  first.Add(second);
  const auto weights = whole.Solve(1);
  const auto parts = first.Solve(1);
  for (std::size_t i = 0; i < kCount; ++i) {
    CHECK(parts[i] == doctest::Approx(weights[i]));
  }
  CHECK(weights.back() == 0);
}

TEST_CASE("Least squares: weights as text, in hundredths") {
  CHECK(WeightsText({1, -0.5, 0.004}) == "{100,-50,0,},\n");
}

TEST_CASE("Learn: the same seed gives the same weights") {
  const Home home;
  const Words command = {"learn", "river", "--games", "100", "--seed", "5"};
  const Result one = Run(command);
  CHECK(one.code == 0);
  CHECK(one.out.size() > 500);
  CHECK(Run(command).out == one.out);
  Words others = command;
  others.back() = "6";
  CHECK(Run(others).out != one.out);
}

}  // namespace
}  // namespace glazier
