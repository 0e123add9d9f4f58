// SPDX-License-Identifier: MIT
// A value, or the reason in words why there is none.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace glazier {

/// @brief The reason for a refusal in a player's words, never just "illegal".
struct Refusal {
  std::string why;
};

/// @brief A value or a refusal; the result of every parser and loader.
template <class T>
class Outcome {
 public:
  Outcome(T value) : value_(std::move(value)) {}              // NOLINT
  Outcome(Refusal refusal) : why_(std::move(refusal.why)) {}  // NOLINT

  explicit operator bool() const { return value_.has_value(); }
  const T& operator*() const { return *value_; }
  T& operator*() { return *value_; }
  const T* operator->() const { return &*value_; }
  T* operator->() { return &*value_; }

  /// @brief Why there is no value; empty when there is one.
  const std::string& why() const { return why_; }
  Refusal refusal() const { return Refusal{why_}; }

 private:
  std::optional<T> value_;
  std::string why_;
};

}  // namespace glazier
