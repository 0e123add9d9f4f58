// SPDX-License-Identifier: MIT
// Counts of trials, which docs/reliability/measure collects.
#pragma once

#include <cstdint>
#include <cstdio>
#include <map>
#include <string>

namespace glazier {

/// @brief Adds to a count that is printed when the program ends, as a line
/// "measured: COUNT WHAT".
inline void Measured(const std::string& what, std::uint64_t times = 1) {
  struct Counts : std::map<std::string, std::uint64_t> {
    Counts() = default;
    Counts(const Counts&) = delete;
    Counts& operator=(const Counts&) = delete;
    ~Counts() {
      for (const auto& [name, count] : *this) {
        std::printf("measured: %llu %s\n",
                    static_cast<unsigned long long>(count), name.c_str());
      }
    }
  };
  static Counts counts;
  counts[what] += times;
}

}  // namespace glazier
