// SPDX-License-Identifier: MIT
// What the screens ask for, kept in files: games, settings and texts.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "app/cli/options.hpp"
#include "app/store/game_file.hpp"
#include "engine/bots/budget.hpp"
#include "tui/screens/keeper.hpp"

namespace glazier {

/// @brief Keeps everything below the XDG directories. Games are called by
/// their file name; one from elsewhere must be adopted first.
class FileKeeper : public tui::Keeper {
 public:
  /// @brief Allows a record outside the games directory to be saved again. The
  /// caller has read it without error. Returns its name.
  std::string Adopt(const std::filesystem::path& path);

  /// @brief The commands of programs by seat, empty where there is none.
  void SetPrograms(Words commands, const Budget& budget);

  /// @brief The tables of others on this machine, for the menu.
  void SetFriends(tui::Lobby* friends) { friends_ = friends; }
  tui::Lobby* Friends() override { return friends_; }

  /// @brief Whether a game was saved by this object.
  bool saved() const { return saved_; }

  std::string NewGameName(std::string_view game, std::uint64_t seed) override;
  std::string SaveGame(const std::string& name,
                       std::string_view record) override;
  Outcome<std::string> LoadGame(const std::string& name) override;
  std::string TakeGame(const std::string& name) override;
  void LeaveGame() override { game_.reset(); }
  std::optional<tui::KeptGame> UnfinishedGame() override;
  std::vector<tui::KeptGame> ListGames() override;
  std::unique_ptr<TextPlayer> OpenProgram(std::size_t seat) override;
  std::uint64_t NewSeed() override;
  std::string Statistics() override;
  std::string Rules(std::string_view game) override;
  std::string LoadSettings() override;
  std::string SaveSettings(std::string_view text) override;

 private:
  std::filesystem::path PathOf(const std::string& name) const;

  // Adopted from elsewhere.
  std::map<std::string, std::filesystem::path> adopted_;
  // The current game: made here, or read without error. Nothing else is ever
  // written.
  std::optional<GameFile> game_;
  std::string game_name_;
  tui::Lobby* friends_ = nullptr;
  Words programs_;
  Budget program_budget_;
  bool saved_ = false;
  bool warned_ = false;  // that it is not being saved
};

}  // namespace glazier
