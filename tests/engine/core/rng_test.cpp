// SPDX-License-Identifier: MIT
// The generator: the same numbers everywhere, and every number equally likely.
#include "engine/core/rng.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "tests/support/statistics.hpp"

namespace glazier {
namespace {

constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15;

// The inverse of an odd factor modulo 2^64, by Newton's iteration.
std::uint64_t Inverse(std::uint64_t odd) {
  std::uint64_t inverse = odd;
  for (int i = 0; i < 6; ++i) {
    inverse *= 2 - odd * inverse;
  }
  return inverse;
}

std::uint64_t UndoShift(std::uint64_t x, int shift) {
  std::uint64_t y = x;
  for (int i = 0; i < 64 / shift; ++i) {
    y = x ^ (y >> shift);
  }
  return y;
}

// A generator whose next number is `wanted`: SplitMix64 run backwards.
Rng Next(std::uint64_t wanted) {
  std::uint64_t x = UndoShift(wanted, 31);
  x = UndoShift(x * Inverse(0x94D049BB133111EB), 27);
  x = UndoShift(x * Inverse(0xBF58476D1CE4E5B9), 30);
  return Rng(x - kStep);
}

TEST_CASE("Rng: SplitMix64's published numbers") {
  Rng rng(1234567);
  CHECK(rng.Next() == 6457827717110365317U);
  CHECK(rng.Next() == 3203168211198807973U);
  CHECK(rng.Next() == 9817491932198370423U);
  CHECK(rng.Next() == 4593380528125082431U);
  CHECK(rng.Next() == 16408922859458223821U);
  CHECK(Rng(0).Next() == 16294208416658607535U);
}

TEST_CASE("Rng: derived numbers are the same everywhere too") {
  Rng dice(7);
  for (const std::uint32_t expected :
       {2U, 0U, 5U, 3U, 2U, 1U, 2U, 1U, 0U, 2U, 0U, 5U}) {
    CHECK(dice.Below(6) == expected);
  }
  Rng rng(7);
  for (const auto& expected : {std::array<std::uint32_t, 4>{5, 32, 82, 35},
                               std::array<std::uint32_t, 4>{37, 89, 22, 1}}) {
    Rng::Small small(rng);
    for (std::uint32_t i = 0; i < 4; ++i) {
      CHECK(small.Below(95 - i) == expected[i]);
    }
  }
  std::vector<int> ten(10);
  std::iota(ten.begin(), ten.end(), 0);
  Rng(7).Shuffle(ten);
  CHECK(ten == std::vector<int>{9, 5, 8, 6, 1, 2, 4, 7, 0, 3});
}

TEST_CASE("Rng: every purpose and every event has its own stream") {
  CHECK(Rng::For(7, Rng::Use::kDeal, 0).Next() == 519152633251719496U);
  CHECK(Rng::For(7, Rng::Use::kDeal, 1).Next() == 16060238902472837974U);
  CHECK(Rng::For(7, Rng::Use::kBot, 0).Next() == 9195292973229313392U);
  CHECK(Rng::For(7, Rng::Use::kPlayout, 0).Next() == 7169993179452507306U);
  CHECK(Rng::For(8, Rng::Use::kDeal, 0).Next() == 10896387645141800972U);

  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const auto use :
         {Rng::Use::kDeal, Rng::Use::kBot, Rng::Use::kPlayout}) {
      for (std::uint64_t index = 0; index < 100; ++index) {
        firsts.insert(Rng::For(seed, use, index).Next());
      }
    }
  }
  CHECK(firsts.size() == 30000);
}

TEST_CASE("Rng: a generator can be run backwards to any number") {
  for (const std::uint64_t wanted :
       {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, kStep}) {
    CHECK(Next(wanted).Next() == wanted);
  }
}

// 2^32 words are shared out among n numbers; the uneven remainder is drawn
// again. The words of number k begin at the first one not drawn again, and
// every number has floor(2^32 / n) of them.
TEST_CASE("Rng: Below is exactly uniform, up to the last word") {
  constexpr std::uint64_t kWords = std::uint64_t{1} << 32;
  for (const std::uint32_t n : {1U, 2U, 3U, 5U, 6U, 7U, 15U, 100U, 65537U,
                                0x7FFFFFFFU, 0x80000001U, 0xFFFFFFFFU}) {
    CAPTURE(n);
    const std::uint64_t uneven = kWords % n;
    for (const std::uint32_t k : {0U, 1U, n / 2, n - 1}) {
      if (k >= n) {
        continue;
      }
      const std::uint64_t first = (k * kWords + uneven + n - 1) / n;
      const std::uint64_t last = first + kWords / n - 1;
      CAPTURE(k);
      CHECK(Next(first << 32).Below(n) == k);
      CHECK(Next(last << 32).Below(n) == k);
      for (const std::uint64_t outside : {first - 1, last + 1}) {
        if (outside >= kWords) {
          continue;  // there is no such word
        }
        const bool again = outside * n % kWords < uneven;
        const auto other = static_cast<std::uint32_t>(outside * n / kWords);
        Rng rng = Next(outside << 32);
        Rng later = rng;
        later.Next();
        CHECK(rng.Below(n) == (again ? later.Below(n) : other));
        CHECK((again || other != k));
      }
    }
  }
}

// 2^16 chunks are shared out among n numbers in the same way.
TEST_CASE("Rng: Small is exactly uniform, chunk by chunk") {
  for (const std::uint32_t n : {1U, 2U, 5U, 7U, 20U, 95U, 40000U}) {
    for (int before = 0; before < 4; before += 3) {
      CAPTURE(n);
      CAPTURE(before);
      std::vector<std::uint32_t> counts(n, 0);
      std::uint32_t again = 0;
      for (std::uint64_t chunk = 0; chunk < 65536; ++chunk) {
        // The chunks before are all ones, which are never drawn again.
        const std::uint64_t word =
            ~(std::uint64_t{0xFFFF} << (16 * before)) | chunk << (16 * before);
        Rng rng = Next(word);
        Rng later = rng;
        later.Next();
        Rng::Small small(rng);
        for (int i = 0; i < before; ++i) {
          REQUIRE(small.Below(3) == 2);
        }
        const std::uint32_t number = small.Below(n);
        if (rng.Next() == later.Next()) {
          ++counts.at(number);
        } else {
          ++again;
        }
      }
      CHECK(again == 65536 % n);
      CHECK(std::all_of(counts.begin(), counts.end(),
                        [n](std::uint32_t c) { return c == 65536 / n; }));
    }
  }
}

TEST_CASE("Rng: what Small draws again is uniform as well") {
  // Chunk 0 is drawn again for every n that does not divide 2^16.
  Rng seeds(5);
  std::vector<int> counts(3, 0);
  for (int i = 0; i < 30000; ++i) {
    Rng rng = Next(seeds.Next() & ~std::uint64_t{0xFFFF});
    ++counts.at(Rng::Small(rng).Below(3));
  }
  CHECK(Unevenness(counts) < 4);
}

TEST_CASE("Rng: dice are fair") {
  Rng rng(2024);
  for (const std::uint32_t n : {2U, 5U, 6U, 57U}) {
    CAPTURE(n);
    std::vector<int> counts(n, 0);
    for (int i = 0; i < 60000; ++i) {
      ++counts.at(rng.Below(n));
    }
    CHECK(Unevenness(counts) < 4);
    CHECK(Unevenness(counts) > -4);
  }
}

TEST_CASE("Rng: every order of a shuffle is equally likely") {
  Rng rng(99);
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 48000; ++i) {
    std::vector<int> four = {0, 1, 2, 3};
    rng.Shuffle(four);
    ++orders[four];
  }
  CHECK(orders.size() == 24);
  std::vector<int> counts;
  for (const auto& [order, count] : orders) {
    counts.push_back(count);
  }
  CHECK(Unevenness(counts) < 4);
}

TEST_CASE("Rng: shuffling nothing or one thing takes no luck") {
  Rng rng(3);
  Rng untouched = rng;
  std::vector<int> none;
  std::vector<int> one = {42};
  rng.Shuffle(none);
  rng.Shuffle(one);
  CHECK(one == std::vector<int>{42});
  CHECK(rng.Next() == untouched.Next());
}

}  // namespace
}  // namespace glazier
