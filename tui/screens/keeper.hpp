// SPDX-License-Identifier: MIT
// The outside world for the screens: what keeps games and settings.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/text_bot.hpp"
#include "engine/core/outcome.hpp"

namespace glazier::tui {

class Lobby;

/// @brief A game that was kept.
struct KeptGame {
  std::string name;   ///< what LoadGame and SaveGame call it: a file name
  std::string title;  ///< one line for the player: when, who, score
  bool over = false;
};

/// @brief Everything the screens may ask of the world. They touch no file
/// themselves. All calls come from one thread and should return soon.
class Keeper {
 public:
  virtual ~Keeper() = default;

  /// @brief A name under which no game is kept yet.
  virtual std::string NewGameName(std::string_view game,
                                  std::uint64_t seed) = 0;
  /// @brief Keeps the text of a record, replacing what was kept under that
  /// name. Called after every action. Returns a warning for the player (such as
  /// a full disk), or nothing; the game continues either way.
  virtual std::string SaveGame(const std::string& name,
                               std::string_view record) = 0;
  /// @brief The text of a record that was kept.
  virtual Outcome<std::string> LoadGame(const std::string& name) = 0;
  /// @brief Takes a kept game to play it, until LeaveGame: only one program can
  /// at a time. Returns why not ("x.game is being played by process 123"), or
  /// nothing. A new game is taken by its NewGameName.
  virtual std::string TakeGame(const std::string& /*name*/) { return {}; }
  /// @brief Releases the game that was taken.
  virtual void LeaveGame() {}
  /// @brief The game to continue: the last one played, if it is not over.
  virtual std::optional<KeptGame> UnfinishedGame() = 0;
  /// @brief All that are kept, the newest first.
  virtual std::vector<KeptGame> ListGames() = 0;
  /// @brief The program that was named on the command line for a seat, or
  /// null. Records never name one.
  virtual std::unique_ptr<TextPlayer> OpenProgram(std::size_t /*seat*/) {
    return nullptr;
  }
  /// @brief A random number to deal a new game from.
  virtual std::uint64_t NewSeed() = 0;

  /// @brief The tables of others on this machine, or null where there are none.
  virtual Lobby* Friends() { return nullptr; }

  /// @brief Games, wins per opponent, best scores, streaks: lines to show.
  virtual std::string Statistics() = 0;
  /// @brief The rules of a game, as text with headings ("# ...").
  virtual std::string Rules(std::string_view game) = 0;

  /// @brief What was remembered last time; empty when there is nothing.
  virtual std::string LoadSettings() = 0;
  /// @brief Returns a warning, or nothing.
  virtual std::string SaveSettings(std::string_view text) = 0;
};

}  // namespace glazier::tui
