// A game at the screen: the table, where it is kept, and taking back.
#pragma once

#include <string>

#include "engine/table/record.hpp"
#include "tui/screens/host.hpp"
#include "tui/screens/sintra/timeline.hpp"

namespace glazier::tui {

class Session {
 public:
  /// @brief `name` is what the host calls the game.
  Session(Host& host, SintraTable table, std::string name);

  const SintraTable& table() const { return table_; }
  const sintra::State& now() const { return table_.now(); }
  const std::string& name() const { return name_; }
  const Timeline& timeline() const { return timeline_; }
  /// @brief The seat to move, or null when the game is over.
  const Seat* mover() const { return table_.mover(); }
  bool HumanToMove() const { return mover() != nullptr && mover()->IsHuman(); }
  /// @brief Whether several people share this screen.
  bool HotSeat() const;

  // Each keeps the game afterwards. Play returns why not, or nothing.
  std::string Play(const sintra::Move& move);
  /// @brief Back to the last decision of a person: past what bots did since.
  bool Undo();
  /// @brief Forward again to a person's next decision, or to the end.
  bool Redo();

  /// @brief What went wrong with keeping the game last time; empty if nothing.
  const std::string& warning() const { return warning_; }

 private:
  void Keep();

  Host& host_;
  SintraTable table_;
  std::string name_;
  Timeline timeline_;
  std::string warning_;
};

}  // namespace glazier::tui
