// SPDX-License-Identifier: MIT
// What the evaluation looks at on one palace between two rounds.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/sintra/faces.hpp"
#include "engine/sintra/state.hpp"

namespace glazier::sintra {

/// @brief How the empty spaces of a strip divide into colours, such as 2+1:
/// every part takes at least one turn. Strips with an empty joker are classed
/// by the number of empty spaces.
namespace gap_kind {
inline constexpr int kPlain = 18;  ///< ways to write 1-5 as a sum
inline constexpr int kAll = kPlain + kSpaces;

/// By the empty spaces of the five colours, 2 bits each.
inline constexpr auto kOfColours = [] {
  std::array<std::uint8_t, 1 << (2 * kColours)> kinds{};
  // The total and the sum of squares tell those sums apart.
  std::array<std::array<std::uint8_t, 26>, kSpaces + 1> seen{};
  std::uint8_t next = 0;
  for (unsigned counts = 1; counts < kinds.size(); ++counts) {
    unsigned total = 0;
    unsigned squares = 0;
    for (unsigned c = 0; c < kColours; ++c) {
      const unsigned n = (counts >> (2 * c)) & 3;
      total += n;
      squares += n * n;
    }
    if (total <= kSpaces) {
      std::uint8_t& kind = seen[total][squares];
      kind = kind == 0 ? ++next : kind;
      kinds[counts] = static_cast<std::uint8_t>(kind - 1);
    }
  }
  return kinds;
}();

constexpr int Of(Gaps gaps) {
  if (gaps.Jokers() != 0) {
    return kPlain + gaps.Total() - 1;
  }
  auto fields = std::bit_cast<std::uint32_t>(gaps) & 0x33333;
  fields = (fields | fields >> 2) & 0x30F0F;
  fields = (fields | fields >> 4) & 0x300FF;
  return kOfColours[(fields | fields >> 8) & 0x3FF];
}
}  // namespace gap_kind

/// @brief Where each kind of feature begins in the list of weights.
namespace feature {
inline constexpr int kStripKinds = 2 * gap_kind::kAll + 1;
inline constexpr int kStrip = 0;  ///< place, face and gaps; or no strip
inline constexpr int kWindow = kStrip + kPlaces * kStripKinds;
inline constexpr int kBonus = kWindow + kSpaces;  ///< panes of the next bonus
inline constexpr int kAhead = kBonus + kSpaces;   ///< not behind the glazier
inline constexpr int kFrames = kAhead + kSpaces;  ///< around each ornament (A)
inline constexpr int kBest = kFrames + kOrnaments * 5;  ///< best colour (B)
inline constexpr int kProduct = kBest + 1;  ///< completed windows x best (B)
inline constexpr int kGlazier = kProduct + 1;
inline constexpr int kGlass = kGlazier + kPlaces;
inline constexpr int kStarts = kGlass + kGlassSteps;
inline constexpr int kAlways = kStarts + 1;
inline constexpr int kCount = kAlways + 1;
}  // namespace feature

/// @brief The weights of the features, learned from games with one number of
/// players; by side and by rounds played, 1-5.
struct Weights {
  template <class T>
  using Stages = std::array<std::array<T, kRounds - 1>, 2>;

  /// In hundredths of a point.
  Stages<std::array<std::int16_t, feature::kCount>> gains;
  /// The standard deviation of the difference between two palaces.
  Stages<int> spreads;
};

/// @brief Calls see(feature, amount) for every non-zero feature of a palace.
/// `bonus` is the colour of the round to come.
template <class See>
void Look(const Board& board, Side side, Colour bonus, bool starts, See see) {
  int right = 0;  // points of the windows to the right that have a pane
  std::array<int, kOrnaments> frames{};
  int completed = 0;
  for (int place = kPlaces - 1; place >= 0; --place) {
    const auto index = static_cast<std::size_t>(place);
    const int glazed = (board.glazed >> place) & 1;
    const int first = feature::kStrip + place * feature::kStripKinds;
    if (board.HasStrip(place)) {
      const Gaps gaps = board.gaps[index];
      const int missing = gaps.Total() - 1;
      see(first + glazed * gap_kind::kAll + gap_kind::Of(gaps), 1);
      see(feature::kWindow + missing, kWindowPoints[index] + right);
      const int panes = kFaceData[board.face[index]].panes.Count(bonus);
      if (panes != 0) {
        see(feature::kBonus + missing, panes);
      }
      if (place >= board.glazier) {
        see(feature::kAhead + missing, 1);
      }
      frames[index / 2] += glazed;
    } else {
      see(first + 2 * gap_kind::kAll, 1);
      frames[index / 2] += 2;
      ++completed;
    }
    right += glazed * kWindowPoints[index];
  }
  if (side == Side::kA) {
    for (int ornament = 0; ornament < kOrnaments; ++ornament) {
      see(feature::kFrames + 5 * ornament +
              frames[static_cast<std::size_t>(ornament)],
          1);
    }
  } else {
    const Panes panes = board.PanesInWindows();
    int best = 0;
    for (const Colour colour : kAllColours) {
      best = std::max(best, panes.Count(colour));
    }
    see(feature::kBest, best);
    see(feature::kProduct, best * completed);
  }
  see(feature::kGlazier + board.glazier, 1);
  see(feature::kGlass + board.glass, 1);
  if (starts) {
    see(feature::kStarts, 1);
  }
  see(feature::kAlways, 1);
}

}  // namespace glazier::sintra
