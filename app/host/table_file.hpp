// What a host remembers of its table beside the record: enough to open it
// again after a crash, with everybody's seat.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/outcome.hpp"

namespace glazier {

/// @brief Whose a seat is: it stays so while he is away.
struct Claim {
  uid_t user = 0;
  std::string key;
  std::string name;

  friend bool operator==(const Claim&, const Claim&) = default;
};

struct TableFile {
  std::string code;
  std::string game;
  std::string options;
  std::uint64_t seed = 0;
  std::string audience;  ///< as Audience::Parse reads it
  std::string bot;       ///< who plays for those who are not there
  std::vector<std::optional<Claim>> claims;  ///< by seat

  std::string Write() const;
  /// @brief Refusals begin with "line N:".
  static Outcome<TableFile> Read(std::string_view text);
};

/// @brief Where a table's file is kept, and its record; one's own, secret.
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
