// SPDX-License-Identifier: MIT
// Visiting a table: to play, to watch, or to list what is there.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/command.hpp"
#include "app/guest/bell.hpp"
#include "app/guest/guest.hpp"
#include "app/line/input_lines.hpp"
#include "app/line/line_choice.hpp"
#include "app/screen/screen_choice.hpp"
#include "tui/screens/waiting.hpp"

namespace glazier {

/// @brief How a visitor sees the table.
struct VisitOptions {
  ScreenChoice screen;
  LineChoice line;
  bool closing = false;  ///< the table goes with its visitor
  std::string bell = "auto";

  void AddBellTo(CLI::App& command);
};

/// @brief Plays or watches until it is over, on the full screen where there is
/// a terminal. Returns the exit code.
int Visit(const TablePlace& place,
          const Hello& hello,
          const VisitOptions& options,
          Streams& streams);

/// @brief The same in plain lines. Other code reads the input before and
/// afterwards.
int VisitInLines(const TablePlace& place,
                 const Hello& hello,
                 InputLines& typed,
                 std::ostream& out,
                 Manner manner = Manner::kPlain,
                 std::shared_ptr<Bell> bell = nullptr);

/// @brief The same as something to show on the full screen, or why not. The
/// code of the table follows the invitation.
Outcome<std::shared_ptr<tui::FarTable>> VisitOnScreen(
    const TablePlace& place,
    const Hello& hello,
    std::string invitation,
    std::shared_ptr<Bell> bell = nullptr);

/// @brief The player's name: the one asked for, or the login name.
std::string OwnName(const std::string& wish);

/// @brief Takes a seat, or returns to the remembered one.
int JoinTable(const TablePlace& place,
              const std::string& name,
              const VisitOptions& options,
              Streams& streams);

/// @brief A table that answered.
struct OpenTable {
  TablePlace place;
  TableNews news;

  std::size_t FreeSeats() const;
};

/// @brief All tables that answer within a short time.
std::vector<OpenTable> LookAround();

}  // namespace glazier
