// SPDX-License-Identifier: MIT
// Unix domain sockets, which connect a table and its players.
#include "app/host/socket.hpp"

#include <pwd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <vector>

#include "app/store/file.hpp"

namespace glazier {
namespace {

constexpr int kQueue = 64;  // connections that wait to be accepted

Refusal Failed(const std::string& what) {
  return Refusal{what + ": " +
                 std::strerror(errno)};  // NOLINT(concurrency-mt-unsafe)
}

Outcome<sockaddr_un> AddressOf(const std::filesystem::path& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string& text = path.native();
  if (text.size() >= sizeof address.sun_path) {
    return Refusal{"the path of a socket must be shorter than " +
                   std::to_string(sizeof address.sun_path) +
                   " characters: " + Shown(path)};
  }
  text.copy(address.sun_path, text.size());
  return address;
}

Descriptor NewSocket() {
  return Descriptor(
      socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

const sockaddr* Plain(const sockaddr_un& address) {
  return reinterpret_cast<const sockaddr*>(&address);  // NOLINT
}

}  // namespace

Outcome<Descriptor> ListenAt(const std::filesystem::path& path,
                             const Permissions& permissions) {
  const auto address = AddressOf(path);
  if (!address) {
    return address.refusal();
  }
  Descriptor fd = NewSocket();
  const mode_t before = umask(0177);
  const bool bound =
      fd && bind(fd.get(), Plain(*address), sizeof *address) == 0;
  umask(before);
  if (!bound) {
    return Failed("cannot open " + Shown(path));
  }
  // Nobody can connect before it listens, whatever the mode.
  const bool regrouped =
      permissions.group == static_cast<gid_t>(-1) ||
      chown(path.c_str(), static_cast<uid_t>(-1), permissions.group) == 0;
  if (!regrouped || chmod(path.c_str(), permissions.mode) != 0 ||
      listen(fd.get(), kQueue) != 0) {
    const Refusal why = Failed("cannot open " + Shown(path));
    unlink(path.c_str());
    return why;
  }
  return fd;
}

Outcome<Descriptor> ConnectTo(const std::filesystem::path& path,
                              std::chrono::milliseconds patience) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kPause{5};
  const auto address = AddressOf(path);
  if (!address) {
    return address.refusal();
  }
  const auto end = Clock::now() + patience;
  while (true) {
    Descriptor fd = NewSocket();
    if (fd && connect(fd.get(), Plain(*address), sizeof *address) == 0) {
      return fd;
    }
    if (errno != EAGAIN) {
      return Failed("cannot reach the table");
    }
    if (Clock::now() >= end) {
      return Refusal{"the table is busy: too many connections; try again"};
    }
    std::this_thread::sleep_for(kPause);
  }
}

bool IsServed(const std::filesystem::path& path) {
  const auto address = AddressOf(path);
  const Descriptor fd = NewSocket();
  return address && fd &&
         (connect(fd.get(), Plain(*address), sizeof *address) == 0 ||
          errno == EAGAIN);
}

std::optional<uid_t> UserOf(int socket) {
  ucred credentials{};
  socklen_t size = sizeof credentials;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0) {
    return std::nullopt;
  }
  return credentials.uid;
}

Transfer ReadSome(int fd, std::string& text, std::size_t most) {
  std::array<char, 4096> buffer{};
  const ssize_t got =
      read(fd, buffer.data(), most < buffer.size() ? most : buffer.size());
  if (got > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(got));
    return Transfer::kSome;
  }
  return got < 0 && (errno == EAGAIN || errno == EINTR) ? Transfer::kNothing
                                                        : Transfer::kEnd;
}

Transfer SendSome(int fd, std::string& text) {
  const ssize_t sent = send(fd, text.data(), text.size(), MSG_NOSIGNAL);
  if (sent >= 0) {
    text.erase(0, static_cast<std::size_t>(sent));
    return Transfer::kSome;
  }
  return errno == EAGAIN || errno == EINTR ? Transfer::kNothing
                                           : Transfer::kEnd;
}

std::string LoginName(uid_t user) {
  std::vector<char> buffer(1 << 14);
  passwd entry{};
  passwd* found = nullptr;
  if (getpwuid_r(user, &entry, buffer.data(), buffer.size(), &found) == 0 &&
      found != nullptr) {
    return found->pw_name;
  }
  return std::to_string(user);
}

}  // namespace glazier
