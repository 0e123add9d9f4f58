// SPDX-License-Identifier: MIT
// Recorded games on disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/store/file.hpp"
#include "engine/table/record.hpp"

namespace glazier {

/// @brief A fresh file name for a game that begins now.
std::filesystem::path NewGamePath(std::string_view game, std::uint64_t seed);

/// @brief All recorded games, the latest played first.
std::vector<std::filesystem::path> RecordedGames();

/// @brief Removes the games that have not been played for the longest time
/// until `most` are left.
void ForgetOldGames(std::size_t most);

/// @brief If a record is damaged and its copy from before the last save is
/// intact, restores the copy and keeps the damaged record as PATH.damaged.
/// Returns whether it did.
bool Recover(const std::filesystem::path& path);

/// @brief Whether a record was recovered, and its last action may be missing.
bool WasRecovered(const std::filesystem::path& path);

/// @brief Reads the text of a file, refusing with its name, line and reason.
template <Game G>
Outcome<Table<G>> ReadGame(const std::filesystem::path& path,
                           std::string_view text) {
  Outcome<Table<G>> table = ReadRecord<G>(text);
  if (!table) {
    return Refusal{Shown(path) + ": " + table.why()};
  }
  return table;
}

/// @brief The same from disk.
template <Game G>
Outcome<Table<G>> LoadGame(const std::filesystem::path& path) {
  const Outcome<std::string> text = ReadFile(path, kMaxRecordBytes);
  if (!text) {
    return text.refusal();
  }
  return ReadGame<G>(path, *text);
}

/// @brief Which game a file records, or why it does not.
Outcome<std::string> GameOf(const std::filesystem::path& path);
Outcome<std::string> GameOf(const std::filesystem::path& path,
                            std::string_view text);

/// @brief Writes the record; returns why it could not, or nothing. Call it
/// only with a path from NewGamePath or one that LoadGame read without fault:
/// nothing damaged is ever overwritten.
template <Game G>
std::string SaveGame(const Table<G>& table, const std::filesystem::path& path) {
  if (path.empty()) {
    return "there is no home directory to save in";
  }
  return WriteFile(path, WriteRecord(table));
}

}  // namespace glazier
