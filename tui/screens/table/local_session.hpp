// SPDX-License-Identifier: MIT
// A game held by this program: the table, its bots, and where it is kept.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/sitting/sitting.hpp"
#include "engine/table/perspective.hpp"
#include "tui/screens/keeper.hpp"
#include "tui/screens/table/session.hpp"

namespace glazier::tui {

/// @brief Every person plays at this screen; the bots think here, too. The
/// screen sees what the person knows whose turn it is, or was last.
template <Game G>
class LocalSession : public Session<G> {
 public:
  using Step = typename G::Step;
  using Change = typename Session<G>::Change;

  /// @brief `name` is what the host calls the game.
  LocalSession(Keeper& keeper, Table<G> table, std::string name);

  const Table<G>& table() const override { return perspective_.table(); }
  const std::string& name() const override { return name_; }
  bool Mine(int seat) const override { return sitting_.IsPerson(seat); }
  bool MayMove() const override { return sitting_.PersonsTurn(); }

  // Each keeps the game afterwards.
  std::string Play(const Step& move) override;
  std::string Undo() override;
  std::string Redo() override;

  /// @brief Lets bots think, and plays what they found once the pace allows.
  Change Tick(TimePoint now, const Tempo& tempo) override;
  Await Awaits(const Tempo& tempo) const override;
  std::optional<Step> Coming() const override;
  std::string Status() const override;
  std::string TakeWarning() override {
    std::string words = std::exchange(trouble_, "");
    return words.empty() ? std::exchange(warning_, "") : words;
  }

  /// @brief Saves the game as it stands.
  void Keep();

 private:
  static Bots<G> BotsFor(Keeper& keeper, const Table<G>& table);
  void Changed();
  std::chrono::steady_clock::duration Pause(const Tempo& tempo) const;

  Keeper& keeper_;
  Sitting<G> sitting_;
  Perspective<G> perspective_;
  std::string name_;
  std::string warning_;                  // of keeping the game
  std::string trouble_;                  // of a bot
  std::optional<TimePoint> turn_began_;  // of a bot
  std::optional<Step> coming_;           // what it found
  bool shows_coming_ = false;
  int halves_ = 0;  // half seconds a bot has been thinking
};

}  // namespace glazier::tui
