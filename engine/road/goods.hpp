// SPDX-License-Identifier: MIT
// Goods, the ten markers that count them, and the two wheels that the markers
// stand on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace glazier::road {

/// @brief The canonical order of markers, in words and in lists. Food and
/// charcoal have a marker on each wheel.
enum Marker : std::uint8_t {
  kGlass,
  kSand,
  kGlassFood,
  kGlassCharcoal,
  kWater,
  kWood,
  kBrick,
  kClay,
  kBrickFood,
  kBrickCharcoal,
  kMarkers,
  kNoMarker = 0xFF,
};

inline constexpr std::array<std::string_view, kMarkers> kMarkerWords = {
    "G", "S", "FG", "KG", "A", "W", "B", "C", "FB", "KB"};
inline constexpr std::array<std::string_view, kMarkers> kMarkerNames = {
    "glass",
    "sand",
    "food on the glass wheel",
    "charcoal on the glass wheel",
    "water",
    "wood",
    "brick",
    "clay",
    "food on the brick wheel",
    "charcoal on the brick wheel"};

constexpr Marker MarkerAt(int index) {
  return static_cast<Marker>(index);
}

/// @brief The highest number on a marker's part of its wheel.
constexpr int CapOf(Marker marker) {
  return marker == kGlass || marker == kBrick ? 3 : 7;
}

/// @brief The goods of printed texts: food is food, whichever wheel it is on.
enum Good : std::uint8_t {
  kAnyGlass,
  kAnySand,
  kAnyFood,
  kAnyCharcoal,
  kAnyWater,
  kAnyWood,
  kAnyBrick,
  kAnyClay,
  kGoods,
  kNoGood = 0xFF,
};

inline constexpr std::string_view kGoodLetters = "GSFKAWBC";
inline constexpr std::array<std::string_view, kGoods> kGoodNames = {
    "glass", "sand", "food", "charcoal", "water", "wood", "brick", "clay"};

/// @brief The marker of a good, on the glass wheel if there are two.
inline constexpr std::array<Marker, kGoods> kFirstMarker = {
    kGlass, kSand, kGlassFood, kGlassCharcoal, kWater, kWood, kBrick, kClay};
/// @brief The marker on the brick wheel of a good that is on both.
inline constexpr std::array<Marker, kGoods> kSecondMarker = {
    kNoMarker, kNoMarker, kBrickFood, kBrickCharcoal,
    kNoMarker, kNoMarker, kNoMarker,  kNoMarker};

constexpr Good GoodOf(Marker marker) {
  constexpr std::array<Good, kMarkers> kGoodsOfMarkers = {
      kAnyGlass, kAnySand,  kAnyFood, kAnyCharcoal, kAnyWater,
      kAnyWood,  kAnyBrick, kAnyClay, kAnyFood,     kAnyCharcoal};
  return kGoodsOfMarkers[marker];
}

/// @brief How often each wheel turned.
struct Turns {
  int glass = 0;
  int brick = 0;
};

/// @brief An amount for each marker: what stands on the wheels, or a price.
///
/// Four bits a marker. No amount is above 7, so the highest bit of each is
/// free: prices are compared and paid for all markers at once.
class Amounts {
 public:
  constexpr Amounts() = default;

  constexpr int Of(Marker marker) const {
    return static_cast<int>(bits_ >> (4 * marker) & 7);
  }
  constexpr int Room(Marker marker) const { return CapOf(marker) - Of(marker); }
  /// @brief Food and charcoal of both wheels together.
  constexpr int OfGood(Good good) const {
    return Of(kFirstMarker[good]) +
           (kSecondMarker[good] == kNoMarker ? 0 : Of(kSecondMarker[good]));
  }
  constexpr bool None() const { return bits_ == 0; }

  constexpr void Add(Marker marker, int amount) {
    bits_ += static_cast<std::uint64_t>(amount) << (4 * marker);
  }
  constexpr bool Cover(Amounts price) const {
    return (((bits_ | kSpare) - price.bits_) & kSpare) == kSpare;
  }
  constexpr void Pay(Amounts price) { bits_ -= price.bits_; }

  /// @brief Ruling 19: each wheel turns while every basic marker on it is at 1
  /// or more and its refined marker is below 3.
  constexpr Turns Turn() {
    Turns turns;
    while (Cover(Amounts(kGlassBasics)) && Of(kGlass) < CapOf(kGlass)) {
      bits_ += (1ULL << (4 * kGlass)) - kGlassBasics;
      ++turns.glass;
    }
    while (Cover(Amounts(kBrickBasics)) && Of(kBrick) < CapOf(kBrick)) {
      bits_ += (1ULL << (4 * kBrick)) - kBrickBasics;
      ++turns.brick;
    }
    return turns;
  }

  friend constexpr bool operator==(Amounts, Amounts) = default;

 private:
  explicit constexpr Amounts(std::uint64_t bits) : bits_(bits) {}

  static constexpr std::uint64_t kSpare = 0x8888888888;
  static constexpr std::uint64_t kGlassBasics = 0x0000111110;
  static constexpr std::uint64_t kBrickBasics = 0x1110000000;

  std::uint64_t bits_ = 0;
};

/// @brief What every player starts with.
inline constexpr Amounts kStartAmounts = [] {
  constexpr std::array<int, kMarkers> kStart = {0, 0, 1, 2, 3, 4, 0, 1, 2, 0};
  Amounts amounts;
  for (int i = 0; i < kMarkers; ++i) {
    amounts.Add(MarkerAt(i), kStart[static_cast<std::size_t>(i)]);
  }
  return amounts;
}();

/// @brief Goods received: of at most two markers, in canonical order. Equal
/// gains are equal in both bytes.
struct Gain {
  std::uint8_t first;   ///< marker + 1 in the high bits, amount in the low
  std::uint8_t second;  ///< the same, or 0

  static constexpr Gain Nothing() { return {0, 0}; }
  /// @brief For steps that have no gain at all, not even "+0".
  static constexpr Gain None() { return {0xFF, 0xFF}; }

  static constexpr std::uint8_t Part(Marker marker, int amount) {
    return amount == 0 ? std::uint8_t{0}
                       : static_cast<std::uint8_t>((marker + 1) << 4 | amount);
  }
  static constexpr Gain Of(Marker a, int of_a, Marker b, int of_b) {
    const std::uint8_t x = Part(a, of_a);
    const std::uint8_t y = Part(b, of_b);
    return y == 0 || (x != 0 && x < y) ? Gain{x, y} : Gain{y, x};
  }

  constexpr bool IsNone() const { return first == 0xFF; }
  constexpr bool IsNothing() const { return first == 0; }
  static constexpr Marker MarkerOf(std::uint8_t part) {
    return static_cast<Marker>((part >> 4) - 1);
  }
  static constexpr int AmountOf(std::uint8_t part) { return part & 0xF; }
  constexpr int Total() const { return AmountOf(first) + AmountOf(second); }
  constexpr int Of(Marker marker) const {
    return (first != 0 && MarkerOf(first) == marker ? AmountOf(first) : 0) +
           (second != 0 && MarkerOf(second) == marker ? AmountOf(second) : 0);
  }
  constexpr void AddTo(Amounts& amounts) const {
    for (const std::uint8_t part : {first, second}) {
      if (part != 0) {
        amounts.Add(MarkerOf(part), AmountOf(part));
      }
    }
  }

  friend constexpr bool operator==(Gain, Gain) = default;
};

}  // namespace glazier::road
