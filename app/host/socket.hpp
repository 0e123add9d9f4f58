// SPDX-License-Identifier: MIT
// Unix domain sockets, which connect a table and its players.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/store/descriptor.hpp"
#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief Who may open a socket: its mode and, unless it is -1, its group.
struct Permissions {
  mode_t mode = 0600;
  gid_t group = static_cast<gid_t>(-1);
};

/// @brief A socket that listens at a path where nothing is yet. Nobody can
/// reach it before its permissions are set. Never blocks.
Outcome<Descriptor> ListenAt(const std::filesystem::path& path,
                             const Permissions& permissions);

/// @brief Connects. If many others do so at the same moment it tries again, up
/// to a time limit. Never blocks afterwards.
Outcome<Descriptor> ConnectTo(
    const std::filesystem::path& path,
    std::chrono::milliseconds patience = std::chrono::milliseconds(0));

/// @brief Whether there is a host at that socket, even one that is too busy to
/// answer now.
bool IsServed(const std::filesystem::path& path);

/// @brief The user at the other end, as the kernel knows it.
std::optional<uid_t> UserOf(int socket);

/// @brief What could be read at once, added to `text`; at most `most` bytes.
enum class Transfer { kSome, kNothing, kEnd };
Transfer ReadSome(int fd, std::string& text, std::size_t most);
/// @brief Sends as much as the other side takes now, and removes it.
Transfer SendSome(int fd, std::string& text);

/// @brief The login name of a user, or the number.
std::string LoginName(uid_t user);

}  // namespace glazier
