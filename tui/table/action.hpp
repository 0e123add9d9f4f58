// SPDX-License-Identifier: MIT
// What a key at the table asks for.
#pragma once

#include <cstdint>
#include <vector>

#include <ftxui/component/event.hpp>

namespace glazier::tui {

/// @brief Everything a key at the table of any game can ask for.
enum class TableAsk : std::uint8_t {
  kIgnored,      ///< not a key of the table: left to the caller
  kHandled,      ///< the choice changed: draw again, nothing else
  kPlay,         ///< hand in the steps; they are legal
  kUndo,         ///< u
  kRedo,         ///< r
  kTip,          ///< t
  kHelp,         ///< ?
  kMenu,         ///< q
  kInfo,         ///< i: what lies on the table, explained
  kLabels,       ///< /: the parts of the table by name
  kPatterns,     ///< n: the colour-blind table on or off
  kLog,          ///< m: all moves instead of the other players
  kNextSeat,     ///< Tab: show the next opponent
  kPrevSeat,     ///< Shift-Tab
  kStepBack,     ///< Page up: one move back in the game
  kStepForward,  ///< Page down
  kStepFirst,    ///< Home: to the first move
  kStepLast,     ///< End: back to now
};

/// @brief The answer to one event at the table.
template <class Step>
struct TableAction {
  using Kind = TableAsk;
  Kind kind = Kind::kIgnored;
  std::vector<Step> steps{};

  friend bool operator==(const TableAction&, const TableAction&) = default;
};

/// @brief The keys that work in every turn: everything but choosing.
TableAsk TableKey(const ftxui::Event& event);

}  // namespace glazier::tui
