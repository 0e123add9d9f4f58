// SPDX-License-Identifier: MIT
// A process between glazier and a program, which ends the program with glazier.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>

#include "app/store/descriptor.hpp"

namespace glazier {

/// @brief Runs a shell command under a small separate process, the guard. The
/// guard holds one end of a socket. When the other end closes, because this
/// object is destroyed or because glazier ends in any way, the guard kills the
/// command and everything it has started. A process that leaves its parent or
/// its group becomes the guard's child (a subreaper), so it is found as well.
///
/// The kernel's own means, PR_SET_PDEATHSIG, is not enough: it is bound to the
/// thread that started the process, and bots think on short-lived threads.
class Guard {
 public:
  Guard() = default;
  ~Guard() { End(); }
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;

  /// @brief Starts the command with these descriptors as its input and output,
  /// and as its error output. Returns why not, or nothing.
  std::string Start(const std::string& command, int talk, int complaints);

  /// @brief How the command ended, in the form of waitpid; nothing if it has
  /// not ended within that time.
  std::optional<int> Status(std::chrono::milliseconds patience);

  /// @brief Kills everything that is left, and waits until it has ended.
  void End();

 private:
  pid_t process_ = -1;
  Descriptor lifeline_;
  std::optional<int> status_;
};

}  // namespace glazier
