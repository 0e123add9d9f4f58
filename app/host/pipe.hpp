// SPDX-License-Identifier: MIT
// A table over standard streams: what ssh runs for somebody elsewhere.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "app/store/descriptor.hpp"

namespace glazier {

/// @brief Copies bytes between a table's socket and two descriptors until one
/// of them ends. Reads only what it can pass on, so the host's bounds hold for
/// whoever is at the other end. Returns why it ended early, or nothing: after
/// a time without a byte from outside, if there is such a limit. `introduce`
/// may change the first line, by which somebody says who he is.
struct PipeRules {
  std::optional<std::chrono::seconds> idle;
  std::function<std::string(const std::string&)> introduce;
};
std::string PipeBytes(const Descriptor& table,
                      int in,
                      int out,
                      const PipeRules& rules = {});

}  // namespace glazier
