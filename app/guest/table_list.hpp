// SPDX-License-Identifier: MIT
// The open tables of a machine as a list: shown, as JSON, and read from it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/guest/visit.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief A table as `glazier tables` lists it. Every text in it is clean.
struct ListedTable {
  struct Seat {
    bool free = false;
    std::string name;
    bool here = false;
  };
  std::string code;
  std::string game;
  std::string owner;
  std::string progress;
  std::vector<Seat> seats;

  bool HasFreeSeat() const;
};

using TableList = std::vector<ListedTable>;

/// @brief The tables of this machine.
TableList ListTables();
/// @brief Those of another one, by ssh.
Outcome<TableList> ListTablesOf(const std::string& host);

/// @brief One line a table.
std::string TableListText(const TableList& tables);
std::string TableListJson(const TableList& tables);
/// @brief What TableListJson wrote on a machine that need not be friendly.
Outcome<TableList> ParseTableList(std::string_view json);

}  // namespace glazier
