// SPDX-License-Identifier: MIT
// From a position and a choice to what the widgets draw.
#pragma once

#include <cstdint>
#include <optional>

#include "tui/sintra/factory.hpp"
#include "tui/sintra/game_ui.hpp"
#include "tui/sintra/palace.hpp"

namespace glazier::tui {

SourceView ViewSource(const SintraScene& scene, int source);
PalaceView ViewPalace(const SintraScene& scene, int seat);

/// @brief A spot on the table that can be pointed at.
struct SintraTarget {
  enum class Kind : std::uint8_t { kSource, kPane, kStrip, kGlazier };
  Kind kind = Kind::kSource;
  int index = 0;   ///< source 0-9 (kSource, kPane) or place 0-7 (kStrip)
  int colour = 0;  ///< of a kPane
  int seat = -1;   ///< whose palace it is (kStrip, kGlazier)

  friend bool operator==(const SintraTarget&, const SintraTarget&) = default;
};

/// @brief Tags of the cells, and back to what they stand for.
int SourceTag(int source);
int PalaceTag(int seat);
std::optional<SintraTarget> SintraTargetOf(int tag);

}  // namespace glazier::tui
