// SPDX-License-Identifier: MIT
// Wakes the loop from other threads and signal handlers.
#pragma once

namespace glazier::tui {

/// @brief Wakes the loop for something it cannot see by itself. Any thread and
/// any signal handler may call it, at any time; without a loop nothing happens.
void WakeLoop() noexcept;

/// @brief For the loop: readable after a call of WakeLoop. It lives as long as
/// the process, because threads may call late.
int WakeDescriptor();
/// @brief For the loop: marks the wake-up as seen.
void ClearWake();

}  // namespace glazier::tui
