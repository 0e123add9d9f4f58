// A game held by this program: the table, its bots, and where it is kept.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/bots/bot.hpp"
#include "tui/screens/keeper.hpp"
#include "tui/screens/table/session.hpp"
#include "tui/screens/thinker.hpp"

namespace glazier::tui {

/// @brief Every person plays at this screen; the bots think here, too.
template <Game G>
class LocalSession : public Session<G> {
 public:
  using Step = typename G::Step;
  using Change = typename Session<G>::Change;

  /// @brief `name` is what the host calls the game.
  LocalSession(Keeper& keeper, Table<G> table, std::string name);

  const Table<G>& table() const override { return table_; }
  const std::string& name() const override { return name_; }
  bool Mine(int seat) const override;
  bool MayMove() const override;

  // Each keeps the game afterwards.
  std::string Play(const Step& move) override;
  /// @brief Back to the last decision of a person: past what bots did since.
  std::string Undo() override;
  /// @brief Forward again to a person's next decision, or to the end.
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
  void BeginTurn();
  /// Whoever plays for the seat to move; the same one for the whole game.
  Bot<G>& MoversBot();
  void TellTrouble();

  Keeper& keeper_;
  Table<G> table_;
  std::string name_;
  std::string warning_;                        // of keeping the game
  std::string trouble_;                        // of a bot
  std::vector<std::unique_ptr<Bot<G>>> bots_;  // by seat, once they moved
  std::vector<std::string> troubles_;          // of those, as far as told
  Thinker<Step> thinker_;  // after the bots: it ends before they do
  std::optional<TimePoint> turn_began_;  // of a bot
  std::optional<Step> coming_;           // what it found
  bool shows_coming_ = false;
  int halves_ = 0;  // half seconds a bot has been thinking
};

}  // namespace glazier::tui
