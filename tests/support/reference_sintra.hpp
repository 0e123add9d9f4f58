// SPDX-License-Identifier: MIT
// A second, slow and plain implementation of Sintra, which the tests compare
// with the engine. It shares nothing with the engine, not even its tables.
#pragma once

#include <string>
#include <vector>

namespace glazier::reference {

// A pane is its colour's letter, a heap of panes is a string of letters in any
// order ("OOPB"), and '.' is a space without a pane.

/// @brief What is fixed before the first round.
struct Setup {
  int players = 2;
  char side = 'A';    // 'A' or 'B'
  int first = 0;      // seat that opens round 1
  std::string bonus;  // six letters, round 1 first
  // For each player eight texts "OYOYO/BGPGB": face up / face down.
  std::vector<std::vector<std::string>> strips;
};

/// @brief The end of the game for one player; all in points.
struct FinalScore {
  int leftover = 0;  // for panes left on strips
  int glass = 0;     // for the marker's last space, never above 0
  int bonus = 0;     // ornaments (side A) or best colour (side B)
  int lost = 0;      // everything ever lost on the broken-glass track
  int score = 0;
};

struct Strip {
  bool gone = false;
  std::string up;               // the face being filled, top to bottom
  std::string down;             // the face still to come; "" when used up
  std::string panes = ".....";  // what lies on the face up
};

struct Window {
  char top = '.';
  char bottom = '.';
};

struct Player {
  int score = 0;
  int glass = 0;    // space on the broken-glass track, 0 is the top
  int lost = 0;     // points lost so far by reaching the lowest space
  int glazier = 1;  // place 1-8, counted from the left
  std::vector<Strip> strips;
  std::vector<Window> windows;
};

inline constexpr int kMarkerInCentre = -1;

/// @brief Everything on the table.
struct Position {
  char side = 'A';
  bool in_round = false;  // false: the factories are waiting for panes
  int first = 0;          // opened this round, or opens the coming one
  int to_move = 0;
  int marker = 0;     // the seat that has it, or kMarkerInCentre
  std::string bonus;  // what is left of the bonus track, this round's first
  std::vector<std::string> factories;
  std::string centre;
  std::string bag;
  std::string tower;
  std::vector<Player> players;
};

/// @brief One game, from the set-up to the winners. Errors of the caller are
/// std::logic_error.
class Game {
 public:
  explicit Game(const Setup& setup);

  /// @brief Fills the factories with the given panes, which must be possible
  /// draws from bag and tower.
  void StartRound(const std::vector<std::string>& factories);

  /// @brief Waiting for StartRound, or the game is over.
  bool RoundOver() const;
  bool GameOver() const;
  /// @brief The seat to move; between rounds the one that will open.
  int ToMove() const;
  /// @brief 1-6; between rounds the coming one, after the last still 6.
  int Round() const;

  /// @brief All legal moves in notation, sorted; none between rounds.
  std::vector<std::string> LegalMoves() const;

  struct Effect {
    int placed = 0;
    int broken = 0;  // panes; the step for the marker is not among them
    int bonus = 0;
    int window = 0;
  };
  Effect Play(const std::string& move);

  /// @brief The score track, without the final scoring.
  std::vector<int> Score() const;
  std::vector<int> Glass() const;
  std::vector<int> Bag() const;  // counts in OPYBG order, like Tower()
  std::vector<int> Tower() const;

  std::vector<FinalScore> Final() const;
  std::vector<int> Winners() const;

  /// @brief The whole position as text, one fact per line. Two positions are
  /// equal exactly when their descriptions are.
  std::string Describe() const;

  /// @brief To look at the position, and to lay out any other one by hand.
  const Position& Look() const { return position_; }
  Position& Arrange() { return position_; }

 private:
  Position position_;
};

}  // namespace glazier::reference
