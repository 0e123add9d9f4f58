// SPDX-License-Identifier: MIT
// The parts of a table by name: for lessons, and for the key that names them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tui/theme/theme.hpp"
#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief Something on the table: what it is called, where it lies in a layout
/// and what it means. Lessons light it by its name. What has a label is shown
/// by the key / as well.
struct Landmark {
  std::string name;         ///< in lessons: "strip-3"
  std::vector<Area> areas;  ///< where it lies
  std::string label = {};   ///< on the table: "broken glass"
  std::string about = {};   ///< a sentence or two
};
using Landmarks = std::vector<Landmark>;

/// @brief The areas of those with these names.
std::vector<Area> AreasOf(const Landmarks& landmarks,
                          std::span<const std::string> names);

/// @brief Removes the colours of everything outside the areas.
void Spotlight(Sheet& sheet, const Theme& theme, std::span<const Area> lit);

/// @brief Writes the labels on the table, that of `at` lit.
void DrawLabels(Sheet& sheet,
                const Theme& theme,
                const Landmarks& landmarks,
                std::size_t at);

}  // namespace glazier::tui
