// The desk of the screens: games, settings and texts, as files keep them.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "tui/screens/host.hpp"

namespace glazier {

/// @brief Keeps everything below the XDG directories. Games are called by
/// their file name; one from elsewhere must be adopted first.
class Desk : public tui::Host {
 public:
  /// @brief Allows a record outside the games directory to be saved again.
  /// The caller has read it without fault. Returns its name.
  std::string Adopt(const std::filesystem::path& path);

  std::string NewGameName(std::string_view game, std::uint64_t seed) override;
  std::string SaveGame(const std::string& name,
                       std::string_view record) override;
  Outcome<std::string> LoadGame(const std::string& name) override;
  std::optional<tui::KeptGame> UnfinishedGame() override;
  std::vector<tui::KeptGame> ListGames() override;
  std::uint64_t NewSeed() override;
  std::string Statistics() override;
  std::string Rules(std::string_view game) override;
  std::string LoadSettings() override;
  std::string SaveSettings(std::string_view text) override;

 private:
  // Only these are ever written: made here, or read without fault.
  std::map<std::string, std::filesystem::path> own_;
};

}  // namespace glazier
