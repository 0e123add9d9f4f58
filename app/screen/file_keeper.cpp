// SPDX-License-Identifier: MIT
// Games and settings on disk, for the screens.
#include "app/screen/file_keeper.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

#include "app/bots/program.hpp"
#include "app/cli/command.hpp"
#include "app/cli/embedded.hpp"
#include "app/store/kept_record.hpp"
#include "app/store/paths.hpp"
#include "app/store/statistics.hpp"

namespace glazier {
namespace {

constexpr std::size_t kMaxSettingsBytes = 1 << 16;
constexpr std::size_t kMostListed = 200;

std::string When(const std::filesystem::path& path) {
  std::error_code error;
  const auto written = std::filesystem::last_write_time(path, error);
  if (error) {
    return "";
  }
  const auto system = std::chrono::file_clock::to_sys(written);
  const std::time_t seconds = std::chrono::system_clock::to_time_t(
      std::chrono::time_point_cast<std::chrono::system_clock::duration>(
          system));
  std::tm calendar{};
  localtime_r(&seconds, &calendar);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &calendar);
  return text;
}

/// A line about a record.
tui::KeptGame LineOf(const KeptRecord& record) {
  return std::visit(
      [&record]<Game G>(const Table<G>& table) {
        tui::KeptGame kept;
        kept.name = record.path.filename().string();
        kept.over = table.Over();
        // The scores come last: a narrow window may cut the end.
        kept.title = When(record.path) + "  " + std::string(G::kInfo.title);
        if (!kept.over) {
          kept.title += ", " + std::to_string(table.steps()) +
                        (table.steps() == 1 ? " move" : " moves");
        }
        kept.title += WasRecovered(record.path) ? ", recovered:" : ":";
        for (int seat = 0; seat < table.now().players(); ++seat) {
          kept.title += (seat == 0 ? " " : ", ") +
                        table.seats()[static_cast<std::size_t>(seat)].name +
                        ' ' + ScoreText<G>(table.now().Score(seat));
        }
        return kept;
      },
      record.table);
}

}  // namespace

std::string FileKeeper::Adopt(const std::filesystem::path& path) {
  adopted_[path.string()] = path;
  return path.string();
}

std::filesystem::path FileKeeper::PathOf(const std::string& name) const {
  if (game_ && name == game_name_) {
    return game_->path();
  }
  const auto adopted = adopted_.find(name);
  return adopted != adopted_.end()
             ? adopted->second
             : GamesDirectory() / std::filesystem::path(name).filename();
}

std::string FileKeeper::NewGameName(std::string_view game, std::uint64_t seed) {
  const auto path = NewGamePath(game, seed);
  game_name_ = path.empty() ? std::string(game) : path.filename().string();
  game_.emplace(path);
  warned_ = false;
  return game_name_;
}

std::string FileKeeper::SaveGame(const std::string& name,
                                 std::string_view record) {
  if (!game_ || name != game_name_) {
    return "this game is not ours to save: " + Shown(name);
  }
  const std::string why = game_->Save(record);
  saved_ = saved_ || why.empty();
  // Warns once: it would be the same with every move.
  if (why.empty() || std::exchange(warned_, true)) {
    warned_ = !why.empty();
    return {};
  }
  return "this game is not being saved: " + why;
}

Outcome<std::string> FileKeeper::LoadGame(const std::string& name) {
  return ReadFile(PathOf(name), kMaxRecordBytes);
}

std::string FileKeeper::TakeGame(const std::string& name) {
  if (game_ && name == game_name_) {
    return {};
  }
  // The caller reads it next, and saves only a game that was read completely.
  auto taken = GameFile::Take(PathOf(name));
  if (taken) {
    game_ = std::move(*taken);
    game_name_ = name;
    warned_ = false;
  }
  return taken.why();
}

std::optional<tui::KeptGame> FileKeeper::UnfinishedGame() {
  const auto record = LatestUnfinished();
  return record ? std::optional(LineOf(*record)) : std::nullopt;
}

std::vector<tui::KeptGame> FileKeeper::ListGames() {
  auto paths = RecordedGames();
  paths.resize(std::min(paths.size(), kMostListed));
  std::vector<tui::KeptGame> games;
  for (const auto& path : paths) {
    if (const auto record = KeptRecord::Open(path)) {
      games.push_back(LineOf(*record));
    }
  }
  return games;
}

void FileKeeper::SetPrograms(Words commands, const Budget& budget) {
  programs_ = std::move(commands);
  program_budget_ = budget;
}

std::unique_ptr<TextPlayer> FileKeeper::OpenProgram(std::size_t seat) {
  if (seat >= programs_.size() || programs_[seat].empty()) {
    return nullptr;
  }
  return std::make_unique<Program>(programs_[seat], program_budget_);
}

std::uint64_t FileKeeper::NewSeed() {
  return FreshSeed();
}

std::string FileKeeper::Statistics() {
  return StatisticsText(FinishedGames());
}

std::string FileKeeper::Rules(std::string_view game) {
  return std::string(EmbeddedRules(game));
}

std::string FileKeeper::LoadSettings() {
  const auto directory = ConfigDirectory();
  if (directory.empty()) {
    return "";
  }
  const auto text = ReadFile(directory / "settings", kMaxSettingsBytes);
  return text ? *text : "";
}

std::string FileKeeper::SaveSettings(std::string_view text) {
  const auto directory = ConfigDirectory();
  return directory.empty() ? "there is no home directory for settings"
                           : WriteFile(directory / "settings", text);
}

}  // namespace glazier
