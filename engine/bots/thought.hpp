// SPDX-License-Identifier: MIT
// The question to a search, and its answer.
#pragma once

#include <cstdint>

#include "engine/bots/base.hpp"

namespace glazier {

/// @brief The answer: a move, and what it is worth to the seat to move.
template <class Step>
struct Thought {
  Step move{};
  int value = 0;        ///< in the units of Evaluate
  int depth = 0;        ///< how far or how often it looked ahead
  bool solved = false;  ///< more time would change nothing
  std::uint64_t nodes = 0;
};

/// @brief Which of the legal moves to consider in the root position.
template <Game G>
struct RootSteps {
  const typename G::Step* only = nullptr;     ///< null: all
  const typename G::Step* without = nullptr;  ///< there must be others
  const typename G::Steps* among = nullptr;   ///< null: all
};

/// @brief The choices of a position that the question allows.
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
