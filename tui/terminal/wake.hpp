// Waking the loop from elsewhere.
#pragma once

namespace glazier::tui {

/// @brief Makes the loop look around: something it cannot see by itself has
/// happened. Any thread and any signal handler may call it, at any time; where
/// no loop runs nothing happens.
void WakeLoop() noexcept;

/// @brief For the loop: can be read once somebody called WakeLoop. It lives as
/// long as the process, because threads may call late.
int WakeDescriptor();
/// @brief For the loop: what woke it is taken note of.
void ClearWake();

}  // namespace glazier::tui
