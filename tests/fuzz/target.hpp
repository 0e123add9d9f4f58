// SPDX-License-Identifier: MIT
// Fuzz targets: functions that take any bytes and must survive them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace glazier::fuzz {

/// @brief One entry for untrusted bytes. Its corpus is the folder of the same
/// name in tests/data/fuzz.
struct Target {
  const char* name;
  void (*run)(std::string_view input);
  /// What a run costs, compared with the cheapest.
  int cost;
};

std::vector<Target>& Targets();

struct Registration {
  explicit Registration(const Target& target) { Targets().push_back(target); }
};

/// @brief Requires what must hold for every input. Works without doctest, whose
/// own checks are too slow here and unknown to libFuzzer.
inline void Expect(bool holds, const char* what) {
  if (!holds) {
    std::fprintf(stderr, "fuzz: does not hold: %s\n", what);
    std::abort();
  }
}

}  // namespace glazier::fuzz

// A target is compiled into one program with all others, which brings its own
// inputs (fuzz_test.cpp), or alone as an entry point of libFuzzer or AFL++.
#ifdef GLAZIER_LIBFUZZER
#define GLAZIER_FUZZ_TARGET(name, cost)                               \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,     \
                                        std::size_t size) {           \
    Run(std::string_view(reinterpret_cast<const char*>(data), size)); \
    return 0;                                                         \
  }
#else
#define GLAZIER_FUZZ_TARGET(name, cost) \
  static const Registration kRegistered({#name, Run, cost});
#endif
