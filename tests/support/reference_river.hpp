// SPDX-License-Identifier: MIT
// A second, slow and plain implementation of River Valley, which the tests
// compare with the engine. It shares nothing with the engine, not even its
// tables: a piece is a text such as "W3", and steps are words.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace glazier::reference {

using Heap = std::multiset<std::string>;

struct RiverTile {
  char name = '1';
  Heap pieces;
};

struct RiverColumn {
  char colour = 'W';
  std::vector<std::string> pieces;  ///< from the bottom up
};

struct RiverPlayer {
  Heap satchel;
  std::vector<RiverColumn> columns;  ///< from the left
  Heap overflow;

  int Inventory() const;
};

struct RiverScore {
  int rows = 0;
  int columns = 0;
  int overflow = 0;
  int total = 0;
};

/// @brief River Valley from the set-up on. The caller draws from the bag:
/// Refill and Fill say what came out.
class RiverGame {
 public:
  RiverGame(int players,
            int first,
            std::vector<RiverTile> river,
            const std::vector<std::string>& lake,
            const std::vector<std::vector<std::string>>& satchels);

  int ToMove() const { return turn_; }
  bool Over() const { return over_; }
  /// @brief Whether pieces are due after the last move: for the tile at the
  /// start of the river, or for the lake.
  bool AwaitsDraw() const { return due_ != ""; }
  int Due() const;
  /// @brief What came from the bag; a second list by seat if the end begins.
  void Refill(const std::vector<std::string>& drawn,
              const std::vector<std::vector<std::string>>& fill);

  /// @brief The words of all legal steps.
  std::set<std::string> LegalSteps() const;
  void Play(const std::string& word);
  /// @brief Whether the turn goes on: columns or the overflow are asked for.
  bool WithinTurn() const;

  std::vector<RiverPlayer> players;
  Heap bag;

  RiverScore Score(int seat) const;
  std::vector<int> Winners() const;

  /// @brief Everything as one line, in the words of the engine's own text.
  std::string Text() const;

 private:
  std::set<std::string> Placings() const;
  std::set<std::string> Draws() const;
  std::vector<std::size_t> Beside(std::size_t place) const;
  std::size_t PlaceOf(char tile) const;
  /// The gathered colours without a column.
  std::set<char> NewColours() const;
  void GiveColumn(char colour);
  void BuildGathered();
  RiverPlayer& mover() { return players[static_cast<std::size_t>(turn_)]; }
  const RiverPlayer& mover() const {
    return players[static_cast<std::size_t>(turn_)];
  }
  void NextTurn();

  std::vector<RiverTile> river_;
  Heap lake_;
  Heap gathered_;  // and not yet built
  int first_ = 0;
  int turn_ = 0;
  int passed_ = 0;
  int last_turns_ = -1;  // still to come; -1 before the round is finished
  bool end_ = false;
  bool over_ = false;
  std::string turn_due_;  // what the turn under way will empty
  std::string due_;
};

/// @brief All pieces in the box.
Heap RiverBox(int players);

}  // namespace glazier::reference
