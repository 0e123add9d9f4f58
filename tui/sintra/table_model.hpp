// The table of Sintra: how it is drawn and pointed at.
#pragma once

#include <optional>

#include <ftxui/dom/elements.hpp>

#include "engine/sintra/state.hpp"
#include "tui/sintra/chooser.hpp"
#include "tui/sintra/game_ui.hpp"
#include "tui/table/model.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief The line of a move: notation and points.
LogLine MoveLine(const sintra::State& before, const sintra::Step& move);
/// @brief The line of a deal: the round and its bonus colour.
LogLine DealLine(const sintra::State& after, const sintra::Deal& deal);

/// @brief The whole table; a plain message when there is too little room.
ftxui::Element RenderTable(const SintraModel& model,
                           const Theme& theme,
                           int width,
                           int height);

/// @brief What lies at a cell of the table as RenderTable draws it.
std::optional<SintraTarget> TargetAt(const SintraModel& model,
                                     const Theme& theme,
                                     int width,
                                     int height,
                                     int x,
                                     int y);

}  // namespace glazier::tui
