// What every way of thinking is asked, and answers.
#pragma once

#include <cstdint>

#include "engine/bots/base.hpp"

namespace glazier {

/// @brief The answer: a move, and what it is worth to the seat to move.
template <class Step>
struct Thought {
  Step move{};
  int value = 0;        ///< as Evaluate counts
  int depth = 0;        ///< how far, or how often, was looked ahead
  bool solved = false;  ///< more time would change nothing
  std::uint64_t nodes = 0;
};

/// @brief Which of the legal moves are looked at in the position itself.
template <Game G>
struct RootSteps {
  const typename G::Step* only = nullptr;     ///< null: all
  const typename G::Step* without = nullptr;  ///< there must be others
  const typename G::Steps* among = nullptr;   ///< null: all
};

/// @brief The choices of a position that are asked for.
template <SearchableGame G>
void ListRoot(const G& position,
              const RootSteps<G>& root,
              typename G::Steps& moves) {
  if (root.only != nullptr) {
    moves.Clear();
    moves.Add(*root.only);
    return;
  }
  if (root.among != nullptr) {
    moves = *root.among;
    return;
  }
  ListChoices(position, moves);
  if (root.without != nullptr) {
    moves.Remove(*root.without);
  }
}

}  // namespace glazier
