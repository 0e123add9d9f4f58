// SPDX-License-Identifier: MIT
// How much the random tests do: less where a sanitizer makes them slow.
#pragma once

namespace glazier {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kSlowdown = 8;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr int kSlowdown = 8;
#else
inline constexpr int kSlowdown = 1;
#endif
#else
inline constexpr int kSlowdown = 1;
#endif

/// @brief How many games of `wanted` this build plays.
constexpr int Games(int wanted) {
  return wanted / kSlowdown > 0 ? wanted / kSlowdown : 1;
}

}  // namespace glazier
