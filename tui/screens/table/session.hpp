// SPDX-License-Identifier: MIT
// A game at the screen, whether local or remote.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/table.hpp"
#include "tui/table/lesson_page.hpp"
#include "tui/terminal/await.hpp"

namespace glazier::tui {

/// @brief How the screen wants to see what others do.
struct Tempo {
  std::chrono::milliseconds delay{0};  ///< the least time a bot's turn takes
  bool announce = false;  ///< a move is shown by Coming before it is played
  bool hold = false;      ///< the player looks elsewhere: nothing may happen
};

/// @brief Something a session offers besides moves.
struct SessionAsk {
  std::string label;
  std::function<void()> enter = nullptr;
  std::function<void(const std::string&)> type = nullptr;  ///< takes a text
};

/// @brief What the views of a table need of a game. The table itself may be
/// this program's own (LocalSession), or show what happens somewhere else.
/// All calls come from the screen's thread and return soon.
template <Game G>
class Session {
 public:
  using Step = typename G::Step;
  enum class Change : std::uint8_t {
    kNone,
    kWords,  ///< Status, Coming or Warning: draw again
    kTable,  ///< moves were played or taken back
  };

  virtual ~Session() = default;

  /// @brief The game as far as it is known here.
  virtual const Table<G>& table() const = 0;
  /// @brief What the game is called where it is kept.
  virtual const std::string& name() const = 0;
  /// @brief Whether the player at this screen moves for a seat.
  virtual bool Mine(int seat) const = 0;
  /// @brief Whether a move can be chosen now: a seat of ours is to move, and
  /// no answer is awaited.
  virtual bool MayMove() const = 0;

  // Each answers in words for the player: why not, or what was done; nothing
  // where the table shows it. The effect is immediate, or appears in a later
  // Tick.
  virtual std::string Play(const Step& move) = 0;
  virtual std::string Undo() = 0;
  virtual std::string Redo() = 0;

  /// @brief Called as time passes; returns what has changed since the last
  /// call.
  virtual Change Tick(TimePoint now, const Tempo& tempo) = 0;
  /// @brief What it waits for before the next Tick.
  virtual Await Awaits(const Tempo& /*tempo*/) const { return {}; }
  /// @brief The move another player is about to make, to be shown first.
  virtual std::optional<Step> Coming() const { return std::nullopt; }
  /// @brief What the game waits for while MayMove is false: "Bruno is
  /// thinking", "Ana is away".
  virtual std::string Status() const = 0;
  /// @brief Trouble the player must hear of: handed over once.
  virtual std::string TakeWarning() { return ""; }

  /// @brief Whether the game is held elsewhere, with people at other screens.
  virtual bool Elsewhere() const { return false; }
  /// @brief The page of a lesson, if there is one; and the next or previous
  /// page.
  virtual std::optional<LessonPage> Page() const { return std::nullopt; }
  virtual void TurnPage(int /*step*/) {}
  /// @brief What else the player can ask for: rows for the menu of the game.
  virtual std::vector<SessionAsk> Asks() { return {}; }

  // What follows from these.
  const G& now() const { return table().now(); }
  const std::string& NameOf(int seat) const {
    return table().seats()[static_cast<std::size_t>(seat)].name;
  }
  /// @brief The number of seats played at this screen.
  int MySeats() const {
    int mine = 0;
    for (int seat = 0; seat < now().players(); ++seat) {
      mine += Mine(seat) ? 1 : 0;
    }
    return mine;
  }
};

}  // namespace glazier::tui
