// SPDX-License-Identifier: MIT
// glazier in a folder of its own: it sees the tables there and no others.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {

/// @brief A session that keeps all it shares with others, records and open
/// tables, in one folder.
inline SessionOptions Apart(const std::string& folder,
                            std::vector<std::string> arguments) {
  SessionOptions options;
  options.home = folder;
  options.arguments = std::move(arguments);
  for (const char* const name :
       {"TMPDIR", "GLAZIER_TABLES", "XDG_STATE_HOME", "XDG_DATA_HOME"}) {
    options.environment[name] = folder;
  }
  options.environment["XDG_RUNTIME_DIR"] = "";
  return options;
}

}  // namespace glazier::e2e
