// SPDX-License-Identifier: MIT
// Finding recorded games.
#include "app/store/games.hpp"

#include <algorithm>
#include <ctime>
#include <system_error>
#include <utility>

#include "app/store/game_file.hpp"
#include "app/store/paths.hpp"
#include "engine/games.hpp"

namespace glazier {
namespace {

constexpr std::string_view kExtension = ".game";

std::filesystem::path DamagedPath(const std::filesystem::path& path) {
  return path.string() + ".damaged";
}

bool IsWhole(const std::filesystem::path& path) {
  const Outcome<std::string> game = GameOf(path);
  return game && WithGame(*game, [&path]<Game G>() {
           return static_cast<bool>(LoadGame<G>(path));
         });
}

/// Whether a newer glazier can probably read this record.
bool IsOfAnotherFormat(const std::filesystem::path& path) {
  const auto text = ReadFile(path, kMaxRecordBytes);
  return !text || (text->starts_with(kRecordMagic) &&
                   !text->starts_with(std::string(kRecordMagic) +
                                      std::to_string(kRecordFormat) + '\n'));
}

}  // namespace

bool Recover(const std::filesystem::path& path) {
  const std::filesystem::path before = path.string() + '~';
  if (IsWhole(path) || IsOfAnotherFormat(path) || !IsWhole(before)) {
    return false;
  }
  const auto lock = GameFile::Take(path);
  const auto text = ReadFile(before, kMaxRecordBytes);
  if (!lock || !text || IsWhole(path)) {
    return false;  // another program was faster
  }
  // The backup stays as it is: until the end it is the only good copy.
  NewFile repaired(path, *text);
  return repaired.why().empty() && KeepCopy(path, DamagedPath(path)).empty() &&
         repaired.Replace(path, false).empty();
}

bool WasRecovered(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::exists(DamagedPath(path), error);
}

std::filesystem::path NewGamePath(std::string_view game, std::uint64_t seed) {
  const auto directory = GamesDirectory();
  if (directory.empty()) {
    return {};
  }
  const std::time_t now = std::time(nullptr);
  std::tm calendar{};
  localtime_r(&now, &calendar);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &calendar);
  const std::string stem =
      std::string(game) + '-' + stamp + '-' + std::to_string(seed);
  auto path = directory / (stem + std::string(kExtension));
  std::error_code error;
  for (int n = 2; std::filesystem::exists(path, error); ++n) {
    path =
        directory / (stem + '-' + std::to_string(n) + std::string(kExtension));
  }
  return path;
}

std::vector<std::filesystem::path> RecordedGames() {
  using Entry =
      std::pair<std::filesystem::file_time_type, std::filesystem::path>;
  std::vector<Entry> found;
  std::error_code error;
  std::filesystem::directory_iterator files(GamesDirectory(), error);
  for (const auto end = std::filesystem::directory_iterator();
       !error && files != end; files.increment(error)) {
    std::error_code gone;
    const auto time = files->last_write_time(gone);
    if (!gone && files->path().extension() == kExtension) {
      found.emplace_back(time, files->path());
    }
  }
  std::sort(found.begin(), found.end(), std::greater<>());
  std::vector<std::filesystem::path> paths;
  paths.reserve(found.size());
  for (auto& [time, path] : found) {
    paths.push_back(std::move(path));
  }
  return paths;
}

void ForgetOldGames(std::size_t most) {
  const auto paths = RecordedGames();
  std::error_code error;
  for (std::size_t i = most; i < paths.size(); ++i) {
    for (const auto& path :
         {paths[i], std::filesystem::path(paths[i].string() + '~'),
          DamagedPath(paths[i])}) {
      std::filesystem::remove(path, error);
    }
  }
}

Outcome<std::string> GameOf(const std::filesystem::path& path) {
  const Outcome<std::string> text = ReadFile(path, kMaxRecordBytes);
  return text ? GameOf(path, *text) : text.refusal();
}

Outcome<std::string> GameOf(const std::filesystem::path& path,
                            std::string_view text) {
  const Outcome<RecordHeader> header = ReadRecordHeader(text);
  if (!header) {
    return Refusal{Shown(path) + ": " + header.why()};
  }
  const auto games = GameNames();
  if (std::find(games.begin(), games.end(), header->game) == games.end()) {
    return Refusal{Shown(path) + ": line 2: this glazier has no game called " +
                   Quoted(header->game)};
  }
  return header->game;
}

}  // namespace glazier
