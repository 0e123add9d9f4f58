// SPDX-License-Identifier: MIT
// What a host remembers of its table besides the record: enough to open it
// again after a crash, with all seats as before.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief The owner of a seat, also while the owner is away.
struct Claim {
  uid_t user = 0;
  std::string key;
  std::string name;

  friend bool operator==(const Claim&, const Claim&) = default;
};

inline constexpr int kMostDays = 60;

struct TableFile {
  std::string code;
  std::string game;
  std::string options;
  std::uint64_t seed = 0;
  std::string audience;    ///< as Audience::Parse reads it
  std::string bot;         ///< who plays for those who are not there
  int days = 0;            ///< a turn may take; 0: as long as it likes
  std::int64_t since = 0;  ///< the turn began, in seconds since the epoch
  std::vector<std::optional<Claim>> claims;  ///< by seat

  /// @brief The end of this turn; 0 if there is none.
  std::int64_t Until() const {
    constexpr std::int64_t kDay = 24 * 60 * 60;
    return days > 0 ? since + days * kDay : 0;
  }

  std::string Write() const;
  /// @brief Refusals begin with "line N:".
  static Outcome<TableFile> Read(std::string_view text);
};

/// @brief Where a table's file and its record are kept, private to the user.
struct TablePaths {
  std::filesystem::path table;
  std::filesystem::path record;
  std::filesystem::path lock;  ///< held by the host

  static TablePaths Of(const std::string& code);
  void Remove() const;
};

/// @brief Tables that were not played to their end, the latest first.
std::vector<std::string> KeptTables();

}  // namespace glazier
