// SPDX-License-Identifier: MIT
// Where tables are found: a socket each, in directories nobody else can touch.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief The user's private tables: $XDG_RUNTIME_DIR/glazier, which is removed
/// when the user logs out. For a table that must last longer, or without that
/// variable: glazier-UID below the temporary directory. It is created and
/// checked: it belongs to this user, and nobody else can look inside.
Outcome<std::filesystem::path> PrivateTables(bool lasting = false);

/// @brief The user's tables for others: glazier-tables-UID below
/// $GLAZIER_TABLES, or /tmp. Others may look inside, but not change it.
Outcome<std::filesystem::path> SharedTables();

/// @brief A socket that looks like a table, or a table on another machine.
struct TablePlace {
  std::string code;
  uid_t owner = 0;
  std::filesystem::path socket;
  std::string host;  ///< USER@HOST for ssh; empty: this machine

  /// @brief What follows `glazier join`.
  std::string Words() const { return host.empty() ? code : host + ' ' + code; }
};

/// @brief How long a host that others keep busy is waited for.
inline constexpr std::chrono::milliseconds kBusyPatience{5000};

/// @brief Connects to a table of this machine. The directory says whose it is;
/// the process that answers must be his as well.
Outcome<Descriptor> ConnectToTable(
    const TablePlace& place,
    std::chrono::milliseconds patience = std::chrono::milliseconds(0));

/// @brief Every table this user may see, one's own first; bounded, and from
/// directories that are what they claim to be. Some may be dead.
std::vector<TablePlace> FindTables();

/// @brief The table of that code, or of "CODE@USER" where two have the same.
Outcome<TablePlace> FindTable(std::string_view name);

inline constexpr std::size_t kCodeLetters = 5;

/// @brief A new code: unambiguous letters, unpredictable.
std::string NewCode();
/// @brief A typed code, in capitals; refused if it is not one.
Outcome<std::string> ParseCode(std::string_view text);
/// @brief Random bytes from the system, as hexadecimal digits.
std::string RandomHex(std::size_t bytes);

}  // namespace glazier
