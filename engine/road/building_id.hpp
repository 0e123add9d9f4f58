// SPDX-License-Identifier: MIT
// The numbers of buildings, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace glazier::road {

/// @brief A building: its type in the high bits, its number on the tile less
/// one in the low five. Types P, I, V; then the three printed ones, Z.
using BuildingId = std::uint8_t;
inline constexpr int kTypes = 3;
inline constexpr int kOfType = 31;
inline constexpr std::string_view kTypeLetters = "PIVZ";
inline constexpr BuildingId kNoBuilding = 0xFF;
inline constexpr int kBuildingIds = 3 * 32 + 3;

constexpr BuildingId IdOf(int type, int index) {
  return static_cast<BuildingId>(type << 5 | index);
}
constexpr int TypeOf(BuildingId id) {
  return id >> 5;
}
constexpr int IndexOf(BuildingId id) {
  return id & 31;
}
constexpr BuildingId PrintedAt(int site) {
  return IdOf(3, site);
}
constexpr bool IsTile(BuildingId id) {
  return TypeOf(id) < kTypes && IndexOf(id) < kOfType;
}

/// @brief "P15" as a constant: Id("P15").
constexpr BuildingId Id(std::string_view word) {
  int number = 0;
  for (const char digit : word.substr(1)) {
    number = number * 10 + (digit - '0');
  }
  return IdOf(static_cast<int>(kTypeLetters.find(word[0])), number - 1);
}

inline std::string IdText(BuildingId id) {
  return kTypeLetters[static_cast<std::size_t>(TypeOf(id))] +
         std::to_string(IndexOf(id) + 1);
}

/// @brief A set of the 93 tiles, in three words.
class Buildings {
 public:
  constexpr Buildings() = default;
  static constexpr Buildings All() {
    Buildings all;
    all.bits_.fill((1U << kOfType) - 1);
    return all;
  }

  constexpr bool Has(BuildingId id) const {
    return IsTile(id) && (bits_[Word(id)] >> IndexOf(id) & 1) != 0;
  }
  constexpr void Add(BuildingId id) { bits_[Word(id)] |= 1U << IndexOf(id); }
  constexpr void Remove(BuildingId id) {
    bits_[Word(id)] &= ~(1U << IndexOf(id));
  }
  constexpr std::uint32_t OfType(int type) const {
    return bits_[static_cast<std::size_t>(type)];
  }
  constexpr int CountType(int type) const {
    return std::popcount(OfType(type));
  }
  constexpr int Count() const {
    return CountType(0) + CountType(1) + CountType(2);
  }
  constexpr bool Empty() const { return (bits_[0] | bits_[1] | bits_[2]) == 0; }

  /// @brief The n-th, in order.
  constexpr BuildingId Nth(int n) const {
    for (int type = 0; type < kTypes; ++type) {
      std::uint32_t bits = OfType(type);
      for (; bits != 0; bits &= bits - 1, --n) {
        if (n == 0) {
          return IdOf(type, std::countr_zero(bits));
        }
      }
    }
    return kNoBuilding;
  }
  template <class Each>
  constexpr void ForEach(Each each) const {
    for (int type = 0; type < kTypes; ++type) {
      for (std::uint32_t bits = OfType(type); bits != 0; bits &= bits - 1) {
        each(IdOf(type, std::countr_zero(bits)));
      }
    }
  }

  friend constexpr Buildings operator|(Buildings a, const Buildings& b) {
    for (std::size_t type = 0; type < kTypes; ++type) {
      a.bits_[type] |= b.bits_[type];
    }
    return a;
  }
  friend constexpr Buildings operator&(Buildings a, const Buildings& b) {
    for (std::size_t type = 0; type < kTypes; ++type) {
      a.bits_[type] &= b.bits_[type];
    }
    return a;
  }
  friend constexpr bool operator==(const Buildings&,
                                   const Buildings&) = default;

 private:
  static constexpr std::size_t Word(BuildingId id) {
    return static_cast<std::size_t>(TypeOf(id));
  }

  std::array<std::uint32_t, kTypes> bits_{};
};

}  // namespace glazier::road
