// SPDX-License-Identifier: MIT
// A real sshd on the loopback address, with the configuration that
// docs/hosting.md shows for a kiosk.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "tests/e2e/terminal_session.hpp"

namespace glazier::e2e {

/// @brief How the documented configuration is changed for a test.
struct ServerOptions {
  /// Put before everything else; the first value of each setting counts.
  std::string extra;
  /// Settings that are left out, by their first word.
  std::vector<std::string> without;
  /// More options for `glazier kiosk`.
  std::string kiosk;
};

/// @brief The server and everything started through it, all of which ends with
/// this object.
class SshServer {
 public:
  /// @brief Why there can be no such server here, or nothing.
  static std::string WhyNot();

  explicit SshServer(const ServerOptions& options = {});
  ~SshServer();
  SshServer(const SshServer&) = delete;
  SshServer& operator=(const SshServer&) = delete;

  int port() const { return port_; }
  /// @brief Keys, sockets and so on; the kiosk's home is KIOSK in it.
  const std::string& folder() const { return folder_.path(); }
  std::string kiosk() const { return folder() + "/kiosk"; }

  /// @brief An ssh client: options of ssh, the command it asks for, and whose
  /// key it has; everybody gets one who has none yet.
  SessionOptions Client(const std::vector<std::string>& options = {},
                        const std::vector<std::string>& command = {},
                        const std::string& guest = "guest") const;
  /// @brief The server's end of every connection, oldest first.
  std::vector<pid_t> Connections() const;
  /// @brief Ends the server's part of a connection, and nothing else.
  void Cut(pid_t connection) const;
  /// @brief The environment in which sshd started each kiosk, one variable per
  /// line.
  std::string Environments() const;
  /// @brief The log of the server.
  std::string Log() const;

 private:
  bool Start(const ServerOptions& options);
  std::string KeyOf(const std::string& guest) const;

  TemporaryFolder folder_;
  std::string user_;
  int port_ = 0;
  pid_t daemon_ = -1;
};

}  // namespace glazier::e2e
