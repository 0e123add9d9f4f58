// SPDX-License-Identifier: MIT
// A recorded game of any kind, opened once and passed along.
#include "app/store/kept_record.hpp"

#include <algorithm>
#include <utility>

namespace glazier {
namespace {

/// Enough to find the game to resume; keeps the start quick.
constexpr std::size_t kMostLookedAt = 100;

Outcome<KeptRecord> Read(const std::filesystem::path& path, std::string text) {
  const auto game = GameOf(path, text);
  if (!game) {
    return game.refusal();
  }
  return WithGame(*game, [&]<Game G>() -> Outcome<KeptRecord> {
    auto table = ReadGame<G>(path, text);
    if (!table) {
      return table.refusal();
    }
    return KeptRecord{path, std::move(text), std::move(*table)};
  });
}

}  // namespace

Outcome<KeptRecord> KeptRecord::Open(const std::filesystem::path& path) {
  auto text = ReadFile(path, kMaxRecordBytes);
  if (!text) {
    return text.refusal();
  }
  return Read(path, std::move(*text));
}

Outcome<KeptRecord> KeptRecord::Refreshed() && {
  auto now = ReadFile(path, kMaxRecordBytes);
  if (!now) {
    return now.refusal();
  }
  if (*now == text) {
    return std::move(*this);
  }
  return Read(path, std::move(*now));
}

std::optional<KeptRecord> LatestUnfinished() {
  auto paths = RecordedGames();
  paths.resize(std::min(paths.size(), kMostLookedAt));
  for (const auto& path : paths) {
    auto record = KeptRecord::Open(path);
    if (!record && Recover(path)) {
      record = KeptRecord::Open(path);
    }
    if (record && !record->Over()) {
      return std::move(*record);
    }
  }
  return std::nullopt;
}

}  // namespace glazier
