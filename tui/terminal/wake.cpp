// SPDX-License-Identifier: MIT
// Wakes the loop from other threads and signal handlers.
#include "tui/terminal/wake.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdint>

namespace glazier::tui {
namespace {

// A signal handler must not be the first to open it.
std::atomic<int> descriptor{-1};  // NOLINT

}  // namespace

void WakeLoop() noexcept {
  const int kept = errno;
  const std::uint64_t one = 1;
  if (descriptor >= 0) {
    [[maybe_unused]] const auto written = write(descriptor, &one, sizeof one);
  }
  errno = kept;
}

int WakeDescriptor() {
  if (descriptor < 0) {
    descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  }
  return descriptor;
}

void ClearWake() {
  std::uint64_t count = 0;
  [[maybe_unused]] const auto got = read(descriptor, &count, sizeof count);
}

}  // namespace glazier::tui
