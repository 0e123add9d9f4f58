// SPDX-License-Identifier: MIT
// A guest of the kiosk at the other end of an SSH connection.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "tests/e2e/ssh_server.hpp"

namespace glazier::e2e {

/// @brief Whether the tests that need a server cannot run here; says why.
inline bool NoServerHere() {
  const std::string why = SshServer::WhyNot();
  if (!why.empty()) {
    MESSAGE("skipped, no sshd can be started: " << why);
  }
  return !why.empty();
}

/// @brief The lobby on the full screen.
class KioskGuest : public TerminalSession {
 public:
  explicit KioskGuest(const SessionOptions& client) : TerminalSession(client) {}
  KioskGuest(const SshServer& server, const std::string& name)
      : TerminalSession(server.Client({}, {}, name)) {
    Enter(name);
  }

  void See(std::string_view text) {
    REQUIRE_MESSAGE(WaitFor(text), "expected: " << text << '\n' << Picture());
  }
  void Enter(const std::string& name) {
    See("1 Your nickname");
    Send(key::kEnter);
    See("_ ");
    Send(name);
    See(name + "_");
    Send(key::kEnter);
    See("Log off");
    See("Tables");
  }
  /// @brief Chooses a row of a menu by its number.
  void Choose(const std::string& label) {
    See(label);
    WaitQuiet();
    for (int row = 0; row < emulator().height(); ++row) {
      const std::string text = Row(row);
      const auto at = text.find(label);
      if (at != std::string::npos && at >= 2) {
        Send(text.substr(at - 2, 1));
        return;
      }
    }
  }
};

}  // namespace glazier::e2e
