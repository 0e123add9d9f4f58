// SPDX-License-Identifier: MIT
// Opens a table: in this process, or in a separate one.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/command.hpp"
#include "app/host/places.hpp"
#include "app/host/table_host.hpp"
#include "engine/bots/bot.hpp"

namespace glazier {

/// @brief What kind of table to open.
struct TableWish {
  GameChoice choice;
  std::string audience = "me";
  std::string bot{kDefaultBot};
  std::string pace;                   ///< of the bots; empty: normal
  std::optional<std::string> resume;  ///< a code, or empty for the latest
  std::int64_t idle = 0;              ///< minutes without anybody; 0: no end
  std::int64_t days = 0;  ///< a turn may take; 0: as long as it likes
  std::string opener;     ///< "KEY NAME": whose seat 1 is; empty: nobody's
  bool lifeline = false;  ///< ends with its standard input
  bool lasting = false;   ///< stays when the user logs out
  bool passing = false;   ///< ends when everybody left and nobody has moved
  bool rated = false;     ///< counts for the standings of a kiosk
  bool spawned = false;   ///< by HostProcess: the first line of the input is
                          ///< the opener, that of the output CODE SOCKET

  /// @brief The arguments of `glazier host --serve` for the same wish. The
  /// opener is not among them: everybody can read the arguments of a process,
  /// and the key of a seat is a secret.
  std::vector<std::string> Arguments() const;
};

/// @brief UsageError if there can be no such table.
void CheckWish(const TableWish& wish);

/// @brief Serves a table in this process until it ends; prints how to get there
/// on `out`. Returns the exit code.
int Serve(TableWish wish, std::ostream& out);

/// @brief A host in a separate process.
class HostProcess {
 public:
  /// @brief Starts it and waits until its table is open.
  static Outcome<HostProcess> Start(const TableWish& wish);
  /// @brief The socket that it opened. A lookup by code could find another
  /// user's table of the same code.
  const TablePlace& place() const { return place_; }
  /// @brief With a lifeline: closes the table, and waits until it is closed.
  void End();

 private:
  TablePlace place_;
  pid_t child_ = -1;
  Descriptor lifeline_;
};

}  // namespace glazier
