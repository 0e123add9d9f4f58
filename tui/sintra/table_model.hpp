// Everything the table screen shows, as one value, and how it is drawn.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "engine/sintra/state.hpp"
#include "engine/table/table.hpp"
#include "tui/sintra/chooser.hpp"
#include "tui/theme/theme.hpp"

namespace glazier::tui {

/// @brief A move that led to the position shown; highlighted until the next.
struct LastMove {
  sintra::State before;
  sintra::Move move;
};

/// @brief One line of the log.
struct LogLine {
  int seat = kDealer;  ///< who moved, or kDealer
  std::string text;
};

/// @brief The line of a move: notation and points.
LogLine MoveLine(const sintra::State& before, const sintra::Move& move);
/// @brief The line of a deal: the round and its bonus colour.
LogLine DealLine(const sintra::State& after, const sintra::Deal& deal);

/// @brief The inputs of drawing. Nothing in here is changed by it.
struct TableModel {
  /// The position to show: now, or an earlier one while stepping back.
  sintra::State state{sintra::Options{}};
  std::vector<Seat> seats{};
  /// The seat whose palace is large: at one screen, the human to move.
  int near = 0;
  /// The seat shown beside it where there is no room for all; -1: whoever
  /// comes next.
  int far = -1;
  /// The choice being made, or null when nobody chooses at this screen.
  const Chooser* chooser = nullptr;
  std::optional<LastMove> last{};
  std::span<const LogLine> log{};
  /// The line to mark while stepping through the game; -1: the last.
  int log_at = -1;
  bool show_log = false;  ///< the log instead of the other palace
  /// While stepping back: where we are, such as "move 12 of 40".
  std::string history{};
  std::string message{};  ///< something to say; refusals go before it
  std::optional<sintra::Move> tip{};
  /// A bot's move about to be played: shown on its board as a preview first.
  std::optional<sintra::Move> coming{};
  std::string thinking{};  ///< such as "Ada is thinking"; empty when not
};

/// @brief What the table needs at least.
inline constexpr int kTableWidth = 80;
inline constexpr int kTableHeight = 24;

/// @brief The whole table; a plain message when there is too little room.
ftxui::Element RenderTable(const TableModel& model,
                           const Theme& theme,
                           int width,
                           int height);

/// @brief What lies at a cell of the table as RenderTable draws it.
std::optional<Target> TargetAt(const TableModel& model,
                               const Theme& theme,
                               int width,
                               int height,
                               int x,
                               int y);

}  // namespace glazier::tui
