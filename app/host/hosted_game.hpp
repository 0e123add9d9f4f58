// SPDX-License-Identifier: MIT
// A hosted game behind an interface of texts, independent of the game.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/table/table.hpp"

namespace glazier {

/// @brief The game of one table. Only the host's own thread calls it.
class HostedGame {
 public:
  virtual ~HostedGame() = default;

  virtual std::string_view game() const = 0;
  virtual std::string options() const = 0;
  virtual std::uint64_t seed() const = 0;
  virtual const std::vector<Seat>& seats() const = 0;
  virtual void Sit(std::size_t seat, const Seat& who) = 0;

  /// @brief Deals; before that nothing has happened.
  virtual void Begin() = 0;
  virtual bool begun() const = 0;
  virtual bool over() const = 0;
  /// @brief How it ended for a seat, once it is over.
  struct Ending {
    bool won = false;
    double points = 0;
  };
  virtual Ending EndOf(std::size_t seat) const = 0;
  /// @brief The seat whose turn it is while the game is on, and whether a seat
  /// may act: several may where choices are made at the same time.
  virtual std::size_t mover() const = 0;
  virtual bool Acts(std::size_t seat) const = 0;
  /// @brief How many moves a seat knows: all except the secrets of others.
  virtual std::size_t MovesKnownTo(std::size_t seat) const = 0;

  /// @brief What happened so far, each as messages to a seat or kWatcher.
  virtual std::size_t steps() const = 0;
  virtual std::vector<std::string> StepFor(int viewer,
                                           std::size_t step) const = 0;
  /// @brief The same for everybody once the game is over: "open", then the
  /// steps. Nothing where nothing was hidden.
  virtual std::vector<std::string> Revelation() const = 0;

  /// @brief Plays a move of a seat that acts. Returns why not, or nothing.
  virtual std::string Play(std::size_t seat, std::string_view move) = 0;
  /// @brief Takes back the last move of a seat, as far as the rule of a shared
  /// table allows. Returns how many steps are unchanged, or why not.
  virtual Outcome<std::size_t> TakeBack(std::size_t seat) = 0;

  /// @brief Lets a bot think for the seat whose turn it is, on its own thread;
  /// it calls `found` there when it is done.
  virtual void Think(std::string_view bot, std::function<void()> found) = 0;
  virtual void StopThinking() = 0;
  /// @brief Plays what the bot found; false if it is still thinking.
  virtual bool PlayFound() = 0;

  /// @brief Writes the record. Returns why it could not, or nothing.
  virtual std::string Save(const std::filesystem::path& path) const = 0;
};

/// @brief A game that has not begun, or why there is none.
Outcome<std::unique_ptr<HostedGame>> NewHostedGame(
    const std::string& game,
    const std::string& options,
    std::uint64_t seed,
    const std::vector<Seat>& seats);

/// @brief The game of a record.
Outcome<std::unique_ptr<HostedGame>> LoadHostedGame(
    const std::filesystem::path& path);

}  // namespace glazier
