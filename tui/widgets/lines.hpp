// SPDX-License-Identifier: MIT
// Lines of text around the table: the log of moves and the keys.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tui/widgets/sheet.hpp"

namespace glazier::tui {

/// @brief One line of a log: who, and what.
struct LogEntry {
  std::string who;
  std::string what;
};
/// @brief As many entries as fit, the one at `at` among them and marked; -1
/// for the newest.
void DrawLog(Sheet& sheet,
             const Theme& theme,
             const Area& area,
             std::span<const LogEntry> entries,
             int at);

/// @brief A key and what it does.
struct KeyHint {
  std::string_view key;
  std::string_view does;
};
/// @brief One row of hints; those that do not fit are left out.
void DrawKeys(Sheet& sheet,
              const Theme& theme,
              const Area& area,
              std::span<const KeyHint> hints);

/// @brief The text in exactly this many columns: padded with spaces, or cut,
/// with two dots for the rest.
std::string Fitted(std::string_view text, int columns);

/// @brief The text as it is, or cut with two dots where it is wider than that.
std::string Cut(std::string_view text, int columns);

/// @brief Text in at most `area.height` rows; returns the rows used.
int DrawText(Sheet& sheet,
             const Area& area,
             std::string_view text,
             const Style& style);

}  // namespace glazier::tui
