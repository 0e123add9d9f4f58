// SPDX-License-Identifier: MIT
// The words of a position text: key=value, each key once, seats in order.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/core/text.hpp"

namespace glazier {

/// @brief What a position says, word by word; `seat` may come several times.
class KeyedWords {
 public:
  /// @brief Refuses words of another form and keys not among `known`.
  static Outcome<KeyedWords> Read(const std::vector<std::string_view>& words,
                                  std::span<const std::string_view> known) {
    KeyedWords keyed;
    for (const std::string_view word : words) {
      const auto equals = word.find('=');
      if (equals == std::string_view::npos) {
        return Refusal{Quoted(word) + " is not of the form key=value"};
      }
      const std::string_view key = word.substr(0, equals);
      const std::string_view value = word.substr(equals + 1);
      if (key == "seat") {
        keyed.seats_.push_back(value);
      } else if (std::find(known.begin(), known.end(), key) == known.end()) {
        return Refusal{Quoted(key) + " is unknown"};
      } else if (!keyed.values_.emplace(key, value).second) {
        return Refusal{Quoted(key) + " is said twice"};
      }
    }
    return keyed;
  }

  bool Has(std::string_view key) const { return values_.contains(key); }
  /// @brief The value of a key, empty if it is not there.
  std::string_view Get(std::string_view key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? std::string_view() : found->second;
  }
  const std::vector<std::string_view>& seats() const { return seats_; }
  /// @brief Whether "turn=set-up" is the only word: nothing has been dealt yet.
  bool OnlySetup() const {
    return values_.size() == 1 && seats_.empty() && Get("turn") == "set-up";
  }

 private:
  std::map<std::string_view, std::string_view> values_;
  std::vector<std::string_view> seats_;
};

}  // namespace glazier
