// SPDX-License-Identifier: MIT
// What a step does, played on a copy of the position.
#pragma once

#include <string>

#include "engine/road/state.hpp"
#include "tui/table/played_step.hpp"

namespace glazier::tui {

/// @brief A step and its forced consequences.
struct RoadPreview : PlayedStep<road::State> {};

/// @brief The preview in a sentence: the word, what it does, what is lost at a
/// cap, which wheel turns, how the points change.
std::string PreviewText(const RoadPreview& preview);

}  // namespace glazier::tui
