// SPDX-License-Identifier: MIT
// A recorded game of any kind, opened once and passed along.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "app/store/games.hpp"
#include "engine/games.hpp"

namespace glazier {

template <class List>
struct TablesOf;
template <Game... Gs>
struct TablesOf<GameList<Gs...>> {
  using Type = std::variant<Table<Gs>...>;
};

/// @brief The table of any game of the house.
using AnyTable = TablesOf<HouseGames>::Type;

/// @brief A record on disk, read and replayed. Callers take the table from
/// here, so the file is never opened again just to find out what it is.
struct KeptRecord {
  std::filesystem::path path;
  std::string text;
  AnyTable table;

  /// @brief Refused with the file's name, the line and the reason.
  static Outcome<KeptRecord> Open(const std::filesystem::path& path);
  /// @brief The record as it is now, once no other program writes it. Replayed
  /// only if it has changed.
  Outcome<KeptRecord> Refreshed() &&;

  bool Over() const {
    return std::visit([](const auto& game) { return game.Over(); }, table);
  }
};

/// @brief The latest unfinished game; recovered if necessary. A file that
/// cannot be read even then is skipped, never touched.
std::optional<KeptRecord> LatestUnfinished();

}  // namespace glazier
