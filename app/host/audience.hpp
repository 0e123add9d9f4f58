// SPDX-License-Identifier: MIT
// Whom a table is for: its owner, a group, or everybody on this machine.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

#include "app/host/socket.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief Enforced twice: by the permissions of the socket, and by the
/// credentials of each client.
class Audience {
 public:
  /// @brief "me", "group:NAME" or "everybody". The user must be a member of the
  /// group.
  static Outcome<Audience> Parse(std::string_view text);

  /// @brief What Parse reads.
  const std::string& text() const { return text_; }
  /// @brief The same for people.
  std::string Words() const;
  /// @brief Whether users other than the owner are meant.
  bool shared() const { return kind_ != Kind::kMe; }
  Permissions SocketPermissions() const;
  bool Admits(uid_t user) const;

 private:
  enum class Kind { kMe, kGroup, kEverybody };

  Kind kind_ = Kind::kMe;
  gid_t group_ = static_cast<gid_t>(-1);
  std::string text_ = "me";
};

}  // namespace glazier
